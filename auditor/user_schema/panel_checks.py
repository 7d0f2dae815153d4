"""A check that pandera lacks, registered with it so that a YAML file can name it.

A program that loads such a file with pandera alone imports this module first.
"""

from collections.abc import Mapping, Sequence

import pandas as pd
from pandera.api.extensions import register_check_method


@register_check_method(statistics=["column", "ranges"], supported_types=pd.DataFrame)  # type: ignore[untyped-decorator]
def range_by_panel(
    rows: pd.DataFrame, *, column: str, ranges: Mapping[str, Sequence[float]]
) -> "pd.Series[bool]":
    """Whether a column's values lie in the range that `ranges` gives for the name of their panel.

    A missing value does, and so does any value of a panel without a range.
    """
    names, values = rows["panel_name"], rows[column]
    low = names.map({name: ends[0] for name, ends in ranges.items()}).astype(float)
    high = names.map({name: ends[1] for name, ends in ranges.items()}).astype(float)
    return ~((values < low) | (values > high))
