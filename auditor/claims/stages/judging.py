"""Stages held against the values of a line: whether some way to divide it into them fits all that is told."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product

from auditor.claim import Judgement, Place
from auditor.claims.courses import series
from auditor.claims.courses.runs import Line, Run
from auditor.claims.courses.series import Pace
from auditor.claims.courses.tracks import is_other_cell
from auditor.claims.judging import show, states
from auditor.claims.pairing import written_spread
from auditor.claims.stages.claims import ANYWHERE, Stage, Stages, Stretch
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, all_of, any_of, less
from auditor.world import Reading, World

# So many numbers and ticks must be right for one that is wrong to be a slip.
BORNE_OUT = 2
_OPEN = "the values do not settle it, or some of them are not written"


@dataclass(frozen=True, slots=True)
class Walk:
    """The known values of a line with their ticks; `fair` asks for what a careful reader expects of each stage."""

    ticks: tuple[str, ...]
    values: tuple[Interval, ...]
    world: World
    scale: float
    fair: bool

    @property
    def last(self) -> int:
        """The number of the last value."""
        return len(self.values) - 1

    def is_extreme(self, at: int) -> bool:
        """Whether no value is surely above one, or none surely below it: where a reader may begin or end its course."""
        value = self.values[at]
        above = any(less(value, other) is Truth.TRUE for other in self.values)
        below = any(less(other, value) is Truth.TRUE for other in self.values)
        return not (above and below)


def judge(claim: Stages, world: World) -> Judgement:
    """Every line must go through its stages."""
    told = sum(part.facts for part in claim.parts)
    truths = [_truth(part, told - part.facts, world) for part in claim.parts]
    truth = all_of(truths)
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not sure what is meant")
    wrong = next((p for p, t in zip(claim.parts, truths, strict=True) if t is Truth.FALSE), claim.parts[0])
    says, places = _shown(wrong, world)
    return Judgement(truth, says, places, _OPEN)


def _truth(part: Stretch, beside: int, world: World) -> Truth:
    """What holds in each order in which the line may be followed; `beside` counts what is told of other lines."""
    beside += part.facts - sum(len(stage.facts) for stage in part.stages)
    runs = [part.run, replace(part.run, direction=-part.run.direction)] if part.either else [part.run]
    truths = [
        all_of(_line(part.stages, line, part.run, beside, world) for line in lines)
        for run in runs
        for lines in run.versions(world.document)
    ]
    if part.either and Truth.TRUE in truths:
        return Truth.TRUE
    return truths[0] if all(truth is truths[0] for truth in truths) else Truth.UNKNOWN


def _line(stages: Sequence[Stage], line: Line, run: Run, beside: int, world: World) -> Truth:
    """Whether a line goes through stages; refuted only where one thing told less makes it do so."""
    known = line.known(world)
    if len(known) < 2 or len(known) < len(line.points):
        return Truth.UNKNOWN
    scale = written_spread(world, [run.panel])
    ticks, values = tuple(point.tick for point, _ in known), tuple(value for _, value in known)
    walk = Walk(ticks, values, world, scale, fair=world.reading is Reading.PRINTED)
    if _fits(stages, walk):
        return Truth.TRUE if walk.fair else Truth.UNKNOWN
    if walk.fair or not all(value.known for value in values):
        return Truth.UNKNOWN  # what may hold anything has no middle
    strict = replace(walk, fair=True, values=tuple(Interval.point(value.middle) for value in values))
    if _fits(stages, strict):
        return Truth.UNKNOWN
    return Truth.FALSE if any(_fits(twin, strict) for twin in _slips(stages, beside)) else Truth.UNKNOWN


def _slips(stages: Sequence[Stage], beside: int) -> Iterator[tuple[Stage, ...]]:
    """The same stages with one number, tick or way left out, where enough is told beside it."""
    told = sum(len(stage.facts) for stage in stages) + beside
    for at, stage in enumerate(stages):
        if told > BORNE_OUT or told == BORNE_OUT and stage.way == "level" and len(stages) == 1:
            for name in stage.facts:
                yield (*stages[:at], stage.without(name), *stages[at + 1 :])
        if told >= BORNE_OUT and stage.way in ("up", "down"):
            yield (*stages[:at], replace(stage, way="any"), *stages[at + 1 :])


def _fits(stages: Sequence[Stage], walk: Walk, at: int = 0, first: bool = True) -> bool:
    """Whether the rest of a line, from one value on, can be divided into stages."""
    if not stages:
        return True
    stage, rest = stages[0], stages[1:]
    for start in _starts(stage, walk, at, first):
        for end in _ends(stage, walk, start, first, bool(rest)):
            if first and not rest and _cut_out(stage, walk, start, end):
                continue
            if _holds(stage, walk, start, end) and _fits(rest, walk, end, False):
                return True
    return False


def _cut_out(stage: Stage, walk: Walk, start: int, end: int) -> bool:
    """`runs from 5 to 9`, of a stretch that is neither the whole line nor lies between its extremes."""
    plain = stage.way == "any" and stage.first and stage.last and not (stage.start or stage.end)
    whole = start == 0 and end == walk.last
    return bool(walk.fair and plain) and not (whole or walk.is_extreme(start) and walk.is_extreme(end))


def _starts(stage: Stage, walk: Walk, at: int, first: bool) -> Iterator[int]:
    if stage.start == ANYWHERE:
        yield from range(at, walk.last + 1)
    elif stage.start:
        yield from (n for n, tick in enumerate(walk.ticks) if tick == stage.start and (n >= at or first))
    elif stage.opens:
        yield 0
    elif not walk.fair:
        yield from range(at, walk.last + 1)
    elif first and stage.first:
        yield from (n for n in range(at, walk.last + 1) if not n or walk.is_extreme(n))
    else:
        yield at
        if stage.into and stage.end in walk.ticks:
            before = walk.ticks.index(stage.end) - 1
            yield from [before] if before > at else []


def _ends(stage: Stage, walk: Walk, start: int, first: bool, more: bool) -> Iterator[int]:
    turning = stage.way in ("top", "bottom")
    moving = walk.fair and not first and stage.way == "any"  # "goes 5, 7, 7": two values that are the same
    staying = turning or stage.way in ("level", "any", "pass") and not stage.size and not moving
    least = start if staying else start + 1
    if stage.end:
        yield from (n for n, tick in enumerate(walk.ticks) if tick == stage.end and n >= least)
    elif stage.closes:
        yield walk.last
    elif stage.step and walk.fair:
        yield from [start + 1] if start < walk.last else []
    elif walk.fair and not more and not stage.anchored:
        yield walk.last
    else:
        yield from range(least, walk.last + 1)


def _holds(stage: Stage, walk: Walk, start: int, end: int) -> bool:
    """Whether a stage surely (fair) or possibly runs from one value to another."""
    truths = [_numbers(stage, walk, start, end), _way(stage, walk, walk.values[start : end + 1], end)]
    truth = all_of(truths)
    return truth is Truth.TRUE if walk.fair else truth is not Truth.FALSE


def _numbers(stage: Stage, walk: Walk, start: int, end: int) -> Truth:
    one, other = walk.values[start], walk.values[end]
    far = one - other if stage.way == "down" else other - one if stage.way == "up" else abs(other - one)
    truths = [Truth.TRUE]
    if stage.first:
        truths.append(_states(walk, one, stage.first, of_cell=True))
    if stage.last and stage.way == "pass":
        truths.append(_states(walk, other, stage.last) | _passed(walk, stage.last, end))
    elif stage.last:
        inside = walk.values[start : end + 1] if stage.way == "level" else (other,)
        truths += [_states(walk, value, stage.last, of_cell=True) for value in inside]
    if stage.size and stage.rate:
        steps = [(a, b - a) for a, b in pairwise(walk.values[start : end + 1])]
        truths += [_sized(walk, -by if stage.way == "down" else by, a, stage.size) for a, by in steps]
    elif stage.size:
        truths.append(_sized(walk, far, one, stage.size))
    if stage.told:
        truths.append(any_of([_states(walk, other, stage.told), _sized(walk, far, one, stage.told)]))
    return all_of(truths)


def _passed(walk: Walk, num: Num, at: int) -> Truth:
    """Whether a number lies between a value and the one before it."""
    value, mark = walk.values[at], Interval.point(num.value)
    if not at:
        return Truth.FALSE
    before = walk.values[at - 1]
    return less(mark, value) & ~less(mark, before) | less(value, mark) & ~less(before, mark)


def _states(walk: Walk, value: Interval, num: Num, *, of_cell: bool = False) -> Truth:
    """Whether a value is the number told, by the standard of the walk."""
    printed = walk.world.reading is Reading.PRINTED
    if (
        walk.fair and not printed
    ):  # the values are those of the generous reading, the standard is the fair one
        return Truth.TRUE if value.intersection(num.fair()) is not None else Truth.FALSE
    truth = states(walk.world, value, num)
    # a cell is copied as it is written
    return Truth.FALSE if of_cell and not printed and is_other_cell(value, num) else truth


def _sized(walk: Walk, far: Interval, before: Interval, num: Num) -> Truth:
    truths = [_states(walk, far, num)]
    if num.unit == "%":
        truths.append(_states(walk, (far / abs(before)).scaled(100.0), num))
    return any_of(truths)


def _way(stage: Stage, walk: Walk, part: Sequence[Interval], end: int) -> Truth:
    """Whether the values of a stage go its way."""
    if stage.way in ("any", "pass"):
        return Truth.TRUE
    if stage.way in ("top", "bottom"):
        turned = [v if stage.way == "top" else -v for v in walk.values]
        return all_of(~less(turned[end], value) for value in turned)
    if stage.way == "level":
        if stage.last and len(part) > 1 or walk.fair and len(part) < 2:
            return Truth.TRUE if len(part) > 1 else Truth.FALSE
        return series.level(part, walk.scale, not walk.fair)
    along = [value if stage.way == "up" else -value for value in part]
    net = less(along[0], along[-1])
    if walk.fair and stage.steady:
        return all_of(less(a, b) for a, b in pairwise(along))
    if not walk.fair or stage.start and stage.end and stage.size:
        return net
    return net & series.rises(along, Pace.PLAIN, False)


def _shown(part: Stretch, world: World) -> tuple[str, tuple[Place, ...]]:
    """The values of the lines that are spoken of."""
    lines = part.run.versions(world.document)[0]
    texts = [
        f"for {line.name} the values are {', '.join(show(value) for _, value in line.known(world))}"
        for line in lines[:2]
    ]
    places = [
        place for line, _ in product(lines[:2], (0,)) for point in line.points for place in point.places
    ]
    return "; ".join(texts), tuple(places[:12])
