"""Cells against the range of their colour scale."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.lines import name_of, written
from auditor.model import Cell, Document, Panel
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule
from auditor.scale import Scale, fitting_scale, is_open, panels_by_legend

# A colour bar has a tick at least every quarter of its length, so that no bar hides as much beyond its ends.
FAR = 0.25
# A lone cell this far out, and far from all others, was probably misread; closer, the bar's end was.
NEAR, ALONE = 0.075, 0.2


@rule(
    "LEG001",
    bad=[
        Example(
            """\
## Heatmap: yield by dose and day
- **X-axis (Day)**: 1, 2, 3, 4
- **Y-axis (Dose)**: 10, 20, 30
- **Legend**: the colour bar "Yield" ranges from 20 to 40.
#### Yield
- 10: 22.1, 25.4, 31.0, 28.8
- 20: 24.6, 77.3, 35.2, 33.9
- 30: 26.5, 29.9, 38.7, 36.0
""",
            marks="77.3",
            says="20 to 40",
        ),
    ],
    good=[
        Example(
            """\
## Heatmap: recovery by site and week
- **X-axis (Week)**: 1, 2, 3, 4
- **Y-axis (Site)**: 5, 6, 7
- **Legend**: a colour bar with tick marks at 50, 52, 54, and 56.
#### Recovery
- 5: 50.1, 52.4, 55.0, 56.3
- 6: 49.3, 53.1, 54.2, 55.9
- 7: 48.8, 51.7, 53.3, 54.1
"""
        ),
        Example(
            """\
## Heatmap: hit rate by depth and width
- **X-axis (Width)**: 1, 2, 3, 4
- **Y-axis (Depth)**: 5, 6, 7
- **Legend**: the scale ranges from 0.0 to 1.0, cells are in percent.
#### Hit rate
- 5: 41.0, 52.4, 55.0, 56.3
- 6: 49.3, 53.1, 64.2, 75.9
- 7: 48.8, 51.7, 83.3, 94.1
"""
        ),
    ],
)
def cell_outside_legend(document: Document) -> Iterator[Finding]:
    """A cell holds a value that the legend's scale cannot show.

    Assumes that the colours show the number in the cell; a logarithmic, normalised or ranked scale is
    left alone, and so is a unit scale beside counts. The legend is read as it fits the cells best: in
    either order, in percent, without minus signs that no cell has. Tolerated are the rounding of cell
    and legend, one tick step beyond a bar whose ends are ticks, and 5% of an approximate range. Cells
    that exceed a stated range only slightly are information, since bars are often read off to their last
    round number; an error is what exceeds it by a quarter, or most of a panel.
    """
    for _, panels in panels_by_legend(document):
        strays = [found for panel in panels if (found := _stray(panel))]
        if len(panels) > 1 and len(strays) == len(panels) and all(stray.most for stray in strays):
            yield _finding(strays, "no panel fits it")
        else:
            fitting = [name_of(panel) for panel in panels if panel not in [stray.panel for stray in strays]]
            yield from (_finding([stray], _others(stray, fitting)) for stray in strays)


@dataclass(frozen=True)
class _Stray:
    """The cells of one panel that its legend cannot show."""

    panel: Panel
    scale: Scale
    cells: tuple[Cell, ...]
    severity: Severity
    most: bool


def _stray(panel: Panel) -> _Stray | None:
    cells = written(panel)
    quantities = [cell.quantity for cell in cells if cell.quantity]
    scale = fitting_scale(panel.legend, quantities) if panel.legend else None
    if scale is None:
        return None
    outside = tuple(cell for cell in cells if _outside(panel, scale, cell))
    if not outside:
        return None
    most = 2 * len(outside) > len(cells)
    return _Stray(panel, scale, outside, _severity(scale, cells, outside, most), most)


def _outside(panel: Panel, scale: Scale, cell: Cell) -> bool:
    if cell.quantity is None or panel.legend is None or scale.holds(cell.quantity):
        return False
    return not is_open(panel.legend, high=cell.quantity.value > scale.high.middle)


def _severity(scale: Scale, cells: tuple[Cell, ...], outside: tuple[Cell, ...], most: bool) -> Severity:
    excess = max(scale.excess(cell.quantity) for cell in outside if cell.quantity) / scale.span
    if excess > FAR:
        return Severity.ERROR
    inside = [cell.quantity.value for cell in cells if cell not in outside and cell.quantity]
    beyond = [cell.quantity.value for cell in outside if cell.quantity]
    gap = min((abs(a - b) for a in inside for b in beyond), default=0.0)
    if most or not scale.exact or (excess > NEAR and gap > ALONE * scale.span):
        return Severity.WARNING
    return Severity.INFO


def _others(stray: _Stray, fitting: list[str]) -> str:
    if not stray.most or not fitting:
        return ""
    return f"it fits {' and '.join(fitting[:3])}"


def _finding(strays: list[_Stray], remark: str) -> Finding:
    first = strays[0]
    legend = first.panel.legend
    cells = [cell for stray in strays for cell in stray.cells]
    total = sum(len(written(stray.panel)) for stray in strays)
    values = sorted((cell.quantity for cell in cells if cell.quantity), key=lambda quantity: quantity.value)
    shown = values[0].text if len(values) == 1 else f"{values[0].text} to {values[-1].text}"
    verb = "lies" if len(cells) == 1 else "lie"
    message = f"{len(cells)} of {total} cells {verb} outside the legend's range, {first.scale}: {shown}"
    return Finding(
        f"{message}; {remark}" if remark else message,
        Mark(cells[0].span, "outside the legend"),
        because=(Mark(legend.span, "the legend"),) if legend else (),
        also=tuple(Mark(cell.span) for cell in cells[1:]),
        panel=name_of(first.panel) if len(strays) == 1 else "",
        stated=str(first.scale),
        actual=shown,
        severity=max((stray.severity for stray in strays), key=lambda severity: severity.rank),
        confidence=Confidence.HIGH if first.scale.exact else Confidence.MEDIUM,
    )
