"""Rows and columns that repeat another in all cells but one."""

from collections.abc import Iterator
from itertools import islice

from auditor.evidence.chance import chance_of_near_copy, ends_of, equal, varied
from auditor.evidence.copies import is_smooth
from auditor.evidence.lines import SIDES, Line, lines, marks, name_of, pairs
from auditor.evidence.matrices import is_square
from auditor.model import Panel
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

SHORTEST, VARIED = 6, 4
# Rows that differ by no more units of the last digit may follow one smooth surface.
CLOSE = 2.5
LIKELIHOOD = 0.001
# Pairs grow with the square of the lines; of more than these only the first are compared.
LARGEST = 300


@rule(
    "DUP006",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[
        Example(
            """\
## Heatmap: growth by soil and light
- **X-axis (Light)**: 1, 2, 3, 4, 5, 6
- **Y-axis (Soil)**: 10, 20, 30, 40
#### Growth
- 10: 12, 17, 9, 24, 31, 20
- 20: 14, 15, 11, 22, 37, 26
- 30: 18, 13, 16, 29, 33, 41
- 40: 14, 15, 11, 28, 37, 26
""",
            marks="14, 15, 11, 28, 37, 26",
            says="28 for 22",
        ),
    ],
    good=[
        Example(
            """\
## Heatmap: growth by soil and light
- **X-axis (Light)**: 1, 2, 3, 4, 5, 6
- **Y-axis (Soil)**: 10, 20, 30
#### Growth
- 10: 12, 17, 9, 24, 31, 20
- 20: 14, 15, 11, 22, 37, 26
- 30: 18, 15, 16, 22, 33, 26
"""
        ),
    ],
)
def near_duplicate_row(panel: Panel) -> Iterator[Finding]:
    """Two rows, or two columns, hold the same values at all places but one.

    Judged as "duplicate-row" is, with one cell free to differ, from six cells and four different values
    on. Silent where that cell differs by two units of its last digit or less, as on a smooth surface. A
    symmetric matrix is looked at by rows only.
    """
    ends = ends_of(panel)
    for side in SIDES[: 1 if is_square(panel) else 2]:
        members = tuple(line for line in lines(panel, side) if len(line.places) >= SHORTEST)
        for first, second in pairs(members[:LARGEST]):
            odd = _odd(first, second)
            if odd is None or varied(first, ends) < VARIED or is_smooth(members, (first, second)):
                continue
            if chance_of_near_copy(members, first, second, ends) < LIKELIHOOD:
                yield _finding(panel, first, second, odd)


def _odd(first: Line, second: Line) -> int | None:
    """The one place at which two lines differ, or None."""
    if first.places != second.places:
        return None
    unequal = (place for place in first.places if not equal(first.at[place], second.at[place]))
    differing = list(islice(unequal, 2))
    if len(differing) != 1:
        return None
    a, b = first.at[differing[0]], second.at[differing[0]]
    return differing[0] if abs(a.value - b.value) > CLOSE * max(a.step, b.step) else None


def _finding(panel: Panel, first: Line, second: Line, odd: int) -> Finding:
    places = marks(second.cells, str(second))
    return Finding(
        f"{second} repeats {first} but for one cell, {second.at[odd].text} for {first.at[odd].text}",
        places[0],
        because=(*marks(first.cells, str(first))[:1], Mark(second.at[odd].span, "differs")),
        also=places[1:],
        panel=name_of(panel),
    )
