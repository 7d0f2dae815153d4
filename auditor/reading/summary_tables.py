"""Tables that sum up the lines of another grid: under "Averages" a mean for each model, in one column for each panel.

Their heads say so, and their numbers follow from that grid.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.model import Axis, Cell, Panel
from auditor.reading.labels import canonical
from auditor.truth import Interval, Truth, largest, same, smallest, total

_SUMMARY = re.compile(
    r"\b(?:means?|averages?|avg|medians?|totals?|sums?|max(?:imum|ima)?|(?<!\d )(?<!\d)min(?:imum|ima)?"
    r"|highest|lowest|best|worst|peaks?|range|spread)\b",
    re.IGNORECASE,
)
# "5 min" is a time.
_FEWEST = 3  # lines of one grid that both tell of
_MOST_PARTS = 0.5  # of the numbers that need not follow, be they wrong


def sums_up(panel: Panel, others: Sequence[Panel]) -> bool:
    """Whether a grid has the lines of another one, and nothing but what these come to."""
    rest = [other for other in others if other is not panel]
    return any(
        _is_told(across)
        and (any(_follow(panel, side, other) for other in rest) or _of_panels(panel, side, rest))
        for side, across in (("rows", panel.columns), ("columns", panel.rows))
    )


def _of_panels(panel: Panel, side: str, others: Sequence[Panel]) -> bool:
    """Whether most numbers are what the panels come to that a side names: "Maximum" of "Rye" and "Wheat"."""
    own = panel.rows if side == "rows" else panel.columns
    cells = {
        canonical(other.name): [cell.quantity.interval for cell in other.cells if cell.quantity is not None]
        for other in others
    }
    names = [canonical(tick.text) for tick in own.ticks]
    if len(names) < 2 or not set(names) <= cells.keys():
        return False
    found = [
        (cell.quantity.interval, cells[names[_place(cell, side)]])
        for cell in panel.cells
        if cell.quantity is not None
    ]
    return bool(found) and sum(_fits(told, all_of) for told, all_of in found) > _MOST_PARTS * len(found)


def _is_told(heads: Axis) -> bool:
    return bool(heads.ticks) and all(_SUMMARY.search(tick.text) for tick in heads.ticks)


def _follow(panel: Panel, side: str, other: Panel) -> bool:
    """Whether most numbers of a grid are the mean, the sum or an extreme of a line of that name in another."""
    own = panel.rows if side == "rows" else panel.columns
    if _names(panel.rows) == _names(other.rows) and _names(panel.columns) == _names(other.columns):
        return False  # what sums up lines has none of them across
    for theirs in (other.rows, other.columns):
        lines = dict(_lines(other, theirs is other.rows))
        if len(own.ticks) < _FEWEST or not {canonical(tick.text) for tick in own.ticks} <= lines.keys():
            continue
        found = [
            (cell.quantity.interval, lines[canonical(own.ticks[_place(cell, side)].text)])
            for cell in panel.cells
            if cell.quantity is not None
        ]
        fitting = sum(_fits(told, line) for told, line in found)
        # Where each column sums up a panel of its own, one of them tells enough.
        heads = len(panel.columns.ticks if side == "rows" else panel.rows.ticks)
        if found and fitting > _MOST_PARTS * len(found) / heads:
            return True
    return False


def _names(axis: Axis) -> list[str]:
    return [canonical(tick.text) for tick in axis.ticks]


def _place(cell: Cell, side: str) -> int:
    return cell.row if side == "rows" else cell.column


def _lines(panel: Panel, by_row: bool) -> Iterator[tuple[str, list[Interval]]]:
    axis = panel.rows if by_row else panel.columns
    for at, tick in enumerate(axis.ticks):
        cells = [cell for cell in panel.cells if (cell.row if by_row else cell.column) == at]
        yield canonical(tick.text), [cell.quantity.interval for cell in cells if cell.quantity is not None]


def _fits(told: Interval, line: Sequence[Interval]) -> bool:
    """Whether a number is what a line of two cells or more comes to."""
    if len(line) < 2:
        return False
    whole, (low, high) = total(line), (smallest(line), largest(line))
    mean = whole / Interval.point(float(len(line)))
    return any(same(told, one) is not Truth.FALSE for one in (mean, whole, low, high, high - low))
