"""Claims on pairs: which pairs, what is said of them, and whether it holds."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf

from auditor.claim import Judgement, Place
from auditor.claims.judging import num_text, show
from auditor.claims.relations.pairs import Pair, Relation, relation
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import (
    Interval,
    Truth,
    all_of,
    any_of,
    at_most,
    count_true,
    largest,
    less,
    same,
    smallest,
    stands,
    total,
    within,
)
from auditor.world import Reading, World

ZERO = Num(0.0, 0.0, "0")


@dataclass(frozen=True, slots=True)
class Beside:
    """What else a clause says of some pairs: as in a claim, but plain."""

    pairs: tuple[Pair, ...]
    about: str
    value: Num | None = None
    quantifier: str = "all"
    count: Num | None = None
    which: tuple[Pair, ...] = ()
    size: bool = False


@dataclass(frozen=True, slots=True)
class Related:
    """What is said of some pairs of a relation.

    `about` is "bound" (each is above or below `value`, whose `op` tells which, and so to `upper`, if told), "extreme" (`which` is the highest, or
    with `low` the lowest of them), "range" (they run from `value` to `upper`), "place" (`which` has rank `count`), "number" (`count` is `total`), "mirror" (both orders are equal), "own" (each has `value` with itself) or "mean". With `size` their distance from zero is meant; `loose` where the
    text does not tell that, so that the highest value may be meant as well. `quantifier` is "all",
    "none", "count" (`count` of them) or "only" (all of `member`, and of no other member).
    """

    panel: int
    pairs: tuple[Pair, ...]
    about: str
    value: Num | None = None
    size: bool = False
    low: bool = False
    loose: bool = False
    quantifier: str = "all"
    count: Num | None = None
    which: tuple[Pair, ...] = ()
    member: int = -1
    upper: Num | None = None
    strict: bool = False  # an extreme that nothing equals
    total: int = 0  # how many pairs there are, where that is told
    also: tuple[Beside, ...] = ()  # what else is said, all of which must hold

    @property
    def told(self) -> tuple["Related", ...]:
        """All that is said, one claim for each."""
        beside = (
            Related(
                self.panel,
                one.pairs,
                one.about,
                one.value,
                size=one.size,
                quantifier=one.quantifier,
                count=one.count,
                which=one.which,
            )
            for one in self.also
        )
        return (replace(self, also=()), *beside)

    def with_also(self, *others: "Related") -> "Related":
        """The claim with others that must hold as well."""
        more = tuple(
            Beside(one.pairs, one.about, one.value, one.quantifier, one.count, one.which, one.size)
            for one in others
        )
        return replace(self, also=more)

    def describe(self, document: Document) -> str:
        """For instance: three of the 10 pairs: |value| at least 0.5."""
        if self.also:
            return "; ".join(one.describe(document) for one in self.told)
        found = relation(document, self.panel)
        names = found.members if found else ()
        named = [f"{names[a]}-{names[b]}" for a, b in self.pairs] if names else []
        scope = f"{len(self.pairs)} pairs" if len(named) > 4 else ", ".join(named)
        value = num_text(self.value) if self.value else ""
        what = "absolute value" if self.size else "value"
        if self.about == "bound":
            amount = num_text(self.count) if self.count else self.quantifier
            return f"{amount} of {scope}: {what} {value}{f', {num_text(self.upper)}' if self.upper else ''}"
        if self.about == "mirror":
            return f"both orders of {scope} {'differ' if self.quantifier == 'none' else 'are equal'}"
        if self.about == "own":
            return f"each has {value} with itself"
        if self.about == "number":
            return f"{num_text(self.count) if self.count else ''} pairs"
        if self.about == "place":
            way = "from the bottom" if self.low else "from the top"
            return f"{', '.join(f'{names[a]}-{names[b]}' for a, b in self.which)}: {num_text(self.count) if self.count else ''} {way} by {what}"
        if self.about == "range":
            return f"{what} of {scope} runs from {value} to {num_text(self.upper) if self.upper else ''}"
        if self.about == "mean":
            return f"mean {what} of {scope} = {value}"
        winner = ", ".join(f"{names[a]}-{names[b]}" for a, b in self.which) if names else ""
        return f"{'lowest' if self.low else 'highest'} {what} of {scope}: {winner}{f' = {value}' if value else ''}"


def judge(claim: Related, world: World) -> Judgement:
    """Whether it holds of the pairs."""
    found = relation(world.document, claim.panel)
    if found is None or not claim.pairs:
        return Judgement(Truth.UNKNOWN, missing="the pairs are not all written")
    held = {
        "bound": _bounded,
        "extreme": _leading,
        "mean": _averaged,
        "range": _spanned,
        "place": _ranked,
        "number": _numbered,
        "mirror": _mirrored,
        "own": _with_itself,
    }[claim.about]
    if not claim.also:
        return held(claim, found, world)
    results = [judge(one, world) for one in claim.told]
    worst = next((one for one in results if one.truth is Truth.FALSE), results[0])
    return replace(worst, truth=all_of(one.truth for one in results))


def _size(value: Interval, claim: Related) -> Interval:
    return abs(value) if claim.size else value


def _passes(claim: Related, found: Relation, world: World, pair: Pair) -> Truth:
    bounds = [claim.value or ZERO, *([claim.upper] if claim.upper else [])]
    value = _size(found.value(world, pair), claim)
    return all_of(stands(bound.op, value, Interval.point(bound.value)) for bound in bounds)


def _bounded(claim: Related, found: Relation, world: World) -> Judgement:
    truths = {pair: _passes(claim, found, world, pair) for pair in claim.pairs}
    if claim.quantifier == "none":
        truth, wrong = all_of(~one for one in truths.values()), Truth.TRUE
    elif claim.quantifier == "count" and claim.count is not None:
        told = Interval.point(claim.count.value)
        ends = {">=": Interval(told.low, inf), "<=": Interval(-inf, told.high)}
        truth = within(count_true(truths.values()), ends.get(claim.count.op, told))
        wrong = Truth.TRUE
    else:
        truth, wrong = all_of(truths.values()), Truth.FALSE
    if claim.quantifier == "only":
        others = [m for m in range(len(found.members)) if m != claim.member]
        truth &= all_of(~all_of(_passes(claim, found, world, pair) for pair in found.of(m)) for m in others)
    telling = [pair for pair, one in truths.items() if one is wrong]
    return Judgement(truth, shown(telling, found, world), places(telling, found))


def _leading(claim: Related, found: Relation, world: World) -> Judgement:
    held = _leads(claim, found, world)
    alike = all(found.value(world, pair).high < 0 for pair in claim.pairs)  # then no one means the sign
    if (
        claim.loose
        and not alike
        and held.truth is Truth.FALSE
        and _leads(replace(claim, size=False), found, world).truth is not Truth.FALSE
    ):
        return Judgement(Truth.UNKNOWN, missing="the strongest may be the highest, or the farthest from zero")
    return held


def _leads(claim: Related, found: Relation, world: World) -> Judgement:
    values = {pair: _size(found.value(world, pair), claim) for pair in claim.pairs}
    rest = [value for pair, value in values.items() if pair not in claim.which]
    truths = []
    for pair in claim.which:
        if pair not in values:
            return Judgement(Truth.UNKNOWN, missing="the pair is none of those spoken of")
        own = values[pair]
        ahead = less if claim.strict else at_most
        truths += [ahead(own, other) if claim.low else ahead(other, own) for other in rest]
        if claim.value is not None:
            truths.append(states(found.value(world, pair), claim.value, world, size=claim.size))
    best = (min if claim.low else max)(values, key=lambda pair: values[pair].middle)
    telling = [best, *(pair for pair in claim.which if pair != best)]
    return Judgement(all_of(truths), shown(telling, found, world), places([best], found))


def _ranked(claim: Related, found: Relation, world: World) -> Judgement:
    """Whether so many other pairs go before one: `count` tells its place."""
    own = _size(found.value(world, claim.which[0]), claim)
    others = [_size(found.value(world, pair), claim) for pair in claim.pairs if pair != claim.which[0]]
    ahead = [less(own, other) if claim.low else less(other, own) for other in others]
    before = [less(other, own) if claim.low else less(own, other) for other in others]
    place = Interval.point(claim.count.value - 1) if claim.count else Interval.point(0.0)
    surely, maybe = count_true(before), count_true(~one for one in ahead)
    truth = at_most(surely, place) & at_most(place, maybe)
    rank = int(claim.count.value) if claim.count else 1
    line = sorted(
        claim.pairs, key=lambda pair: _size(found.value(world, pair), claim).middle, reverse=not claim.low
    )
    telling = [*claim.which, *(pair for pair in line[:rank] if pair not in claim.which)]
    return Judgement(truth, shown(telling, found, world), places(telling, found))


def _numbered(claim: Related, found: Relation, world: World) -> Judgement:
    truth = Truth.of(claim.count is not None and claim.count.value == claim.total)
    return Judgement(truth, f"there are {claim.total}", ())


def _with_itself(claim: Related, found: Relation, world: World) -> Judgement:
    """What each member stands in to itself, where all diagonal cells show one number."""
    truth = Truth.of(claim.value is not None and found.own == claim.value.value)
    return Judgement(truth, f"each has {found.own} with itself", ())


def _mirrored(claim: Related, found: Relation, world: World) -> Judgement:
    """Whether both orders of each pair have one value; or, with "none", that they have not."""
    ways = [[world.value(found.panel, *place) for place in found.places[pair]] for pair in claim.pairs]
    truths = [_same_twice(found, *way) if len(way) == 2 else Truth.UNKNOWN for way in ways]
    truth = all_of(~one for one in truths) if claim.quantifier == "none" else all_of(truths)
    wrong = Truth.TRUE if claim.quantifier == "none" else Truth.FALSE
    telling = [pair for pair, one in zip(claim.pairs, truths, strict=True) if one is wrong]
    told = telling or list(claim.pairs)
    return Judgement(truth, shown(told, found, world), places(told, found))


def _same_twice(found: Relation, one: Interval | None, other: Interval | None) -> Truth:
    """Whether both orders have one value: what each stands in to itself told, they are one number, written twice."""
    if one is None or other is None:
        return Truth.UNKNOWN
    return Truth.TRUE if found.own is not None and one == other else same(one, other)


def _averaged(claim: Related, found: Relation, world: World) -> Judgement:
    if claim.value is None:
        return Judgement(Truth.UNKNOWN)
    values = [_size(found.value(world, pair), claim) for pair in claim.pairs]
    mean = total(values).scaled(1 / len(values))
    return Judgement(states(mean, claim.value, world), f"their mean is {show(mean)}")


def _spanned(claim: Related, found: Relation, world: World) -> Judgement:
    ways = [_spans(claim, [found.value(world, pair) for pair in claim.pairs], world)]
    ways.append(_spans(claim, [abs(found.value(world, pair)) for pair in claim.pairs], world))
    truth = ways[1] if claim.size else ways[0]
    if truth is Truth.FALSE and ways[1] is not Truth.FALSE:
        return Judgement(Truth.UNKNOWN, missing="distances from zero may be meant")
    ends = [pick(claim.pairs, key=lambda pair: found.value(world, pair).middle) for pick in (min, max)]
    return Judgement(truth, shown(ends, found, world), places(ends, found))


def _spans(claim: Related, values: Sequence[Interval], world: World) -> Truth:
    if claim.value is None or claim.upper is None:
        return Truth.UNKNOWN
    return states(smallest(values), claim.value, world) & states(largest(values), claim.upper, world)


def states(actual: Interval, num: Num, world: World, *, size: bool = False) -> Truth:
    """Whether a value is the stated one; a strength may be told with or without its sign."""
    ways = [actual, abs(actual)] if size else [actual]
    if world.reading is Reading.PRINTED:
        return any_of(within(way, num.fair().widened(1e-9)) for way in ways)
    meets = any(way.intersection(num.generous()) is not None for way in ways)
    return Truth.UNKNOWN if meets else Truth.FALSE


def shown(pairs: Sequence[Pair], found: Relation, world: World) -> str:
    """Some pairs with their values, for an explanation."""
    named = [
        f"{found.members[a]}-{found.members[b]} has {show(found.value(world, (a, b)))}" for a, b in pairs
    ]
    return ", ".join(named[:3]) + (f" and {len(named) - 3} more" if len(named) > 3 else "")


def places(pairs: Sequence[Pair], found: Relation) -> tuple[Place, ...]:
    """Where pairs are written."""
    return tuple((found.panel, *place) for pair in pairs for place in found.places[pair][:1])
