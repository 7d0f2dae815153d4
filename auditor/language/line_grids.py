"""The sums, means or spreads of whole lines as grids of their own: one value for each row, for each column, or for each panel."""

from dataclasses import replace

from auditor.model import Axis, Cell, Document, Panel, Tick
from auditor.quantity import Quantity, plain_number
from auditor.world import is_exact

# Of which lines: those of a side, or each panel as a whole.
SIDES = ("rows", "columns", "whole")
SUM, MEAN, SPREAD = "sum", "mean", "spread"
_DIGITS = 9
# Whole numbers with steps of one are held to be counts, and exact; a mean of them is none.
_NO_COUNT = 1.001


def grid_of_lines(document: Document, function: str, side: str) -> Document:
    """The document with the sum, the mean or the spread of each line in place of its cells; a line that is not written in full has none."""
    figures = tuple(
        replace(
            figure,
            panels=tuple(_panel(panel, function, side) for panel in figure.panels),
            legends=(),
            axes=(),
        )
        for figure in document.figures
    )
    told = tuple(replace(one, row=None, column=None) for one in document.statements)
    return replace(document, figures=figures, statements=told, claims=(), derived=())


def _panel(panel: Panel, function: str, side: str) -> Panel:
    rows = panel.rows if side == "rows" else _single(panel.rows, function)
    columns = panel.columns if side == "columns" else _single(panel.columns, function)
    lines: dict[tuple[int, int], list[Cell]] = {}
    for cell in panel.cells:
        place = (cell.row if side == "rows" else 0, cell.column if side == "columns" else 0)
        lines.setdefault(place, []).append(cell)
    size = panel.size // (len(rows.ticks) * len(columns.ticks))
    cells = tuple(
        _cell(place, ones, function, exact=is_exact(panel), whole=len(ones) == size)
        for place, ones in lines.items()
    )
    return replace(
        panel, rows=rows, columns=columns, cells=cells, legend=None, surplus=(), restated=(), bands=(), totals=()
    )  # fmt: skip


def _single(axis: Axis, name: str) -> Axis:
    """One line in place of all."""
    return Axis("", (Tick(name, axis.ticks[0].span),))


def _cell(place: tuple[int, int], ones: list[Cell], function: str, *, exact: bool, whole: bool) -> Cell:
    known = [one.quantity for one in ones if one.quantity is not None]
    row, column = place
    first = replace(ones[0], row=row, column=column, note="", marks=frozenset())
    if not whole or len(known) < len(ones):
        return replace(first, quantity=None)
    told = _worked_out(known, function, exact=exact)
    return replace(first, quantity=told, text=told.text)


def _worked_out(known: list[Quantity], function: str, *, exact: bool) -> Quantity:
    """What numbers come to; the rounding of each is kept, unless they are counts."""
    if function == SPREAD:
        ends = [min(known, key=lambda one: one.value), max(known, key=lambda one: one.value)]
        value = ends[1].value - ends[0].value
    else:
        ends = known
        value = sum(one.value for one in known) / (len(known) if function == MEAN else 1)
    value = round(value, _DIGITS)
    steps = sum(one.interval.high - one.interval.low for one in ends)
    rounded = known[0].step if exact else steps
    step = _NO_COUNT * steps / len(known) if function == MEAN else rounded
    return replace(
        known[0], value=value, text=plain_number(value), step=step, approximate=False, uncertainty=None
    )
