"""Values between the points of the lattice that the rest of their panel lies on."""

from collections import Counter
from collections.abc import Iterator

from auditor.evidence.lattice import Lattice, lattice_of
from auditor.evidence.lines import SIDES, lines, name_of, written
from auditor.metrics import metric_of
from auditor.model import Cell, Panel
from auditor.quantity import plain_number
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

LIKELIHOOD = 0.001
# Fewer cells, or fewer different values, cannot show a lattice.
SMALLEST, VARIED = 10, 8
# More off it than this share of the cells, and the lattice is not theirs.
MOST = 0.15

_GRID = """\
## Heatmap: Accuracy by pool and depth
- **X-axis (Depth)**: 1, 2, 3, 4, 5
- **Y-axis (Pool)**: 10, 20, 30, 40
#### Accuracy
- 10: {first}, 61.5, 63.0, 64.5, 66.0
- 20: 59.5, 62.0, 64.0, 65.5, 67.5
- 30: 58.0, 60.5, 62.5, 66.5, 68.0
- 40: 57.5, 59.0, 61.0, 63.5, 65.0
"""


@rule(
    "LAT001",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[Example(_GRID.format(first="60.7"), marks="60.7", says="no multiple of 0.5")],
    good=[Example(_GRID.format(first="60.0"))],
)
def off_lattice(panel: Panel) -> Iterator[Finding]:
    """A value lies between the points of the lattice that the other values of its panel lie on.

    Assumes that the cells are shares of one count, k out of n, so that all are multiples of 100/n,
    rounded to the digits shown. The lattice is inferred from the values; it counts if values without one
    would fit as well in fewer than one of a thousand panels, however many lattices are tried, and if no
    finer lattice that explains every value is a hundredth as likely. Silent for approximate values, for
    whole numbers and mixed decimals, for measures that are no shares, where the odd values fill half of
    a row or column (which may have a count of its own), and where another way of rounding explains them.
    Information where nothing tells that the values are shares.
    """
    cells = written(panel)
    step = _step(cells)
    if step is None or len(cells) < SMALLEST or not _is_share(panel):
        return
    values = [cell.quantity.value for cell in cells if cell.quantity]
    whole = 1.0 if max(values) <= 1 else 100.0
    if len(set(values) - {0, whole}) < VARIED or not step < whole / 100:
        return
    found = lattice_of(values, step, whole)
    if found and found.chance < LIKELIHOOD:
        odd = [cell for cell in cells if cell.quantity and cell.quantity.value in found.off]
        if len(odd) <= MOST * len(cells) and not _fill_a_line(panel, odd):
            yield _finding(panel, cells, odd, found)


def _step(cells: tuple[Cell, ...]) -> float | None:
    """The last digit that all cells show, or None where they differ or are approximate."""
    steps = {cell.quantity.step for cell in cells if cell.quantity}
    exact = not any(cell.quantity.approximate for cell in cells if cell.quantity)
    return steps.pop() if len(steps) == 1 and exact else None


def _is_share(panel: Panel) -> bool:
    metric = metric_of(panel)
    values = [quantity.value for quantity in panel.values.values()]
    return (metric is None or metric.share) and bool(values) and min(values) >= 0 and max(values) <= 100


def _fill_a_line(panel: Panel, odd: list[Cell]) -> bool:
    for side in SIDES:
        counts = Counter(cell.row if side == "row" else cell.column for cell in odd)
        sizes = {line.index: len(line.cells) for line in lines(panel, side)}
        if any(count > 1 and 2 * count >= sizes[index] for index, count in counts.items()):
            return True
    return False


def _finding(panel: Panel, cells: tuple[Cell, ...], odd: list[Cell], lattice: Lattice) -> Finding:
    unit = plain_number(round(lattice.unit, 6))
    values = " and ".join(sorted({cell.text for cell in odd}))
    return Finding(
        f"{values} is no multiple of {unit}, as the other {len(cells) - len(odd)} cells are",
        Mark(odd[0].span),
        also=tuple(Mark(cell.span) for cell in odd[1:]),
        panel=name_of(panel),
        actual=f"by chance: {lattice.chance:.1g}",
        severity=Severity.WARNING if metric_of(panel) else Severity.INFO,
    )
