"""How far some lines lie apart, from tick to tick: "the gap between A and B grows every week", "the four drift apart"."""

from dataclasses import dataclass
from itertools import pairwise

from auditor.claim import Judgement
from auditor.claims.judging import described, num_text, show, states
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, all_of, at_most, less
from auditor.world import Selection, World


@dataclass(frozen=True, slots=True)
class Drift:
    """How far the cells of some lines lie apart at one place after the other: wider and wider ("up"), or closer and closer ("down").

    `strict` tells that it is so at each step, `ends` that only the first and the last place are spoken of; `first` and
    `last` are how far they are apart at the ends.
    """

    places: tuple[Selection, ...]
    way: str
    strict: bool = False
    ends: bool = False
    first: Num | None = None
    last: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: from A / B at x to A / B at z, the gap grows at each step."""
        ends = f"from {described(document, self.places[:1])} to {described(document, self.places[-1:])}"
        sizes = [num_text(num) for num in (self.first, self.last) if num is not None]
        told = f" ({' to '.join(sizes)})" if sizes else ""
        goes = "grows" if self.way == "up" else "shrinks"
        return f"{ends}, the gap {goes}{' at each step' if self.strict else ''}{told}"


@dataclass(frozen=True, slots=True)
class Widest:
    """Where the cells of some `places` lie furthest apart ("max"), or closest ("min"): at the one with a number; and how far, if told."""

    places: tuple[Selection, ...]
    at: int
    extreme: str
    size: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: the spread of May is the smallest, 4."""
        size = f", {num_text(self.size)}" if self.size else ""
        how = "largest" if self.extreme == "max" else "smallest"
        return f"the spread of {described(document, (self.places[self.at],))} is the {how}{size}"


@dataclass(frozen=True, slots=True)
class Gaps:
    """All that a clause tells of gaps: how they change, and where they are widest; nothing is refuted by what is not `certain`."""

    drifts: tuple[Drift, ...] = ()
    widest: tuple[Widest, ...] = ()
    certain: bool = True

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(part.describe(document) for part in self.parts)

    @property
    def parts(self) -> tuple[Drift | Widest, ...]:
        """Both, one after the other."""
        return (*self.drifts, *self.widest)


def judge(claim: Gaps, world: World) -> Judgement:
    """Drifts held against the gaps at all places on the way; what is told of where they are widest against all others."""
    found = [(part, [_gap(world.intervals(place)) for place in part.places]) for part in claim.parts]
    if any(gap is None for _, gaps in found for gap in gaps):
        return Judgement(Truth.UNKNOWN, missing="some of the values are not written")
    known = [(part, [gap for gap in gaps if gap is not None]) for part, gaps in found]
    truth = all_of(
        _drifts(part, gaps, world) if isinstance(part, Drift) else _is_widest(part, gaps, world)
        for part, gaps in known
    )
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not sure what is meant")
    shown = ", ".join(map(show, known[0][1][:8]))
    return Judgement(truth, f"the gaps are {shown}", missing="the gaps on the way do not settle it")


def _drifts(drift: Drift, gaps: list[Interval], world: World) -> Truth:
    sizes = ((gaps[0], drift.first), (gaps[-1], drift.last))
    return all_of([_course(drift, gaps), *(states(world, gap, num) for gap, num in sizes if num is not None)])


def _is_widest(part: Widest, gaps: list[Interval], world: World) -> Truth:
    own = gaps[part.at]
    others = [gap for n, gap in enumerate(gaps) if n != part.at]
    rivals = [at_most(one, own) if part.extreme == "max" else at_most(own, one) for one in others]
    return all_of([*rivals, *([states(world, own, part.size)] if part.size is not None else [])])


def _gap(values: list[Interval]) -> Interval | None:
    """How far some values lie apart at most."""
    if len(values) < 2:
        return None
    highs, lows = [value.high for value in values], [value.low for value in values]
    least = max(0.0, max(lows) - min(highs))
    return Interval(least, max(highs) - min(lows))


def _course(claim: Drift, gaps: list[Interval]) -> Truth:
    """Whether they grow (shrink) from end to end, and on the way: at each step, or but for a few."""
    turned = gaps if claim.way == "up" else gaps[::-1]
    ends = less(turned[0], turned[-1])
    steps = [less(one, two) for one, two in pairwise(turned)]
    if claim.strict:
        return all_of(steps)
    if len(steps) == 1 or claim.ends or ends is Truth.FALSE:
        return ends
    against = sum(less(two, one) is Truth.TRUE for one, two in pairwise(turned))
    if 2 * against > len(steps):
        return Truth.FALSE
    return ends if not against else ends & Truth.UNKNOWN
