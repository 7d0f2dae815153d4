"""One diagonal cell of a square matrix that differs from all others."""

from collections import Counter
from collections.abc import Iterator

from auditor.evidence.lines import name_of
from auditor.evidence.matrices import diagonal, is_square, may_equal
from auditor.metrics import metric_of
from auditor.model import Panel
from auditor.rule import Example, Finding, Mark, Severity, rule

# What a thing has in common with itself, and how far it is from itself.
_SELF = (1.0, 100.0, 0.0)

_GRID = """\
## Heatmap: how four birds resemble each other
| Bird | wren | lark | rook | teal |
|---|---|---|---|---|
| wren | 1.00 | 0.31 | 0.12 | 0.45 |
| lark | 0.31 | 1.00 | 0.27 | 0.08 |
| rook | 0.12 | 0.27 | {third} | 0.52 |
| teal | 0.45 | 0.08 | 0.52 | 1.00 |
"""


@rule(
    "MAT001",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(third="0.10"), marks="0.10", says="all others are 1")],
    good=[Example(_GRID.format(third="1.00")), Example(_GRID.format(third="N/A"))],
)
def diagonal_break(panel: Panel) -> Iterator[Finding]:
    """One diagonal cell of a square matrix differs from 1 (or 0) although all others do not.

    Assumes that a matrix with the same labels on both sides, whose diagonal is 1, 100 or 0 but for one
    cell, compares things with themselves there. Silent with fewer than three other diagonal cells (two in
    a correlation matrix), and where more than one differs, as when a diagonal was left out or averaged.
    A matrix with as many of these values beside the diagonal is none of this kind, as a sparse one.
    """
    if not is_square(panel):
        return
    cells = diagonal(panel)
    usual, times = (
        Counter(quantity.value for quantity in cells.values()).most_common(1)[0] if cells else (None, 0)
    )
    correlation = (metric := metric_of(panel)) is not None and metric.name == "correlation"
    if usual not in _SELF or times != len(cells) - 1 or times < (2 if correlation else 3):
        return
    beside = [q for (row, column), q in panel.values.items() if row != column and q.value == usual]
    odd = next(row for row, quantity in cells.items() if quantity.value != usual)
    reference = next(quantity for quantity in cells.values() if quantity.value == usual)
    if len(beside) >= times or may_equal(cells[odd], reference):
        return
    cell = panel.grid[odd, odd]
    yield Finding(
        f"the diagonal holds {cell.text} at {panel.rows.ticks[odd].text}; all others are {usual:g}",
        Mark(cell.span),
        because=(Mark(reference.span, "diagonal"),),
        panel=name_of(panel),
        suggestion=reference.text,
    )
