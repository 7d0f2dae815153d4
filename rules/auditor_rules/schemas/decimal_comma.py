"""Cells with a decimal comma among cells with a decimal point."""

from typing import TYPE_CHECKING

from auditor.rule import Example, Severity
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
_COMMA = r"[-+−]?\d+,\d{1,2}\s?%?"


@schema_rule(
    "WRI004",
    table="cells",
    sentence="{text} is written with a decimal comma",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(value="62,7"), marks="62,7", says="decimal comma")],
    good=[Example(_GRID.format(value="62.7")), Example(_GRID.format(value="1,627"))],
)
def decimal_comma() -> "pa.DataFrameSchema":
    """A cell is written with a decimal comma, and therefore is no number here.

    A comma before one or two last digits separates no thousands. Only cells of a table can be told apart
    so; in a list "62,7" is two values, which makes its row ragged.
    """
    import pandera.pandas as pa

    return pa.DataFrameSchema(
        checks=pa.Check(lambda cells: cells["value"].notna() | ~cells["text"].str.fullmatch(_COMMA))
    )
