"""Declared rows and columns that the data lack."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.evidence.lines import SIDES, Side, axis_of, name_of
from auditor.evidence.shape import WHOLE_ROWS, gaps
from auditor.model import Axis, Figure, Panel, Tick
from auditor.rule import Example, Finding, Mark, Severity, rule

# With more than this share of its ticks absent, a grid is a selection.
MOST = 1 / 3
# A tick that is the only one absent beside so many others was left out, however the cells are written.
FEWEST_OTHERS = 4
FEWEST_CELLS = 4

_GRID = """\
## Heatmap: wear by load and speed
- **X-axis (Speed)**: 1, 2, 3
- **Y-axis (Load)**: 10, 20, 30, 40
#### Wear
- 10: 3.1, 3.4, 3.9
- 20: 3.3, 3.7, 4.1
{third}- 40: 4.1, 4.6, 5.3
"""
_TRIANGLE = """\
## Correlations of wear
- **Both axes**: load, speed, heat, age
#### Pairs
- **speed vs. load**: 0.41
- **heat vs. load**: -0.12
- **heat vs. speed**: 0.33
- **age vs. load**: 0.27
- **age vs. speed**: 0.08
- **age vs. heat**: 0.62
"""


@rule(
    "GRD003",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(third=""), marks="30", says="row 30")],
    good=[
        Example(_GRID.format(third="- 30: 3.8, 4.4, 4.9\n")),
        Example(_GRID.format(third="- 30: N/A, 4.4, 4.9\n")),
        Example(_TRIANGLE),
    ],
)
def missing_row(figure: Figure) -> Iterator[Finding]:
    """An axis declares a row or a column for which no value is given.

    Assumes that all other rows and columns are complete. Where cells are written one by one, or only a
    range and a step are declared, the data may be a selection, and the finding is information, unless
    the tick is the only one absent beside four others or more. A first or last word of a declared list may be
    a remark on it and no tick, so it is information, unless the ticks are numbers of rows that are written as a
    whole. Silent where more than a third of the ticks are absent, and in a triangle for the tick that has its
    values on the other side. A tick that several panels lack is one finding.
    """
    absences: dict[tuple[Side, str], list[_Absence]] = {}
    for panel in figure.panels:
        for absence in _absent(panel):
            absences.setdefault((absence.side, absence.tick.text), []).append(absence)
    for (side, name), found in absences.items():
        panels = [absence.panel for absence in found]
        where = f" of {name_of(panels[0])}" if len(figure.panels) > len(panels) == 1 else ""
        yield Finding(
            f"{side} {name}{where} is declared, but holds no value",
            Mark(found[0].tick.span, "declared"),
            panel=name_of(panels[0]) if len(panels) == 1 else "",
            severity=Severity.WARNING if any(absence.telling for absence in found) else Severity.INFO,
        )


@dataclass(frozen=True, slots=True)
class _Absence:
    """A declared tick without a cell; `telling` unless the data may be a selection."""

    panel: Panel
    side: Side
    tick: Tick
    telling: bool


def _absent(panel: Panel) -> Iterator[_Absence]:
    places = gaps(panel)
    if places.single or len(panel.cells) < FEWEST_CELLS:
        return
    for side in SIDES:
        axis, empty = axis_of(panel, side), places.empty[side]
        if len(empty) <= MOST * len(axis.ticks):
            for index in empty:
                if not _is_crossed(panel, side, axis.ticks[index]):
                    telling = _is_telling(panel, axis, len(empty)) and _is_sure_tick(panel, axis, index)
                    yield _Absence(panel, side, axis.ticks[index], telling)


def _is_crossed(panel: Panel, side: Side, tick: Tick) -> bool:
    """Whether a tick's values stand on the other side of a triangle whose diagonal is left out."""
    other = axis_of(panel, "column" if side == "row" else "row")
    where = other.index(tick.text)
    return where is not None and any((c.column if side == "row" else c.row) == where for c in panel.cells)


def _is_sure_tick(panel: Panel, axis: Axis, index: int) -> bool:
    """Whether a tick stands between others, or is a number as they are: "A, B, C, from left to right" ends in none."""
    between = 0 < index < len(axis.ticks) - 1
    return between or (panel.form in WHOLE_ROWS and all(tick.number is not None for tick in axis.ticks))


def _is_telling(panel: Panel, axis: Axis, absent: int) -> bool:
    """Whether the data would be no selection without the tick."""
    declared = axis.declaration
    if declared is None or not declared.complete:
        return False
    alone = absent == 1 and len(axis.ticks) > FEWEST_OTHERS
    return alone or (panel.form in WHOLE_ROWS and declared.step is None)
