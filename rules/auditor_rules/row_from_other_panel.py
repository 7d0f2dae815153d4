"""Rows that a panel shares with another panel of its figure."""

from collections.abc import Iterator
from itertools import combinations

from auditor.evidence.chance import ends_of, equal, evidence, tie_rate, varied
from auditor.evidence.lines import Line, lines, marks, name_of
from auditor.model import Figure, Panel
from auditor.rule import Confidence, Example, Finding, Severity, rule

SHORTEST, VARIED = 4, 3
LIKELIHOOD = 0.001
# Pairs grow with the square of the rows; of more than these only the first are compared.
LARGEST = 300
# Panels that agree in more of their cells than this show much the same data.
ALIKE = 0.3

_TWO = """\
## Heatmaps: yield before and after
- **X-axis (Day)**: 1, 2, 3, 4, 5
- **Y-axis (Dose)**: 10, 20, 30, 40
#### Before
- 10: 21.3, 25.8, 31.1, 36.4, 39.2
- 20: 24.6, 27.7, 35.0, 38.9, 41.5
- 30: 26.1, 29.4, 38.2, 40.3, 44.7
- 40: 27.8, 30.9, 39.6, 43.1, 47.0
#### After
- 10: 31.9, 38.5, 42.2, 47.7, 50.3
- 20: 34.1, 36.8, 45.4, 51.6, 54.9
- 30: {third}
- 40: 37.3, 41.2, 48.1, 55.5, 58.4
"""


@rule(
    "DUP008",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[
        Example(
            _TWO.format(third="24.6, 27.7, 35.0, 38.9, 41.5"),
            marks="24.6, 27.7, 35.0, 38.9, 41.5",
            says="row 20 of Before",
        )
    ],
    good=[Example(_TWO.format(third="36.2, 39.7, 46.5, 53.0, 56.6"))],
)
def row_from_other_panel(figure: Figure) -> Iterator[Finding]:
    """A row of one panel holds the values of a row of another panel.

    Judged as "duplicate-row" is, by how often cells of the two panels tie in the same column, over all
    pairs of their rows. A row of the same name may be a baseline that both panels show, so that it is
    information. Silent where the panels agree in more than three of ten cells, as a figure and
    its correction do, for rows of fewer than four numbers or three different ones, and for panels
    without names.
    """
    for first, second in combinations(figure.panels, 2):
        if first.name and second.name and first.name != second.name and not _alike(first, second):
            for a, b in _copies(first, second):
                yield _finding(first, second, a, b)


def _alike(first: Panel, second: Panel) -> bool:
    shared = first.values.keys() & second.values.keys()
    return sum(equal(first.values[p], second.values[p]) for p in shared) > ALIKE * max(1, len(shared))


def _copies(first: Panel, second: Panel) -> Iterator[tuple[Line, Line]]:
    ends = ends_of(first)
    theirs, ours = lines(first, "row")[:LARGEST], lines(second, "row")[:LARGEST]
    pairs = [(a, b) for a in theirs for b in ours if len(a.places) >= SHORTEST and a.places == b.places]
    copies = [
        (a, b) for a, b in pairs if all(map(equal, a.quantities, b.quantities)) and varied(a, ends) >= VARIED
    ]
    others = (pair for pair in pairs if pair not in copies)
    rate = tie_rate(
        (cells for a, b in others for cells in zip(a.quantities, b.quantities, strict=True)), ends
    )
    yield from ((a, b) for a, b in copies if len(pairs) * rate ** evidence(a, ends) < LIKELIHOOD)


def _finding(first: Panel, second: Panel, a: Line, b: Line) -> Finding:
    places = marks(b.cells)
    return Finding(
        f"{b} of {name_of(second)} holds the values of {a} of {name_of(first)}",
        places[0],
        because=marks(a.cells, f"{a} of {name_of(first)}")[:1],
        also=places[1:],
        panel=name_of(second),
        severity=Severity.INFO if a.name == b.name else None,
    )
