"""The order of an axis's numbers."""

from typing import TYPE_CHECKING

from auditor.rule import Confidence, Example, Severity
from auditor.schema import schema_rule

if TYPE_CHECKING:
    import pandera.pandas as pa

_GRID = """\
## Heatmap: results by depth and rate
- **X-axis (Rate)**: {rates}
- **Y-axis (Depth)**: 4, 8
#### Results
- 4: 61.2, 62.7, 63.0, 61.8
- 8: 64.1, 66.6, 65.9, 60.4
"""


@schema_rule(
    "GRD008",
    table="ticks",
    sentence="the {side} tick {text} stands out of order",
    by=("side",),
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[Example(_GRID.format(rates="0.1, 0.3, 0.2, 0.4"), marks="0.2", says="out of order")],
    good=[
        Example(_GRID.format(rates="0.4, 0.3, 0.2, 0.1")),
        Example(_GRID.format(rates="16, 128, 32, 8")),
    ],
)
def unordered_ticks() -> "pa.DataFrameSchema":
    """One number of an axis stands out of an order that all others keep.

    Assumes that an axis of numbers rises or falls. Silent for names that end in a number, for a list in
    which more than one number is out of order (it was sorted by something else), for three or four ticks
    that are not evenly spaced, and for ticks that only a selection of cells shows.
    """
    import pandera.pandas as pa

    return pa.DataFrameSchema(checks=pa.Check(lambda ticks: ~ticks["misplaced"]))
