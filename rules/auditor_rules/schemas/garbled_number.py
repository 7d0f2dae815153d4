"""Cells in which letters stand for digits."""

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
# Letters that recognition takes for the digits 0, 1, 5 and 8, among at least one digit.
_GARBLED = r"(?=[^\d]*\d)[-+]?(?=.*[OolISB])[\dOolISB]+(?:[.,][\dOolISB]+)?%?"


@schema_rule(
    "VAL002",
    table="cells",
    sentence="{text} mixes letters with digits",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(value="6l.7"), marks="6l.7", says="letters")],
    good=[Example(_GRID.format(value="61.7")), Example(_GRID.format(value="OOM"))],
)
def garbled_number() -> "pa.DataFrameSchema":
    """A cell holds letters where digits were meant.

    Only letters that look like digits, beside at least one digit and in the form of a number, count:
    "6l.7", "O.93". Any other text in a cell is taken for a mark of its own.
    """
    import pandera.pandas as pa

    return pa.DataFrameSchema(
        checks=pa.Check(lambda cells: cells["value"].notna() | ~cells["text"].str.fullmatch(_GARBLED))
    )
