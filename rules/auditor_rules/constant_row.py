"""Rows and columns that hold one value throughout, in a panel that varies."""

import re
from collections.abc import Iterator

from auditor.evidence.chance import beside_flat, ends_of, neighbour_tie_rate, repeats_easily
from auditor.evidence.lines import SIDES, Line, lines, marks, name_of
from auditor.model import Document, Panel
from auditor.rule import Confidence, Example, Finding, Severity, rule

SHORTEST = 4
# In how many panels a row of four, and a longer one, may be constant by chance.
LIKELIHOOD = {4: 0.001}
USUAL_LIKELIHOOD = 0.01


@rule(
    "DUP004",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[
        Example(
            """\
## Heatmap: nectar by hour and bed
- **X-axis (Hour)**: 7, 9, 11, 13, 15
- **Y-axis (Bed)**: 5, 10, 20, 30
#### Nectar
- 5: 36.1, 31.7, 34.0, 38.2, 35.5
- 10: 37.3, 32.9, 33.4, 30.8, 36.0
- 20: 35.1, 35.1, 35.1, 35.1, 35.1
- 30: 38.7, 34.6, 31.2, 33.9, 37.7
""",
            marks="35.1, 35.1, 35.1, 35.1, 35.1",
            says="row 20 is 35.1 five times",
        ),
    ],
    good=[
        Example(
            """\
## Heatmap: hits by range and wind
- **X-axis (Wind)**: 1, 2, 3, 4, 5
- **Y-axis (Range)**: 5, 10, 20, 30
#### Hits
- 5: 100, 100, 100, 100, 100
- 10: 100, 98, 97, 100, 93
- 20: 85, 80, 71, 64, 60
- 30: 0, 0, 0, 0, 0
"""
        ),
        Example(
            """\
## Heatmap: heat by tilt and side
- **X-axis (Side)**: 1, 2, 3, 4, 5
- **Y-axis (Tilt)**: 0, 20, 40, 60
#### Heat
- 0: 35.1, 35.1, 35.1, 35.1, 35.1
- 20: 36.1, 31.7, 34.0, 38.2, 35.5
- 40: 37.3, 32.9, 33.4, 30.8, 36.0
- 60: 38.7, 34.6, 31.2, 33.9, 37.7
#### Observations
- What lies flat faces nowhere, so that it gives 35.1 on every side.
"""
        ),
    ],
)
def constant_row(document: Document) -> Iterator[Finding]:
    """All values of a row or a column are equal, although the panel varies.

    Assumes that the values of a row were measured apart. How likely it is that a whole row ties by chance
    is estimated from how often neighbours tie in the other rows, to the power of the row's neighbours;
    reported is what happens in fewer than one of a hundred panels, of a thousand for rows of four. Silent
    for shorter rows, for whole numbers below ten, for values at the ends of the scale, the legend or the
    panel's own range, beside a row that hardly varies, where several rows are constant, as in a panel
    whose rows have no effect, and where a sentence tells that the value is the same everywhere.
    """
    for panel in document.panels:
        for side in SIDES:
            members = tuple(line for line in lines(panel, side) if len(line.cells) >= SHORTEST)
            constant = [line for line in members if len(set(line.values)) == 1]
            if len(constant) == 1 and len(members) > 2 and _surprising(panel, members, constant[0]):
                line = constant[0]
                if not _told(document, line):
                    yield _finding(panel, line)


_CONSTANT = re.compile(
    r"\b(?:every(?:where)?|each|all|throughout|constant(?:ly)?|same|identical|equal|flat|always|regardless|whatever"
    r"|no matter)\b",
    re.IGNORECASE,
)


def _told(document: Document, line: Line) -> bool:
    """Whether a sentence gives the value as one that a line has throughout."""
    number = re.compile(rf"(?<![\d.,]){re.escape(line.quantities[0].text)}(?!\d|[.,]\d)")
    return any(number.search(one.text) and _CONSTANT.search(one.text) for one in document.statements)


def _surprising(panel: Panel, members: tuple[Line, ...], line: Line) -> bool:
    rate = neighbour_tie_rate(members, line.index, ends_of(panel))
    chance = len(members) * rate ** (len(line.values) - 1)
    likelihood = LIKELIHOOD.get(len(line.values), USUAL_LIKELIHOOD)
    natural = repeats_easily(panel, line.quantities[0]) or beside_flat(members, line, line.places)
    return chance < likelihood and not natural


def _finding(panel: Panel, line: Line) -> Finding:
    places = marks(line.cells)
    times = COUNTS.get(len(line.values), str(len(line.values)))
    return Finding(
        f"{line} is {line.quantities[0].text} {times} times",
        places[0],
        also=places[1:],
        panel=name_of(panel),
        actual=line.quantities[0].text,
    )


COUNTS = {4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}
