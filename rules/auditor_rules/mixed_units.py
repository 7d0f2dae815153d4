"""Panels whose cells carry different units."""

from collections import Counter
from collections.abc import Iterator

from auditor.evidence.lines import name_of, written
from auditor.model import Panel
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

_GRID = """\
## Heatmap: response by host and load
| Host \\ Load | 1 | 2 | 3 |
|---|---|---|---|
| ada | 41 ms | 47 ms | 63 ms |
| bob | 38 ms | 45 {odd} | 59 ms |
"""


@rule(
    "WRI002",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[Example(_GRID.format(odd="s"), marks="45 s", says="among 5 cells in ms")],
    good=[Example(_GRID.format(odd="ms"))],
)
def mixed_units(panel: Panel) -> Iterator[Finding]:
    """A cell carries another unit than the cells around it.

    Assumes that a panel shows one measure. Silent where two units are each in more than a quarter of the
    cells, or fill a row or a column (a table of several measures), and where the values, compared in their
    own units, differ as little as the others do (950 ms beside 1.1 s). A cell without a unit counts with
    its neighbours.
    """
    cells = [cell for cell in written(panel) if cell.quantity and cell.quantity.unit]
    counts = Counter(cell.quantity.unit for cell in cells if cell.quantity)
    if len(counts) < 2:
        return
    usual, times = counts.most_common(1)[0]
    odd = [cell for cell in cells if cell.quantity and cell.quantity.unit != usual]
    values = [cell.quantity.value for cell in cells if cell.quantity and cell.quantity.unit == usual]
    similar = [c for c in odd if c.quantity and min(values) / 3 <= c.quantity.value <= 3 * max(values)]
    whole_line = any(
        sum(c.row == cell.row for c in odd) > 1 or sum(c.column == cell.column for c in odd) > 1
        for cell in odd
    )
    if 4 * len(odd) <= len(cells) and not whole_line and similar == odd and _same_dimension({*counts}):
        yield Finding(
            f"{odd[0].text} among {times} cells in {usual}",
            Mark(odd[0].span),
            also=tuple(Mark(cell.span) for cell in odd[1:]),
            panel=name_of(panel),
        )


_DIMENSIONS = (
    frozenset({"s", "ms", "µs", "us", "ns", "min", "h"}),
    frozenset({"%", "‰", "pp"}),
    frozenset({"KB", "MB", "GB", "TB", "B"}),
)


def _same_dimension(units: set[str]) -> bool:
    return any(units <= dimension for dimension in _DIMENSIONS)
