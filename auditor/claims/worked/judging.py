"""What is told of worked-out numbers, held against the data."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import Judgement, Place
from auditor.claims.judging import show, states
from auditor.claims.moves.judging import fits
from auditor.claims.worked.claims import Fact, Worked, WorkedOut
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, all_of, any_of, at_most, largest, less, same, smallest, stands
from auditor.world import World

_NOTHING = Interval.point(0.0)


def judge(claim: WorkedOut, world: World) -> Judgement:
    """All facts must hold; where a value is not written, nothing is known of them."""
    facts = [_of_told(fact) for fact in claim.facts]
    truths = [_truth(fact, world) for fact in facts]
    wrong = next((f for f, t in zip(facts, truths, strict=True) if t is Truth.FALSE), facts[0])
    truth = all_of(truths)
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not sure which numbers are meant")
    return Judgement(truth, _says(wrong, world), _places(wrong, world), "some of the values are not written")


def _of_told(fact: Fact) -> Fact:
    """A fact without the numbers of which nothing is told, of which some may not be written."""
    if not fact.told or fact.amount is not None or fact.how not in ("go", "sizes"):
        return fact
    own = tuple(fact.series[n] for n in fact.told)
    return replace(fact, series=own, told=tuple(range(len(own))))


def _values(fact: Fact, world: World) -> list[Interval] | None:
    """The numbers, turned the way that is told; None where one cannot be worked out."""
    found = [_value(one, world) for one in fact.series]
    known = [value for value in found if value is not None and value.known]
    if not known or len(known) < len(found):
        return None
    if fact.way == "any":
        return [abs(value) for value in known]
    return [-value for value in known] if fact.way == "down" else known


def _value(one: Worked, world: World) -> Interval | None:
    first = world.intervals(one.first)
    if one.last is not None:
        last = world.intervals(one.last)
        return last[0] - first[0] if len(first) == len(last) == 1 else None
    if len(first) < 2:
        return None
    top, bottom = largest(first), smallest(first)
    return Interval(max(0.0, top.low - bottom.high), top.high - bottom.low)


def _truth(fact: Fact, world: World) -> Truth:
    values = _values(fact, world)
    if values is None:
        return Truth.UNKNOWN
    own = [values[n] for n in fact.told]
    sizes = all_of(states(world, value, fact.size) for value in own) if fact.size else Truth.TRUE
    if sizes is Truth.FALSE and _tells_value(fact, world):
        return Truth.UNKNOWN
    ends = all_of(_ends(fact.series[n], fact.ends, world) for n in fact.told) if fact.ends else Truth.TRUE
    sizes &= ends
    if fact.how in ("go", "sizes"):
        return ends & _goes(fact, values, world) if fact.how == "go" else sizes
    if fact.how in ("bound", "best"):
        return _bounded(fact, values, world)
    if fact.how in ("more", "less"):
        one, other = own if fact.how == "less" else own[::-1]
        return less(_NOTHING, one) & less(_NOTHING, other) & less(one, other)
    return sizes & all_of(_is_end(fact, n, values) for n in fact.told)


def _tells_value(fact: Fact, world: World) -> bool:
    """`gained 84 in May`: whether the number told is a value of a cell that is named, and so perhaps no step."""
    cells = [end for n in fact.told for end in (fact.series[n].first, fact.series[n].last) if end is not None]
    size = fact.size
    return size is not None and any(
        states(world, value, size) is not Truth.FALSE for cell in cells for value in world.intervals(cell)
    )


def _ends(one: Worked, ends: tuple[Num, Num], world: World) -> Truth:
    """Whether it goes from one number to another, as told."""
    cells = [one.first, *([one.last] if one.last is not None else [])]
    return all_of(states(world, world.intervals(cell)[0], num) for cell, num in zip(cells, ends, strict=True))


def _goes(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    goes = [_way(fact, value) for value in values]
    if fact.size is not None:
        goes = [g & _meets(world, value, fact.size) for g, value in zip(goes, values, strict=True)]
    truth = all_of(goes[n] for n in fact.told)
    if fact.amount is None:
        return truth
    low, high = goes.count(Truth.TRUE), len(goes) - goes.count(Truth.FALSE)
    return truth & fits(fact.amount, low, high, len(goes))


def _way(fact: Fact, value: Interval) -> Truth:
    """Whether a number goes the way that is told. What is above where it was may be called back there, or not."""
    if fact.way == "back":
        return at_most(_NOTHING, value)
    if fact.way == "level":
        return same(value, _NOTHING)
    if fact.way == "about level":
        level = same(value, _NOTHING)
        return level if less(value, _NOTHING) is Truth.TRUE else level | Truth.UNKNOWN
    goes = less(_NOTHING, value)
    loose = fact.amount is not None and fact.amount.kind == "none" and fact.size and fact.size.op == "<"
    return goes | Truth.UNKNOWN if loose else goes  # who rises may count as losing less than 3, or not


def _meets(world: World, value: Interval, size: Num) -> Truth:
    """Whether a number is as told; a bound is meant as it is written."""
    if size.op in (">", ">=", "<", "<="):
        return stands(size.op, value, Interval.point(size.value))
    return states(world, value, size)


def _bounded(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    """Whether all lie within a bound; "at best 3" is also met, by one of those told where some are."""
    size = fact.size
    assert size is not None
    truth = all_of(_meets(world, value, size) for value in values)
    if truth is Truth.FALSE or fact.how == "bound":
        return truth
    outermost = largest(values) if size.op in ("<=", "<") else smallest(values)
    told = [values[n] for n in fact.told]
    return (
        truth & states(world, outermost, _exact(size)) & all_of(states(world, v, _exact(size)) for v in told)
    )


def _is_end(fact: Fact, number: int, values: Sequence[Interval]) -> Truth:
    """Whether one goes furthest, or the least far of those that go that way; those told may share it."""
    own, others = values[number], [v for n, v in enumerate(values) if n not in fact.told]
    if fact.how == "nearest":
        return all_of(_before(abs(own), abs(other)) for other in others)
    if fact.way == "any":
        smaller = [(other, own) if fact.how == "most" else (own, other) for other in others]
        return all_of(_before(*pair) for pair in smaller)
    goes = less(_NOTHING, own)
    if fact.how == "most":
        return goes & all_of(_before(other, own) for other in others)
    rivals = any_of([Truth.UNKNOWN, *(less(_NOTHING, other) for other in others)])
    return goes & rivals & all_of(~less(_NOTHING, other) | _before(own, other) for other in others)


def _before(one: Interval, other: Interval) -> Truth:
    """Whether a number is smaller than another; where it is as large, who is named alone may share a place, or not."""
    return less(one, other) if less(other, one) is Truth.TRUE else less(one, other) | Truth.UNKNOWN


def _exact(num: Num) -> Num:
    return replace(num, op="=")


def _says(fact: Fact, world: World) -> str:
    values = _values(fact, world)
    if values is None:
        return ""
    order = sorted(range(len(values)), key=lambda n: -values[n].middle)
    shown = dict.fromkeys([*fact.told, *order[:2], *order[-2:]])
    return "; ".join(f"{fact.series[n].describe(world.document)} it is {show(values[n])}" for n in shown)


def _places(fact: Fact, world: World) -> tuple[Place, ...]:
    """The cells of the first numbers that are told."""
    chosen = [fact.series[n] for n in fact.told] or list(fact.series)
    cells = [cell for one in chosen[:4] for cell in (one.first, one.last) if cell is not None]
    return tuple((cell.panel, *place) for cell in cells for place, _ in world.values(cell))
