"""Whether values keep to stated ends: as their extremes, as bounds of all, or as bounds of most of them."""

from collections.abc import Sequence
from math import inf

from auditor.claims.judging import states
from auditor.language.hedges import GENERALLY, MOST, Bound
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, all_of, count_true, largest, smallest, within
from auditor.world import Reading, World

# A round end ("from 40 to 55" of data with a decimal) may lie this share of the range outside the data.
ROUND_END = 0.12


def are_extremes(world: World, values: Sequence[Interval], low: Num, high: Num, step: float) -> Truth:
    """Whether the smallest and the largest value are the stated ends; `step` is the unit of the data's last digit."""
    least, most = smallest(values), largest(values)
    if world.reading is Reading.PRINTED:
        return states(world, least, low) & states(world, most, high)
    slack = ROUND_END * abs(high.value - low.value)
    ends = ((least, _end(low, step, slack, 0.0)), (most, _end(high, step, 0.0, slack)))
    return all_of(
        Truth.UNKNOWN if value.intersection(end) is not None else Truth.FALSE for value, end in ends
    )


def _end(num: Num, step: float, above: float, below: float) -> Interval:
    """What a stated end may be: its own digits; where it is rounder than the data, some way into it."""
    if num.op != "=":
        wide = num.generous()
        return Interval(wide.low - below, wide.high + above)
    if num.step <= step * 1.001:
        return Interval(num.value - num.step / 2, num.value + num.step / 2)
    return Interval(num.value - max(num.step, below), num.value + max(num.step, above))


def lie_within(
    world: World, values: Sequence[Interval], low: Num, high: Num, step: float, share: Bound | None = None
) -> Truth:
    """Whether all values, or such a share of them, lie between the stated ends."""
    band = stated_band(world, low, high, step)
    verdicts = [within(value, band) for value in values]
    if share is None:
        return all_of(verdicts)
    count = count_true(verdicts).scaled(1 / len(values))
    needed = share.fair if world.reading is Reading.PRINTED else share.generous
    return Truth.TRUE if count.low >= needed else Truth.FALSE if count.high < needed else Truth.UNKNOWN


def stated_band(world: World, low: Num, high: Num, step: float) -> Interval:
    """The band between two ends: strictly as printed, and as wide as their rounding or hedge allows otherwise."""
    if world.reading is Reading.PRINTED:
        bottom = low.fair().low if low.op != "=" else low.value
        top = high.fair().high if high.op != "=" else high.value
        return Interval(bottom, max(bottom, top))
    return Interval(_outer(low, step).low, max(_outer(low, step).low, _outer(high, step).high))


def _outer(num: Num, step: float) -> Interval:
    if num.op != "=":
        return num.generous()
    half = num.step / 2 if num.step > step * 1.001 else 0.0
    return Interval(num.value - half, num.value + half)


def share_of(meaning: str, hedged: bool) -> Bound | None:
    """The share of the values for which a statement must hold."""
    return None if meaning != "most" else GENERALLY if hedged else MOST


def spread_of(values: Sequence[Interval]) -> Interval:
    """What the difference between the largest and the smallest value may be."""
    difference = largest(values) - smallest(values)
    return Interval(max(0.0, difference.low), difference.high) if difference.high > -inf else difference
