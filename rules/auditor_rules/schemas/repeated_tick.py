"""Ticks that occur twice on one axis."""

from typing import TYPE_CHECKING

from auditor.rule import Example, Severity
from auditor.schema import schema_rule

if TYPE_CHECKING:
    import pandas as pd
    import pandera.pandas as pa

_GRID = """\
## Heatmap: results by depth and rate
| Depth | 1 | 2 | 3 |
|---|---|---|---|
| 4 | 61.2 | 62.7 | 63.0 |
| 8 | 64.1 | 66.6 | 65.9 |
| {last} | 60.3 | 67.8 | 68.2 |
"""


@schema_rule(
    "GRD005",
    table="ticks",
    sentence="the {side} tick {text} occurs twice",
    by=("side", "text"),
    because=("first",),
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(last="8"), marks="8", says="occurs twice")],
    good=[
        Example(_GRID.format(last="16")),
        Example(
            "## Heatmap: results\n| Run | Train | Test | Train | Test |\n|---|---|---|---|---|\n"
            "| a | 61.2 | 62.7 | 63.0 | 60.1 |\n| b | 64.1 | 66.6 | 65.9 | 62.4 |\n"
        ),
    ],
)
def repeated_tick() -> "pa.DataFrameSchema":
    """An axis has the same tick twice, so that its cells cannot be told apart.

    Assumes that the ticks of an axis differ. Silent where the text's own list of the axis has the tick
    twice, as a figure whose rows share a label does, and where several ticks repeat or one does so more
    than once: such a table has groups ("Train, Test, Train, Test" under two heads).
    """
    import pandera.pandas as pa

    def is_told_apart(ticks: "pd.DataFrame") -> "pd.Series[bool]":
        axis = [ticks[column] for column in ("document", "panel", "side")]
        grouped = (ticks["repeated"] > 1) | (ticks["earlier"].groupby(axis).transform("max") > 1)
        return (ticks["earlier"] == 0) | ticks["repeats"] | grouped

    return pa.DataFrameSchema(checks=pa.Check(is_told_apart))
