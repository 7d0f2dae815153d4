"""A walk along a clause that tells places: who has which, and where ("in A and B", "in three of the five", "nowhere but in C")."""

import re
from dataclasses import dataclass, replace

from auditor.claims.found import Found, Ref, is_line, side_of
from auditor.claims.standings.frames import (
    END,
    JOINT,
    OPENING,
    PANEL,
    PASSED_ON,
    PRONOUN,
    SUBJECT,
    Frame,
    inversions,
    meaning,
    predicates,
)
from auditor.claims.standings.places import Told, told_by
from auditor.claims.standings.where import LEADS
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing, compiled, phrasing
from auditor.language.refs import PositionRef, TickRef
from auditor.language.subject import of_statement
from auditor.language.taken_apart import taken_apart

_JOINED = re.compile(r"[,;] (?=\S)|\b(?:but|while|whereas|yet)\b")


@dataclass(frozen=True, slots=True)
class Said:
    """One predicate of a clause: of what, which place or duel, where, right behind which other, and the numbers told.

    `measured` and `counted` are the places in the sentence of words that name these, which no frame knows.
    """

    subject: Ref
    direction: str
    rank: int
    told: Told
    rival: TickRef | None = None
    behind: TickRef | None = None
    value: Num | None = None
    margin: Num | None = None
    ahead: bool = False
    beside: TickRef | None = None
    measured: tuple[tuple[int, int], ...] = ()
    counted: tuple[tuple[int, int], ...] = ()


class Walk:
    """A walk along the line of a clause: subjects and predicates, each of which may lean on those before."""

    def __init__(self, clause: Clause) -> None:
        self.clause = clause
        self.phrasing: Phrasing = phrasing(replace(clause, items=taken_apart(clause)))
        self.line = self.phrasing.line
        self.at = 0

    def said(self) -> list[Said]:
        """All predicates of the clause; nothing where some of its words are left over."""
        if self.line.count("<panel") > 1:
            return []
        if self.clause.start:
            self._join()
        if self._take(PANEL) is None and "<panel" in self.line and len(_JOINED.findall(self.line)) > 0:
            return []  # of several things, which one is told of the panel is not clear
        if passed := self._take(PASSED_ON):
            return self._passed_on(passed)
        self._take(OPENING)
        return self._predicates(self._lead())

    def _predicates(self, lead: Told | None) -> list[Said]:
        """One predicate after the other; the first leans on what was told in front of it."""
        found: list[Said] = []
        subject: Ref | None = None
        told = lead
        while True:
            one = self._inverted(told)
            if one is None:
                subject = self._subject(subject, first=not found)
                one = self._predicate(subject, told) if subject is not None else None
            if one is None or not one.rank and (not found or found[-1].rival):
                return []
            if lead and not found and one.told is not lead:
                return []
            found.append(one if one.rank else _next(one, found[-1]))
            subject, told = one.subject, one.told
            if END.match(self.line, self.at):
                return found
            if not self._join():
                return []

    def _subject(self, before: Ref | None, *, first: bool) -> Ref | None:
        """What the next predicate is said of: what is named, or what the one before was said of."""
        if opened := self._take(SUBJECT):
            return opened.ref("subject")
        pronoun = self._take(PRONOUN) is not None
        return before or (self._context() if pronoun or first else None)

    def _lead(self) -> Told | None:
        """Where it is so, told in front of everything else."""
        for kind, words in LEADS:
            at = self.at
            if found := self._take(words):
                if told := told_by(kind, found):
                    return told
                self.at = at
        return None

    def _passed_on(self, found: Found) -> list[Said]:
        """`in Y that place goes to B`: what was told last, of another one elsewhere."""
        clause = self.clause
        before = Walk(replace(clause, start=0, end=clause.start)).said() if clause.start else []
        subject, lead = found.ref("subject"), found.refs("named")
        if not before or not subject or not END.match(self.line, self.at):
            return []
        last, size = before[-1], found.size("closing")
        if size is not None:
            lead = (PositionRef(OTHER_SIDE[last.subject.side], tuple(range(-round(size.value), 0))),)
        return [replace(last, subject=subject, told=Told("list", lead), value=None)] if lead else []

    def _join(self) -> bool:
        """Whether a comma or a conjunction joins what follows, which is passed over."""
        found = JOINT.match(self.line, self.at)
        self.at = found.end() if found else self.at
        return found is not None and bool(found.group().strip())

    def _next(self) -> int:
        return self.at + (self.line[self.at : self.at + 1] == " ")

    def _take(self, frame: str) -> Found | None:
        at = self._next()
        found = compiled(frame).match(self.line, at)
        if found is None:
            return None
        self.at = at + len(self.line[at : found.end()].rstrip(" "))
        return Found(found, self.phrasing)

    def _inverted(self, before: Told | None) -> Said | None:
        """A place, and behind it whose it is."""
        for frame, found in self._fitting(inversions()):
            subject = found.ref("subject")
            if subject is not None and (one := self._one(frame, found, subject, before)):
                return one
        return None

    def _predicate(self, subject: Ref, before: Told | None) -> Said | None:
        said = (self._one(frame, found, subject, before) for frame, found in self._fitting(predicates()))
        return next((one for one in said if one is not None), None)

    def _fitting(self, frames: tuple[Frame, ...]) -> list[tuple[Frame, Found]]:
        """The frames that fit here, the longest first."""
        at = self._next()
        found = [
            (frame, Found(match, self.phrasing))
            for frame in frames
            if (match := frame.pattern.match(self.line, at))
        ]
        return sorted(found, key=lambda one: -one[1].end)

    def _one(self, frame: Frame, found: Found, subject: Ref, before: Told | None) -> Said | None:
        """What a frame tells of a subject, where it makes sense."""
        told, placed = (
            self._told(frame, found, subject, before),
            meaning(found.match.groupdict(), duel=frame.duel),
        )
        if told is None or placed is None or not _is_sound(frame, found, subject, told):
            return None
        rank, direction = placed
        rival, behind = found.tick("rival"), found.tick("behind")
        if frame.duel and rival is None or behind is not None and rank < 2:
            return None
        self.at = found.end
        return Said(
            subject,
            direction,
            rank,
            told,
            rival,
            behind,
            found.number("value1", "value2"),
            found.number("margin"),
            bool(found.words("ahead")),
            found.tick("beside"),
            found.places("measure"),
            found.places("things1", "things2"),
        )

    def _told(self, frame: Frame, found: Found, subject: Ref, before: Told | None) -> Told | None:
        """Where a predicate holds: as it tells, or as the words before it tell."""
        often = found.words("often1", "often2")
        none = often in ("never", "nowhere")
        but = found.refs("but")
        if frame.where == "open":
            if often:
                return Told("none" if none else "all", (), but)
            return None if but else before or self._label(subject)
        told = told_by(frame.where, found)
        if not none or told is None:
            return told
        if told.kind == "list" and not told.only:
            return replace(told, kind="not")
        return replace(told, kind="none") if found.words("any") and not but else None

    def _label(self, subject: Ref) -> Told | None:
        """The lines that the label before the sentence names, where the subject is none of them."""
        for items in (of_statement(self.clause), self.clause.label):
            ticks = (item.value for item in items if isinstance(item.value, TickRef) and is_line(item.value))
            if crossing := tuple(ref for ref in ticks if ref.side != subject.side):
                return Told("list", crossing)
        return None

    def _context(self) -> Ref | None:
        """What a predicate without a subject is said of: what the sentence spoke of, or its label."""
        clause = self.clause
        for items in (clause.before if clause.start else (), of_statement(clause), clause.label):
            for item in items:
                ref = item.value
                if isinstance(ref, TickRef) and len(ref.ticks) == 1 and is_line(ref):
                    return ref
        return None


def _is_sound(frame: Frame, found: Found, subject: Ref, told: Told) -> bool:
    """Whether lines of the right side are counted and compared, and the words can mean nothing else."""
    counted = {side_of(item) for item in found.items("things1", "things2")}
    among = {side_of(item) for item in found.items("of_all")}
    if subject.side in counted or OTHER_SIDE[subject.side] in among:
        return False
    if frame.duel:  # where it is so in lines that are named, comparisons tell it
        return told.kind != "list" or told.only
    # "A has the highest value in B" may tell of A alone.
    own = found.words("size") and not found.words("nth", "of_all")
    return not (own and told.kind in ("list", "not"))


def _next(said: Said, before: Said) -> Said:
    """`A is in front, B follows`: the place behind the one told before."""
    return replace(said, rank=before.rank + 1, direction=before.direction)
