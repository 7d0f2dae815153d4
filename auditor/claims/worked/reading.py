"""Sentences that tell of worked-out numbers, heard as a whole and read to the last word."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.frames import Fit
from auditor.claims.courses.flow import pronouns
from auditor.claims.worked import facts
from auditor.claims.worked.claims import Fact, WorkedOut
from auditor.claims.worked.frames import frames
from auditor.claims.worked.line import OF_QUALITY, Line, line_of
from auditor.claims.worked.told import Told
from auditor.language.clauses import Clause, uncut
from auditor.language.subject import of_statement
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_TELLING = re.compile(
    r"\b(?:los|lost|gain|fell|fall|drop|rise|rose|climb|grew|grow|add|declin|slip|shed|sank|increas|decreas|recover|back|return|regain|reach|match|widen|narrow|shr|step|going|"
    r"difference|gap|distance|brings|costs|buys|yields|dip|growth)",
    re.IGNORECASE,
)
_OVERRIDDEN = tuple(
    "trend change amount value range difference threshold comparison count average move path gap spread peak ordinal stages effect tally cross-panel".split()
)
_READERS: dict[str, Callable[[Told], Iterator[tuple[Fact, ...]]]] = {
    "lost": facts.lost,
    "all": facts.all_moved,
    "peaks": facts.peaks,
    "ranged": facts.ranged,
    "adds": facts.adds,
    "back": facts.back,
    "gap": facts.gaps,
    "by": facts.by,
}


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence that a frame fits."""
    if statement.asks or not _TELLING.search(statement.text):
        return
    line = line_of(statement.text, document)
    fits = [(frame.kind, fit) for frame in frames() if (fit := frame.fit(line.text))]
    if not fits:
        return
    clause = uncut(statement, document, vocabulary(document))
    if of_statement(clause) or OF_QUALITY.search(statement.text) and _less_is_better(clause):
        return
    for kind, fit in fits[:1]:
        told = Told(document, line, fit, clause.panels, clause.named or len(document.panels) == 1)
        for made in _READERS[kind](told):
            yield Reading(
                WorkedOut(made),
                frozenset(clause.items),
                tuple(dict.fromkeys(one.first.panel for fact in made for one in fact.series)),
                bool(clause.of("hedge")),
                ((0, len(clause.text)), *pronouns(clause)),
                _OVERRIDDEN,
            )


def _less_is_better(clause: Clause) -> bool:
    """Whether "gains" may be told of what has less."""
    return any(better(clause.document, panel) == "lower" for panel in clause.panels)
