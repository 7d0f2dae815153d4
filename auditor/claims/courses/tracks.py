"""One line held against a course: whether its values rise up to 0.2 and fall afterwards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.courses import series
from auditor.claims.courses.course import SIGNS, STEPS, TURNS, Course, Leg, Shape, Zone
from auditor.claims.courses.runs import Line
from auditor.claims.courses.series import Pace
from auditor.claims.judging import states
from auditor.language.hedges import MOST, STRONG
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, all_of, any_of, at_most, less
from auditor.world import World

# Numbers of as many digits differ in their steps by no more than this.
NEIGHBOURS = 1e-6


@dataclass(frozen=True)
class Track:
    """The known points of a line: their ticks and their values, in one reading and to one standard."""

    world: World
    lenient: bool
    ticks: tuple[str, ...]
    values: tuple[Interval, ...]
    scale: float
    of_cells: bool = True  # each value is that of one cell, and no mean

    @staticmethod
    def of(world: World, line: Line, lenient: bool, scale: float) -> "Track":
        """A line's values as the world knows them."""
        known = line.known(world)
        of_cells = all(len(p.places) == 1 for p, _ in known)
        return Track(
            world, lenient, tuple(p.tick for p, _ in known), tuple(v for _, v in known), scale, of_cells
        )

    def follows(self, course: Course) -> Truth:
        """Whether the values take a course."""
        ends = (tick for leg in course.legs for tick in (leg.start, leg.end) if tick)
        if len(self.values) < 2 or any(tick not in self.ticks for tick in ends):
            return Truth.UNKNOWN  # where it begins or ends, nothing is written
        legs = any_of(
            all_of(self._leg(leg, *part) for leg, part in zip(course.legs, parts, strict=True))
            for parts in self._divisions(course.legs)
        )
        passed = replace(self, values=self.values[::-1]) if self._goes_back(course.legs) else self
        return legs & passed._lists(course.values)

    def _goes_back(self, legs: Sequence[Leg]) -> bool:
        """Whether a leg is told against the order of the line: "from 256 to 32"."""
        told = [leg for leg in legs if leg.start and leg.end]
        return any(self.ticks.index(leg.start) > self.ticks.index(leg.end) for leg in told)

    def ends(self, course: Course) -> Truth:
        """Whether the values at the two ends of a rise or fall differ in its direction."""
        turn = -1.0 if course.legs[0].shape == Shape.FALL else 1.0
        spans = [
            (self.values[a].scaled(turn), self.values[b].scaled(turn))
            for ((a, b),) in self._divisions(course.legs)
        ]
        return any_of(series.rises(span, Pace.PLAIN, self.lenient) for span in spans)

    def _divisions(self, legs: Sequence[Leg], at: int = 0) -> Iterator[tuple[tuple[int, int], ...]]:
        """The ways to divide the line into legs, as first and last position of each."""
        leg, *rest = legs
        if leg.shape in TURNS:
            yield from self._turned_at(leg, rest, at)
            return
        for start in self._starts(leg, at):
            for end in self._ends(leg, start, rest[0] if rest else None):
                if not rest:
                    yield ((start, end),)
                    continue
                for others in self._divisions(rest, end):
                    yield ((start, end), *others)

    def _turned_at(self, leg: Leg, rest: Sequence[Leg], at: int) -> Iterator[tuple[tuple[int, int], ...]]:
        """A turning point lies where the leg before it ends and the next one begins."""
        free = not leg.end and leg.zone == Zone.WHOLE
        for position in [at] if free and at else self._turning(leg):
            if at in (0, position):
                yield from (
                    ((position, position), *others)
                    for others in (self._divisions(rest, position) if rest else ((),))
                )

    def _starts(self, leg: Leg, at: int) -> Iterator[int]:
        count = len(self.values)
        if leg.start:
            yield from (i for i, tick in enumerate(self.ticks) if tick == leg.start)
        elif leg.zone == Zone.END:
            yield from (count - 1 - end for end in series.beginnings(count, self.lenient))
        elif leg.zone == Zone.MIDDLE:
            inside = series.middle(count, self.lenient)
            yield from inside[:-1] if self.lenient else inside[:1]
        elif leg.into:
            yield from self._before(leg)
        elif not leg.joined or (leg.resumed and self.lenient) or self._from_anywhere(leg, at):
            yield from range(at, count - 1)
        else:
            yield at

    def _from_anywhere(self, leg: Leg, at: int) -> bool:
        """`then drops to 22`: whether only its last value is told of the first leg, which may begin at a peak."""
        return self.lenient and not at and leg.last is not None and leg.first is None

    def _before(self, leg: Leg) -> Iterator[int]:
        """Where a step into a tick begins: right before it (fair), or anywhere before it (lenient)."""
        at = next((i for i, tick in enumerate(self.ticks) if tick == leg.end), 0)
        yield from range(at) if self.lenient else range(max(0, at - 1), at)

    def _ends(self, leg: Leg, start: int, following: Leg | None) -> Iterator[int]:
        count = len(self.values)
        if leg.end:
            yield from (i for i, tick in enumerate(self.ticks) if tick == leg.end and i != start)
        elif leg.steps:
            yield from [start + leg.steps] if start + leg.steps < count else []
        elif leg.zone == Zone.BEGINNING:
            yield from series.beginnings(count, self.lenient)
        elif leg.zone == Zone.MIDDLE:
            inside = [i for i in series.middle(count, self.lenient) if i > start]
            yield from inside if self.lenient else inside[-1:]
        elif following is not None and following.start:
            yield from (i for i, tick in enumerate(self.ticks) if tick == following.start and i > start)
        elif following is not None:
            yield from range(start + 1, count if following.shape in TURNS else count - 1)
        elif (
            leg.open
            or (leg.last is not None and (leg.start or self.lenient))
            or (not leg.joined and self.lenient)
        ):
            yield from range(start + 1, count)
        else:
            yield count - 1

    def _leg(self, leg: Leg, start: int, end: int) -> Truth:
        if leg.shape in TURNS:
            return self._turn(leg, start)
        if leg.shape in STEPS:
            sized = (
                Truth.TRUE if leg.size is None else self._sized(leg, (self.values[start], self.values[end]))
            )
            return self._steepest(leg, start, end) & sized
        values = self.values[start : end + 1] if start <= end else self.values[end : start + 1][::-1]
        told = self._told(leg, values)
        return told if told is Truth.FALSE else told & self._shape(leg, values)

    def _told(self, leg: Leg, values: Sequence[Interval]) -> Truth:
        """The values that the text gives for the ends of the leg."""
        truths = [
            self._tells(value, num)
            for value, num in ((values[0], leg.first), (values[-1], leg.last))
            if num is not None
        ]
        if leg.size is not None:
            truths.append(self._sized(leg, values))
        return all_of(truths)

    def _tells(self, value: Interval, num: Num) -> Truth:
        """Whether a value is the one that is told: of a cell, the very number where it has as many digits."""
        truth = states(self.world, value, num)
        return Truth.FALSE if self.lenient and self.of_cells and is_other_cell(value, num) else truth

    def _sized(self, leg: Leg, values: Sequence[Interval]) -> Truth:
        """Whether a leg has a size: as a whole, or, "with each step", step by step."""
        assert leg.size is not None
        whole = differs_by(self.world, values[0], values[-1], leg.size)
        if leg.pace != Pace.STRICT:
            return whole
        return whole | all_of(differs_by(self.world, a, b, leg.size) for a, b in pairwise(values))

    def _shape(self, leg: Leg, values: Sequence[Interval]) -> Truth:
        if leg.shape == Shape.MOVE:
            return Truth.TRUE
        if leg.shape in (Shape.RISE, Shape.FALL):
            values = (values[0], values[-1]) if leg.by_ends else values
            along = [-value for value in values] if leg.shape == Shape.FALL else values
            truth = series.rises(along, leg.pace, self.lenient)
            if leg.end and not leg.start and self.lenient and series.falls_short(along):
                truth = Truth.FALSE
            weak = (
                leg.strong and not self.lenient and along[-1].low - along[0].high < STRONG.fair * self.scale
            )
            return truth & Truth.UNKNOWN if weak else truth
        if leg.shape in SIGNS:
            return self._signed(leg, values)
        if leg.shape in (Shape.NO_RISE, Shape.NO_FALL):
            along = [-value for value in values] if leg.shape == Shape.NO_FALL else values
            return series.gains_nothing(along, self.scale, self.lenient)
        if leg.shape == Shape.LEVEL:
            return series.level(values, self.scale, self.lenient)
        return series.equal(values, self.lenient)

    def _turn(self, leg: Leg, position: int) -> Truth:
        """A peak or a dip at a position, with its value where one is told."""
        whole = [value if leg.shape == Shape.PEAK else -value for value in self.values]
        truth = series.peaks(whole, [position], self.lenient)
        if leg.shape == Shape.DIP and leg.end and not self.lenient:
            truth |= series.stands_out(whole, position)
        return truth if leg.last is None else truth & states(self.world, self.values[position], leg.last)

    def _turning(self, leg: Leg) -> list[int]:
        count = len(self.values)
        if leg.end:
            return [i for i, tick in enumerate(self.ticks) if tick == leg.end]
        if leg.zone == Zone.MIDDLE:
            return series.middle(count, self.lenient)
        reach = max(1, count // (3 if self.lenient else 4))
        if leg.zone == Zone.BEGINNING:
            return list(range(reach + 1))
        return list(range(count - 1 - reach, count)) if leg.zone == Zone.END else list(range(1, count - 1))

    def _signed(self, leg: Leg, values: Sequence[Interval]) -> Truth:
        """Whether values are all positive (negative); lenient, without "throughout": most of them."""
        above = [less(Interval.point(0.0), -v if leg.shape == Shape.NEGATIVE else v) for v in values]
        if not self.lenient or leg.pace != Pace.PLAIN:
            return all_of(above)
        possible = sum(truth is not Truth.FALSE for truth in above)
        return Truth.FALSE if possible < MOST.generous * len(above) else Truth.UNKNOWN

    def _steepest(self, leg: Leg, start: int, end: int) -> Truth:
        """Whether no step of the line is larger than that between two ticks side by side."""
        if end != start + 1:
            return Truth.UNKNOWN
        steps = [b - a for a, b in pairwise(self.values)]
        if leg.shape != Shape.STEEPEST_RISE:
            steps = [abs(step) if leg.shape == Shape.STEEPEST else -step for step in steps]
        return all_of(at_most(step, steps[start]) for i, step in enumerate(steps) if i != start)

    def _lists(self, listed: Sequence[Num]) -> Truth:
        """Whether the listed values stand in the line in this order: side by side or from end to end, or (lenient) with gaps."""
        if not listed:
            return Truth.TRUE
        if self.lenient:
            return Truth.UNKNOWN if in_order(self.world, self.values, listed) else Truth.FALSE
        whole = len(listed) > 2 and all(
            states(self.world, value, num) is Truth.TRUE
            for value, num in ((self.values[0], listed[0]), (self.values[-1], listed[-1]))
        )
        if whole and in_order(self.world, self.values, listed, surely=True):
            return Truth.TRUE
        windows = (self.values[i : i + len(listed)] for i in range(len(self.values) - len(listed) + 1))
        return any_of(
            all_of(states(self.world, v, n) for v, n in zip(window, listed, strict=True))
            for window in windows
        )


def in_order(
    world: World, values: Sequence[Interval], listed: Sequence[Num], *, surely: bool = False
) -> bool:
    """Whether the listed numbers may be (surely: are) met one after the other on the way through the values."""
    at = 0
    for value in values:
        if at == len(listed):
            break
        met = states(world, value, listed[at])
        if met is Truth.TRUE or (
            met is Truth.UNKNOWN and not surely and not is_other_cell(value, listed[at])
        ):
            at += 1
    return at == len(listed)


def is_other_cell(value: Interval, num: Num) -> bool:
    """Whether a number told with all the digits of a cell is another one, and so was not copied from it."""
    step = value.high - value.low
    copied = num.op == "=" and not num.word and 0 < step < 1e9 and num.step <= step * (1 + NEIGHBOURS)
    return copied and abs(value.middle - num.value) >= step / 2


def differs_by(world: World, first: Interval, last: Interval, size: Num) -> Truth:
    """Whether two values lie so far apart; a percentage may be of the first value, or in points."""
    apart = abs(last - first)
    if size.unit == "times":
        return any_of([states(world, last / first, size), states(world, first / last, size)])
    truths = [states(world, apart, size)]
    if size.unit == "%":
        truths.append(states(world, (apart / abs(first)).scaled(100.0), size))
        if max(abs(first.high), abs(last.high)) <= 1:
            truths.append(states(world, apart.scaled(100.0), size))
    return any_of(truths)
