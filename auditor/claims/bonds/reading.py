"""Sentences and clauses read as told of pairs: every word has to belong to a form."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import OF_CELLS, Reading
from auditor.claims.bonds.claims import Bonds, Fact
from auditor.claims.bonds.context import Context
from auditor.claims.bonds.contrasts import contrasts
from auditor.claims.bonds.counts import counts
from auditor.claims.bonds.extremes import Told, extremes
from auditor.claims.bonds.line import Line, line_of, members
from auditor.claims.bonds.values import values
from auditor.claims.measures.class_names import names_of
from auditor.claims.measures.words import named
from auditor.claims.relations.pairs import Relation, relation
from auditor.language.clauses import Clause, clauses
from auditor.language.refs import PanelRef
from auditor.language.taken_apart import mentions_apart
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_READERS = (extremes, counts, values, contrasts)
_JOINT = re.compile(r" (?:, and|, but|, while|, whereas|, with|, yet|; and|; but|;|,|and|but|while|whereas|:|with|so|though|although|, though|, although|, so) ")
_LEAD = re.compile(r"(?:(?:and|but|while|whereas|yet|so|now|,|;|:|then,|again|conversely|by contrast|in contrast|in turn|of course|in fact|in short|in other words|as expected|not surprisingly|unsurprisingly|at same time|on other hand|at other end|at other extreme|at opposite end|on other side of (?:zero|<c\d+>)|on negative side|on positive side) (?:, )?)+")
_IDLE_TAIL = re.compile(r"(?: ,)? (?:as well|each|again|in turn|respectively|in this figure|in figure|in matrix|in table|by far|at all|already|alone|so far|to one another)$")
_OVERRIDDEN = (*OF_CELLS, "pairs", "amount", "trend", "gap", "ratio", "difference", "duel", "standing", "tally", "identity", "spread", "metric", "derived-metric")  # fmt: skip
_MOST_WORDS = 70
_LEADS_BACK = re.compile(r"^\W*(?:it|its|they|their|these|those)\b", re.IGNORECASE)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """What a whole sentence tells of pairs."""
    if not document.panels or not any(relation(document, n) for n in range(len(document.panels))):
        return
    parts = clauses(statement, document, vocabulary(document), ())
    if not parts:
        return
    whole = ((0, len(statement.text)),)
    text, panels = _without_panel(statement.text, document) or (statement.text, parts[0].panels)
    told = [_told(text, statement, document, panel) for panel in panels]
    if panels and all(told):
        facts = tuple(fact for one in told if one for fact in one)
        yield Reading(Bonds(facts), frozenset(), panels, understood=whole, overrides=_OVERRIDDEN)


def read(clause: Clause) -> Iterator[Reading]:
    """What a clause tells of pairs by itself."""
    if len(clause.panels) != 1:
        return
    text, _ = _without_panel(clause.text, clause.document) or (clause.text, ())
    told = _told(text, clause.statement, clause.document, clause.panels[0], clause.sentence[: clause.start])
    if told:
        span = ((clause.start, clause.end),)
        yield Reading(Bonds(told), frozenset(clause.items), clause.panels, understood=span, overrides=_OVERRIDDEN)


def _without_panel(text: str, document: Document) -> tuple[str, tuple[int, ...]] | None:
    """A text without the one panel that it is told of, and that panel."""
    named_ones = [item for item in mentions_apart(text, document) if isinstance(item.value, PanelRef)]
    if len(named_ones) != 1:
        return None
    item = named_ones[0]
    assert isinstance(item.value, PanelRef)
    if len(item.value.panels) > 1 and not item.value.every:
        return None
    lead = re.search(r"(?:\b(?:in|at|for|during|on|of|under|within|before|after)\s+)?(?:\b(?:the|both|each|either|all)\s+)*$", text[: item.start], re.IGNORECASE)
    start = lead.start() if lead else item.start
    if lead is None or not re.match(r"(?:in|at|for|during|on|of|under|within)\b", lead.group(), re.IGNORECASE):
        return None
    rest = text[item.end :]
    rest = re.sub(r"^\s*(?:panel|season|window|square|figure|map|matrix|heatmap|grid)s?\b", "", rest)
    rest = re.sub(r"^\s*,", "", rest) if not text[:start].strip() else rest
    return text[:start] + rest, item.value.panels


def _told(
    text: str, statement: Statement, document: Document, panel: int, before: str = ""
) -> tuple[Fact, ...] | None:
    found = relation(document, panel)
    if found is None or len(text) > 600:
        return None
    line = line_of(text, document, found)
    if line.text.count(" ") > _MOST_WORDS:
        return None
    context = _context(statement, document, found, before)
    for words in (line.text, *_under_label(line, statement, document, found)):
        if told := _parts(words, line if words == line.text else _relabelled(line, words), context):
            return told[0]
    return None


def _relabelled(line: Line, words: str) -> Line:
    return replace(line, text=words)


def _under_label(line: Line, statement: Statement, document: Document, found: Relation) -> Iterator[str]:
    """`Strongest pair: A and B (0.4)`: the label as the first words, where it holds no names or numbers of its own."""
    label = statement.trail[-1] if statement.trail else ""
    led = line_of(label, document, found)
    if label and not led.numbers and len(led.text.split()) <= 6:
        yield f"{led.text} : {line.text}"


def _context(statement: Statement, document: Document, found: Relation, before: str) -> Context:
    """Whom "it" stands for: the one that this sentence has named before, or the one that the sentence before begins with."""
    names = {**found.aliases, **names_of(found.members)}
    own = dict.fromkeys(found.members.index(one.name) for one in named(before, names))
    if own:
        return Context(member=next(iter(own)) if len(own) == 1 else None)
    if not before.strip() and not _LEADS_BACK.match(statement.text):
        return Context()
    earlier = [one for one in document.statements if one.span.end <= statement.span.start and one.trail == statement.trail]
    label = statement.trail[-1] if statement.trail else ""
    for text in (*(one.text for one in reversed(earlier)), label):
        if text is not label and _LEADS_BACK.match(text):
            continue
        first = named(text, names)
        alone = len({one.name for one in first}) == 1 or bool(first) and first[0].start <= len("The ") and text is not label
        return Context(member=found.members.index(first[0].name)) if first and alone else Context()
    return Context()


def _parts(text: str, line: Line, context: Context) -> Told | None:
    """What all parts of a line tell; a line that no form fits is cut where both sides tell something."""
    text = _bare(text)
    if not text:
        return None
    if told := _part(text, line, context):
        return told
    for joint in _JOINT.finditer(text):
        head = _part(_bare(text[: joint.start()]), line, context)
        rest = _parts(text[joint.end() :], line, head[1]) if head else None
        if head and rest:
            return (*head[0], *rest[0]), rest[1]
    return None


def _bare(text: str) -> str:
    text = text.strip(" ,;:")
    if led := _LEAD.match(text):
        text = text[led.end() :]
    while tail := _IDLE_TAIL.search(text):
        text = text[: tail.start()]
    return text.strip(" ,;:")


def _part(text: str, line: Line, context: Context) -> Told | None:
    """What one part of a line tells: by the first form that fits it."""
    for reader in _READERS:
        for told in reader(text, line, context):
            if told[0]:
                return told[0], told[1]
    return None


__all__ = ["hear", "members", "read"]
