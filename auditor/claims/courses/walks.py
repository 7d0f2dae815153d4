"""Values told one after the other along a line: "slides from 9 over 7 to 4", "goes from 3 in May to 5 in June and 8 in July"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.courses.course import Course, Leg, Shape
from auditor.claims.courses.parts import Part
from auditor.claims.courses.runs import Run
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, phrasing
from auditor.language.refs import AxisRef, PanelRef, PositionRef, RegionRef, TickRef, axis_of
from auditor.language.subject import contexts
from auditor.language.ways import Way, parts, positions, side_of

_AT = r"(?: (?:at|in|for|with|on|by)(?: the)? {tick}| \( {tick} \))?"
_STEP = r"(?: ,)?(?: (?:and|then|finally|eventually|lastly|on|up|down|back|by|way|of|only|just|about|roughly|again))*"
_ON = r"(?: (?:to|over|via|through|into|until|till|→|->|and|then|before|,|;))"
_STOP = rf"(?: (?:about|roughly|just|only|finally|at last|in the end|a|an|the))* {{number}}{_AT}"
FRAME = rf"(?:(?P<opens>from|:|run|running|go|goe|going|went)(?: the)? )?{{number:first}}{_AT}(?:(?:{_STEP}{_ON}|{_ON}{_STEP}){_STOP}){{2,}}(?: \.| ;| ,| and| but| then| before)*$"
# What a sentence may say beside its values without speaking of anything else than a line of the grid.
_BESIDE = frozenset("ref noun trend course degree range order".split())
_IDLE = frozenset("step each every all over through down along again".split())
FEWEST = 3
_WAY = re.compile(r"\b(?:up|down)\b", re.IGNORECASE)
_SHAPES = {"up": Shape.RISE, "down": Shape.FALL, "": Shape.MOVE}


@dataclass(frozen=True, slots=True)
class Walk:
    """A line of each panel with the values told along it."""

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class _Stop:
    """A value told on the way, and the tick told for it."""

    value: Num
    tick: Item | None
    way: str = ""  # "up" or "down", where that is told of how it is reached


def walks(clause: Clause) -> Iterator[Walk]:
    """Every way to read a clause as telling the values along one line, from the first to the last."""
    match = phrasing(clause).first(FRAME)
    if match is None or len(clause.panels) != 1:
        return
    stops = _stops(clause, match)
    lead = [item for item in clause.items if item not in match.items and not _counts(clause, item, stops)]
    moves = match.has("opens") or any(item.has("trend") for item in lead)
    if (
        len(stops) < FEWEST
        or not moves
        or not all(_is_beside(item) for item in lead)
        or _goes_back(lead, stops)
    ):
        return
    ticks = [stop.tick for stop in stops if stop.tick is not None]
    if any(item.kind not in ("number", "range") and item not in ticks for item in match.items - set(lead)):
        return
    runs = list(_runs(clause, lead, ticks))
    for run in [run for run in runs if _meets_an_end(clause, run, stops)] or runs:
        course = _course(clause, run, stops, _opening(lead, stops))
        if course is not None:
            yield Walk((Part(run, course),))


def _stops(clause: Clause, match: Match) -> list[_Stop]:
    """The values in their order, each with the tick that stands behind it."""
    inside = sorted(match.items, key=lambda item: item.start)
    numbers = [item for item in inside if item.kind == "number"]
    found: list[_Stop] = []
    for number, following in zip(numbers, [*numbers[1:], None], strict=True):
        own = [
            item
            for item in inside
            if item.kind == "ref"
            and number.end <= item.start
            and (following is None or item.end <= following.start)
        ]
        told = clause.number(number)
        plain = replace(told, op="=") if told.op in (">", ">=", "<=") else told
        before = numbers[len(found) - 1].end if found else number.start
        way = _WAY.findall(clause.statement.text, before, number.start)
        found.append(_Stop(plain, own[0] if own else None, way[0].casefold() if len(way) == 1 else ""))
    return found


def _counts(clause: Clause, item: Item, stops: Sequence[_Stop]) -> bool:
    """Whether a number only counts the values that are told: "over the five years"."""
    return item.kind == "number" and clause.number(item).word and clause.number(item).value == len(stops)


def _is_beside(item: Item) -> bool:
    """Whether a mention before the values speaks of nothing but the line, or of how it goes."""
    if item.kind == "ref":
        one = not isinstance(item.value, TickRef) or len(item.value.ticks) == 1
        return one and isinstance(item.value, TickRef | PositionRef | PanelRef | AxisRef | RegionRef)
    turning = item.has("compare", ">", "<") and item.text.casefold().endswith("er")
    return turning or item.kind in _BESIDE or item.text.casefold() in _IDLE


def _goes_back(lead: Sequence[Item], stops: Sequence[_Stop]) -> bool:
    """Whether the values told go against the word that tells how they go, which then means something else."""
    if any(stop.way for stop in stops[2:]):
        return False  # it is told of each step
    first, last = stops[0].value.value, stops[-1].value.value
    words = [item for item in lead if item.has("trend", "up", "down")]
    return any(last < first if item.has("trend", "up") else last > first for item in words)


def _runs(clause: Clause, lead: Sequence[Item], ticks: Sequence[Item]) -> Iterator[Run]:
    """The one line that is spoken of, forwards and, where no ticks are told, backwards."""
    panel = clause.panels[0]
    for item in lead:
        if isinstance(item.value, RegionRef):
            named = item.value.name in ("diagonal", "antidiagonal") and not item.value.told and not ticks
            yield from [Run.along(panel, Way(item.value.name))] if named else []
            return
    own = [item for item in lead if parts(item)]
    for context in contexts(clause, [*own, *ticks]) if not own else [()]:
        refs = [ref for item in (*own, *context) for ref in parts(item)]
        sides = {side_of(ref) for ref in refs}
        if len(sides) != 1 or not sides <= {"rows", "columns"}:
            continue
        way = Way("columns" if sides == {"rows"} else "rows")
        across = {at for ref in refs for at in positions(clause, panel, ref) or ()}
        if len(across) == 1:
            yield Run.along(panel, way, tuple(across))
            if not ticks:
                yield Run.along(panel, replace(way, direction=-1), tuple(across))


def _meets_an_end(clause: Clause, run: Run, stops: Sequence[_Stop]) -> bool:
    """Whether the first value told is the line's first, or the last its last: it is then followed this way."""
    points = run.versions(clause.document)[0][0].points
    if not points:
        return False  # of a line of which nothing is written
    ends = [clause.panel(run.panel).values.get(points[at].places[0][1:]) for at in (0, -1)]
    told = (stops[0].value, stops[-1].value)
    return any(end is not None and end.value == num.value for end, num in zip(ends, told, strict=True))


def _opening(lead: Sequence[Item], stops: Sequence[_Stop]) -> str:
    """Which way the first step goes, where the verb tells it of that step alone: "went up from 4 to 9 and then down to 6"."""
    ways = {item.sense("trend") for item in lead if item.has("trend", "up", "down")}
    return ways.pop() if len(ways) == 1 and any(stop.way for stop in stops[2:]) else ""


def _course(clause: Clause, run: Run, stops: Sequence[_Stop], way: str) -> Course | None:
    """The values as a list; or, where ticks are told, as legs from each to the next, the first of them in its own `way`."""
    if all(stop.tick is None for stop in stops):
        legs = [
            Leg(_SHAPES[two.way or (way if not at else "")], first=one.value, last=two.value)
            for at, (one, two) in enumerate(pairwise(stops))
        ]
        # where the words go against the numbers, they are no mere list
        against = any(leg.first and leg.last and _turned(leg.shape, leg.first, leg.last) for leg in legs)
        values = tuple(stop.value for stop in stops)
        return Course(tuple(legs) if against else (Leg(Shape.MOVE),), values)
    named = [_tick(clause, run, stop.tick) if stop.tick is not None else "" for stop in stops]
    if None in named or any(named) and not all(named) and any(named[:-1]):
        return None
    if not all(named):
        return Course(
            (Leg(Shape.MOVE, end=named[-1] or "", last=stops[-1].value),), tuple(s.value for s in stops)
        )
    legs = [
        Leg(
            _SHAPES[two.way or (way if not at else "")],
            start=start,
            end=end,
            first=one.value if not at else None,
            last=two.value,
        )
        for at, ((one, two), (start, end)) in enumerate(
            zip(pairwise(stops), pairwise(name or "" for name in named), strict=True)
        )
    ]
    return Course(tuple(legs))


def _turned(shape: str, first: Num, last: Num) -> bool:
    return (
        last.value < first.value if shape == Shape.RISE else shape == Shape.FALL and last.value > first.value
    )


def _tick(clause: Clause, run: Run, item: Item | None) -> str | None:
    """The one tick of the line that a mention names."""
    refs = parts(item) if item is not None else []
    found = positions(clause, run.panel, refs[0]) if len(refs) == 1 and side_of(refs[0]) == run.side else None
    return (
        axis_of(clause.panel(run.panel), run.side).ticks[found[0]].text if found and len(found) == 1 else None
    )
