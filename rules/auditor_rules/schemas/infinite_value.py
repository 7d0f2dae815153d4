"""Cells that hold no finite number."""

from typing import TYPE_CHECKING

from auditor.rule import Example
from auditor.schema import schema_rule

if TYPE_CHECKING:
    import pandera.pandas as pa

_GRID = """\
## Heatmap: results by depth and rate
| Depth | 1 | 2 | 3 |
|---|---|---|---|
| 4 | 61.2 | {value} | 63.0 |
| 8 | 64.1 | 66.6 | 65.9 |
"""


@schema_rule(
    "VAL001",
    table="cells",
    sentence="{text} is no finite number",
    bad=[Example(_GRID.format(value="6e999"), marks="6e999", says="no finite number")],
    good=[Example(_GRID.format(value="6e9")), Example(_GRID.format(value="N/A"))],
)
def infinite_value() -> "pa.DataFrameSchema":
    """A cell holds a number that is not finite.

    Infinity stands where a division by zero was written into a data file, or an exponent was misread. A
    cell that is marked as missing holds no number, and is none of these.
    """
    import pandera.pandas as pa

    return pa.DataFrameSchema(
        columns={
            "value": pa.Column(float, pa.Check(lambda value: value.abs() != float("inf")), nullable=True)
        }
    )
