"""Distances: "A and B differ by at most 3", "the row means lie within 5 of each other"."""

from collections.abc import Iterator

from auditor.claim import Judgement, claim
from auditor.claims.gap_reading import Gap, read, twosomes
from auditor.claims.judging import described, show, states
from auditor.claims.pairing import Group, measured, pairs, related
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of
from auditor.world import Reading as Digits
from auditor.world import World

_GRID = (
    "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n"
    "| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
)


@claim(
    "CLM045",
    kind="difference",
    reads=read,
    bad=[
        Example(
            _GRID + "- The gap between north and south never exceeds 2.5.\n",
            marks="The gap between north and south never exceeds 2.5.",
            says="3.1 apart",
        )
    ],
    good=[
        Example(
            _GRID
            + "- North and south differ by at most 3.1.\n- The row means lie within 1.2 of each other.\n"
        )
    ],
)
def gap_mismatch(claim: Gap, world: World) -> Judgement:
    """Values are further apart, or closer together, than the text says.

    Lines and panels are compared place by place, each with each. A bound in few digits is read
    as all that rounds to it before anything is refuted.
    """
    found = [(one, two, gap) for one, two in twosomes(claim) for gap in _gaps(one, two, world)]
    if not found:
        return Judgement(Truth.UNKNOWN, "", missing="nothing there can be compared")
    truths = [_kept(claim, gap, world) for *_, gap in found]
    one, two, worst = max(
        (entry for entry, truth in zip(found, truths, strict=True) if truth is not Truth.TRUE),
        key=lambda entry: entry[2].low,
        default=max(found, key=lambda entry: entry[2].low),
    )
    names = f"{described(world.document, one.scope)} and {described(world.document, two.scope)}"
    says = f"{names} are {show(worst)} apart"
    return Judgement(all_of(truths), says, missing="not all of its values are written")


def _gaps(one: Group, two: Group, world: World) -> Iterator[Interval]:
    """How far two things are apart, at each place that they share."""
    if one.measure:
        values = [measured([cell.value for cell in group.cells(world)], one.measure) for group in (one, two)]
        yield abs(values[0] - values[1])
        return
    for left, right in pairs(world, one, two):
        yield abs(left.value - right.value)


def _kept(claim: Gap, gap: Interval, world: World) -> Truth:
    if claim.relation in ("=", "~"):
        return states(world, gap, claim.num)
    if world.reading is Digits.PRINTED:
        return related(claim.relation, gap, Interval.point(claim.num.value))
    slack = claim.num.step / 2
    return related(claim.relation, gap, Interval(claim.num.value - slack, claim.num.value + slack))
