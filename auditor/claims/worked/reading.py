"""Sentences that tell of worked-out numbers, heard as a whole and read to the last word."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.courses.flow import pronouns
from auditor.claims.frames import Fit
from auditor.claims.worked import facts
from auditor.claims.worked.claims import Fact, WorkedOut
from auditor.claims.worked.frames import frames
from auditor.claims.worked.line import OF_QUALITY, Line, line_of
from auditor.claims.worked.paces import paces, totals
from auditor.claims.worked.told import Told
from auditor.language.clauses import Clause, uncut
from auditor.language.subject import of_statement
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_TELLING = re.compile(
    r"\b(?:los|lost|gain|fell|fall|drop|rise|rose|climb|grew|grow|add|declin|slip|shed|sank|increas|decreas|recover|back|return|regain|reach|match|widen|narrow|shr|step|going|"
    r"difference|gap|distance|brings|costs|buys|yields|dip|growth|rebound|slump|lower|rais|lift|cuts|level|figure|value|mark|reading|each|every|total)",
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
    "above": facts.back,
    "gap": facts.gaps,
    "by": facts.by,
    "values": facts.values,
    "own": facts.own,
    "pace": paces,
    "total": totals,
}


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence that a frame fits."""
    if statement.asks or not _TELLING.search(statement.text):
        return
    clause = uncut(statement, document, vocabulary(document))
    parts = _parted(line_of(clause))
    if not parts or of_statement(clause) or OF_QUALITY.search(statement.text) and _less_is_better(clause):
        return
    made = [_ways(clause, part) for part in parts]
    for ways in product(*made):
        told = tuple(fact for facts in ways for fact in facts)
        if any(fact.size is not None and fact.size.unit == "%" for fact in told):
            continue  # a part of what there was, or points
        yield Reading(
            WorkedOut(told, all(_told(clause, part).certain for part in parts)),
            frozenset(clause.items),
            tuple(dict.fromkeys(one.first.panel for fact in told for one in fact.series)),
            bool(clause.of("hedge")),
            ((0, len(clause.text)), *pronouns(clause)),
            _OVERRIDDEN,
        )


_Part = tuple[str, Line, Fit, tuple[int, ...]]


def _parted(line: Line) -> list[_Part]:
    """The frames that a line fits, as a whole or in parts that are set against each other; none where a part fits none."""
    whole = _fit(line)
    if whole:
        return [whole]
    found = [_fit(part) for part in line.parted()]
    return [one for one in found if one is not None] if len(found) > 1 and None not in found else []


def _fit(line: Line) -> _Part | None:
    bare, scope = line.scoped()
    return next(((f.kind, bare, fit, scope) for f in frames() if (fit := f.fit(bare.text))), None)


def _ways(clause: Clause, part: _Part) -> list[tuple[Fact, ...]]:
    """What a part may tell, of each panel that it names; of bounds it tells in all of them together."""
    told = _told(clause, part)
    if len(told.panels) == 1 or part[0] == "adds" or not told.named:
        return list(_READERS[part[0]](told))
    each = [list(_READERS[part[0]](replace(told, panels=(panel,)))) for panel in told.panels]
    return [tuple(fact for facts in ways for fact in facts) for ways in product(*each)]


def _told(clause: Clause, part: _Part) -> Told:
    _, line, fit, scope = part
    named = bool(scope) or clause.named or len(clause.document.panels) == 1
    return Told(clause.document, line, fit, scope or clause.panels, named)


def _less_is_better(clause: Clause) -> bool:
    """Whether "gains" may be told of what has less."""
    return any(better(clause.document, panel) == "lower" for panel in clause.panels)
