"""Sentences on the cells of two panels, heard as a whole."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.courses.flow import pronouns
from auditor.claims.paired.facts import told
from auditor.claims.paired.line import line_of
from auditor.claims.paired.parts import Part, parts_of
from auditor.claims.paired.places import SIDES
from auditor.claims.paired.routes import Told
from auditor.claims.worked.claims import WorkedOut
from auditor.language.clauses import Clause, uncut
from auditor.language.difference_panels import named_panels, pair_of, truth_of
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.refs import axis_of
from auditor.language.tokens import norms
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Panel, Statement

_OVERRIDDEN = tuple(
    "trend change amount value range difference threshold comparison count average move path gap spread peak ordinal stages effect tally cross-panel identity stability cell-set".split()
)
# `both ovens`, `the two maps`: whatever the panels are of, where the axes have no such thing.
_TWO = re.compile(
    r"\b(?:(?:both|either|the two|these two|between the|across the) (?:of the )?(?:two )?)(?P<thing>[^\W\d]+)(?:'|’)?",
    re.IGNORECASE,
)
_ROLE = re.compile(
    r"\b(?:(?P<found>measurements?|observations?|reality|field data|the field|the truth)|models?|predictions?|simulations?|forecasts?|estimates?)\b",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"(?:only|just|exactly) (?:one|two|three)\b|(?:a|one) single\b|the (?:only|sole)\b", re.IGNORECASE
)
_LONGEST_PLACE = 60
_MOST_WAYS = 12


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence that leave no word over."""
    if len(document.panels) < 2 or statement.asks:
        return
    statement = _with_label(statement)
    clause = uncut(statement, document, vocabulary(document))
    for ways in _taken(clause):
        facts = tuple(fact for way in ways for fact in way.facts)
        told_apart = _names_both(clause) or statement.panel is None and all(way.of_cells for way in ways)
        claim = WorkedOut(facts, told_apart and all(way.certain for way in ways))
        understood = ((0, len(clause.text)), *pronouns(clause))
        yield Reading(
            claim, frozenset(clause.items), ways[0].panels, bool(clause.of("hedge")), understood, _OVERRIDDEN
        )


def _names_both(clause: Clause) -> bool:
    """Whether both panels are called by their names: else each may be spoken of by itself, or a third thing."""
    named = named_panels(clause.statement, [clause], clause.document)
    return len({panels[0] for _, _, panels in named if len(panels) == 1}) > 1


def read(clause: Clause) -> Iterator[Reading]:
    """The ways to take a clause of a longer sentence by itself, where it names both panels; they refute nothing."""
    whole = clause.statement.text.strip(" .;")
    if len(clause.document.panels) < 2 or len(clause.text.strip(" .;,")) >= len(whole) - 2:
        return
    for ways in _taken(clause):
        if all((way.certain or way.sure) and any(fact.amount for fact in way.facts) for way in ways):
            claim = WorkedOut(tuple(fact for way in ways for fact in way.facts), certain=False)
            yield Reading.of_every_word(clause, claim, (), panels=ways[0].panels)


# What is left out of the places that are told is no part of this grammar.
_LEAVING_OUT = re.compile(
    r"\b(?:except|exceptions?|apart from|aside from|other than|besides|save for|bar|barring|excluding|but for|leaving)\b",
    re.IGNORECASE,
)


def _taken(clause: Clause) -> Iterator[tuple[Told, ...]]:
    """The ways to take all words of a clause as told of two panels."""
    statement, document = clause.statement, clause.document
    if _LEAVING_OUT.search(statement.text):
        return
    named = named_panels(statement, [clause], document)
    named = sorted([*named, *_of_both(statement, document, named)])
    pair = pair_of(named, document)
    if pair is None or not _share(*(document.panels[n] for n in pair)):
        return
    parts = parts_of(line_of(clause, named))
    for ways in _ways(parts, document, None) if parts else ():
        if not any(fact.size is not None and fact.size.unit == "%" for way in ways for fact in way.facts):
            yield ways  # else a part of what there was, or points


def _share(one: Panel, other: Panel) -> bool:
    """Whether two panels have at least two rows and columns in common."""
    return one is not other and all(
        len(
            {tick.text.casefold() for tick in axis_of(one, side).ticks}
            & {tick.text.casefold() for tick in axis_of(other, side).ticks}
        )
        > 1
        for side in SIDES
    )


def _with_label(statement: Statement) -> Statement:
    """A place behind a label that is a sentence without it: "Only one cell fell: A in May"."""
    label = statement.trail[-1] if statement.trail and statement.trail[-1] != statement.section else ""
    if not _COUNTED.match(label) or len(statement.text) > _LONGEST_PLACE:
        return statement
    text = f"{label}: {statement.text}"
    first = statement.offsets[0]
    return replace(statement, text=text, offsets=(*(first,) * (len(label) + 2), *statement.offsets))


def _ways(parts: list[Part], document: Document, before: Told | None) -> Iterator[tuple[Told, ...]]:
    """The ways to take all parts, one after the other."""
    if not parts:
        yield ()
        return
    for first in list(told(parts[0], document, before))[:_MOST_WAYS]:
        for rest in _ways(parts[1:], document, first):
            yield (first, *rest)


def _of_both(
    statement: Statement, document: Document, named: list[tuple[int, int, tuple[int, ...]]]
) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Where words call both panels what the document never named them."""
    if len(document.panels) != 2:
        return
    yield from _roles(statement, document, named)
    taken = _things(document)
    for found in _TWO.finditer(statement.text):
        start, end = found.span("thing")
        free = not any(a < end and start < b for a, b, _ in named)
        if free and not taken.intersection(norms(found["thing"])):
            yield start, end, (0, 1)


def _roles(
    statement: Statement, document: Document, named: list[tuple[int, int, tuple[int, ...]]]
) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Where words tell by its part which panel they mean: what was found, or what was thought to be."""
    truth = truth_of(document, (0, 1))
    if truth is None:
        return
    for found in _ROLE.finditer(statement.text):
        start, end = found.span()
        if not any(a < end and start < b for a, b, _ in named):
            yield start, end, (truth if found["found"] else 1 - truth,)


def _things(document: Document) -> frozenset[str]:
    """What rows, columns, ticks and cells are called."""
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    words = {
        word
        for axis in axes
        for text in (axis.label, *(tick.text for tick in axis.ticks))
        for word in norms(text)
    }
    kinds = {kind for axis in axes for kind in kinds_of_ticks([tick.text for tick in axis.ticks])}
    return frozenset(
        words | kinds | {"cell", "row", "column", "value", "corner", "end", "point", "case", "combination"}
    )
