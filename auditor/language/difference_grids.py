"""The differences of two panels as a grid of their own, place by place."""

from dataclasses import replace

from auditor.model import Axis, Cell, Document, Figure, Panel
from auditor.quantity import Quantity, plain_number
from auditor.world import is_exact

# Which way they are taken: the second panel less the first, the first less the second, or how far apart they are.
RISE, FALL, APART = "rise", "fall", "apart"
_DIGITS = 9


def have_one_grid(first: Panel, second: Panel) -> bool:
    """Whether two panels have the same rows and columns in the same order."""
    return (
        first is not second
        and _labels(first.rows) == _labels(second.rows)
        and _labels(first.columns) == _labels(second.columns)
    )


def grid_of_differences(document: Document, pair: tuple[int, int], way: str) -> Document:
    """The document with one panel, which holds the differences of two; a place that one of them lacks has none."""
    first, second = (document.panels[at] for at in pair)
    exact = is_exact(first) and is_exact(second)
    cells = tuple(
        _cell(cell, first.grid[place], way, exact=exact)
        for place, cell in second.grid.items()
        if place in first.grid
    )
    panel = replace(
        second, name="", aliases=(), side="", cells=cells, legend=None, surplus=(), restated=(), bands=(), totals=()
    )  # fmt: skip
    figure = Figure(second.figure, second.span, (panel,))
    told = tuple(replace(one, panel=None, row=None, column=None) for one in document.statements)
    return replace(document, figures=(figure,), statements=told, claims=(), derived=())


def _labels(axis: Axis) -> tuple[str, ...]:
    return tuple(tick.text.casefold() for tick in axis.ticks)


def _cell(second: Cell, first: Cell, way: str, *, exact: bool) -> Cell:
    if second.quantity is None or first.quantity is None:
        return replace(second, quantity=None, note="", marks=frozenset())
    gap = _less(second.quantity, first.quantity, way, exact=exact)
    return replace(second, quantity=gap, text=gap.text, note="", marks=frozenset())


def _less(second: Quantity, first: Quantity, way: str, *, exact: bool) -> Quantity:
    """One number less another; both may have been rounded, unless they are counts."""
    gap = round(second.value - first.value, _DIGITS)
    value = -gap if way == FALL else abs(gap) if way == APART else gap
    step = first.step if exact else _half(first) + _half(second)
    text = plain_number(value)
    return replace(second, value=value + 0.0, text=text, step=step, approximate=False, uncertainty=None)


def _half(quantity: Quantity) -> float:
    return (quantity.interval.high - quantity.interval.low) if quantity.approximate else quantity.step


def one_is_above(first: Panel, second: Panel) -> bool:
    """Whether one of two panels surely has the larger value in all cells that both have."""
    pairs = [
        (first.values[at].interval, second.values[at].interval) for at in second.values if at in first.values
    ]
    return len(pairs) > 1 and (
        all(one.high <= other.low for one, other in pairs)
        or all(other.high <= one.low for one, other in pairs)
    )
