"""What is told of pairs, held against the data."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.claim import Judgement
from auditor.claims.bonds.claims import Beyond, Bonds, Fact, MemberMean, Square, Top, Walk
from auditor.claims.judging import show
from auditor.claims.relations.claims import Related, places, shown, states
from auditor.claims.relations.claims import judge as judge_related
from auditor.claims.relations.pairs import Pair, Relation, relation
from auditor.truth import Interval, Truth, all_of, at_most, count_true, largest, less, smallest, total
from auditor.world import World


def judge(claim: Bonds, world: World) -> Judgement:
    """Whether all of it holds; the first part that fails gives the reason."""
    results = [_judged(fact, world) for fact in claim.facts]
    telling = next(
        (one for way in (Truth.FALSE, Truth.UNKNOWN) for one in results if one.truth is way), results[0]
    )
    return replace(telling, truth=all_of(one.truth for one in results))


def _judged(fact: Fact, world: World) -> Judgement:
    found = relation(world.document, fact.panel)
    if found is None:
        return Judgement(Truth.UNKNOWN, missing="the pairs are not all written")
    if isinstance(fact, Related):
        return _with_either(fact, world)
    if isinstance(fact, Top):
        return _top(fact, found, world)
    if isinstance(fact, MemberMean):
        return _mean(fact, found, world)
    if isinstance(fact, Beyond):
        return _beyond(fact, found, world)
    if isinstance(fact, Square):
        return _square(fact, found, world)
    return _walk(fact, found, world)


def _with_either(fact: Related, world: World) -> Judgement:
    """Where the distance from zero may be meant as well as the value, only what fails both ways is refuted."""
    held = judge_related(fact, world)
    if fact.about != "extreme" and fact.loose and held.truth is Truth.FALSE:
        other = judge_related(replace(fact, size=not fact.size), world)
        if other.truth is not Truth.FALSE:
            return Judgement(Truth.UNKNOWN, missing="distances from zero may be meant, or the values")
    return held


def _values(pairs: Sequence[Pair], found: Relation, world: World, *, size: bool) -> list[Interval]:
    values = [found.value(world, pair) for pair in pairs]
    return [abs(value) for value in values] if size else values


def _top(fact: Top, found: Relation, world: World) -> Judgement:
    values = _values(fact.pairs, found, world, size=fact.size)
    end = smallest(values) if fact.low else largest(values)
    at = (min if fact.low else max)(range(len(values)), key=lambda n: values[n].middle)
    telling = [fact.pairs[at]]
    truth = states(end, fact.value, world, size=fact.size)
    return Judgement(truth, shown(telling, found, world), places(telling, found))


def _mean(fact: MemberMean, found: Relation, world: World) -> Judgement:
    """The mean over all pairs of a member, and its place among those of the others."""
    sizes = [fact.size, not fact.size] if fact.loose else [fact.size]
    results = [_mean_as(fact, found, world, size=size) for size in sizes]
    if fact.single:
        results.append(_mean_as(fact, found, world, size=True, strongest=True))
    if results[0].truth is Truth.FALSE and any(one.truth is not Truth.FALSE for one in results):
        return Judgement(Truth.UNKNOWN, missing="distances from zero may be meant, or the values")
    return results[0]


def _mean_as(
    fact: MemberMean, found: Relation, world: World, *, size: bool, strongest: bool = False
) -> Judgement:
    means = [
        largest(_values(found.of(member), found, world, size=size)) if strongest else _mean_of(member, found, world, size=size)
        for member in range(len(found.members))
    ]  # fmt: skip
    own = means[fact.member]
    truths = [states(own, fact.value, world)] if fact.value is not None else []
    if fact.rank:
        others = [mean for member, mean in enumerate(means) if member != fact.member]
        before = [less(mean, own) if fact.low else less(own, mean) for mean in others]
        behind = [less(own, mean) if fact.low else less(mean, own) for mean in others]
        place = Interval.point(fact.rank - 1)
        truths.append(at_most(count_true(before), place) & at_most(place, count_true(~one for one in behind)))
    told = ", ".join(f"{name} {show(mean)}" for name, mean in zip(found.members, means, strict=True))
    return Judgement(all_of(truths), f"the means are: {told}")


def _mean_of(member: int, found: Relation, world: World, *, size: bool) -> Interval:
    values = _values(found.of(member), found, world, size=size)
    return total(values).scaled(1 / len(values))


def _beyond(fact: Beyond, found: Relation, world: World) -> Judgement:
    ways = [fact.size, not fact.size] if fact.loose else [fact.size]
    truths = [_beyond_as(fact, found, world, size=size) for size in ways]
    truth = truths[0]
    if truth is Truth.FALSE and any(one is not Truth.FALSE for one in truths):
        truth = Truth.UNKNOWN
    pairs = [fact.one, fact.other]
    return Judgement(truth, shown(pairs, found, world), places(pairs, found), missing="it may be so")


def _beyond_as(fact: Beyond, found: Relation, world: World, *, size: bool) -> Truth:
    one, other = _values([fact.one, fact.other], found, world, size=size)
    if fact.times is None:
        ahead = less(one, other) if fact.low else less(other, one)
        return ahead if fact.by is None else ahead & states(abs(one - other), fact.by, world)
    return states(one / other, fact.times, world)


def _square(fact: Square, found: Relation, world: World) -> Judgement:
    value = found.value(world, fact.pair)
    share = value * value
    share = share.scaled(100.0) if fact.value.unit == "%" else share
    told = f"{shown([fact.pair], found, world)}, its square is {show(share)}"
    return Judgement(states(share, fact.value, world), told, places([fact.pair], found))


def _walk(fact: Walk, found: Relation, world: World) -> Judgement:
    values = _values(fact.pairs, found, world, size=False)
    steps = [less(a, b) if fact.up else less(b, a) for a, b in pairwise(values)]
    against = [
        pair
        for step, both in zip(steps, pairwise(fact.pairs), strict=True)
        if step is not Truth.TRUE
        for pair in both
    ]
    telling = against[:2] or list(fact.pairs[:2])
    return Judgement(all_of(steps), shown(telling, found, world), places(telling, found))
