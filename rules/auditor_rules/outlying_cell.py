"""Cells that stand out from their surroundings as a slip of the pen would make them."""

from collections.abc import Iterator

from auditor.evidence.lines import name_of, place_of
from auditor.evidence.slips import repairs
from auditor.evidence.surroundings import expectations, usual_distance
from auditor.model import Cell, Panel
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

# How many times the usual distance a cell must be away, and how close a repair must bring it.
FAR, CLOSE = 4, 1

_GRID = """\
## Heatmap: warmth by height and hour
- **X-axis (Hour)**: 1, 2, 3, 4
- **Y-axis (Height)**: 10, 20, 30, 40
#### Warmth
- 10: 31.2, 32.4, 33.9, 35.1
- 20: 30.5, {odd}, 33.0, 34.2
- 30: 29.7, 31.1, 32.3, 33.4
- 40: 29.0, 30.2, 31.5, 32.6
"""


@rule(
    "SUR001",
    severity=Severity.INFO,
    confidence=Confidence.LOW,
    bad=[Example(_GRID.format(odd="318"), marks="318", says="31.8 would fit")],
    good=[Example(_GRID.format(odd="31.8"))],
)
def outlying_cell(panel: Panel) -> Iterator[Finding]:
    """One cell stands out from a smooth neighbourhood, and one slip of the pen explains it.

    Assumes a panel in which neighbours are alike. A cell counts if it is four times as far from the
    median of its neighbours as nine of ten cells are from theirs, and if exchanging two digits, undoing a
    doubled or a lost digit, moving the decimal point or changing the sign brings it back. Real peaks look
    like that, too, so that this is information. Silent where more than one cell does.
    """
    expected = expectations(panel)
    usual = usual_distance(panel, expected)
    if usual is None:
        return
    away = {place: abs(panel.values[place].value - value) for place, value in expected.items()}
    far = [place for place, distance in away.items() if distance > FAR * usual]
    if len(far) == 1:
        yield from _explained(panel, panel.grid[far[0]], expected[far[0]], usual)


def _explained(panel: Panel, cell: Cell, expected: float, usual: float) -> Iterator[Finding]:
    fitting = [
        (text, slip) for text, slip in repairs(cell.text) if abs(float(text) - expected) <= CLOSE * usual
    ]
    if fitting:
        text, slip = min(fitting, key=lambda repair: abs(float(repair[0]) - expected))
        yield Finding(
            f"{cell.text} at {place_of(panel, cell)} stands out; {text} would fit ({slip})",
            Mark(cell.span),
            panel=name_of(panel),
            suggestion=text,
        )
