"""Claims on how many there are in some cells of a matrix: so many, such a share, so many times as many, the most."""

from auditor.claims.judging import show
from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.derived import normalised, share
from auditor.claims.measures.figures import shortened, states
from auditor.claims.measures.sized_sets import sets_hold
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, at_most, less, total, within
from auditor.world import Reading, World

Cells = tuple[tuple[str, str], ...]
KINDS = ("tally", "times", "more", "margin", "rank", "rarest", "sets")


def counts_hold(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """Whether cells hold as many as is told, and how many they hold instead."""
    if not _comparable([check.cells, *([check.base] if check.base else []), *check.rivals], matrix, world):
        return Truth.UNKNOWN, ""
    own, base = (_sum(cells, matrix, world) for cells in (check.cells, check.base))
    if not own.known or not base.known:
        return Truth.UNKNOWN, ""
    if check.about == "rank":
        return _ranked(check, own, matrix, world)
    if check.about == "rarest":
        return _rarest(own, matrix, world)
    if check.about == "sets":
        return sets_hold(check, matrix, world)
    if check.about == "more":
        return less(base, own), f"it is {show(own)} against {show(base)}"
    if check.value is None or (check.base and base.high <= 0):
        return Truth.UNKNOWN, ""
    if check.about == "margin":
        return _is_count(check.value, own - base, world), f"it is {show(own)} against {show(base)}"
    if check.about == "times":
        return _times(check.value, own, base, world)
    return _tally(check, check.value, own, base, matrix, world)


def _sum(cells: Cells, matrix: Confusion, world: World) -> Interval:
    return total(matrix.count(world, *cell) for cell in cells)


def _comparable(sets: list[Cells], matrix: Confusion, world: World) -> bool:
    """Whether the cells may be added up and held against each other: shares of different lines may not, but one by one."""
    way = normalised(matrix, world)
    if way in ("", "all"):
        return not matrix.partial
    side = 0 if way == "actual" else 1
    lines = {cell[side] for cells in sets for cell in cells}
    return len(lines) <= 1 or all(len(cells) == 1 for cells in sets)


def _tally(
    check: Check, num: Num, own: Interval, base: Interval, matrix: Confusion, world: World
) -> tuple[Truth, str]:
    if check.base:
        part = share(own, base)
        return states(world, part, num), f"{check.text} is {shortened(show(part.scaled(100)))}%"
    way = normalised(matrix, world)
    if num.unit == "%" and way:
        part = share(own, _sum(_whole(check.cells, matrix, way), matrix, world))
        return states(world, part, num), f"{check.text} is {shortened(show(part.scaled(100)))}%"
    if (
        way and num.value == 0 and num.op == "=" and not num.unit
    ):  # of shares it can be told that there are none
        none = Truth.TRUE if own.middle == 0 else Truth.FALSE if own.low > 0 else Truth.UNKNOWN
        return none, f"{check.text} is {shortened(show(own))}"
    if way or num.unit:
        return Truth.UNKNOWN, ""
    return _is_count(num, own, world), f"{check.text} is {shortened(show(own))}"


def _whole(cells: Cells, matrix: Confusion, way: str) -> Cells:
    """What adds up to one, where the cells are shares: all of them, or the one line that some are in."""
    side = ("actual", "predicted").index(way) if way != "all" else 0
    lines = {cell[side] for cell in cells}
    pairs = ((a, p) for a in matrix.actual for p in matrix.predicted)
    return tuple(pair for pair in pairs if way == "all" or pair[side] in lines)


def _is_count(num: Num, own: Interval, world: World) -> Truth:
    """Whether there are so many; a plain number means no other."""
    if num.op == "=" and num.step >= 1:
        stated = Interval.point(num.value)
    else:
        stated = num.fair() if world.reading is Reading.PRINTED else num.generous()
    return _fits(own, stated, world)


def _times(num: Num, own: Interval, base: Interval, world: World) -> tuple[Truth, str]:
    """Whether there are so many times as many; of a bare number of times nobody means the last digit."""
    stated = num.fair() if world.reading is Reading.PRINTED else num.generous()
    if base.low <= 0:
        return Truth.UNKNOWN, ""
    ratio = own / base
    if num.op in (">", "<", ">=", "<="):
        low, high = (num.value, ratio.high) if num.op in (">", ">=") else (ratio.low, num.value)
        stated = Interval(min(low, high), max(low, high)) if low <= high else Interval.point(num.value)
    return _fits(ratio, stated, world), f"it is {shortened(show(own))} against {shortened(show(base))}"


def _fits(actual: Interval, stated: Interval, world: World) -> Truth:
    room = stated.widened(1e-9)
    if world.reading is Reading.PRINTED:
        return within(actual, room)
    return Truth.UNKNOWN if actual.intersection(room) is not None else Truth.FALSE


def _rarest(own: Interval, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """Whether errors occur so seldom as no other that occurs at all."""
    errors = [matrix.count(world, *cell) for cell in matrix.places if cell[0] != cell[1]]
    if not all(count.known for count in errors):
        return Truth.UNKNOWN, ""
    rarer = [count for count in errors if count.low > 0 and less(count, own) is Truth.TRUE]
    if own.high <= 0 or rarer:
        return (
            Truth.FALSE,
            f"it is {show(own)}, and another {show(min(rarer, key=lambda c: c.low)) if rarer else 'occurs'}",
        )
    return Truth.of(
        own.low > 0 and all(count.high <= 0 or at_most(own, count) is Truth.TRUE for count in errors)
    ), ""


def _ranked(check: Check, own: Interval, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """Whether so many others are larger; one that is as large may go before it or behind."""
    others = [(cells, _sum(cells, matrix, world)) for cells in check.rivals]
    if any(not count.known for _, count in others):
        return Truth.UNKNOWN, ""
    above = [less(own, count) for _, count in others]
    beside = [at_most(own, count) for _, count in others]
    too_many = above.count(Truth.TRUE) >= check.rank
    too_few = len(beside) - beside.count(Truth.FALSE) < check.rank - 1
    if too_many or too_few:
        cells, most = max(others, key=lambda one: one[1].low)
        name = " and ".join(f"{a} taken for {b}" for a, b in cells[:2])
        return Truth.FALSE, f"{check.text} is {show(own)}, {name} {show(most)}"
    sure = (
        len(above) - above.count(Truth.FALSE) <= check.rank - 1 and beside.count(Truth.TRUE) >= check.rank - 1
    )
    return Truth.of(True) if sure else Truth.UNKNOWN, ""
