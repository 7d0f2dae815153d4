"""Long runs of one value within a row or a column."""

from collections.abc import Iterator
from itertools import groupby

from auditor.evidence.chance import beside_flat, ends_of, neighbour_tie_rate, repeats_easily
from auditor.evidence.lines import SIDES, Line, lines, marks, name_of
from auditor.model import Cell, Panel
from auditor.rule import Confidence, Example, Finding, Severity, rule

SHORTEST = 5
LIKELIHOOD = 0.001


@rule(
    "DUP005",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[
        Example(
            """\
## Heatmap: marks by class and term
- **X-axis (Term)**: 1, 2, 3, 4, 5, 6, 7, 8
- **Y-axis (Class)**: 1, 2, 3, 4
#### Marks
- 1: 31, 44, 36, 35, 29, 38, 42, 40
- 2: 52, 47, 49, 51, 58, 53, 45, 50
- 3: 33, 61, 61, 61, 61, 61, 61, 61
- 4: 72, 64, 68, 70, 59, 66, 75, 71
""",
            marks="61, 61, 61, 61, 61, 61, 61",
            says="7 times in a row",
        ),
    ],
    good=[
        Example(
            """\
## Heatmap: share of full marks
- **X-axis (Term)**: 1, 2, 3, 4, 5, 6, 7, 8
- **Y-axis (Class)**: 1, 2, 3
#### Marks
- 1: 61, 74, 86, 95, 99, 100, 100, 100
- 2: 62, 77, 89, 97, 100, 100, 100, 100
- 3: 63, 81, 91, 98, 100, 100, 100, 100
"""
        ),
    ],
)
def repeated_run(panel: Panel) -> Iterator[Finding]:
    """One value stands many times in a row within a line of varied values.

    Assumes and estimates what "constant-row" does, with every place of the panel as a possible start;
    reported is what happens in fewer than one of a thousand panels. Silent for runs of fewer than five,
    for whole numbers below ten, for values at the ends of the scale, the legend or the panel's own range,
    beside a line that hardly varies there, and for a line that is constant throughout.
    """
    for side in SIDES:
        members = lines(panel, side)
        runs = [(line, run) for line in members for run in _runs(line) if len(run) < len(line.cells)]
        for line, run in runs:
            if _surprising(panel, members, line, run):
                yield _finding(panel, line, run)


def _runs(line: Line) -> Iterator[tuple[Cell, ...]]:
    written = zip(line.values, line.cells, strict=True)
    for _, run in groupby(written, key=lambda pair: pair[0]):
        cells = tuple(cell for _, cell in run)
        if len(cells) >= SHORTEST:
            yield cells


def _surprising(panel: Panel, members: tuple[Line, ...], line: Line, run: tuple[Cell, ...]) -> bool:
    starts = sum(max(0, len(other.cells) - len(run) + 1) for other in members)
    chance = starts * neighbour_tie_rate(members, line.index, ends_of(panel)) ** (len(run) - 1)
    places = [place for place, cell in zip(line.places, line.cells, strict=True) if cell in run]
    value = run[0].quantity
    natural = value is None or repeats_easily(panel, value) or beside_flat(members, line, places)
    return chance < LIKELIHOOD and not natural


def _finding(panel: Panel, line: Line, run: tuple[Cell, ...]) -> Finding:
    places = marks(run)
    return Finding(
        f"{line} holds {run[0].text} {len(run)} times in a row",
        places[0],
        also=places[1:],
        panel=name_of(panel),
        actual=run[0].text,
    )
