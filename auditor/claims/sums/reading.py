"""Clauses read as what named things come to together, and which part of what that is, with no word left over."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from auditor.claim import Reading
from auditor.claims.aggregate_claims import Aggregate, Aggregates
from auditor.claims.found import is_line
from auditor.claims.sums.adding import adds_up
from auditor.claims.sums.cells import Cells, Field
from auditor.claims.sums.frames import FRAMES
from auditor.claims.sums.lexing import Lexeme, lexemes
from auditor.claims.sums.phrases import Phrases
from auditor.claims.sums.telling import Fact, Told
from auditor.language.clauses import Clause
from auditor.language.loose import unknown_words
from auditor.language.subject import of_statement
from auditor.world import same_labels

_JOINTS = ("comma", "and", "joint", "stop")
_MOST_WAYS = 12
# A label above sums of lines: "Column totals".
_TOTALS = re.compile(r"\b(?:totals|sums)\W*$", re.IGNORECASE)
_OVERRIDDEN = ("amount", "count", "threshold", "value", "range", "comparison", "change")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence that was read: its place in it, its words, and what it says."""

    start: int
    end: int
    words: tuple[Lexeme, ...]
    facts: tuple[Fact, ...]
    full: bool
    sure: bool

    @property
    def summed(self) -> bool:
        """Whether it calls what it tells a sum, so that any numbers may be meant."""
        return any(
            one.kinds & {"together", "total"} or one.text.startswith(("add", "sum")) for one in self.words
        )


Way = tuple[tuple[Part, ...], Told]


def read_sums(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take the panels, and for each whole of which parts may be told."""
    if any(same_labels(clause.panel(n)) for n in clause.panels) or not clause.items:
        return
    row = _without_panels(lexemes(clause))
    if not any(one.kinds & {"number", "part", "most"} for one in row):
        return
    together = clause.named or len(clause.panels) == 1
    for panels in [clause.panels] if together else [(n,) for n in clause.panels]:
        field = Field(clause, panels)
        if field.alike:
            yield from islice(_readings(clause, row, field, sure=together), _MOST_WAYS)


def _readings(clause: Clause, row: Sequence[Lexeme], field: Field, *, sure: bool) -> Iterator[Reading]:
    own_words = [one for one in row if clause.start <= one.start < clause.end]
    phrases = Phrases(row, field)
    adding = all(map(adds_up, map(clause.panel, field.panels)))
    for before in _told_before(clause, field):
        for parts, _ in _ways_of(phrases, before):
            own = [part for part in parts if part.start < clause.end and clause.start < part.end]
            if not (any(part.full for part in own) or _are_sums(own)) or not _all_read(own_words, own):
                continue
            if _differs(parts):
                continue
            plain = all(part.summed and not fact.base for part in own for fact in part.facts)
            known = (
                (adding or plain)
                and not unknown_words(clause, _loose(phrases, own))
                and not phrases.strange_units()
            )
            if not (known or plain) and any(fact.cells == field.all for part in own for fact in part.facts):
                continue  # a number for everything, beside words that nobody knows: "the hours are 2 apart"
            certain = known and sure and own[0].full and all(part.sure for part in own)
            if facts := dict.fromkeys(fact for part in own for fact in part.facts):
                claim = Aggregates(tuple(_made(field, fact) for fact in facts), certain)
                whole = _all_read(row, parts)
                span = (0, len(clause.sentence)) if whole else (clause.start, clause.end)
                led = () if before.last else _pronouns(row)
                over = _OVERRIDDEN if any(part.full for part in own) else ("amount",)
                items, hedged = frozenset(clause.items), bool(clause.of("hedge"))
                yield Reading(claim, items, field.panels, hedged, (span, *led), over)


def _are_sums(parts: Sequence[Part]) -> bool:
    """Whether several lines are told one after the other, and no value of a cell among them."""
    return len(parts) > 1 and all(len(fact.cells) > 1 for part in parts for fact in part.facts)


def _differs(parts: Sequence[Part]) -> bool:
    """`On sand they add up to 37, 44 and 50`: whether several numbers are told of the same cells, so that other things are meant."""
    told: dict[Cells, set[float]] = defaultdict(set)
    for fact in (fact for part in parts for fact in part.facts if not fact.base):
        told[fact.cells].add(fact.num.value)
    return any(len(values) > 1 for values in told.values())


def _made(field: Field, fact: Fact) -> Aggregate:
    scope, base = field.selections(fact.cells), field.selections(fact.base)
    return Aggregate("share" if base else "sum", scope, fact.num, base=base if fact.base != field.all else ())


def _loose(p: Phrases, parts: Sequence[Part]) -> list[tuple[int, int]]:
    """The places of the words that no frame knows."""
    words = (one for part in parts for one in part.words)
    return [(one.start, one.end) for one in words if one.kinds == {"word"} and not p.is_period(one.text)]


def _pronouns(row: Sequence[Lexeme]) -> Iterator[tuple[int, int]]:
    yield from (
        (one.end - len(one.text.split()[-1]), one.end)
        for one in row
        if one.kinds & {"them", "own", "rest", "together"} or one.text in ("its", "their")
    )


def _without_panels(row: Sequence[Lexeme]) -> tuple[Lexeme, ...]:
    """The words without those that name a panel, "in the" before its name included: it has been chosen."""
    kept: list[Lexeme] = []
    for one in row:
        if "panel name" in one.kinds:
            while kept and kept[-1].kinds & {"in", "the", "over"}:
                kept.pop()
        else:
            kept.append(one)
    return tuple(kept)


def _ways_of(p: Phrases, told: Told) -> list[Way]:
    """All ways to read a row of words part by part; what no frame reads is passed over up to the next comma."""
    open_: list[tuple[int, tuple[Part, ...], Told]] = [(0, (), told)]
    done: list[Way] = []
    while open_ and len(done) < _MOST_WAYS:
        i, read, state = open_.pop(0)
        i = p.passed(i, *_JOINTS)
        if i >= len(p.row):
            done.append((read, state))
            continue
        found = [one for frame in FRAMES for one in frame(p, i, state) if one.told.topic or p.ends(one.end)]
        longest = max((one.end for one in found), default=i)
        # Of the same thing read in several ways the surest counts.
        surest = sorted((one for one in found if one.end == longest), key=lambda one: (one.full, one.sure))
        best = list({(one.facts, one.told): one for one in surest}.values())
        for one in best[:_MOST_WAYS]:
            words = tuple(p.row[i : one.end])
            part = Part(words[0].start, words[-1].end, words, one.facts, one.full, one.sure)
            open_.append((one.end, (*read, part), one.told))
        if not best:
            open_.append((p.next_joint(i), read, Told()))
    return done


def _all_read(row: Sequence[Lexeme], parts: Sequence[Part]) -> bool:
    """Whether every word is in a part that was read."""
    return all(
        one.kinds.intersection(_JOINTS) or any(part.start <= one.start < part.end for part in parts)
        for one in row
    )


def _told_before(clause: Clause, field: Field) -> list[Told]:
    """What the label names or the sentence before leaves to lean on, if it stands in the same paragraph or list; or nothing."""
    own = clause.statement
    if own.trail and _TOTALS.search(own.trail[-1]):
        return [Told(), Told(listing=True, topic=True)]
    label = [field.named(item) for item in (*of_statement(clause), *clause.label) if is_line(item.value)]
    if len(label) == 1 and label[0]:
        return [Told(), Told(lead=label[0])]
    earlier = [s for s in clause.document.statements if s.span.end <= own.span.start]
    if not earlier or earlier[-1].trail != own.trail:
        return [Told()]
    last = earlier[-1]
    there = replace(
        clause,
        statement=last,
        sentence=last.text,
        start=0,
        end=len(last.text),
        items=(),
        before=(),
        siblings=(),
    )
    ways = _ways_of(Phrases(_without_panels(lexemes(there)), field), Told())
    return list(dict.fromkeys((Told(), *(told for _, told in ways))))[:3]
