"""Cells against the range of their colour scale."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from auditor.evidence.lines import name_of, written
from auditor.evidence.scale import (
    Scale,
    fitting_scale,
    is_closed,
    is_open,
    panels_by_legend,
    told_ranges,
)
from auditor.metrics import Metric, metric_of
from auditor.model import Cell, Document, Panel
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

# A colour bar has a tick at least every quarter of its length, so that no bar hides as much beyond its ends.
FAR = 0.25
# A cell this far out was probably misread if no other lies outside, or if it lies far from all others; closer, the
# bar's end was.
NEAR, ALONE = 0.075, 0.2
# What leaves no doubt that the scale goes no further: "covering all cells", "60: cream, the top end".
_COVERS = re.compile(
    r"\b(?:cover|span|contain|includ|hold|encompass)\w*\s+(?:all|every|each|the\s+(?:whole|entire|full))\b",
    re.IGNORECASE,
)
_IS_END = re.compile(r"\b(?:upper|lower|top|bottom|high|low)\s+end\b|\b(?:maximum|minimum)\b", re.IGNORECASE)


_GRID = """\
## Heatmap: yield by dose and day
- **X-axis (Day)**: 1, 2, 3, 4
- **Y-axis (Dose)**: 10, 20
- **Legend**: the colour bar {bar}.
#### Yield
- 10: 22.1, 25.4, 31.0, 28.8
- 20: 24.6, {cell}, 35.2, 33.9
"""

_SHARES = """\
## Heatmap: coverage by depth and site
- **X-axis (Site)**: A, B, C
- **Y-axis (Depth)**: 10, 20
- **Legend**: coverage as a fraction, 0 (white) to 1 (navy).
#### Coverage
- 10: 0.62, 0.91, 0.87
- 20: 0.55, {cell}, 0.96
"""


@rule(
    "LEG001",
    bad=[
        Example(_GRID.format(bar="ranges from 20 to 40", cell="77.3"), marks="77.3", says="20 to 40"),
        Example(_GRID.format(bar="runs from 20 to 40", cell="42.1"), marks="42.1", says="20 to 40"),
        Example(
            _GRID.format(bar="runs from 20 to 40, covering all cells", cell="42.3"),
            marks="42.3",
            says="20 to 40",
        ),
        Example(_SHARES.format(cell="1.04"), marks="1.04", says="0 to 1"),
    ],
    good=[
        Example(_SHARES.format(cell="1.00")),
        Example(_GRID.format(bar="ranges from 20 to 40", cell="40.2")),
        Example(_GRID.format(bar="has tick marks at 25, 30, and 35", cell="37.3")),
        Example(_GRID.format(bar="ranges from 0.0 to 1.0, cells are in percent", cell="77.3")),
    ],
)
def cell_outside_legend(document: Document) -> Iterator[Finding]:
    """A cell holds a value that the legend's scale cannot show.

    Assumes that the colours show the number in the cell; a logarithmic, normalised or ranked scale is
    left alone, and so is a unit scale beside counts. The legend is read as it fits the cells best: in
    either order, in percent, without minus signs that no cell has. Tolerated are the rounding of cell
    and legend, one tick step beyond a bar whose ends are ticks, and 5% of an approximate range. Cells
    that exceed a stated range only slightly are information, since bars are often read off to their last
    round number, unless the text says that the scale ends there or covers all cells, or no other cell does;
    an error is what exceeds it by a quarter, or most of a panel, or is a share of more than the whole. Silent
    where all of them fit another range that the legend tells, which may be this panel's, and where most of a
    panel lies outside of numbers that nothing calls the ends. Values that the measure cannot take are left to
    "impossible-value".
    """
    for _, panels in panels_by_legend(document):
        strays = [found for panel in panels if (found := _stray(panel))]
        plain = [stray for stray in strays if stray.severity is not Severity.INFO]
        fitting = [name_of(panel) for panel in panels if panel not in [stray.panel for stray in strays]]
        if len(plain) > max(1, len(panels) / 2):
            yield _finding(plain, fitting)
        else:
            yield from (_finding([stray], fitting) for stray in strays)


@dataclass(frozen=True)
class _Stray:
    """The cells of one panel that its legend cannot show, the worst first, and how bad that is."""

    panel: Panel
    scale: Scale
    cells: tuple[Cell, ...]
    severity: Severity


def _stray(panel: Panel) -> _Stray | None:
    cells = written(panel)
    quantities = [cell.quantity for cell in cells if cell.quantity]
    scale = fitting_scale(panel.legend, quantities) if panel.legend else None
    if scale is None:
        return None
    metric = metric_of(panel)
    outside = [
        cell
        for cell in cells
        if (_no_share(metric, scale, cell) or _outside(panel, scale, cell)) and not _impossible(metric, cell)
    ]
    if not outside:
        return None
    most = 2 * len(outside) > len(cells)
    told = panel.legend.text if panel.legend else ""
    if (most and not _has_ends(panel)) or _fit_another_range(outside, told):
        return None
    most |= panel.legend is not None and is_closed(panel.legend)
    only = len(outside) == 1
    judged = {
        cell: Severity.ERROR
        if _no_share(metric, scale, cell)
        else _severity(scale, cells, cell, told, most=most, only=only)
        for cell in outside
    }
    worst = max(judged.values(), key=_rank)
    return _Stray(panel, scale, tuple(sorted(outside, key=lambda cell: -_rank(judged[cell]))), worst)


def _has_ends(panel: Panel) -> bool:
    """Whether a legend tells where its scale begins and ends, and not only some numbers on it."""
    return panel.legend is not None and panel.legend.low is not None and panel.legend.high is not None


def _fit_another_range(outside: list[Cell], told: str) -> bool:
    """Whether a legend tells several ranges, one for each panel, and one of the others holds the cells."""
    ranges = told_ranges(told)
    values = [cell.quantity.value for cell in outside if cell.quantity]
    return len(ranges) > 1 and any(all(one.low <= value <= one.high for value in values) for one in ranges)


def _rank(severity: Severity) -> int:
    return severity.rank


def _impossible(metric: Metric | None, cell: Cell) -> bool:
    """Whether no legend could show the value, which "impossible-value" reports."""
    domain = metric.domain if metric else None
    return (
        domain is not None
        and cell.quantity is not None
        and domain.intersection(cell.quantity.interval) is None
    )


def _no_share(metric: Metric | None, scale: Scale, cell: Cell) -> bool:
    """Whether a cell is more than the whole of what it is a share of, where the scale ends in the whole."""
    ends = (scale.low.middle, scale.high.middle)
    whole = metric is not None and metric.share and ends in ((0, 1), (0, 100))
    return whole and cell.quantity is not None and cell.quantity.value > ends[1]


def _outside(panel: Panel, scale: Scale, cell: Cell) -> bool:
    if cell.quantity is None or panel.legend is None or scale.holds(cell.quantity):
        return False
    return not is_open(panel.legend, high=cell.quantity.value > scale.high.middle)


def _severity(
    scale: Scale, cells: tuple[Cell, ...], cell: Cell, told: str, *, most: bool, only: bool
) -> Severity:
    """How bad one cell outside the scale is."""
    if cell.quantity is None:
        return Severity.INFO
    value, excess = cell.quantity.value, (scale.excess(cell.quantity) - scale.slack) / scale.span
    if excess > FAR:
        return Severity.ERROR
    gap = min(
        (abs(other.quantity.value - value) for other in cells if other.quantity and other is not cell),
        default=0.0,
    )
    alone = excess > NEAR and (gap > ALONE * scale.span or _IS_END.search(told) is not None)
    alone |= only and _nominal_excess(scale, value) > NEAR
    beyond = most or alone or not scale.exact or _COVERS.search(told) is not None
    return Severity.WARNING if beyond else Severity.INFO


def _nominal_excess(scale: Scale, value: float) -> float:
    """How far a number lies outside the scale as it is written, in lengths of the scale."""
    return (max(value - scale.high.middle, scale.low.middle - value) - scale.slack) / scale.span


def _finding(strays: list[_Stray], fitting: list[str]) -> Finding:
    first = strays[0]
    legend = first.panel.legend
    cells = [cell for stray in strays for cell in stray.cells]
    total = sum(len(written(stray.panel)) for stray in strays)
    values = sorted((cell.quantity for cell in cells if cell.quantity), key=lambda quantity: quantity.value)
    shown = (
        values[0].text if values[0].value == values[-1].value else f"{values[0].text} to {values[-1].text}"
    )
    verb = "lies" if len(cells) == 1 else "lie"
    fits = f"; it fits {' and '.join(fitting)}" if 2 * len(cells) > total and 0 < len(fitting) < 3 else ""
    return Finding(
        f"{len(cells)} of {total} cells {verb} outside the legend's range, {first.scale}: {shown}{fits}",
        Mark(cells[0].span, "outside the legend"),
        because=(Mark(legend.span, "the legend"),) if legend else (),
        also=tuple(Mark(cell.span) for cell in cells[1:]),
        panel=name_of(first.panel) if len(strays) == 1 else "",
        stated=str(first.scale),
        actual=shown,
        severity=max((stray.severity for stray in strays), key=_rank),
        confidence=Confidence.HIGH if first.scale.exact else Confidence.MEDIUM,
    )
