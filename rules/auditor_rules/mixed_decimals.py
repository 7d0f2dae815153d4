"""Single cells with other decimals than the rest of their panel."""

from collections import Counter
from collections.abc import Iterator

from auditor.evidence.lines import name_of, written
from auditor.model import Cell, Panel
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

# So many cells must be written, and this share of them alike.
FEWEST, SHARE = 8, 0.85

_GRID = """\
## Heatmap: growth by soil and light
- **X-axis (Light)**: 1, 2, 3
- **Y-axis (Soil)**: 10, 20, 30
#### Growth
- 10: 12.4, 17.1, 9.6
- 20: 14.8, {odd}, 11.3
- 30: 18.2, 13.7, 16.0
"""


@rule(
    "WRI001",
    severity=Severity.INFO,
    confidence=Confidence.LOW,
    bad=[Example(_GRID.format(odd="15"), marks="15", says="1 decimal")],
    good=[Example(_GRID.format(odd="15.0"))],
)
def mixed_decimals(panel: Panel) -> Iterator[Finding]:
    """A cell is written with other decimals than the cells around it.

    A lost digit or a lost point looks like that, and so does a value that was rounded by hand, so that
    this is information. Silent where fewer than eight cells, or less than 85% of them, are written alike,
    for approximate values and for numbers with an exponent or a thousands separator.
    """
    cells = [cell for cell in written(panel) if cell.quantity and not cell.quantity.approximate]
    usual, times = Counter(map(_decimals, cells)).most_common(1)[0] if cells else (0, 0)
    odd = [cell for cell in cells if _decimals(cell) != usual]
    if (
        odd
        and times >= max(FEWEST, SHARE * len(cells))
        and not any(set("eE×,") & set(cell.text) for cell in cells)
    ):
        unit = "decimal" if usual == 1 else "decimals"
        texts = ", ".join(cell.text for cell in odd)
        yield Finding(
            f"{texts} among {times} cells with {usual} {unit}",
            Mark(odd[0].span),
            also=tuple(Mark(cell.span) for cell in odd[1:]),
            panel=name_of(panel),
        )


def _decimals(cell: Cell) -> int:
    """How many digits stand behind the decimal point."""
    number = cell.quantity.text if cell.quantity else ""
    return len(number.split("±")[0].partition(".")[2].rstrip("% ").split(" ")[0])
