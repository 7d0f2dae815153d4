"""Single cells that break the symmetry of a matrix."""

import re
from collections.abc import Iterator

from auditor.evidence.chance import ends_of
from auditor.evidence.lines import name_of
from auditor.evidence.matrices import is_square, may_equal, mirrored
from auditor.language.tokens import norms
from auditor.metrics import metric_of
from auditor.model import Document, Panel
from auditor.quantity import Quantity
from auditor.rule import Example, Finding, Mark, Severity, rule

# Of the pairs across the diagonal, at most this share may differ; the others must be this many, and varied.
MOST, FEWEST, VARIED = 0.15, 5, 3
# Of those that agree within rounding, at least this share must be written alike; what is merely close is two numbers.
ALIKE = 0.7
_BOTH_WAYS = re.compile(
    r"\b(?<!not )(?:symmetr\w+|correlat\w+|similarit\w+|distances?|dissimilarit\w+)\b", re.IGNORECASE
)
_PLACES = frozenset("first second a b i j row column left right".split())

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
def asymmetric_cell(document: Document) -> Iterator[Finding]:
    """A cell differs from its counterpart in a matrix that is symmetric everywhere else.

    Assumes that a matrix with the same labels on both sides is symmetric if at least five pairs, of three
    different values, agree within rounding, most of them to the digit, and at most 15% do not; in a
    correlation matrix all but one.
    Zeros and other ends of the scale are no evidence of symmetry. Where neither the measure nor the text tells that
    the matrix is the same both ways, it is information; silent where a sentence tells both values. Two axes that show
    different variables are by nature no two sides of one matter, however alike their labels and values are, unless
    the text says so.
    """
    for panel in document.panels:
        if is_square(panel) and (_of_one_variable(panel) or _said_to_be(document)):
            yield from _broken(panel, document)


def _of_one_variable(panel: Panel) -> bool:
    """Whether both axes have one label, but for a number ("Model 1" and "Model 2"), or one of them has none."""
    rows, columns = (
        [norm for norm in norms(axis.label) if not norm.isdigit() and norm not in _PLACES]
        for axis in (panel.rows, panel.columns)
    )
    return rows == columns or not rows or not columns


def _said_to_be(document: Document) -> bool:
    """Whether the text or a title speaks of something that is the same both ways."""
    titles = [text for panel in document.panels for text in (panel.figure, panel.name)]
    said = [statement.text for statement in document.statements]
    return any(_BOTH_WAYS.search(text) for text in (*titles, *said))


def _tells_both(document: Document, one: Quantity, other: Quantity) -> bool:
    """`It takes 7 there, and 9 back`: whether a sentence tells that the two sides differ."""
    return any(
        all(
            re.search(rf"(?<![\w.]){re.escape(number.text)}(?!\w|\.\d)", said.text) for number in (one, other)
        )
        for said in document.statements
    )


def _broken(panel: Panel, document: Document) -> Iterator[Finding]:
    """The cells that differ from their counterparts, where hardly any does."""
    ends = ends_of(panel)
    pairs = mirrored(panel)
    agreeing = [a.value for _, a, b in pairs if may_equal(a, b) and a.value not in ends]
    alike = sum(a.value == b.value for _, a, b in pairs if may_equal(a, b))
    broken = [(place, a, b) for place, a, b in pairs if not may_equal(a, b)]
    correlation = (metric := metric_of(panel)) is not None and metric.name == "correlation"
    severity = Severity.WARNING if correlation or _said_to_be(document) else Severity.INFO
    fewest, most = (2, max(1, MOST * len(pairs))) if correlation else (FEWEST, max(1, MOST * len(pairs)))
    if len(agreeing) < fewest or len(set(agreeing)) < min(fewest, VARIED) or len(broken) > most:
        return
    if alike < ALIKE * (len(pairs) - len(broken)):
        return
    for (row, column), a, b in broken:
        if _tells_both(document, a, b):
            continue
        names = f"{panel.rows.ticks[row].text}, {panel.columns.ticks[column].text}"
        yield Finding(
            f"the cell {names} is {a.text}, but {b.text} across the diagonal",
            Mark(panel.grid[row, column].span),
            because=(Mark(b.span, "across the diagonal"),),
            panel=name_of(panel),
            severity=severity,
        )
