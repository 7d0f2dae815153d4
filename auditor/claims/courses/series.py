"""Facts about a row of numbers that are known in part: whether it rises, stays level, turns in between.

Every test has two standards. The *fair* one is what a careful reader expects of the word, and it is
passed only surely; the *lenient* one is the least that the word can mean, and only its failure counts.
Falling is rising of the negated numbers.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import inf, isfinite

from auditor.truth import Interval, Truth, at_most, count_true, largest, less, smallest

# "Rises": the steps against the direction may undo this share of the steps along it (fair), and the
# worst setback may be this share of all that is passed through (lenient).
SETBACKS = (0.15, 0.5)
# "Rises steadily": a setback smaller than this share of the whole range is not noticed.
NOTICED = 0.03
# "Rises until C": what lies above C before it by more than this share of the range shows that it was over by then.
TURNED_BEFORE = 0.15
# "Tends to rise": the same shares for a hedged rise.
HEDGED_SETBACKS = (0.4, 1.0)
# "Flat": the spread as a share of the size of the numbers (fair), and of the scale and the size (lenient).
LEVEL = (0.05, 0.25)
NOTICEABLE = 0.1
# "Peaks in the middle": how far from either end, as a share of the length; how much it must stand out.
MIDDLE = (0.33, 0.25)
STANDS_OUT = 0.1
Values = Sequence[Interval]


class Pace:
    """How a rise is qualified: "rises", "steadily", "monotonically", "at every step", "never falls"."""

    PLAIN = "plain"
    STEADY = "steady"
    MONOTONE = "monotone"
    STRICT = "strict"
    NEVER_BACK = "never back"
    TENDENCY = "tendency"


def rises(values: Values, pace: str, lenient: bool) -> Truth:
    """Whether the numbers rise from the first to the last, at the given pace; unknown for fewer than two."""
    if len(values) < 2:
        return Truth.UNKNOWN
    return _lenient_rise(values, pace) if lenient else _fair_rise(values, pace)


def _fair_rise(values: Values, pace: str) -> Truth:
    steps = list(pairwise(values))
    if pace == Pace.NEVER_BACK:
        return _and(at_most(a, b) for a, b in steps)
    if pace == Pace.STRICT:
        return _and(_above(a, b) for a, b in steps)
    net = less(values[0], values[-1])
    if pace in (Pace.STEADY, Pace.MONOTONE):
        moving = count_true(less(a, b) for a, b in steps).low >= len(steps) * 2 / 3
        return net & _and(at_most(a, b) for a, b in steps) & (Truth.TRUE if moving else Truth.UNKNOWN)
    share = (HEDGED_SETBACKS if pace == Pace.TENDENCY else SETBACKS)[0]
    losses = sum(max(0.0, a.high - b.low) for a, b in steps)
    gains = sum(max(0.0, b.low - a.high) for a, b in steps)
    return net & (Truth.TRUE if losses <= share * gains and isfinite(losses) else Truth.UNKNOWN)


def _above(a: Interval, b: Interval) -> Truth:
    """Whether b exceeds a; a band that begins where the other ends lies above it."""
    band = a.high > a.low or b.high > b.low
    return at_most(a, b) if band and a.middle < b.middle else less(a, b)


def _lenient_rise(values: Values, pace: str) -> Truth:
    """FALSE where even the most generous reader would not say so; else UNKNOWN."""
    setback = worst_setback(values)
    spread = widest_spread(values)
    if pace == Pace.STRICT:
        return _false_if(any(at_most(b, a) == Truth.TRUE for a, b in pairwise(values)))
    if pace in (Pace.MONOTONE, Pace.NEVER_BACK):
        return _false_if(setback > 0)
    if pace == Pace.STEADY:
        return _false_if(setback > NOTICED * spread or at_most(values[-1], values[0]) is Truth.TRUE)
    if pace == Pace.TENDENCY:
        return _false_if(less(values[-1], values[0]) is Truth.TRUE and leaning(values) <= 0)
    return _false_if(at_most(values[-1], values[0]) is Truth.TRUE or setback > SETBACKS[1] * spread > 0)


def worst_setback(values: Values) -> float:
    """By how much some later number is surely below some earlier one; 0 where none is."""
    highest, worst = -inf, 0.0
    for value in values:
        if less(value, Interval.point(highest)) is Truth.TRUE:
            worst = max(worst, highest - value.high)
        highest = max(highest, value.low)
    return worst


def falls_short(values: Values) -> bool:
    """Whether a rise that is said to go up to the last number was surely over before, and not just by a little."""
    if len(values) < 3:
        return False
    return largest(values[:-1]).low - values[-1].high > TURNED_BEFORE * widest_spread(values) > 0


def known_spread(values: Values) -> float:
    """The widest distance between the numbers that are known."""
    known = [value for value in values if isfinite(value.low) and isfinite(value.high)]
    return max(v.high for v in known) - min(v.low for v in known) if known else 0.0


def widest_spread(values: Values) -> float:
    """The widest distance that the numbers may have: no bound is known where one of them is not."""
    known = all(isfinite(value.low) and isfinite(value.high) for value in values)
    return known_spread(values) if known else inf


def leaning(values: Values) -> int:
    """How many pairs surely rise, less those that surely fall."""
    return sum((less(a, b) is Truth.TRUE) - (less(b, a) is Truth.TRUE) for a, b in combinations(values, 2))


def level(values: Values, scale: float, lenient: bool) -> Truth:
    """Whether the numbers stay about the same; `scale` is the spread of all numbers around them."""
    if len(values) < 2:
        return Truth.UNKNOWN
    least = max(v.low for v in values) - min(v.high for v in values)
    size = max(abs(v.middle) if isfinite(v.low) and isfinite(v.high) else 0.0 for v in values)
    if lenient:
        return _false_if(least > LEVEL[1] * scale and least > NOTICEABLE * size)
    most = largest(values).high - smallest(values).low
    return Truth.TRUE if most <= LEVEL[0] * max(size, scale) else Truth.UNKNOWN


def gains_nothing(values: Values, scale: float, lenient: bool) -> Truth:
    """Whether no later number exceeds the first noticeably; `scale` is the spread of all numbers around them."""
    if len(values) < 2:
        return Truth.UNKNOWN
    best = largest(values[1:])
    if lenient:
        return _false_if(best.low - values[0].high > LEVEL[1] * scale)
    size = max(abs(values[0].middle), abs(best.middle)) if isfinite(best.high) else 0.0
    steps = best.low - values[0].high <= 0 or best.middle - values[0].middle <= NOTICEABLE * size
    return Truth.TRUE if steps and best.high - values[0].low <= LEVEL[0] * scale else Truth.UNKNOWN


def equal(values: Values, lenient: bool) -> Truth:
    """Whether all numbers are the same."""
    if any(less(a, b) is Truth.TRUE or less(b, a) is Truth.TRUE for a, b in pairwise(values)):
        return Truth.FALSE
    return Truth.UNKNOWN if lenient or any(v.high > v.low for v in values) else Truth.TRUE


def peaks(values: Values, where: Sequence[int], lenient: bool) -> Truth:
    """Whether the numbers peak at one of some positions.

    Fair: a largest number stands there. Lenient: some number there stands out on both sides, be it locally.
    """
    if not where or len(values) < 3:
        return Truth.UNKNOWN
    if lenient:
        return _false_if(all(_prominence(values, i) <= STANDS_OUT * known_spread(values) for i in where))
    best = largest([values[i] for i in where])
    rest = [value for i, value in enumerate(values) if i not in where]
    return at_most(largest(rest), best) if rest else Truth.UNKNOWN


def stands_out(values: Values, position: int) -> Truth:
    """Whether a number surely exceeds both of its neighbours, and not just by a little."""
    if not 0 < position < len(values) - 1:
        return Truth.UNKNOWN
    by = values[position].low - max(values[position - 1].high, values[position + 1].high)
    return Truth.TRUE if by > STANDS_OUT * known_spread(values) else Truth.UNKNOWN


def _prominence(values: Values, i: int) -> float:
    """The most by which a number may stand out above the lowest before and the lowest behind it."""
    sides = [side for side in (values[:i], values[i + 1 :]) if side]
    return min(values[i].high - min(v.low for v in side) for side in sides)


def middle(count: int, lenient: bool) -> list[int]:
    """The positions that are "in the middle" of so many."""
    margin = max(1.0, MIDDLE[1 if lenient else 0] * (count - 1))
    return [i for i in range(count) if margin <= i + 1e-9 and i - 1e-9 <= count - 1 - margin]


def beginnings(count: int, lenient: bool) -> Iterator[int]:
    """Where "the beginning" may end: about a third in (fair), up to the half (lenient)."""
    third = max(1, round((count - 1) / 3))
    return iter(range(1, max(2, (count + 1) // 2 + 1))) if lenient else iter((third,))


def _and(values: Iterator[Truth]) -> Truth:
    result = Truth.TRUE
    for value in values:
        result &= value
    return result


def _false_if(condition: bool) -> Truth:
    return Truth.FALSE if condition else Truth.UNKNOWN
