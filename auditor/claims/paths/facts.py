"""Single facts held against the values of one line."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import isfinite

from auditor.claims.courses import series
from auditor.claims.courses.series import Pace
from auditor.claims.courses.tracks import in_order
from auditor.claims.judging import states
from auditor.claims.paths.claims import Fact
from auditor.claims.paths.stretch import Stretch
from auditor.language.hedges import LITTLE
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, all_of, any_of, at_most, largest, less, same, smallest

# "Wavers between 30 and 40": values that fill less of what is told keep to a narrower band.
FILLED = 0.15
_ZERO = Interval.point(0.0)


def holds(fact: Fact, line: Stretch) -> Truth:
    """Whether a fact holds of a line."""
    part = line.between(fact.start, fact.end)
    if part is None or len(part.values) < 2:
        return Truth.UNKNOWN
    return _JUDGES[fact.kind](fact, part)


def _first(fact: Fact, line: Stretch) -> Truth:
    return states(line.world, line.values[0], fact.nums[0])


def _last(fact: Fact, line: Stretch) -> Truth:
    return states(line.world, line.values[-1], fact.nums[0])


def _turned(value: Interval, way: str) -> Interval:
    return -value if way == "down" else value


def _net(fact: Fact, line: Stretch) -> Truth:
    far = _turned(line.net, fact.way)
    return less(_ZERO, far) & all_of(_sized(line, far, num, line.values[0]) for num in fact.nums)


def _reached(fact: Fact, line: Stretch) -> Truth:
    """The way to the last value: of the step to it, and refuted only where all of the line does not go so either."""
    step, net = (less(_ZERO, _turned(far, fact.way)) for far in (line.steps[-1], line.net))
    return step if step is Truth.TRUE or step is net else Truth.UNKNOWN


def _sized(line: Stretch, far: Interval, num: Num, start: Interval) -> Truth:
    """Whether something is so large; a percentage may be of what was there before."""
    truths = [states(line.world, far, num)]
    if num.unit == "%":
        truths.append(states(line.world, (far / start).scaled(100.0), num))
    return any_of(truths)


def _same_ends(fact: Fact, line: Stretch) -> Truth:
    return same(line.values[0], line.values[-1])


def _width(fact: Fact, line: Stretch) -> Truth:
    """The distance of the extremes; what something swings by may be told of the ends or of a single step as well."""
    truth = states(line.world, line.width, fact.nums[0])
    if fact.kind == "width" or fact.nums[0].op in ("<", "<="):
        return truth
    others = [states(line.world, abs(one), fact.nums[0]) for one in (line.net, *line.steps)]
    return Truth.UNKNOWN if truth is Truth.FALSE and Truth.FALSE is not any_of(others) else truth


def _tight(fact: Fact, line: Stretch) -> Truth:
    low, high = fact.nums
    ends = all_of(
        states(line.world, end, num)
        for end, num in ((smallest(line.values), low), (largest(line.values), high))
    )
    if ends is not Truth.FALSE or not line.lenient:
        return ends
    narrow = line.width.high < FILLED * (high.value - low.value)
    return Truth.FALSE if narrow or _within(fact, line) is Truth.FALSE else Truth.UNKNOWN


def _within(fact: Fact, line: Stretch) -> Truth:
    low, high = fact.nums
    ends = [num.generous() if line.lenient else num.fair() for num in (low, high)]
    least, most = Interval.point(ends[0].low), Interval.point(ends[1].high)
    return all_of(at_most(least, value) & at_most(value, most) for value in line.values)


def _little(fact: Fact, line: Stretch) -> Truth:
    limit = Interval.point((LITTLE.generous if line.lenient else LITTLE.fair) * line.scale)
    return at_most(line.width, limit) if line.scale else Truth.UNKNOWN


def _zigzag(fact: Fact, line: Stretch) -> Truth:
    """Up and down by turns; refuted only of what goes one way."""
    if line.lenient:
        return Truth.FALSE if Truth.TRUE in _one_way(line) else Truth.UNKNOWN
    turns = [less(_ZERO, _turned(b, "down")) & less(_ZERO, a) for a, b in pairwise(line.steps)]
    back = [less(_ZERO, _turned(a, "down")) & less(_ZERO, b) for a, b in pairwise(line.steps)]
    turning = [one | other for one, other in zip(turns, back, strict=True)]
    return all_of(turning) if len(turning) > 1 else Truth.UNKNOWN


def _one_way(line: Stretch) -> list[Truth]:
    return [all_of(at_most(_ZERO, _turned(step, way)) for step in line.steps) for way in ("up", "down")]


def _monotone(fact: Fact, line: Stretch) -> Truth:
    """One way only; whether what stays the same for a step goes so is open."""
    ways = [fact.way] if fact.way else ["up", "down"]
    strictly = any_of(all_of(less(_ZERO, _turned(step, way)) for step in line.steps) for way in ways)
    loosely = any_of(
        all_of(at_most(_ZERO, _turned(step, way)) for step in line.steps)
        & less(_ZERO, _turned(line.net, way))
        for way in ways
    )
    return strictly if strictly is loosely else Truth.UNKNOWN


def _strict(fact: Fact, line: Stretch) -> Truth:
    return all_of(less(_ZERO, _turned(step, fact.way)) for step in line.steps)


def _never(fact: Fact, line: Stretch) -> Truth:
    return all_of(~less(_ZERO, _turned(step, fact.way)) for step in line.steps)


def _ranked(fact: Fact, line: Stretch) -> Truth:
    """How many of the lines have more ("from the top") or less at a tick; of values that may be the same, the rank is open."""
    others = [one.get(fact.tick) for one in line.rivals]
    if fact.tick not in line.ticks or not others or None in others:
        return Truth.UNKNOWN
    own = line.values[line.ticks.index(fact.tick)]
    turn = "down" if fact.way == "from the bottom" else "up"
    ahead = [less(_turned(own, turn), _turned(other, turn)) for other in others if other is not None]
    behind = [less(_turned(other, turn), _turned(own, turn)) for other in others if other is not None]
    if ahead.count(Truth.TRUE) == fact.at - 1 and behind.count(Truth.TRUE) == len(others) - fact.at + 1:
        return Truth.TRUE
    too_many = ahead.count(Truth.TRUE) > fact.at - 1
    too_few = behind.count(Truth.TRUE) > len(others) - fact.at + 1
    return Truth.FALSE if too_many or too_few else Truth.UNKNOWN


def _ranked_or_own(fact: Fact, line: Stretch) -> Truth:
    """`starts highest`: of all lines, or as its own highest value, which only keeps it from being refuted."""
    truth = _ranked(fact, line)
    if truth is not Truth.FALSE or fact.tick not in line.ticks:
        return truth
    turn = "down" if fact.way == "from the bottom" else "up"
    own = _turned(line.values[line.ticks.index(fact.tick)], turn)
    top = all_of(at_most(_turned(value, turn), own) for value in line.values)
    return Truth.FALSE if top is Truth.FALSE else Truth.UNKNOWN


def _at(fact: Fact, line: Stretch) -> Truth:
    if fact.tick not in line.ticks:
        return Truth.UNKNOWN
    return states(line.world, line.values[line.ticks.index(fact.tick)], fact.nums[0])


def _entered(fact: Fact, line: Stretch) -> Truth:
    """Past a number at a tick first, or from there on; of what is "enough", less may be so as well, though that is hardly meant."""
    if fact.tick not in line.ticks:
        return Truth.UNKNOWN
    at, edge = line.ticks.index(fact.tick), Interval.point(fact.nums[0].value)
    past = [
        less(value, edge) if fact.way == "<" else less(edge, value) if fact.way == ">" else ~less(value, edge)
        for value in line.values
    ]
    before = all_of(~one for one in past[:at])
    own = all_of(past[at:]) if fact.kind == "past on" else past[at]
    if fact.kind == "past" or before is Truth.TRUE or own is Truth.FALSE:
        return before & own
    return own & Truth.UNKNOWN


def _goes(fact: Fact, line: Stretch) -> Truth:
    """From one number to the other, or just up or down, whatever happens on the way."""
    if fact.nums:
        ends = [states(line.world, line.values[at], num) for at, num in zip((0, -1), fact.nums, strict=True)]
        met = Truth.UNKNOWN if in_order(line.world, line.values, fact.nums) else Truth.FALSE
        return met if line.lenient else all_of(ends)
    return series.rises([_turned(value, fact.way) for value in line.values], Pace.PLAIN, line.lenient)


def _slope(fact: Fact, line: Stretch) -> Truth:
    """Up or down on the whole, or "steadily": with setbacks that nobody notices."""
    pace = Pace.STEADY if fact.kind == "steady" else Pace.PLAIN
    return series.rises([_turned(value, fact.way) for value in line.values], pace, line.lenient)


def _some_way(fact: Fact, line: Stretch) -> Truth:
    """Better or worse from step to step, of what nobody knows which way is better: refuted of what goes neither way, and never borne out."""
    ways = any_of(_slope(replace(fact, kind="steady", way=way), line) for way in ("up", "down"))
    return Truth.FALSE if ways is Truth.FALSE else Truth.UNKNOWN


def _passes(fact: Fact, line: Stretch) -> Truth:
    """Values met one after the other; a number between two of them may be passed as well, unless all others are values."""
    if in_order(line.world, line.values, fact.nums, surely=not line.lenient):
        return Truth.UNKNOWN if line.lenient else Truth.TRUE
    if not line.lenient:
        return Truth.UNKNOWN
    rest = [[num for num in fact.nums if num is not out] for out in fact.nums]
    copied = len(fact.nums) > 2 and any(in_order(line.world, line.values, some) for some in rest)
    crossed = all(_is_crossed(line, num) for num in fact.nums)
    return Truth.UNKNOWN if crossed and not copied else Truth.FALSE


def _is_crossed(line: Stretch, num: Num) -> bool:
    low, high = smallest(line.values).low, largest(line.values).high
    return low <= num.generous().high and num.generous().low <= high


def _step(fact: Fact, line: Stretch) -> Truth:
    if not -len(line.steps) <= fact.at < len(line.steps):
        return Truth.UNKNOWN
    far = _turned(line.steps[fact.at], fact.way)
    before = line.values[:-1][fact.at]
    return less(_ZERO, far) & all_of(_sized(line, far, num, before) for num in fact.nums)


def _turn(fact: Fact, line: Stretch) -> Truth:
    """A top between lower ends (a bottom between higher ones), at its tick and with its value where these are told."""
    if fact.kind == "turn":
        return any_of(_turn(replace(fact, kind=kind), line) for kind in ("u", "hill"))
    way = "down" if fact.kind == "u" else "up"
    values = tuple(_turned(value, way) for value in line.values)
    inside = range(1, len(values) - 1)
    spots = [n for n in inside if not fact.tick or line.ticks[n] == fact.tick]
    return any_of(_turns_at(values, n, line) & _tells(fact, line, n) for n in spots)


def _tells(fact: Fact, line: Stretch, at: int) -> Truth:
    return all_of(states(line.world, line.values[at], num) for num in fact.nums)


def _turns_at(values: Sequence[Interval], at: int, line: Stretch) -> Truth:
    top = all_of(at_most(value, values[at]) for value in values)
    up, down = values[: at + 1], values[at:][::-1]
    if line.lenient:
        flat = any(at_most(values[at], end) is Truth.TRUE for end in (values[0], values[-1]))
        return Truth.FALSE if top is Truth.FALSE or flat else Truth.UNKNOWN
    sides = [series.rises(side, Pace.PLAIN, False) for side in (up, down)]
    return top & all_of(sides) if all(isfinite(v.high) for v in values) else Truth.UNKNOWN


_JUDGES: dict[str, Callable[[Fact, Stretch], Truth]] = {
    "first": _first,
    "last": _last,
    "net": _net,
    "reached": _reached,
    "same ends": _same_ends,
    "width": _width,
    "swing": _width,
    "tight": _tight,
    "within": _within,
    "little": _little,
    "zigzag": _zigzag,
    "monotone": _monotone,
    "strict": _strict,
    "never": _never,
    "slope": _slope,
    "steady": _slope,
    "ranked": _ranked,
    "ranked or at its own": _ranked_or_own,
    "at": _at,
    "past": _entered,
    "past on": _entered,
    "enough": _entered,
    "goes": _goes,
    "some way": _some_way,
    "passes": _passes,
    "step": _step,
    "turn": _turn,
    "hill": _turn,
    "u": _turn,
}
