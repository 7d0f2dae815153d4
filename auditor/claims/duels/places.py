"""Where a duel is told to take place: which lines are named, of which sides all are meant, and which are left out."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from auditor.claims.duels.words import PLACES
from auditor.claims.found import Found
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.language.ways import positions
from auditor.reading.labels import singular

SIDES = ("rows", "columns")
PANELS = "panels"
# Nouns for two cells that are held against each other.
CASES = frozenset(
    "combination combinations comparison comparisons case cases pairing pairings match-up match-ups matchups bout bouts contest contests duel duels encounter encounters".split()
)


@dataclass(slots=True)
class Where:
    """Places told beside the sides: what is named by dimension, the dimensions of which all is meant, and what is left out.

    `cases`: how many bouts there are, where that is told of them all.
    """

    named: dict[str, list[object]] = field(default_factory=dict)
    every: set[str] = field(default_factory=set)
    bare: bool = False
    but: dict[str, list[object]] = field(default_factory=dict)
    only: dict[str, list[object]] = field(default_factory=dict)
    runs: dict[str, tuple[object, object]] = field(default_factory=dict)
    cases: int | None = None

    def knows(self, name: str) -> bool:
        """Whether a dimension is told of."""
        return name in self.named or name in self.every or name in self.only or name in self.runs


@cache
def _ways() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"(?: ,)? ?{words}(?: ,)?(?!\S)") for words in PLACES)


def dimension(value: object) -> str:
    """The dimension of a mention: its side, or that of panels; "" where it has none."""
    if isinstance(value, PanelRef):
        return PANELS
    return value.side if isinstance(value, TickRef | PositionRef | AxisRef) else ""


def grouped(items: Sequence[Item]) -> dict[str, list[object]]:
    """The references of some mentions by dimension."""
    found: dict[str, list[object]] = {}
    for item in items:
        name = dimension(item.value)
        if name and not isinstance(item.value, AxisRef):
            found.setdefault(name, []).append(item.value)
    return found


def where_of(clause: Clause, found: Found, *groups: str) -> Where | None:
    """What some groups tell of places; None where it is not made out."""
    told = Where()
    for group in groups:
        if not found.words(group).strip(" ,"):
            continue
        for one in _parsed(found, *found.match.span(group)):
            if one is None or not _take(clause, told, one):
                return None
    return told


def _parsed(found: Found, at: int, end: int) -> Iterator[Found | None]:
    """The places of a group, one after the other; None where one is not made out."""
    line = found.phrasing
    while line.line[at:end].strip(" ,"):
        matches = [m for way in _ways() if (m := way.match(line.line, at, end)) is not None]
        if not matches:
            yield None
            return
        match = max(matches, key=lambda one: one.end())
        yield Found(match, line)
        at = match.end()


def _take(clause: Clause, told: Where, one: Found) -> bool:
    """Adds one place to what is told; whether it could be made out."""
    for name, value in grouped(one.items("but")).items():
        told.but.setdefault(name, []).extend(value)
    if one.words("bare", "spare"):
        told.bare = True
    elif _tells_cases(one):
        size = one.size("total")
        told.bare, told.cases = True, round(size.value) if size is not None else None
    elif one.words("every", "thing", "panels"):
        sides = {dimension(item.value) for item in one.items("every", "panels")} - {""}
        sides = sides or _counted(clause, one)
        cells = sides == set(SIDES)
        if not cells and len(sides) != 1 or sides & set(told.named):
            return False
        if not (one.size("total") is None if cells else _as_many(clause, one, next(iter(sides)))):
            return False
        told.every |= sides
    elif one.words("from", "until", "since"):
        ends = [one.ref(name) for name in ("from", "to", "until", "since")]
        first = one.ref("from") or one.ref("since")
        last = one.ref("to") or one.ref("until")
        sides = {end.side for end in ends if end is not None}
        if len(sides) != 1 or sides & set(told.named):
            return False
        told.runs[next(iter(sides))] = (first, last)
    else:
        into = told.only if one.words("only", "only2") else told.named
        own = grouped(one.items("only", "only2", "named", "panel"))
        if not own or any(name in into or name in told.every for name in own):
            return False
        into.update(own)
    return True


def _tells_cases(one: Found) -> bool:
    """`in all cases`, `in each of the eight cells`: whether all bouts are told of, as many as there are."""
    words = one.words("thing")
    if words == "<cell>":
        return one.size("total") is not None
    return bool(words) and not one.items("thing") and words.split()[-1] in CASES


def _counted(clause: Clause, one: Found) -> set[str]:
    """The side whose lines a noun counts: the only one that has no name, where the document tells of such things."""
    items = one.items("thing")
    words = one.words("thing")
    if words in ("<row>", "<column>"):
        return {"rows" if words == "<row>" else "columns"}
    if words == "<cell>":
        return set(SIDES)
    if items and isinstance(items[0].value, AxisRef):
        return {items[0].value.side}
    return side_counted(clause, words, one.size("total"))


def side_counted(clause: Clause, word: str, total: object) -> set[str]:
    """What a noun counts that no axis is called: panels that have it in their names, or the one side without a name."""
    known = clause.document.panels
    noun = singular(word.split()[-1]) if word else ""
    if len(known) > 1 and all(noun in norms(panel.name) for panel in known):
        return {PANELS}
    bare = {side for side in SIDES if all(not axis_of(panel, side).label for panel in known)}
    titles = {norm for panel in known for norm in norms(f"{panel.figure} {panel.name}")}
    texts = {
        norm for s in clause.document.statements if s.text != clause.statement.text for norm in norms(s.text)
    }
    return bare if len(bare) == 1 and noun in titles | texts else set()


def _as_many(clause: Clause, one: Found, side: str) -> bool:
    """Whether a side has as many lines as are told."""
    size = one.size("total")
    return size is None or counts_lines(clause, side, size)


def counts_lines(clause: Clause, side: str, size: Num) -> bool:
    """Whether a side has that many lines, or there are that many panels."""
    if side == PANELS:
        return size.value == len(clause.panels)
    return all(size.value == len(plain_lines(axis_of(clause.panel(n), side))) for n in clause.panels)


def lines_of(clause: Clause, panel: int, side: str, refs: Sequence[object]) -> tuple[int, ...] | None:
    """The positions of what is named on a side of a panel; None where something is not there."""
    found: list[int] = []
    for ref in refs:
        own = positions(clause, panel, ref)
        if not own or isinstance(ref, TickRef) and len(own) != len(ref.ticks):
            return None
        found += own
    return tuple(dict.fromkeys(found))


def told_lines(clause: Clause, panel: int, side: str, told: Where) -> tuple[int, ...] | None:
    """The lines of a side at which a duel takes place; None where that is not told."""
    every = plain_lines(axis_of(clause.panel(panel), side))
    if side in told.runs:
        ends = [None if ref is None else lines_of(clause, panel, side, [ref]) for ref in told.runs[side]]
        if any(end is not None and len(end) != 1 for end in ends) or ends == [None, None]:
            return None
        first, last = (
            end[0] if end else other for end, other in zip(ends, (every[0], every[-1]), strict=True)
        )
        chosen = tuple(n for n in every if first <= n <= last)
        return chosen if len(chosen) > 1 else None
    if side in told.named:
        return lines_of(clause, panel, side, told.named[side])
    whole = side in told.every or side in told.only or told.bare or len(every) == 1
    return every if whole else None
