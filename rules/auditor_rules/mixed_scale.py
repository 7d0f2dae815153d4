"""Shares from 0 to 1 beside percentages, and the other way round."""

from collections.abc import Iterator

from auditor.evidence.lines import name_of, written
from auditor.metrics import metric_of
from auditor.model import Cell, Panel
from auditor.quantity import plain_number
from auditor.rule import Example, Finding, Mark, Severity, rule

# So many cells must share the usual scale; at most this share may have the other.
FEWEST, SHARE = 6, 0.2

_GRID = """\
## Heatmap: Recall by soil and light
- **X-axis (Light)**: 1, 2, 3
- **Y-axis (Soil)**: 10, 20, 30
#### Recall
- 10: 72.4, 67.1, 79.6
- 20: 74.8, {odd}, 71.3
- 30: 68.2, 73.7, 76.0
"""


@rule(
    "WRI003",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(odd="0.751"), marks="0.751", says="75.1")],
    good=[Example(_GRID.format(odd="75.1")), Example(_GRID.format(odd="7.1"))],
)
def mixed_scale(panel: Panel) -> Iterator[Finding]:
    """A cell is written as a share in a panel of percentages, or in percent in a panel of shares.

    Assumes that a value which lies ten times outside the range of all others, and inside it when taken a
    hundred times larger or smaller, is in the other scale; shares show two decimals at least. Silent for
    measures that are no shares, where fewer than six cells share the usual scale, and where more than a
    fifth have the other.
    """
    metric = metric_of(panel)
    cells = [cell for cell in written(panel) if cell.quantity]
    if (metric is not None and not metric.share) or any(c.quantity.value < 0 for c in cells if c.quantity):
        return
    small = [cell for cell in cells if cell.quantity and cell.quantity.value <= 1]
    large = [cell for cell in cells if cell.quantity and 1 < cell.quantity.value <= 100]
    if len(small) + len(large) < len(cells):
        return
    for odd, usual, factor in ((small, large, 100.0), (large, small, 0.01)):
        if len(usual) >= FEWEST and 0 < len(odd) <= SHARE * len(cells) and _explained(odd, usual, factor):
            yield _finding(panel, odd, len(usual), factor)


def _explained(odd: list[Cell], usual: list[Cell], factor: float) -> bool:
    values = [cell.quantity.value for cell in usual if cell.quantity]
    low, high = min(values), max(values)
    shares = odd if factor > 1 else usual
    return all(cell.quantity.step < 0.1 for cell in shares if cell.quantity) and all(
        low <= factor * cell.quantity.value <= high and not low / 10 <= cell.quantity.value <= 10 * high
        for cell in odd
        if cell.quantity
    )


def _finding(panel: Panel, odd: list[Cell], usual: int, factor: float) -> Finding:
    value = odd[0].quantity.value if odd[0].quantity else 0.0
    scale = "percentages" if factor > 1 else "shares"
    repaired = plain_number(value * factor)
    return Finding(
        f"{odd[0].text} among {usual} {scale}; {repaired} would fit",
        Mark(odd[0].span),
        also=tuple(Mark(cell.span) for cell in odd[1:]),
        panel=name_of(panel),
        suggestion=repaired,
    )
