"""Rows and columns of the data that the axis does not declare."""

from collections.abc import Iterator

from auditor.evidence.lines import SIDES, Side, axis_of, name_of
from auditor.evidence.shape import WHOLE_ROWS, StrayTick, stray_ticks
from auditor.evidence.ticks import is_number
from auditor.model import Axis, Document, Panel
from auditor.quantity import plain_number
from auditor.rule import Example, Finding, Mark, Severity, rule

_GRID = """\
## Heatmap: wear by load and speed
- **X-axis (Speed)**: 1, 2, 3
- **Y-axis (Load)**: {loads}
#### Wear
- 10: 3.1, 3.4, 3.9
- 20: 3.3, 3.7, 4.1
- 30: 3.8, 4.4, 4.9
- {fourth}: 4.1, 4.6, 5.3
"""


@rule(
    "GRD004",
    bad=[
        Example(_GRID.format(loads="10, 20, 30, 40", fourth="46"), marks="46", says="40"),
        Example(_GRID.format(loads="10, 20, 30", fourth="40"), marks="40", says="no such tick"),
    ],
    good=[
        Example(_GRID.format(loads="10, 20, 30, 40", fourth="40")),
        Example(_GRID.format(loads="10, 20, 30, 40", fourth="40.0")),
    ],
)
def unknown_tick(document: Document) -> Iterator[Finding]:
    """The data use a row or a column that the axis does not have.

    Assumes that the text lists all ticks of the axis, or its whole range. How a label is written does not
    matter (case, number format, words before or behind it), a tick that the axis's text mentions in any
    way is known, and where more than half of the labels are unknown they are taken for other names of the
    declared ones. A number that lies between the declared
    ticks is information where cells are written one by one: an axis need not label all its positions; where
    it stands in a full grid for a declared tick that no cell has, it is a warning.
    """
    seen: set[str] = set()
    for panel in document.panels:
        for side in SIDES:
            axis = axis_of(panel, side)
            text = document.source.slice(axis.declaration.span) if axis.declaration else ""
            for stray in [*stray_ticks(axis, text), *_beyond(axis)]:
                place = stray.tick.text if _are_alike(panel) else f"{side} {stray.tick.text}"
                if place not in seen:
                    seen.add(place)
                    yield _finding(panel, side, axis, stray)


def _are_alike(panel: Panel) -> bool:
    """Whether rows and columns are declared as the same things, so that a strange one is strange on both sides."""
    told = [axis.declaration.ticks if axis.declaration else () for axis in (panel.rows, panel.columns)]
    rows, columns = ([tick.text for tick in ticks] for ticks in told)
    return rows == columns and bool(rows)


def _beyond(axis: Axis) -> Iterator[StrayTick]:
    """Numbers outside a range that is declared without its ticks."""
    declared = axis.declaration
    if declared is None or declared.ticks or declared.low is None or declared.high is None:
        return
    if declared.low.approximate or declared.high.approximate:
        return
    low, high = sorted((declared.low.value, declared.high.value))
    outside = [t for t in axis.ticks if t.number is not None and is_number(t) and not low <= t.number <= high]
    if 2 * len(outside) <= len(axis.ticks):
        yield from (StrayTick(tick, None) for tick in outside)


def _finding(panel: Panel, side: Side, axis: Axis, stray: StrayTick) -> Finding:
    declared = axis.declaration
    listed = ", ".join(tick.text for tick in declared.ticks) if declared else ""
    if declared and not listed and declared.low and declared.high:
        listed = f"{plain_number(declared.low.value)} to {plain_number(declared.high.value)}"
    meant = f"; {stray.meant.text} is declared, but not used" if stray.meant else ""
    return Finding(
        f"the axis has no such tick as {side} {stray.tick.text}{meant}",
        Mark(stray.tick.span),
        because=(Mark(declared.span, "the axis"),) if declared else (),
        panel=name_of(panel),
        stated=listed,
        suggestion=stray.meant.text if stray.meant else "",
        severity=_severity(panel, axis, stray),
    )


def _severity(panel: Panel, axis: Axis, stray: StrayTick) -> Severity:
    if panel.form in WHOLE_ROWS:
        return Severity.ERROR
    tick = stray.tick
    if stray.meant is not None and len(panel.grid) == len(panel.rows.ticks) * len(panel.columns.ticks):
        return Severity.WARNING  # no position is left open that a declared tick might have
    numbers = (
        [own.number for own in axis.declaration.ticks if own.number is not None] if axis.declaration else []
    )
    between = tick.number is not None and bool(numbers) and min(numbers) < tick.number < max(numbers)
    return Severity.INFO if between else Severity.WARNING
