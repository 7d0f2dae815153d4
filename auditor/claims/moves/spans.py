"""From what to what something moves, as words beside it tell: "between May and June", "since May", "from one month to the next"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.found import Found
from auditor.claims.moves.frames import spans
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.language.ways import is_ordered, positions

Ends = tuple[int, int]
_BY = re.compile(r"\bby\s+(?:the\s+)?$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Told:
    """One thing told beside a move: its kind, the mentions in it, and whether it stands behind what is told of."""

    kind: str
    items: tuple[Item, ...]
    group: str

    @property
    def refs(self) -> tuple[TickRef | PositionRef, ...]:
        """The rows or columns that it names."""
        return tuple(i.value for i in self.items if isinstance(i.value, TickRef | PositionRef))


@dataclass(frozen=True, slots=True)
class Route:
    """Along which side of a panel it goes, from which tick to which (None: from each to the next), and the group that tells it."""

    side: str
    pair: Ends | None
    group: str = ""


def told(found: Found, *groups: str) -> tuple[Told, ...]:
    """What some groups of a frame tell, one by one."""
    return tuple(one for group in groups for one in _told(found, group))


def _told(found: Found, group: str) -> Iterator[Told]:
    if not found.words(group):
        return
    at, end = found.match.span(group)
    line = found.phrasing
    while at < end:
        if line.line[at] == " ":
            at += 1
            continue
        fits = [(m, kind) for kind, pattern in spans().items() if (m := pattern.match(line.line, at, end))]
        if not fits:
            at = line.line.find(" ", at, end)
            if at < 0:
                return
            continue
        match, kind = max(fits, key=lambda one: one[0].end())
        owners = (line.owners[n] for n, start in enumerate(line.starts) if at <= start < match.end())
        yield Told(kind, tuple(dict.fromkeys(i for i in owners if i is not None)), group)
        at = match.end()


def routes(clause: Clause, panel: int, beside: Sequence[Told], across: str) -> list[Route]:
    """The ways to take what is told of from what to what it goes; `across` is the side of those that move, if they are named."""
    beside = [with_ticks(clause, panel, one) for one in beside]
    along = {"rows": "columns", "columns": "rows"}.get(across, "")
    spanning = [one for one in beside if one.kind in ("pair", "since", "until", "after")]
    if len(spanning) > 1:
        spanning = _joined(spanning)
    if len(spanning) > 1:
        return []
    if spanning:
        return _of_span(clause, panel, spanning[0], along)
    sides = [along] if along else _sides(clause, panel) or _only_told(beside)
    if any(one.kind == "steps" for one in beside):
        return [Route(side, None) for side in sides]
    nth = [0 if one.kind == "first" else -1 for one in beside if one.kind in ("first", "last")]
    if nth:
        return [Route(side, steps(clause, panel, side)[nth[0]]) for side in sides if len(nth) == 1]
    if any(one.kind == "grown" for one in beside):
        grown = [(side, _grown(clause, panel, side)) for side in sides]
        return [Route(side, pair) for side, pair in grown if pair is not None]
    into = [one for one in beside if one.kind == "at" and any(ref.side in sides for ref in one.refs)]
    if into and not any(one.kind == "whole" for one in beside):
        return _into(clause, panel, into[0]) if len(into) == 1 else []
    if clause.sentence[: clause.start].strip() or clause.sentence[clause.end :].strip(" .;!"):
        return []  # the rest of the sentence may tell it
    ends = [(side, _ends(clause, panel, side)) for side in sides]
    return [Route(side, pair) for side, pair in ends if pair is not None]


def _joined(spanning: Sequence[Told]) -> list[Told]:
    """`after May ... by August`: the two as one pair."""
    first = [one for one in spanning if one.kind in ("since", "after")]
    last = [one for one in spanning if one.kind == "until"]
    if len(spanning) != 2 or len(first) != 1 or len(last) != 1:
        return list(spanning)
    return [Told("pair", (*first[0].items, *last[0].items), last[0].group)]


def _only_told(beside: Sequence[Told]) -> list[str]:
    """The side of the one tick that is told in front of the verb, or at all, where both sides have an order."""
    told_at = [(one.group, ref.side) for one in beside if one.kind == "at" for ref in one.refs]
    early = [side for group, side in told_at if group in ("lead", "a")]
    sides = early or [side for _, side in told_at]
    return sides if len(sides) == 1 and sides[0] in ("rows", "columns") else []


def with_ticks(clause: Clause, panel: int, one: Told) -> Told:
    """`by 4 h`, `from 9 to 12`: numbers that are ticks of just one side, as references to them."""
    numbers = [item for item in one.items if item.kind == "number"]
    if one.kind not in ("until", "after", "since", "pair") or not numbers:
        return one
    found = {side: [tick_at(clause, panel, side, item) for item in numbers] for side in ("rows", "columns")}
    sides = [side for side, ticks in found.items() if all(ticks)]
    if len(sides) != 1:
        return one
    texts = dict(zip(numbers, found[sides[0]], strict=True))
    return replace(
        one,
        items=tuple(
            replace(item, value=TickRef(sides[0], (texts[item],), True)) if item in texts else item
            for item in one.items
        ),
    )


def tick_at(clause: Clause, panel: int, side: str, item: Item) -> str:
    """The tick of a side that has a number, or ""."""
    ticks = axis_of(clause.panel(panel), side).ticks
    return next((tick.text for tick in ticks if tick.number == clause.number(item).value), "")


def _sides(clause: Clause, panel: int) -> list[str]:
    """The side that has an order of its own, where just one has."""
    grid = clause.panel(panel)
    ordered = [side for side in ("rows", "columns") if is_ordered(axis_of(grid, side))]
    return ordered if len(ordered) == 1 else []


def _ends(clause: Clause, panel: int, side: str) -> Ends | None:
    axis = axis_of(clause.panel(panel), side)
    lines = plain_lines(axis)
    return (lines[0], lines[-1]) if len(lines) > 1 and is_ordered(axis) else None


def _grown(clause: Clause, panel: int, side: str) -> Ends | None:
    """From where a side tells the least to where it tells the most."""
    ends = _ends(clause, panel, side)
    ticks = axis_of(clause.panel(panel), side).ticks
    numbers = [ticks[n].number for n in ends or ()]
    falling = (
        len(numbers) == 2 and numbers[0] is not None and numbers[1] is not None and numbers[0] > numbers[1]
    )
    return (ends[1], ends[0]) if ends and falling else ends


def steps(clause: Clause, panel: int, side: str) -> tuple[Ends, ...]:
    """From each tick of a side to the next."""
    axis = axis_of(clause.panel(panel), side)
    return tuple(pairwise(plain_lines(axis)))


def _of_span(clause: Clause, panel: int, one: Told, along: str) -> list[Route]:
    """`from May to June`, `since May`, `by May`, `after May`."""
    sides = {ref.side for ref in one.refs}
    side = next(iter(sides), "")
    if len(sides) != 1 or side not in ("rows", "columns") or along not in ("", side):
        return []
    at = [n for ref in one.refs for n in positions(clause, panel, ref) or ()]
    lines = plain_lines(axis_of(clause.panel(panel), side))
    if one.kind == "pair":
        return [Route(side, (at[0], at[-1]), one.group)] if len(at) > 1 and at[0] != at[-1] else []
    if len(at) != 1 or at[0] not in lines:
        return []
    first, last, here = lines[0], lines[-1], at[0]
    if one.kind == "since":
        ways = [(here, last)]
    elif one.kind == "until":
        ways = [(first, here)]
        if _BY.search(clause.sentence[: min(item.start for item in one.items)]):  # or since the tick before
            ways += [step for step in pairwise(lines) if step[1] == here]
    else:
        ways = [(a, b) for a, b in pairwise(lines) if a == here] + [
            (here, last),
            *_from_zero(clause, panel, side, here),
        ]
    return [Route(side, way, one.group) for way in dict.fromkeys(ways) if way[0] != way[1]]


def _into(clause: Clause, panel: int, one: Told) -> list[Route]:
    """`in May`: the step that leads there; `in 12 h` also from the start, where the axis counts from zero."""
    ref = one.refs[0]
    at = positions(clause, panel, ref) or ()
    if len(at) != 1 or not is_ordered(axis_of(clause.panel(panel), ref.side)):
        return []
    before = [step for step in steps(clause, panel, ref.side) if step[1] == at[0]]
    ways = [*_from_zero(clause, panel, ref.side, at[0]), *before]
    return [Route(ref.side, way, one.group) for way in dict.fromkeys(ways)]


def _from_zero(clause: Clause, panel: int, side: str, at: int) -> list[Ends]:
    first = axis_of(clause.panel(panel), side).ticks[0]
    return [(0, at)] if first.number == 0 and at else []
