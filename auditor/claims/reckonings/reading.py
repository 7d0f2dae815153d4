"""Sentences heard as reckonings: each part in all ways that it can be meant, to the last word."""

from collections.abc import Iterator
from itertools import islice, product

from auditor.claim import Reading
from auditor.claims.reckonings.claims import Reckoned, Reckonings
from auditor.claims.reckonings.leaning import leaning
from auditor.claims.reckonings.made import facts_of
from auditor.claims.reckonings.parts import Part, parts_of
from auditor.claims.reckonings.signs import signs_of
from auditor.language.clauses import uncut
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_OVERRIDDEN = tuple(
    "trend change amount value range difference threshold comparison count average move path gap spread peak ordinal effect tally stability ratio duel standing core".split()
)
_MOST = 12


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence all of whose words are known."""
    if statement.asks or not document.panels:
        return
    clause = uncut(statement, document, vocabulary(document))
    if not any(item.kind == "number" for item in clause.items) and not clause.numbers:
        return
    signs = signs_of(clause)
    parts = parts_of(signs) if signs else None
    if not parts:
        return
    ways: list[list[Reckoned]] = []
    before: Part | None = None
    for part in parts:
        told = leaning(part, before)
        ways.append(list(facts_of(told, clause)))
        before = told
    for facts in islice(product(*ways), _MOST):
        whole = ((clause.start, clause.end),)
        panels = tuple(
            sorted(
                {
                    cells.panel
                    for fact in facts
                    for one in fact.tested
                    for test in one.tests
                    for cells in test.worth.cells
                }
            )
        )
        yield Reading(Reckonings(facts), frozenset(clause.items), panels, False, whole, _OVERRIDDEN)
