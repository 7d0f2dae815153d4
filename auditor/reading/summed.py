"""The last row or column of a grid that sums up the others, whatever it is called: "All arrivals", "Departures".

Its numbers tell: they are the sums of their lines. Its name must allow it, too: it speaks of all, or it stands on one
side only of a grid whose sides are alike but for it.
"""

import re
from dataclasses import replace

from auditor.model import Axis, AxisDeclaration, Cell, Total
from auditor.reading.labels import canonical
from auditor.reading.placing import Layout
from auditor.truth import Truth, same, total

_OF_ALL = re.compile(
    r"\b(?:all|any|every|everything|everyone|altogether|totals?|sums?|overall|combined|together|whole|marginals?|margin)\b|Σ|∑",
    re.IGNORECASE,
)
FEWEST = 3  # lines that fit, so that it is no chance
_PARTS = 3  # a line must have as many parts: of two numbers one is the sum of the other ones too easily


def without_sums(laid: Layout) -> Layout:
    """The layout with sums of its last column and its last row as totals."""
    for side in ("columns", "rows"):
        if _sums_up(laid, side):
            laid = _without_last(laid, side)
    return laid


def _sums_up(laid: Layout, side: str) -> bool:
    own, other = _axes(laid, side)
    last = len(own.ticks) - 1
    if last < _PARTS or len(other.ticks) < FEWEST or not _may_sum_up(own, other):
        return False
    if laid.bands or laid.restated or laid.surplus:
        return False
    fitting = [_fits(cells, last) for cells in _lines(laid, side).values()]
    fits, misses = fitting.count(True), fitting.count(False)
    return fits >= FEWEST and fits > 2 * misses


def _axes(laid: Layout, side: str) -> tuple[Axis, Axis]:
    return (laid.columns, laid.rows) if side == "columns" else (laid.rows, laid.columns)


def _may_sum_up(own: Axis, other: Axis) -> bool:
    """Whether the last tick speaks of all, or is what a grid of something against itself has besides."""
    *rest, last = (canonical(tick.text) for tick in own.ticks)
    across = [canonical(tick.text) for tick in other.ticks]
    beside = last not in across and (rest == across or rest == across[:-1])
    return beside or bool(_OF_ALL.search(own.ticks[-1].text))


def _fits(cells: dict[int, Cell], last: int) -> bool | None:
    """Whether the last number of a line is the sum of the others; None where that says nothing."""
    whole = cells.get(last)
    parts = [cell.quantity for at, cell in cells.items() if at != last and cell.quantity is not None]
    if whole is None or whole.quantity is None or sum(part.value != 0 for part in parts) < 2:
        return None
    ends = total(part.printed if part.step >= 1 else part.interval for part in parts)
    return same(whole.quantity.interval, ends) is not Truth.FALSE


def _lines(laid: Layout, side: str) -> dict[int, dict[int, Cell]]:
    """The cells of each line across a side, by their places on it."""
    found: dict[int, dict[int, Cell]] = {}
    for cell in laid.cells:
        at, across = (cell.column, cell.row) if side == "columns" else (cell.row, cell.column)
        found.setdefault(across, {})[at] = cell
    return found


def _without_last(laid: Layout, side: str) -> Layout:
    """The layout without the last line of a side, whose cells are totals."""
    axis = _axes(laid, side)[0]
    last = len(axis.ticks) - 1
    rows, columns = ([tick.text for tick in one.ticks] for one in (laid.rows, laid.columns))
    kept, sums = [], []
    for cell in laid.cells:
        if (cell.column if side == "columns" else cell.row) != last:
            kept.append(cell)
        else:
            row, column = (None, cell.column) if side == "rows" else (cell.row, None)
            labels = rows[cell.row], columns[cell.column]
            sums.append(Total(row, column, *labels, cell.quantity, cell.span, cell.text))
    totals = tuple(_moved(one, side, last) for one in laid.totals)
    trimmed = replace(axis, ticks=axis.ticks[:-1], declaration=_trimmed(axis))
    cells, totals = tuple(kept), (*totals, *sums)
    laid = replace(laid, cells=cells, totals=totals)
    return replace(laid, columns=trimmed) if side == "columns" else replace(laid, rows=trimmed)


def _trimmed(axis: Axis) -> AxisDeclaration | None:
    """What the text declares, without the last tick where it lists that."""
    told = axis.declaration
    listed = (
        told is not None and told.ticks and canonical(told.ticks[-1].text) == canonical(axis.ticks[-1].text)
    )
    return replace(told, ticks=told.ticks[:-1]) if told is not None and listed else told


def _moved(one: Total, side: str, last: int) -> Total:
    """A total of a line that is itself a sum: that of the whole grid."""
    if side == "rows" and one.row == last:
        return replace(one, row=None)
    return replace(one, column=None) if side == "columns" and one.column == last else one
