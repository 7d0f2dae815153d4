"""Whether cells are what a sentence tells: one number for one cell, a list of numbers for a line."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import Place
from auditor.claims.judging import Valued, states
from auditor.language.hedges import ABOUT
from auditor.language.numbers import Num
from auditor.metrics import metric_of
from auditor.model import Panel
from auditor.quantity import Quantity, match_quantity
from auditor.truth import Truth, all_of
from auditor.world import Reading, Selection, World


def tells(world: World, cell: Valued, num: Num) -> Truth:
    """Whether a cell holds the number told for it.

    A number with at least as many digits as the cell was copied, not rounded: it must be the cell's own.
    """
    told = num
    num = in_scale(told, world.document.panels[cell.panel])
    truth = states(world, cell.value, num) & agrees_in_uncertainty(world, cell, told)
    if (
        num.op == "~"
        and world.reading is Reading.PRINTED
        and abs(cell.value.middle - num.value) > max(num.step, ABOUT.fair * abs(num.value)) * 1.001
    ):
        return Truth.UNKNOWN if truth is Truth.TRUE else truth
    if world.reading is Reading.PRINTED or truth is Truth.FALSE or num.op != "=":
        return truth
    quantity = written(world, cell.place)
    if quantity is None or quantity.approximate or num.step > quantity.step * 1.001:
        return truth
    return truth if abs(quantity.value - num.value) < 0.5 * quantity.step else Truth.FALSE


def agrees_in_uncertainty(world: World, cell: Valued, num: Num) -> Truth:
    """Whether what is told behind "±" is what the cell has there, where both have something."""
    told, quantity = match_quantity(num.text, 0), written(world, cell.place)
    stated = told.uncertainty if told else None
    own = quantity.uncertainty if quantity else None
    if stated is None or own is None:
        return Truth.TRUE
    return Truth.of(abs(stated.value - own.value) <= 0.5 * max(stated.step, own.step) * 1.001)


def written(world: World, place: Place) -> Quantity | None:
    """The number written at a place."""
    return world.document.panels[place[0]].values.get((place[1], place[2]))


def tells_row(world: World, selection: Selection, numbers: Sequence[Num]) -> Truth:
    """Whether a line holds just these numbers in the order in which its axis lists them.

    Listed the other way round they support nothing and refute nothing.
    """
    places = list(selection.places(world.document.panels[selection.panel]))
    known = dict(world.values(selection))
    if len(places) != len(numbers) or any(place not in known for place in places):
        return Truth.UNKNOWN
    cells = [Valued(selection.panel, row, column, known[row, column]) for row, column in places]
    forth = all_of(tells(world, cell, num) for cell, num in zip(cells, numbers, strict=True))
    back = all_of(tells(world, cell, num) for cell, num in zip(cells, reversed(numbers), strict=True))
    return Truth.UNKNOWN if forth is not Truth.TRUE and back is not Truth.FALSE else forth


def tells_path(world: World, cells: Sequence[Valued], numbers: Sequence[Num]) -> Truth:
    """Whether a line passes through these numbers in this order; false only where it holds one of them nowhere."""
    at = 0
    for cell in cells:
        if at < len(numbers) and tells(world, cell, numbers[at]) is not Truth.FALSE:
            at += 1
    if any(all(tells(world, cell, num) is Truth.FALSE for cell in cells) for num in numbers):
        return Truth.FALSE
    return Truth.TRUE if at == len(numbers) and world.reading is Reading.PRINTED else Truth.UNKNOWN


def in_scale(num: Num, panel: Panel) -> Num:
    """A number in percent as a share, where the panel's values are shares."""
    values = panel.values.values()
    if (
        num.unit != "%"
        or not values
        or any(q.unit == "%" for q in values)
        or max(abs(q.value) for q in values) > 1
    ):
        return num
    metric = metric_of(panel)
    if metric is not None and not metric.share and metric.name != "correlation":
        return num
    return replace(num, value=num.value / 100, step=num.step / 100)
