"""Crossings held against the values of both lines."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.claim import Judgement
from auditor.claims.courses.runs import Run
from auditor.claims.crossings.claims import Crossing
from auditor.claims.judging import show
from auditor.language.refs import axis_of
from auditor.language.ways import Way
from auditor.truth import Interval, Truth, less
from auditor.world import Reading, World

_OPEN = "the values do not settle where their order changes"


def judge(claim: Crossing, world: World) -> Judgement:
    """The order must change where it is told to; refuted where it does so elsewhere, or the other way round."""
    panel = world.document.panels[claim.panel]
    order = Run.along(claim.panel, Way(claim.side)).order_of(world.document)
    pairs = [_values(claim, at, world) for at in order]
    if any(one is None or other is None for one, other in pairs):
        return Judgement(Truth.UNKNOWN, missing=_OPEN)
    above = [less(other, one) for one, other in pairs if one is not None and other is not None]
    below = [less(one, other) for one, other in pairs if one is not None and other is not None]
    at = sorted(order.index(tick) for tick in claim.ticks)
    truth = _truth(claim, above, below, at, world.reading is Reading.PRINTED)
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not sure what is meant")
    ticks = axis_of(panel, claim.side).ticks
    shown = ", ".join(
        f"{show(one)} against {show(other)} at {ticks[n].text}"
        for n, (one, other) in zip(order, pairs, strict=True)
        if one is not None and other is not None
    )
    places = tuple(_place(claim, line, n) for n in order for line in (claim.one, claim.other))
    return Judgement(truth, f"they are {shown}", places[:12], _OPEN)


def _place(claim: Crossing, line: int, at: int) -> tuple[int, int, int]:
    return (claim.panel, at, line) if claim.side == "rows" else (claim.panel, line, at)


def _values(claim: Crossing, at: int, world: World) -> tuple[Interval | None, Interval | None]:
    return world.value(*_place(claim, claim.one, at)), world.value(*_place(claim, claim.other, at))


def _truth(
    claim: Crossing, above: Sequence[Truth], below: Sequence[Truth], at: Sequence[int], fair: bool
) -> Truth:
    steps = list(_steps(claim.when, at, len(above), fair))
    ways = [(below, above), (above, below)]
    if claim.over == claim.one:
        ways = ways[:1]
    elif claim.over == claim.other:
        ways = ways[1:]
    if fair:
        surely = any(
            before[a] is Truth.TRUE and after[b] is Truth.TRUE for before, after in ways for a, b in steps
        )
        alone = claim.when == "between" or _changes(above, below) == 1
        return Truth.TRUE if surely and alone else Truth.UNKNOWN
    possible = any(
        before[a] is not Truth.FALSE
        and after[b] is not Truth.FALSE
        or above[n] is not Truth.TRUE
        and below[n] is not Truth.TRUE
        for before, after in ways
        for a, b in steps
        for n in (a, b)
    )
    if possible:
        return Truth.UNKNOWN
    return Truth.FALSE if _changes(above, below) else Truth.UNKNOWN


def _steps(when: str, at: Sequence[int], count: int, fair: bool) -> Iterator[tuple[int, int]]:
    """From which tick to which the order may change."""
    first, last = at[0], at[-1]
    if when == "between":
        yield from [(first, last)] if first != last else []
    elif when == "by":
        yield from ((n, n + 1) for n in range(last))
    elif when == "after":
        yield from ((n, n + 1) for n in range(first, count - 1) if not fair or n == first)
    else:
        yield from [(last - 1, last)] if last else []
        if not fair:
            yield from [(last, last + 1)] if last < count - 1 else []


def _changes(above: Sequence[Truth], below: Sequence[Truth]) -> int:
    """How often the order surely changes along the lines."""
    known = [up is Truth.TRUE for up, down in zip(above, below, strict=True) if Truth.TRUE in (up, down)]
    return sum(a is not b for a, b in pairwise(known))
