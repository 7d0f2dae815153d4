"""Clauses read as places: who has which place, and where ("in A and B", "in three of the five", "nowhere but in C")."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.claim import Reading
from auditor.claims.standings.claims import Count, Margin, Standing, Standings, Test
from auditor.claims.standings.frames import (
    END,
    JOINT,
    LEAD,
    PANEL,
    PASSED_ON,
    PRONOUN,
    SUBJECT,
    Frame,
    meaning,
    predicates,
)
from auditor.claims.standings.places import Told, lines_named, placed, plain_lines
from auditor.language.clauses import Clause
from auditor.language.clauses.latter import pointed
from auditor.language.items import Item
from auditor.language.mentions import analyse
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing, compiled, phrasing
from auditor.language.refs import PositionRef, TickRef
from auditor.language.subject import of_statement
from auditor.language.vocabulary import Vocabulary, vocabulary
from auditor.model import Document
from auditor.numerals import cardinal

_TELLING = re.compile(
    r"\b(?:first|last|second|third|fourth|fifth|2nd|3rd|4th|5th|top\w*|bottom|front|winners?|win|wins|won|unbeaten|lead|leads|led|"
    r"runner|penultimate|rear|close[sd]?|head(?:s|ed)|best|worst|strongest|weakest|highest|lowest|most|fewest|least|that place|follows?|beat\w*|outperform\w*|outscore\w*|los(?:es?|t)|"
    r"surpass\w*|exceed\w*|trail\w*|overtak\w+|better|worse|higher|lower|ahead|behind|outdo\w*|defeat\w*|next|rival|alone|short|place|position|spot)\b",
    re.IGNORECASE,
)
_JOINED = re.compile(r"[,;] (?=\S)|\b(?:but|while|whereas|yet)\b")
_AT_LEAST = ("at least", "no fewer than")
Ref = TickRef | PositionRef


@dataclass(frozen=True, slots=True)
class Said:
    """One predicate of a clause: of what, which place or duel, where, and the value told."""

    subject: Ref
    direction: str
    rank: int
    rival: TickRef | None
    told: Told
    value: Num | None
    margin: Num | None = None
    ahead: bool = False
    beside: TickRef | None = None


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for all panels of the clause together, and one for each where it does not tell which it means."""
    if not _TELLING.search(clause.text):
        return
    said = _Parser(clause).said()
    if not said:
        return
    sure = clause.named or len(clause.panels) == 1
    groups = [clause.panels] if sure else [clause.panels, *((panel,) for panel in clause.panels)]
    span = (clause.start, clause.end)
    for panels in groups:
        parts = [_standing(clause, panel, one) for panel in panels for one in said]
        if parts and all(parts):
            claim = Standings(tuple(part for part in parts if part is not None))
            yield Reading(claim, frozenset(clause.items), panels, bool(clause.of("hedge")), (span,))


def _standing(clause: Clause, panel: int, said: Said) -> Standing | None:
    grid = clause.panel(panel)
    side = said.subject.side
    other = "columns" if side == "rows" else "rows"
    own, where = lines_named(grid, side, (said.subject,)), placed(grid, other, said.told)
    if own is None or len(own) != 1 or where is None:
        return None
    if (said.value or said.margin) is not None and len(where.held) != 1:
        return None
    beside = lines_named(grid, side, (said.beside,)) if said.beside else (None,)
    if not beside or said.margin and (said.rank == 1) != said.ahead:
        return None
    rival = lines_named(grid, side, (said.rival,)) if said.rival else (None,)
    if not rival or rival[0] == own[0]:
        return None
    like = plain_lines(grid.rows if side == "rows" else grid.columns)
    among = like if own[0] in like else tuple(sorted((*like, *own)))
    test = Test(said.direction, said.rank, rival[0])
    margin = Margin(said.margin, said.rank + 1 if said.ahead else 1, beside[0]) if said.margin else None
    return Standing(
        panel,
        side,
        own[0],
        among,
        test,
        where.places,
        where.held,
        where.missed,
        where.count,
        said.value,
        margin,
    )


class _Parser:
    """A walk along the line of a clause: subjects and predicates, each of which may lean on those before."""

    def __init__(self, clause: Clause) -> None:
        self.clause = clause
        raw = _mentions(clause.statement.text, clause.document)
        own = tuple(item for item in raw if clause.start <= item.start < clause.end)
        self.phrasing: Phrasing = phrasing(replace(clause, items=own))
        self.line = self.phrasing.line
        self.at = 0

    def said(self) -> list[Said]:
        """All predicates of the clause; nothing where some of its words are left over."""
        found: list[Said] = []
        if self.line.count("<panel") > 1:
            return []
        if self.clause.start:
            self._join()
        if self._take(PANEL) is None and "<panel" in self.line and len(_JOINED.findall(self.line)) > 0:
            return []  # of several things, which one is told of the panel is not clear
        if passed := self._take(PASSED_ON):
            return self._passed_on(passed)
        opened = self._take(LEAD)
        lead = self._refs(opened, "lead") or self._refs(opened, "lead2")
        subject: Ref | None = None
        told: Told | None = Told("list", lead) if lead else None
        while True:
            if opened := self._take(SUBJECT):
                subject = next(iter(self._refs(opened, "subject")), None)
            elif self._take(PRONOUN) or not found:
                subject = subject or self._context()
            one = self._predicate(subject, told) if subject is not None else None
            if one is None or not one.rank and (not found or found[-1].rival):
                return []
            found.append(one if one.rank else _next(one, found[-1]))
            told = one.told
            if END.match(self.line, self.at):
                return found
            if not self._join():
                return []

    def _passed_on(self, found: re.Match[str]) -> list[Said]:
        """`in Y that place goes to B`: what was told last, of another one elsewhere."""
        clause = self.clause
        before = _Parser(replace(clause, start=0, end=clause.start)).said() if clause.start else []
        subject, lead = self._refs(found, "subject"), self._refs(found, "lead")
        if not before or not subject or not END.match(self.line, self.at):
            return []
        last, size = before[-1], self._size(found, "size")
        if size is not None:
            side = "columns" if last.subject.side == "rows" else "rows"
            lead = (PositionRef(side, tuple(range(-size, 0))),)
        return [replace(last, subject=subject[0], told=Told("list", lead), value=None)] if lead else []

    def _join(self) -> bool:
        """Whether a comma or a conjunction joins what follows, which is passed over."""
        found = JOINT.match(self.line, self.at)
        self.at = found.end() if found else self.at
        return found is not None and bool(found.group().strip())

    def _take(self, frame: str) -> re.Match[str] | None:
        at = self.at + (self.line[self.at : self.at + 1] == " ")
        found = compiled(frame).match(self.line, at)
        if found:
            self.at = found.end()
            while self.at > at and self.line[self.at - 1] == " ":
                self.at -= 1
        return found

    def _predicate(self, subject: Ref, before: Told | None) -> Said | None:
        at = self.at + (self.line[self.at : self.at + 1] == " ")
        matches = [(frame, found) for frame in predicates() if (found := frame.pattern.match(self.line, at))]
        for frame, found in sorted(matches, key=lambda one: -one[1].end()):
            told = self._told(frame, found, subject, before)
            if told is None:
                continue
            rank, direction = meaning(found["said"], duel=frame.duel)
            rival = next(iter(self._refs(found, "rival")), None) if frame.duel else None
            if frame.duel and (not isinstance(rival, TickRef) or told.kind == "list" and not told.only):
                continue
            value = None if frame.duel else self._number(found, "value1") or self._number(found, "value2")
            self.at = found.end()
            beside = next(iter(self._refs(found, "beside")), None)
            return Said(
                subject,
                direction,
                rank,
                rival if isinstance(rival, TickRef) else None,
                told,
                value,
                self._number(found, "margin"),
                bool(found.groupdict().get("ahead")),
                beside if isinstance(beside, TickRef) else None,
            )
        return None

    def _told(self, frame: Frame, found: re.Match[str], subject: Ref, before: Told | None) -> Told | None:
        """Where a predicate holds: as it tells, or as the words before it tell."""
        groups = found.groupdict()
        often = groups.get("often1") or groups.get("often2")
        named, but = self._refs(found, "named"), self._refs(found, "but")
        if frame.where == "open":
            if often:
                return Told("none" if often == "never" else "all", (), but)
            return None if but else before or self._label(subject)
        if often == "never":
            return None
        if frame.where == "count":
            size, total = self._size(found, "count"), self._size(found, "total")
            if size is None or groups["total"] and total is None:
                return None
            return Told("count", named, but, False, Count(size, groups["bound"] in _AT_LEAST), total)
        if frame.where in ("list", "direct"):
            only = any(groups.get(name) for name in ("only", "only2", "only3"))
            if groups.get("size") and self._size(found, "size") != _size(named):
                return None
            return Told("list", named, but, only)
        return Told(frame.where, named, but)

    def _label(self, subject: Ref) -> Told | None:
        """The lines that the label before the sentence names, where the subject is none of them."""
        for items in (of_statement(self.clause), self.clause.label):
            refs = tuple(i.value for i in items if isinstance(i.value, TickRef) and _plain(i.value))
            crossing = tuple(ref for ref in refs if ref.side != subject.side)
            if crossing:
                return Told("list", crossing)
        return None

    def _context(self) -> Ref | None:
        """What a predicate without a subject is said of: what the sentence spoke of, or its label."""
        clause = self.clause
        for items in (clause.before if clause.start else (), of_statement(clause), clause.label):
            for item in items:
                ref = item.value
                if isinstance(ref, TickRef) and len(ref.ticks) == 1 and _plain(ref):
                    return ref
        return None

    def _refs(self, found: re.Match[str] | None, name: str) -> tuple[Ref, ...]:
        """What a group of a match names."""
        items = self._items(found, name)
        return tuple(i.value for i in items if isinstance(i.value, TickRef | PositionRef) and _plain(i.value))

    def _number(self, found: re.Match[str], name: str) -> Num | None:
        return next((i.value for i in self._items(found, name) if isinstance(i.value, Num)), None)

    def _size(self, found: re.Match[str], name: str) -> int | None:
        """The whole number that a group of a match tells; None for all others."""
        word, number = found.groupdict().get(name), self._number(found, name)
        if number is None:
            return 2 if word == "both" else cardinal(word) if word else None
        return round(number.value) if number.op in ("=", ">=") and number.value % 1 == 0 else None

    def _items(self, found: re.Match[str] | None, name: str) -> list[Item]:
        if found is None or found.groupdict().get(name) is None:
            return []
        start, end = found.span(name)
        at = [n for n, begin in enumerate(self.phrasing.starts) if start <= begin < end]
        return [item for n in at if (item := self.phrasing.owners[n]) is not None]


def _next(said: Said, before: Said) -> Said:
    """`A is in front, B follows`: the place behind the one told before."""
    return replace(said, rank=before.rank + 1, direction=before.direction)


def _plain(ref: Ref) -> bool:
    return ref.side in ("rows", "columns") and not (isinstance(ref, TickRef) and (ref.every or ref.unknown))


def _size(named: Sequence[Ref]) -> int:
    return sum(len(ref.ticks) if isinstance(ref, TickRef) else len(ref.positions) for ref in named)


@lru_cache(maxsize=2048)
def _mentions(text: str, document: Document) -> tuple[Item, ...]:
    """The mentions of a sentence one by one, before neighbours are joined to places."""
    analysis = analyse(text, document, _names(document))
    return tuple(pointed(analysis.items, analysis))


@lru_cache(maxsize=8)
def _names(document: Document) -> Vocabulary:
    return vocabulary(document)
