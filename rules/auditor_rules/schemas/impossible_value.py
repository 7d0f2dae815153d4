"""Cells against the domain of the measure that the panel shows."""

from typing import TYPE_CHECKING

from auditor.rule import Example
from auditor.schema import schema_rule

if TYPE_CHECKING:
    import pandera.pandas as pa

_GRID = """\
## Heatmap: results by depth and rate
- **X-axis (Rate)**: 1, 2, 3
- **Y-axis (Depth)**: 4, 8
- **Legend**: the colour bar is labeled "{label}".
#### Results
- 4: 61.2, {value}, 63.0
- 8: 64.1, 66.6, 65.9
"""


@schema_rule(
    "MET001",
    table="cells",
    sentence="{text} is impossible: {metric} is {domain}",
    bad=[
        Example(_GRID.format(label="Accuracy", value="-62.7"), marks="-62.7", says="0 to 100"),
        Example(_GRID.format(label="Recall", value="627"), marks="627", says="impossible"),
    ],
    good=[
        Example(_GRID.format(label="Accuracy", value="62.7")),
        Example(_GRID.format(label="Change in accuracy", value="-62.7")),
    ],
)
def impossible_value() -> "pa.DataFrameSchema":
    """A cell holds a value that its measure cannot take.

    Assumes that the panel shows the measure that its legend's label, its name or its figure's title names
    without doubt; a difference, a ratio or a normalised score of a measure is not that measure. A share
    may be written from 0 to 1 or in percent, and is held against the wider of the two. Silent where no
    measure, or more than one, is named.
    """
    import pandera.pandas as pa

    return pa.DataFrameSchema(
        checks=[
            pa.Check(lambda cells: ~(cells["high"] < cells["domain_low"])),
            pa.Check(lambda cells: ~(cells["low"] > cells["domain_high"])),
        ]
    )
