"""From a clause to gaps at places: what the two things are, where one looks, and what is told of the gap there."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.contesting import select
from auditor.claims.gap_heads import Head, head_of
from auditor.claims.gap_pairs import Name, names_of, pair_of, unordered, untold
from auditor.claims.gap_places import GapAt, GapPlaces, Two
from auditor.language.around import before, narrowed, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import understood
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, Ref, TickRef, axis_of
from auditor.language.residue import hypothetical, unknown_words

# What is worked out of two values otherwise than by taking one from the other.
_RELATIVE = re.compile(
    r"\b(?:relative\w*|percentage|proportion\w*|ratio|standard|squared|mean|average|total|cumulative|combined|per)\b",
    re.IGNORECASE,
)
_FORBIDDEN = ("rank", "factor", "stable", "course", "not", "except", "missing", "colour")
_PLAIN = word_set(
    """
    gap gaps difference differences distance disparity discrepancy contrast lead advantage edge margin deficit between apart
    closest furthest farthest together each other widest narrowest largest smallest with by only just occurs reached seen found
    amounts lies then and where when it is was over of the two both grows shrinks widens narrows peaks while
    gain gains improvement increase rise jump uplift loss drop decline decrease fall
    """
)


@dataclass(frozen=True, slots=True)
class _Told:
    """What is told of the gap in one part of the clause: the places, the numbers, and the extreme."""

    places: tuple[Name, ...]
    numbers: tuple[Item, ...]
    extreme: str = ""


def read(clause: Clause) -> Iterator[Reading]:
    """Gaps between the two things that the clause, or the words before it, name."""
    head = head_of(clause)
    if (
        head is None
        or any(clause.of(kind) for kind in _FORBIDDEN)
        or hypothetical(clause)
        or narrowed(clause)
    ):
        return
    if set(unknown_words(clause)) - _PLAIN or _RELATIVE.search(clause.text):
        return
    if any(not head.start <= item.start < head.end for item in clause.of("same")):
        return
    own = names_of(clause.items)
    pair = pair_of(clause, own, head) or pair_of(clause, names_of(clause.before), head)
    if pair is None:
        return
    if pair[0].side != "panel":  # the panel in which it is looked at is that of the clause
        own = [name for name in own if not (name.side == "panel" and name.ref == PanelRef(clause.panels))]
    rest = [name for name in own if name not in pair and name.side != pair[0].side]
    if len(rest) + sum(name in pair for name in own) != len(own):
        return
    for told, fixed in _told(clause, pair, rest, head):
        parts = [part for one in told for part in _parts(clause, pair, one, fixed)]
        way = _way(clause, told, parts, head)
        if not parts or way is None:
            return
        claim = GapPlaces(
            tuple(part for part in parts if part),
            head.signed and not unordered(clause, pair, head),
            way,
            untold(pair, head),
        )
        panels = tuple(dict.fromkeys(s.panel for part in claim.parts for s in part.two))
        yield Reading(
            claim,
            _accounted(clause, pair, told, head),
            panels,
            bool(clause.of("hedge")),
            understood(clause, _PLAIN),
        )


def _way(clause: Clause, told: Sequence[_Told], parts: Sequence[GapAt | None], head: Head) -> str | None:
    """Which way the gap is told to go, "" if none is; None where that is not understood, or where it is told by how much it changes."""
    trends = [item for item in clause.of("trend") if item != head.item]
    by = any(before(clause, item)[-1:] == ("by",) for item in clause.numbers) and not head.apart
    if any(part is None for part in parts) or len(trends) > 1 or by:
        return None
    if not trends:
        return ""
    if len(parts) > 2 or any(one.extreme for one in told):
        return None
    way = trends[0].sense("trend")
    return "" if len(parts) == 1 else way if way in ("up", "down") else None


def _accounted(clause: Clause, pair: Sequence[Name], told: Sequence[_Told], head: Head) -> frozenset[Item]:
    """The mentions that a reading takes up: those of the two things, of the gap, of its places and sizes."""
    start, end = min(pair[0].item.start, head.start), max(pair[1].item.end, head.end)
    numbers = [item for one in told for item in one.numbers]
    gap = [
        i
        for i in clause.items
        if i.kind in ("compare", "aggregate", "foreign", "same") and start <= i.start < end
    ]
    lesser = [
        i for i in clause.items if i.kind in ("ref", "range", "noun", "degree", "extreme", "trend", "hedge")
    ]
    emphasis = clause.of("quant", "all", "only", "both", "most")
    return frozenset([*numbers, *gap, *lesser, *emphasis, *(name.item for name in pair)])


def _told(
    clause: Clause, pair: tuple[Name, Name], rest: Sequence[Name], head: Head
) -> Iterator[tuple[list[_Told], list[Name]]]:
    """What is told, part by part: one for each extreme; and the places at which all of it is looked at."""
    numbers = [item for item in clause.numbers if item not in (pair[0].item, pair[1].item)]
    extremes = clause.of("extreme")
    spotted = [name for name in rest if name.item in (pair[0].item, pair[1].item)]
    crossed = [name.item for name in spotted]  # "... of A over B is at C": B and C are one mention
    ends = [
        name.item.first + 1 if name.item in crossed else name.item.last
        for name in pair
        if name.item in clause.items
    ]
    behind = max(ends, default=-1)
    fixed = [name for name in rest if name not in spotted and name.item.first < behind]
    places = [name for name in rest if name not in fixed]
    if head.apart:
        if extremes or len(numbers) > 1:
            return
        yield [_Told(tuple(places), tuple(numbers), "max" if head.apart == "far" else "min")], fixed
        return
    if not extremes:
        if (lone := _lone(places, len(numbers))) is not None:
            yield [_Told(tuple(n for n in places if n is not lone), tuple(numbers))], [*fixed, lone]
            return
        first = min((item.start for item in (*numbers, *clause.of("trend"))), default=0)
        early = (
            [name for name in places if name.item.start < first] if len({n.side for n in places}) > 1 else []
        )
        yield [_Told(tuple(n for n in places if n not in early), tuple(numbers))], [*fixed, *early]
        return
    cuts = [max(item.first, behind) for item in extremes]
    found = []
    for cue, start, end in zip(extremes, cuts, [*cuts[1:], 10**6], strict=True):
        within = tuple(name for name in places if start <= name.item.last - 1 and name.item.first < end)
        found.append(_Told(within, tuple(n for n in numbers if start <= n.first < end), cue.sense("extreme")))
    if sum(len(one.places) for one in found) == len(places) and sum(len(one.numbers) for one in found) == len(
        numbers
    ):
        yield found, fixed


def _lone(places: Sequence[Name], count: int) -> Name | None:
    """The one place of its side, beside as many of the other as there are numbers: "from 3 in May to 9 in June at K"."""
    by_side = {side: [name for name in places if name.side == side] for side in ("rows", "columns", "panel")}
    single = [names[0] for names in by_side.values() if len(names) == 1]
    several = [names for names in by_side.values() if len(names) == count > 1]
    return single[0] if len(single) == len(several) == 1 else None


def _parts(clause: Clause, pair: tuple[Name, Name], told: _Told, fixed: Sequence[Name]) -> list[GapAt | None]:
    """The gaps of one part; none of them where it cannot be told which number belongs to which place."""
    nums: list[Num | None] = [clause.number(item) for item in told.numbers]
    sides_named = [name.side for name in told.places]
    if told.extreme not in ("", "max", "min"):
        return []
    if told.extreme or len(nums) <= 1 and len(set(sides_named)) == len(sides_named):
        if (
            not told.places
            or len(nums) > 1
            or len(set(sides_named)) != len(sides_named)
            or not (nums or told.extreme)
        ):
            return []
        return [_gap_at(clause, pair, told.places, fixed, nums[0] if nums else None, told.extreme)]
    if len(set(sides_named)) != 1 or len(nums) != len(told.places):
        return []
    return [
        _gap_at(clause, pair, (place,), fixed, num, "") for place, num in zip(told.places, nums, strict=True)
    ]


def _gap_at(
    clause: Clause,
    pair: tuple[Name, Name],
    places: Sequence[Name],
    fixed: Sequence[Name],
    num: Num | None,
    extreme: str,
) -> GapAt | None:
    if any(name.side == one.side for name in fixed for one in places):
        return None
    own = [name.ref for name in (*places, *fixed)]
    two = _two(clause, pair, own)
    if two is None:
        return None
    if not extreme:
        return GapAt(two, num)
    others = [
        _two(clause, pair, [*refs, *(name.ref for name in fixed)]) for refs in _all_like(clause, places)
    ]
    return GapAt(two, num, extreme, tuple(one for one in others if one is not None and one != two))


def _two(clause: Clause, pair: tuple[Name, Name], refs: Sequence[Ref]) -> Two | None:
    """The cells of both things at some places; None where it is not clear in which panel."""
    found = []
    for name in pair:
        panels = name.ref.panels if isinstance(name.ref, PanelRef) else clause.panels
        lines = [ref for ref in refs if not isinstance(ref, PanelRef)]
        own = [] if isinstance(name.ref, PanelRef) else [name.ref]
        if len(panels) != 1 or (chosen := select(clause, panels[0], [*own, *lines])) is None:
            return None
        found.append(chosen)
    return found[0], found[1]


def _all_like(clause: Clause, places: Sequence[Name]) -> Iterator[list[Ref]]:
    """All places of the sort: each tick of the side, or each crossing of both."""
    ways: list[list[Ref]] = [[]]
    for place in places:
        if isinstance(place.ref, TickRef):
            ticks = axis_of(clause.panel(clause.panels[0]), place.side).ticks
            ways = [[*way, replace(place.ref, ticks=(tick.text,))] for way in ways for tick in ticks]
        else:
            ways = [[*way, PanelRef((k,))] for way in ways for k in range(len(clause.document.panels))]
    yield from ways
