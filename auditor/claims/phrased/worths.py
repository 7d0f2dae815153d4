"""What the numbers come to that phrases tell of."""

from collections.abc import Callable, Mapping, Sequence

from auditor.claims.judging import mean
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.derived import accuracy, precision, recall
from auditor.claims.phrased.claims import Part, Term, Worth
from auditor.truth import ANYTHING, Interval, Truth, less, total
from auditor.world import Reading, Selection, World

MEASURES = ("recall", "precision", "accuracy")
_PERCENT = 100.0


def worth_of(worth: Worth, world: World) -> Interval | None:
    """What a number comes to; None where there is none, as no cell has a value."""
    known = [value for term in worth.terms if (value := _term(term, world)) is not None]
    if not known or (len(known) < len(worth.terms) and worth.function in ("", "sum")):
        return None
    return known[0] if not worth.function else _AMONG[worth.function](known, worth.rank)


def _term(term: Term, world: World) -> Interval | None:
    one = _part(term.start, world)
    if term.end is None or one is None:
        return one
    other = _part(term.end, world)
    if other is None:
        return None
    if term.way == "over":
        return one / other
    return {"up": other - one, "down": one - other}.get(term.way, abs(one - other))


def _part(part: Part, world: World) -> Interval | None:
    if part.function in MEASURES:
        return _measure(part, world)
    places = dict.fromkeys((one.panel, *place) for one in part.cells for place in _places(one, world))
    values = [value for place in places if (value := world.value(*place)) is not None]
    if not values:
        return None
    if len(values) < len(places) and part.function in ("sum", "mean"):
        # What is added up of a line with a gap may be meant without it, or as unknown.
        return _AMONG[part.function](values, 1) if world.reading is Reading.PRINTED else ANYTHING
    if part.function == "value":
        return values[0] if len(values) == len(places) == 1 else None
    return _AMONG[part.function](values, part.rank)


def _places(one: Selection, world: World) -> Sequence[tuple[int, int]]:
    return list(one.places(world.document.panels[one.panel]))


def _nth(values: Sequence[Interval], rank: int, low: bool) -> Interval | None:
    """The value of a rank; of equal values each may count, or all as one."""
    values = [-value for value in values] if low else list(values)
    apart: list[Interval] = []
    for value in sorted(values, key=lambda one: one.middle if one.known else 0.0, reverse=True):
        if not apart or less(value, apart[-1]) is not Truth.FALSE:
            apart.append(value)
    if rank > len(values):
        return None
    lows, highs = (
        sorted((v.low for v in values), reverse=True),
        sorted((v.high for v in values), reverse=True),
    )
    found = Interval(lows[rank - 1], highs[rank - 1])
    if rank <= len(apart) < len(values) and rank > 1:
        found = found.hull(apart[rank - 1])
    return -found if low else found


def _lead(values: Sequence[Interval], rank: int) -> Interval | None:
    first, second = _nth(values, 1, False), _nth(values, rank + 1, False)
    return first - second if first is not None and second is not None else None


def _trail(values: Sequence[Interval], rank: int) -> Interval | None:
    first, second = _nth(values, 1, True), _nth(values, rank + 1, True)
    return second - first if first is not None and second is not None else None


def _spread(values: Sequence[Interval], rank: int) -> Interval | None:
    most, least = _nth(values, 1, False), _nth(values, 1, True)
    return most - least if most is not None and least is not None else None


_AMONG: Mapping[str, Callable[[Sequence[Interval], int], Interval | None]] = {
    "sum": lambda values, rank: total(values),
    "mean": lambda values, rank: mean(values),
    "max": lambda values, rank: _nth(values, rank, False),
    "min": lambda values, rank: _nth(values, rank, True),
    "spread": _spread,
    "lead": _lead,
    "trail": _trail,
}


def _measure(part: Part, world: World) -> Interval | None:
    """A measure in percent, of the class of a line; None where the panel is not surely one matrix."""
    chosen = part.cells[0]
    ways = confusions(world.document, chosen.panel)
    if len(ways) != 1 or len(ways[0]) != 1:
        return None
    matrix = ways[0][0]
    if part.function == "accuracy":
        return accuracy(matrix, world).scaled(_PERCENT)
    name = class_of(chosen, matrix)
    if name is None:
        return None
    measure = recall if part.function == "recall" else precision
    return measure(matrix, world, name).scaled(_PERCENT)


def class_of(chosen: Selection, matrix: Confusion) -> str | None:
    """The class of the one row, or the one column, of a selection, by the cell where it is met as itself."""
    row, column = (
        side[0] if side is not None and len(side) == 1 else None for side in (chosen.rows, chosen.columns)
    )
    for name in matrix.classes:
        place = matrix.places.get((name, name))
        if place is not None and (place[0] == row or (row is None and place[1] == column)):
            return name
    return None
