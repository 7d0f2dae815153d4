"""Single cells that break the symmetry of a matrix."""

from collections.abc import Iterator

from auditor.evidence.chance import ends_of
from auditor.evidence.lines import name_of
from auditor.evidence.matrices import is_square, may_equal, mirrored
from auditor.metrics import metric_of
from auditor.model import Panel
from auditor.rule import Example, Finding, Mark, Severity, rule

# Of the pairs across the diagonal, at most this share may differ; the others must be this many, and varied.
MOST, FEWEST, VARIED = 0.15, 5, 3

_GRID = """\
## Heatmap: how four birds resemble each other
| Bird | wren | lark | rook | teal |
|---|---|---|---|---|
| wren | 1.00 | 0.31 | 0.12 | 0.45 |
| lark | 0.31 | 1.00 | 0.27 | {upper} |
| rook | 0.12 | 0.27 | 1.00 | 0.52 |
| teal | 0.45 | 0.08 | 0.52 | 1.00 |
"""


@rule(
    "MAT002",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(upper="0.80"), marks="0.08", says="0.80 across the diagonal")],
    good=[Example(_GRID.format(upper="0.08")), Example(_GRID.format(upper="0.1"))],
)
def asymmetric_cell(panel: Panel) -> Iterator[Finding]:
    """A cell differs from its counterpart in a matrix that is symmetric everywhere else.

    Assumes that a matrix with the same labels on both sides is symmetric if at least five pairs, of three
    different values, agree within rounding and at most 15% do not; in a correlation matrix all but one.
    Zeros and other ends of the scale are no evidence of symmetry.
    """
    if not is_square(panel):
        return
    ends = ends_of(panel)
    pairs = mirrored(panel)
    agreeing = [a.value for _, a, b in pairs if may_equal(a, b) and a.value not in ends]
    broken = [(place, a, b) for place, a, b in pairs if not may_equal(a, b)]
    correlation = (metric := metric_of(panel)) is not None and metric.name == "correlation"
    fewest, most = (2, max(1, MOST * len(pairs))) if correlation else (FEWEST, max(1, MOST * len(pairs)))
    if len(agreeing) < fewest or len(set(agreeing)) < min(fewest, VARIED) or len(broken) > most:
        return
    for (row, column), a, b in broken:
        names = f"{panel.rows.ticks[row].text}, {panel.columns.ticks[column].text}"
        yield Finding(
            f"the cell {names} is {a.text}, but {b.text} across the diagonal",
            Mark(panel.grid[row, column].span),
            because=(Mark(b.span, "across the diagonal"),),
            panel=name_of(panel),
        )
