"""Means, sums and medians of cells as intervals, and those that a grid gives itself in its margins."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.judging import mean, valued
from auditor.truth import Interval, total
from auditor.world import Selection, World, same_labels

_MARGINS = {
    "mean": ("mean", "average", "avg", "ave"),
    "sum": ("total", "sum", "all", "overall"),
    "median": ("median",),
}


def aggregate(function: str, values: Sequence[Interval]) -> Interval | None:
    """What the mean, sum or median of some values may be; None of no values."""
    if not values:
        return None
    if function == "mean":
        return mean(values)
    return total(values) if function == "sum" else _median(values)


def _median(values: Sequence[Interval]) -> Interval:
    """The median lies between the medians of the lower and of the upper ends."""
    return Interval(_middle([v.low for v in values]), _middle([v.high for v in values]))


def _middle(values: Sequence[float]) -> float:
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def cell_sets(world: World, scope: Sequence[Selection]) -> Iterator[list[Interval]]:
    """The values of a scope; and again without the diagonal, where that holds one value throughout."""
    yield [cell.value for cell in valued(world, scope)]
    if all(not s.region and _unit_diagonal(world, s.panel) for s in scope):
        yield [cell.value for cell in valued(world, [replace(s, region="off-diagonal") for s in scope])]


def _unit_diagonal(world: World, panel: int) -> bool:
    """Whether a set crossed with itself has one value all along its diagonal: ones, hundreds, noughts."""
    values = [cell.value for cell in valued(world, [Selection(panel, region="diagonal")])]
    return (
        len(values) > 1
        and all(value.known for value in values)
        and (len({value.middle for value in values}) == 1)
        and same_labels(world.document.panels[panel])
    )


def given_totals(world: World, function: str, scope: Sequence[Selection]) -> list[Interval]:
    """What the margins of the grid give for one row, one column or the whole of it."""
    if len(scope) != 1 or scope[0].region:
        return []
    chosen = scope[0]
    row = chosen.rows[0] if chosen.rows is not None and len(chosen.rows) == 1 else None
    column = chosen.columns[0] if chosen.columns is not None and len(chosen.columns) == 1 else None
    if (
        (row is None and chosen.rows is not None)
        or (column is None and chosen.columns is not None)
        or (row is not None and column is not None)
    ):
        return []
    panel = world.document.panels[chosen.panel]
    found = []
    for total_cell in panel.totals:
        labels = f"{total_cell.row_label if total_cell.row is None else ''} {total_cell.column_label if total_cell.column is None else ''}".casefold()
        fits = (total_cell.row, total_cell.column) == (row, column) and any(
            word in labels for word in _MARGINS[function]
        )
        if fits and total_cell.quantity is not None:
            found.append(world.interval(total_cell.quantity, panel))
    return found
