"""Cells that the document writes twice, with different values."""

from typing import TYPE_CHECKING

from auditor.rule import Example
from auditor.schema import schema_rule

if TYPE_CHECKING:
    import pandera.pandas as pa

_TWICE = """\
## Heatmap: results by depth and rate
- **X-axis (Rate)**: 1, 2
- **Y-axis (Depth)**: 4, 8
#### Results
- Depth 4, Rate 1: 61.2
- Depth 4, Rate 2: 62.7
- Depth 8, Rate 1: 64.1
- Depth 8, Rate 2: 65.9
- Depth 8, Rate 2: {again}
"""


@schema_rule(
    "GRD006",
    table="cells",
    sentence="the cell {row_tick}, {column_tick} is {text} here and {first_text} before",
    by=("row", "column"),
    because=("first",),
    bad=[Example(_TWICE.format(again="69.5"), marks="69.5", says="65.9 before")],
    good=[Example(_TWICE.format(again="65.9")), Example(_TWICE.format(again="~66"))],
)
def conflicting_cell() -> "pa.DataFrameSchema":
    """The document writes two values for one cell that no rounding reconciles.

    A place of the grid has one value. Writing it again is no fault while some number rounds to both
    writings; an approximate value is read as widely as everywhere.
    """
    import pandera.pandas as pa

    return pa.DataFrameSchema(
        checks=[
            pa.Check(lambda cells: ~(cells["restated"] & (cells["high"] < cells["first_low"]))),
            pa.Check(lambda cells: ~(cells["restated"] & (cells["low"] > cells["first_high"]))),
        ]
    )
