"""Effects of steps held against the data."""

from collections.abc import Sequence

from auditor.claim import Judgement
from auditor.claims.effects.claims import Effect
from auditor.claims.judging import mean, show, states
from auditor.claims.moves.claims import Step
from auditor.claims.moves.judging import part_told
from auditor.truth import Interval, Truth, all_of, any_of, less, within
from auditor.world import Reading, World

# "Each adds about 2": on average, and each of them between these shares of it.
_NEAR = (0.5, 1.5)
_BOUNDS = ("<", "<=", ">", ">=")


def judge(claim: Effect, world: World) -> Judgement:
    """Each step does as is told; refuted only where no step does, nor their mean, nor some more and others less."""
    far = [_far(step, claim.way, world) for step in claim.steps]
    known = [one for one in far if one is not None and one.known]
    places = tuple(
        (end.panel, *place)
        for step in claim.steps[:4]
        for end in (step.first, step.last)
        for place, _ in world.values(end)
    )
    if not known or world.reading is Reading.GENEROUS and len(known) < len(far):
        return Judgement(Truth.UNKNOWN, missing="some of the values are not written")
    truth = _truth(claim, known, world) if claim.mean or len(known) == len(far) else Truth.UNKNOWN
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not sure what is meant")
    shown = ", ".join(show(one) for one in known[:8])
    return Judgement(
        truth, f"the steps are {shown}" if len(known) > 1 else f"it is {shown}", places, "the steps differ"
    )


def _far(step: Step, way: str, world: World) -> Interval | None:
    ends = [next((value for _, value in world.values(end)), None) for end in (step.first, step.last)]
    first, last = ends
    if first is None or last is None:
        return None
    if way == "times":
        return last / first
    apart = last - first
    return apart if way == "up" else -apart if way == "down" else abs(apart)


def _truth(claim: Effect, far: Sequence[Interval], world: World) -> Truth:
    average = mean(far)
    if world.reading is Reading.PRINTED:
        if claim.mean:
            return _tells(claim, average, world)
        each = all_of(_tells(claim, one, world) for one in far)
        return each | (_about(claim, average, far, world) if len(far) > 1 else Truth.FALSE)
    if claim.each and any(num.op in _BOUNDS for num in claim.nums):
        return all_of(_tells(claim, one, world) for one in far)
    told = any_of(_tells(claim, one, world) for one in (average, *far))
    return told | _straddled(claim, far)


def _tells(claim: Effect, value: Interval, world: World) -> Truth:
    if len(claim.nums) == 2:
        low, high = sorted(claim.nums, key=lambda num: num.value)
        ends = [num.fair() if world.reading is Reading.PRINTED else num.generous() for num in (low, high)]
        return within(value, ends[0].hull(ends[1]))
    return (
        within(value, part_told(claim.nums[0], world))
        if claim.way == "times"
        else states(world, value, claim.nums[0])
    )


def _about(claim: Effect, average: Interval, far: Sequence[Interval], world: World) -> Truth:
    """Whether so much is meant roughly: on average, and each step is not far from it."""
    num = claim.nums[0]
    if len(claim.nums) > 1 or num.op not in ("~", "<~", ">~"):
        return Truth.FALSE
    near = Interval(*sorted(num.value * share for share in _NEAR))
    return _tells(claim, average, world) & all_of(within(one, near) for one in far)


def _straddled(claim: Effect, far: Sequence[Interval]) -> Truth:
    """Whether some steps do more than is told and others less, so that somebody may call that so much."""
    lows = [less(one, Interval.point(num.value)) for one in far for num in claim.nums]
    return Truth.FALSE if Truth.TRUE not in lows or all(one is Truth.TRUE for one in lows) else Truth.UNKNOWN
