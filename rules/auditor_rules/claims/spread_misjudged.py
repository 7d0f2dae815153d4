"""Stability: "row 3 hardly depends on the dose", "A varies more than B across weeks", "column C spans only 0.4"."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import UNDECIDED, Judgement, claim
from auditor.claims.judging import described, show, states
from auditor.claims.pairing import Group, holds, related, written_spread
from auditor.claims.spread import Spread, Spreads
from auditor.claims.spread_of_ends import hear
from auditor.claims.spread_reading import read
from auditor.claims.steadiness import agreeing, range_of, spreads
from auditor.language.hedges import LITTLE, STEADIER
from auditor.language.numbers import Num
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of
from auditor.world import Reading as Digits
from auditor.world import World


@claim(
    "CLM022",
    kind="stability",
    reads=read,
    hears=hear,
    bad=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- South is more stable across years than north.\n",
            marks="South is more stable across years than north.",
            says="4 against 1.6",
        )
    ],
    good=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- North varies less than south.\n- North spans only 1.6.\n"
        )
    ],
)
def spread_misjudged(claim: Spreads, world: World) -> Judgement:
    """Values vary more, or less, than the text says.

    Stability has no one measure: range and standard deviation, over all values and line by line, have to agree before
    anything is said. "Hardly changes" is held against the spread of the whole panel.
    """
    judged = [_judged(part, world) for part in claim.parts if part.groups]
    if not judged:
        return UNDECIDED
    worst = next((one for one in judged if one.truth is Truth.FALSE), judged[0])
    return replace(worst, truth=all_of(one.truth for one in judged))


def _judged(claim: Spread, world: World) -> Judgement:
    """One comparison or bound of spreads."""
    ranges = [(group, range_of(group, "", world)) for group in (*claim.groups, *claim.rivals)]
    if claim.num is not None and not claim.rivals:
        return _against_number(claim, claim.num, world)
    if not claim.rivals:
        truth = all_of(_hardly(group, world) for group in claim.groups)
        return Judgement(
            truth, f"the values span {_text(ranges[0][1])}", missing="not all of its values are written"
        )
    truth = all_of(_steadier(claim, one, other, world) for one in claim.groups for other in claim.rivals)
    if claim.num is not None:
        ranges_told = [
            value
            for group in claim.groups
            for along in ("", claim.along)
            for value in range_of(group, along, world)
        ]
        truth &= (
            any_of(states(world, value, claim.num) for value in ranges_told)
            if truth is Truth.TRUE
            else Truth.TRUE
        )
    worst = next(
        ((a, b) for a in claim.groups for b in claim.rivals if _steadier(claim, a, b, world) is Truth.FALSE),
        (claim.groups[0], claim.rivals[0]),
    )
    texts = [_text(range_of(group, claim.along, world)) for group in worst]
    name = described(world.document, worst[1].scope)
    return Judgement(
        truth,
        f"its range is {texts[0]} against {texts[1]} of {name}",
        missing="the measures of spread do not agree, or values are missing",
    )


def _text(ranges: Sequence[Interval]) -> str:
    if not ranges:
        return "unknown"
    mean = Interval(sum(r.low for r in ranges) / len(ranges), sum(r.high for r in ranges) / len(ranges))
    return show(mean)


def _steadier(claim: Spread, one: Group, other: Group, world: World) -> Truth:
    """Whether one group varies less (or more) than the other, by all measures."""
    margin = STEADIER.fair if world.reading is Digits.PRINTED else STEADIER.generous
    truths = []
    for a, b in zip(spreads(one, claim.along, world), spreads(other, claim.along, world), strict=True):
        low, high = (a, b) if claim.steadier else (b, a)
        truths.append(related("<", low.scaled(1 - margin), high))
    return agreeing(truths)


def _hardly(group: Group, world: World) -> Truth:
    limit = LITTLE.fair if world.reading is Digits.PRINTED else LITTLE.generous
    width = written_spread(world, [s.panel for s in group.scope])
    ranges = range_of(group, "", world)
    return (
        all_of(related("<=", found, Interval.point(limit * width)) for found in ranges)
        if ranges and width
        else Truth.UNKNOWN
    )


def _against_number(claim: Spread, num: Num, world: World) -> Judgement:
    found = [
        (group, range_of(group, claim.along if len(claim.groups) == 1 else "", world))
        for group in claim.groups
    ]
    truths = [
        all_of(_kept(claim.relation, value, num, world) for value in ranges) if ranges else Truth.UNKNOWN
        for _, ranges in found
    ]
    truth = holds(claim.quantifier, truths, world.reading)
    breaking = [
        (group, ranges) for (group, ranges), t in zip(found, truths, strict=True) if t is Truth.FALSE
    ] or found
    says = ", ".join(
        f"{described(world.document, group.scope)} spans {_text(ranges)}" for group, ranges in breaking[:3]
    )
    return Judgement(truth, says, missing="not all of its values are written")


def _kept(relation: str, value: Interval, num: Num, world: World) -> Truth:
    return (
        states(world, value, num) if relation == "=" else related(relation, value, Interval.point(num.value))
    )
