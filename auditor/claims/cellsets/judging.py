"""Sets of cells held against the data."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import Judgement, Place
from auditor.claims.cellsets.claims import (
    Area,
    Commonest,
    Cond,
    Counted,
    Distinct,
    Extreme,
    Fact,
    Holds,
    Hues,
    Lines,
    Listed,
    Portion,
    Repeats,
    Summed,
    Together,
    Told,
    Turns,
)
from auditor.claims.cellsets.hues import coloured, of_colours
from auditor.claims.judging import extreme, part_off, several, show, states
from auditor.language.numbers import Num
from auditor.truth import (
    Interval,
    Truth,
    all_of,
    any_of,
    at_most,
    count_true,
    less,
    same,
    stands,
    total,
    within,
)
from auditor.world import Reading, World

Value = tuple[tuple[int, int], Interval]


def judge(claim: Told, world: World) -> Judgement:
    """Whether all parts hold. A part that may be meant in several ways holds (fails) where it does so in all."""
    truths = [_agreed([_truth(fact, world) for fact in ways]) for ways in claim.parts]
    wrong = next((w for w, t in zip(claim.parts, truths, strict=True) if t is Truth.FALSE), claim.parts[0])
    places = _telling(wrong[0], world)
    says = several(world.document, places) if places else _says(wrong[0], world)
    truth = all_of(truths)
    if claim.tentative and truth is Truth.TRUE or claim.in_part and truth is Truth.FALSE:
        truth = Truth.UNKNOWN
    return Judgement(
        truth, says, tuple(places[:3]), "the cells do not settle it", off=_against(wrong[0], world)
    )


def _against(fact: Fact, world: World) -> float | None:
    """Which part of the cells of which all, or none, are told to be so are otherwise."""
    if not isinstance(fact, Counted) or (fact.least is not None and fact.most != 0):
        return None
    found = [truth for _, truth in verdicts(fact, world)]
    return part_off(found.count(Truth.FALSE if fact.least is None else Truth.TRUE), len(found))


def _agreed(truths: Sequence[Truth]) -> Truth:
    return truths[0] if len(set(truths)) == 1 else Truth.UNKNOWN


def _truth(fact: Fact, world: World) -> Truth:
    if isinstance(fact, Together):
        return _among([truth for one in fact.each for _, truth in verdicts(one, world)], fact)
    if isinstance(fact, Lines):
        return _among([_counted(one, world) for one in fact.each], fact)
    if isinstance(fact, Hues | Turns | Commonest):
        return of_colours(fact, world)
    if not fact.area.cells:
        return Truth.of(True) if isinstance(fact, Counted) and fact.most == 0 else Truth.UNKNOWN
    if isinstance(fact, Counted):
        return _counted(fact, world)
    if any(not value.known for _, value in _values(fact.area, world)):
        return Truth.UNKNOWN
    if isinstance(fact, Extreme):
        values = [value for _, value in _values(fact.area, world)]
        return _meets(extreme(values, fact.direction), fact.cond, world) if values else Truth.UNKNOWN
    if isinstance(fact, Portion):
        return _portion(fact, world)
    if isinstance(fact, Summed):
        return states(world, total(value for _, value in _values(fact.area, world)), fact.num)
    if isinstance(fact, Holds):
        return _holds(fact, world)
    if isinstance(fact, Listed):
        return _listed(fact, world)
    return _repeats(fact, world) if isinstance(fact, Repeats) else _distinct(fact, world)


def _values(area: Area, world: World) -> list[Value]:
    """The values of an area; what is written as missing has none, and in a printed sample what is not written neither."""
    grid = world.document.panels[area.panel]
    found = []
    for place in sorted(area.cells):
        value = world.value(area.panel, *place)
        if value is not None and (value.known or world.reading is not Reading.PRINTED or place in grid.grid):
            found.append((place, value))
    return found


def _counted(fact: Counted, world: World) -> Truth:
    return _among([truth for _, truth in verdicts(fact, world)], fact)


def _among(truths: Sequence[Truth], fact: Counted | Together | Lines) -> Truth:
    """Whether as many of some cells are so as is told."""
    if not truths:
        return Truth.UNKNOWN
    least = len(truths) if fact.least is None else fact.least
    most = len(truths) if fact.most is None else fact.most
    count = count_true(truths)
    if count.low > most or count.high < least:
        return Truth.FALSE
    return Truth.TRUE if count.low >= least and count.high <= most else Truth.UNKNOWN


def verdicts(fact: Counted, world: World) -> list[tuple[tuple[int, int], Truth]]:
    """For each cell of an area whether it meets one of the conditions."""
    if any(cond.missing for cond in fact.conds):
        return [(place, _missing(fact.area.panel, place, world)) for place in sorted(fact.area.cells)]
    if any(cond.colour for cond in fact.conds):
        return coloured(fact, world)
    return [
        (
            place,
            any_of(
                _meets(value, cond, world)
                for cond in fact.conds
                if not (fact.most == 0 and _is_an_end(value, cond))
            ),
        )
        for place, value in _values(fact.area, world)
    ]


def _missing(panel: int, place: tuple[int, int], world: World) -> Truth:
    if place not in world.document.panels[panel].grid:
        return Truth.UNKNOWN
    return Truth.of(world.value(panel, *place) is None)


def _is_an_end(value: Interval, cond: Cond) -> bool:
    """`no value lies between 5 and 9`: whether a value is one of both ends, which bounds what is empty."""
    ends = [num.value for num in (cond.num, cond.high) if num is not None and cond.high is not None]
    return any(value.low <= end <= value.high for end in ends)


def _meets(value: Interval, cond: Cond, world: World) -> Truth:
    if cond.size:
        ends = sorted((abs(value.low), abs(value.high)))
        crossing = value.low < 0 < value.high
        return _meets(Interval(0.0 if crossing else ends[0], ends[1]), replace(cond, size=False), world)
    if cond.num is None:
        return Truth.UNKNOWN
    if cond.high is not None:
        return within(value, _room(cond.num, cond.high, world))
    if cond.num.op in ("<", ">", "<=", ">="):
        return stands(cond.num.op, value, _point(cond.num))
    if cond.num.op == "=" and value.low == value.high and not value.low % 1 and cond.num.step == 1:
        return Truth.of(value.low == cond.num.value)  # a count is the number that is told, or another
    return states(world, value, cond.num)


def _point(num: Num) -> Interval:
    return Interval.point(num.value)


def _room(low: Num, high: Num, world: World) -> Interval:
    """What a told range covers: as it is written, or with all that anybody could defend."""
    if world.reading is Reading.PRINTED:
        return Interval(low.value, high.value)
    return low.generous().hull(high.generous())


def _portion(fact: Portion, world: World) -> Truth:
    values = [value for _, value in _values(fact.area, world)]
    apart = extreme(values, "max") - extreme(values, "min")
    return states(world, apart.scaled(100 / (fact.bar.high - fact.bar.low)), fact.num)


def _holds(fact: Holds, world: World) -> Truth:
    """Whether so many of the extreme cells stand in the area; cells that tie at their end may be counted or not."""
    inside = [value for _, value in _values(fact.area, world)]
    outside = [value for _, value in _values(_others(fact.area, world), world)]
    if fact.direction == "min":
        inside, outside = [-v for v in inside], [-v for v in outside]
    everything = [*inside, *outside]
    if len(everything) < fact.size or any(not v.known for v in everything):
        return Truth.UNKNOWN
    # At most so many others stand surely (possibly) before a cell: then it may (must) be among the extreme ones.
    may = [_before(v, everything, surely=True) < fact.size for v in inside]
    must = [_before(v, everything, surely=False) <= fact.size for v in inside]
    outside_may = sum(_before(v, everything, surely=True) < fact.size for v in outside)
    outside_must = sum(_before(v, everything, surely=False) <= fact.size for v in outside)
    low = max(sum(must), fact.size - outside_may)
    high = min(sum(may), fact.size - outside_must)
    wanted = fact.size if fact.many is None else fact.many
    if not low <= wanted <= high:
        return Truth.FALSE
    return Truth.of(True) if low == high else Truth.UNKNOWN


def _before(value: Interval, others: Sequence[Interval], *, surely: bool) -> int:
    """How many stand before a value surely; or else how many may stand before it or beside it, itself included."""
    if surely:
        return sum(less(value, other) is Truth.TRUE for other in others)
    return sum(at_most(value, other) is not Truth.FALSE for other in others)


def _others(area: Area, world: World) -> Area:
    grid = world.document.panels[area.panel]
    places = {(r, c) for r in range(len(grid.rows.ticks)) for c in range(len(grid.columns.ticks))}
    return Area.of(area.panel, frozenset(places - area.cells), "the others")


def _listed(fact: Listed, world: World) -> Truth:
    """Whether numbers and cells can be paired off; they are in order of size."""
    values = sorted((value for _, value in _values(fact.area, world)), key=lambda v: v.low)
    nums = sorted(fact.nums, key=lambda num: num.value)
    if len(values) != len(nums):
        return Truth.UNKNOWN
    return all_of(states(world, value, num) for value, num in zip(values, nums, strict=True))


def _repeats(fact: Repeats, world: World) -> Truth:
    values = [value for _, value in _values(fact.area, world)]
    if len(values) < len(fact.area.cells) or not values:
        return Truth.UNKNOWN
    there = all_of(
        [states(world, v, fact.num) for v in values]
        if fact.num is not None
        else [_alike(values[0], v, world) for v in values[1:]]
    )
    if not fact.others:
        return there
    others = [v for _, v in _values(_others(fact.area, world), world)]
    return there & all_of(~_alike(values[0], v, world) for v in others)


def _alike(one: Interval, other: Interval, world: World) -> Truth:
    """Whether two cells show the same number; what is written alike is the same to a reader."""
    if world.reading is Reading.PRINTED:
        return same(Interval.point(one.middle), Interval.point(other.middle))
    return Truth.FALSE if same(one, other) is Truth.FALSE else Truth.UNKNOWN


def _distinct(fact: Distinct, world: World) -> Truth:
    """How many different numbers are written; numbers that round alike may be different ones all the same."""
    shown = {round(value.middle, 9) for _, value in _values(fact.area, world)}
    if world.reading is Reading.PRINTED:
        return Truth.of(len(shown) == fact.count)
    return Truth.FALSE if len(shown) != fact.count else Truth.UNKNOWN


def _telling(fact: Fact, world: World) -> list[Place]:
    """The cells that speak against what is told."""
    if isinstance(fact, Together):
        return [place for one in fact.each for place in _telling(one, world)]
    if isinstance(fact, Lines | Hues | Turns | Commonest):
        return []
    panel = fact.area.panel
    if isinstance(fact, Counted):
        against = Truth.FALSE if fact.most is None else Truth.TRUE
        return [(panel, *place) for place, truth in verdicts(fact, world) if truth is against]
    if isinstance(fact, Holds):
        found = [
            (p, v) for p, v in _values(_others(Area.of(panel, frozenset(), ""), world), world) if v.known
        ]
        found.sort(key=lambda one: one[1].middle, reverse=fact.direction == "max")
        return [(panel, *place) for place, _ in found[: fact.size] if place not in fact.area.cells]
    return [(panel, *place) for place, _ in _values(fact.area, world)[:9]]


def _says(fact: Fact, world: World) -> str:
    areas = fact.areas if isinstance(fact, Together | Lines | Hues) else (fact.area,)
    values = [value for area in areas for _, value in _values(area, world)]
    return f"they hold {', '.join(show(value) for value in values[:6])}" if values else ""
