"""Where two things are furthest apart or closest, and by how much here and there: "the gap between A and B is widest at 40 (12)"."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.judging import described, num_text, show, states, valued
from auditor.claims.pairing import measured
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, all_of, at_most, less
from auditor.world import Selection, World

Two = tuple[Selection, Selection]


@dataclass(frozen=True, slots=True)
class GapAt:
    """The gap at one place: its size, if told, and whether it is the largest ("max") or the smallest ("min") of some others."""

    two: Two
    num: Num | None = None
    extreme: str = ""
    others: tuple[Two, ...] = ()


@dataclass(frozen=True, slots=True)
class GapPlaces:
    """What is told of the gap between two things at some places; `signed` where the first is said to lie ahead.

    `way` is "up" or "down" where it is told to grow or to shrink from the first place to the last. `untold` are
    two things that the text does not name.
    """

    parts: tuple[GapAt, ...]
    signed: bool = False
    way: str = ""
    untold: bool = False

    def describe(self, document: Document) -> str:
        """For instance: A and B at 40 are furthest apart, by 12."""
        return "; ".join(_told(document, part) for part in self.parts)


def _told(document: Document, part: GapAt) -> str:
    how = {"max": "furthest apart", "min": "closest", "": "apart"}[part.extreme]
    size = f", by {num_text(part.num)}" if part.num else ""
    return f"{' and '.join(described(document, (one,)) for one in part.two)} are {how}{size}"


def truth_of(claim: GapPlaces, world: World) -> Truth:
    """Whether all gaps are as told; where one that is said to lie ahead lies behind somewhere, both ways to count must agree."""
    ways = {_truth(claim, world, signed) for signed in ((True, False) if claim.signed else (False,))}
    truth = ways.pop() if len(ways) == 1 else Truth.UNKNOWN
    meant = not claim.untold or any(_borne_out(part, world, claim.signed) for part in claim.parts)
    return truth if meant or truth is not Truth.FALSE else Truth.UNKNOWN


def _borne_out(part: GapAt, world: World, signed: bool) -> bool:
    """Whether the size or the place that is told is right for these two things, so that they must be meant."""
    gaps = [_gap(two, world, signed) for two in (part.two, *_rivals(part, world))]
    best = measured(gaps, part.extreme or "max")
    sized = part.num is not None and any(
        states(world, gap, part.num) is not Truth.FALSE for gap in (gaps[0], best)
    )
    rivals = [at_most(one, gaps[0]) if part.extreme == "max" else at_most(gaps[0], one) for one in gaps[1:]]
    placed = bool(part.extreme) and all(one is not Truth.FALSE for one in rivals)
    return sized or placed


def _truth(claim: GapPlaces, world: World, signed: bool) -> Truth:
    gaps = [_gap(part.two, world, signed) for part in claim.parts]
    truths = [_part_truth(part, gap, world, signed) for part, gap in zip(claim.parts, gaps, strict=True)]
    if claim.way:
        first, last = (gaps[0], gaps[-1]) if claim.way == "up" else (gaps[-1], gaps[0])
        truths.append(less(first, last))
    return all_of(truths)


def _part_truth(part: GapAt, gap: Interval, world: World, signed: bool) -> Truth:
    truths = [states(world, gap, part.num)] if part.num else []
    for other in _rivals(part, world) if part.extreme else ():
        rival = _gap(other, world, signed)
        truths.append(at_most(rival, gap) if part.extreme == "max" else at_most(gap, rival))
    return all_of(truths)


def _rivals(part: GapAt, world: World) -> list[Two]:
    """The other places, without those where one of the two is written as missing: there is no gap."""
    return [two for two in part.others if all(valued(world, [side]) for side in two)]


def _gap(two: Two, world: World, signed: bool) -> Interval:
    one, other = (measured([cell.value for cell in valued(world, [side])], "mean") for side in two)
    return one - other if signed else abs(one - other)


def gaps_shown(world: World, twos: Sequence[Two]) -> str:
    """The gaps at some places, in words."""
    gaps = [
        f"{described(world.document, two[:1])}: {show(_gap(two, world, False))}"
        for two in dict.fromkeys(twos)
    ]
    return "the gaps are " + ", ".join(gaps[:8])
