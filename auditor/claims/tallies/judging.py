"""Tallies held against the data: each thing by itself, then how many of them have the trait."""

from collections.abc import Sequence
from itertools import pairwise

from auditor.claim import Judgement
from auditor.claims.aggregates import aggregate
from auditor.claims.counts import amounts_to, verdicts
from auditor.claims.judging import extreme, reaches, several, valued
from auditor.claims.tallies.claims import Tallies, Tally, Trait
from auditor.claims.telling import in_scale, written
from auditor.language.counted import Test
from auditor.truth import Interval, Truth, all_of, any_of, less, same, stands
from auditor.world import Selection, World, cells_of

Thing = tuple[Selection, ...]


def judge(claim: Tallies, world: World) -> Judgement:
    """All parts together; what fails tells why."""
    found = [_judged(part, world) for part in claim.parts]
    wrong = next((one for one in found if one.truth is Truth.FALSE), None)
    if wrong is not None:
        return wrong if claim.certain else Judgement(Truth.UNKNOWN, missing="not every word was understood")
    says = "; ".join(one.says for one in found)
    return Judgement(all_of(one.truth for one in found), says, missing="not all that it speaks of is written")


def _judged(tally: Tally, world: World) -> Judgement:
    truths = [has_trait(thing, tally.trait, world) for thing in tally.things]
    counted = [
        one for one, thing in zip(truths, tally.things, strict=True) if _exists(thing, tally.trait, world)
    ]
    truth = amounts_to(world, counted, tally.amount)
    if not tally.trait.meant:  # nobody counts what all are, or none
        truth = Truth.FALSE if len(set(counted)) < 2 else truth & Truth.UNKNOWN
    told = tally.amount.count
    if told is not None and told.value > len(tally.things):  # something else is counted
        truth = Truth.UNKNOWN
    truth &= all_of(truths[n] for n in tally.named) & all_of(~truths[n] for n in tally.spared)
    having = [thing[0] for thing, one in zip(tally.things, truths, strict=True) if one is Truth.TRUE]
    places = [cell.place for one in having for cell in valued(world, [one])]
    shown = several(world.document, places) if len(places) == len(having) else _names(having, world)
    because = tuple(
        (one.panel, *place)
        for one in having
        for place in one.places(world.document.panels[one.panel])
        if cells_of(world.document.panels[one.panel], [place])
    )
    says = f"{len(having)} of {len(counted)} do{': ' + shown if shown else ''}"
    return Judgement(truth, says, because[:6], "not all that it speaks of is written")


def _names(things: Sequence[Selection], world: World) -> str:
    return ", ".join(one.describe(world.document) for one in things[:4]) + (
        ", ..." if len(things) > 4 else ""
    )


def _exists(thing: Thing, trait: Trait, world: World) -> bool:
    """Whether there is anything at a thing's place; a place that nobody wrote a value for may be passed over."""
    asked = trait.test.relation if trait.test else ""
    return asked in ("missing", "present") or all(valued(world, [part]) for part in thing)


def has_trait(thing: Thing, trait: Trait, world: World) -> Truth:
    """Whether a thing has a trait."""
    if trait.about == "cells":
        assert trait.test is not None
        return amounts_to(world, [truth for _, truth in verdicts(world, thing[:1], trait.test)], trait.how)
    if trait.about in ("spread", "sum", "mean"):
        assert trait.test is not None
        return _measures(thing[0], trait.about, trait.test, world)
    if len(thing) > 1:
        return _beside(thing, trait.about, world)
    return _goes(thing[0], trait.about, world)


def _measures(one: Selection, function: str, test: Test, world: World) -> Truth:
    """Whether a number worked out of some cells passes a test."""
    values = [cell.value for cell in valued(world, [one])]
    if not values or not all(value.known for value in values):
        return Truth.UNKNOWN
    found = (
        extreme(values, "max") - extreme(values, "min")
        if function == "spread"
        else aggregate(function, values)
    )
    assert found is not None
    assert test.num is not None
    limit = Interval.point(in_scale(test.num, world.document.panels[one.panel]).value)
    if test.relation == "=":
        fair = test.num.fair()
        near = found.intersection(fair) is not None
        return Truth.FALSE if not near else Truth.TRUE if found.low == found.high else Truth.UNKNOWN
    return stands(test.relation, found, limit)


def _beside(thing: Thing, about: str, world: World) -> Truth:
    """Whether the first part of a thing is so beside the second."""
    ones, others = (valued(world, [part]) for part in thing)
    if not ones or not others:
        return Truth.UNKNOWN
    if about in ("max", "min"):
        best, rest = ones[0].value, [cell.value for cell in others if cell.place != ones[0].place]
        shared = any(best.intersection(value) is not None for value in rest)
        first = reaches(best, rest, about)
        return Truth.UNKNOWN if first is Truth.TRUE and shared else first
    if len(ones) != len(others):
        return Truth.UNKNOWN
    if about in ("equal", "different"):
        alike = all_of(_alike(a.place, b.place, world) for a, b in zip(ones, others, strict=True))
        return alike if about == "equal" else ~alike
    pairs = [(a.value, b.value) for a, b in zip(ones, others, strict=True)]
    return all_of(less(b, a) if about == "above" else less(a, b) for a, b in pairs)


def _alike(one: tuple[int, int, int], other: tuple[int, int, int], world: World) -> Truth:
    """Whether two cells show the same number, as it is printed."""
    first, second = written(world, one), written(world, other)
    if first is None or second is None:
        return Truth.UNKNOWN
    return same(Interval.point(first.value), Interval.point(second.value))


def _goes(one: Selection, about: str, world: World) -> Truth:
    """How the values of a line go from one end of its axis to the other."""
    values = [cell.value for cell in valued(world, [one])]
    if len(values) < 2:
        return Truth.UNKNOWN
    ups = [less(a, b) for a, b in pairwise(values)]
    downs = [less(b, a) for a, b in pairwise(values)]
    return {
        "rises": all_of(ups),
        "falls": all_of(downs),
        "never falls": all_of(~down for down in downs),
        "never rises": all_of(~up for up in ups),
        "has a rise": any_of(ups),
        "has a fall": any_of(downs),
    }[about]
