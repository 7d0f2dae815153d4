"""Sentences heard as reckonings: each part in all ways that it can be meant, to the last word."""

import re
from collections.abc import Iterator
from itertools import islice, product

from auditor.claim import Reading
from auditor.claims.courses.flow import pronouns
from auditor.claims.reckonings.claims import Reckoned, Reckonings
from auditor.claims.reckonings.leaning import gapped, leaning
from auditor.claims.reckonings.made import facts_of
from auditor.claims.reckonings.parts import Part, parts_of
from auditor.claims.reckonings.signs import signs_of
from auditor.language.clauses import Clause, uncut
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_OVERRIDDEN = tuple(
    "trend change amount value range difference threshold comparison count average move path gap spread peak ordinal effect tally stability ratio duel standing core".split()
)
_MOST = 12


# "13 against 18": two values, and no distance.
_BOTH_VALUES = re.compile(
    r",\s+\d\S*\s+(?:against|versus|vs\.?|compared (?:with|to))\s+[-−]?\d", re.IGNORECASE
)
# "Than the average of all values": what is held against it is none of the lines that are named.
_OF_ALL = re.compile(
    r"\b(?:average|mean|median|sum|total|maximum|minimum)\s+(?:of|over|across)\s+(?:all|the\s+(?:whole|entire))\b",
    re.IGNORECASE,
)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence all of whose words are known."""
    if (
        statement.asks
        or not document.panels
        or _BOTH_VALUES.search(statement.text)
        or _OF_ALL.search(statement.text)
    ):
        return
    clause = uncut(statement, document, vocabulary(document))
    parts = _parts(clause)
    if not parts or any(item.kind in ("ref", "extreme", "quant", "number") for item in clause.label):
        return
    if all(gapped(part) and not (part.turned or part.back) for part in parts):
        return
    ways: list[list[Reckoned]] = []
    before = _told_before(statement, document) if parts[0].back or parts[0].turned else None
    led = before is not None or not parts[0].back
    for part in parts:
        told = leaning(part, before)
        ways.append(list(facts_of(told, clause)))
        before = told
    for facts in islice(product(*ways), _MOST):
        whole = ((clause.start, clause.end), *(pronouns(clause) if led else ()))
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


def _parts(clause: Clause) -> list[Part] | None:
    signs = signs_of(clause)
    return parts_of(signs) if signs else None


def _told_before(statement: Statement, document: Document) -> Part | None:
    """The last part of the sentence before, in the same paragraph."""
    earlier = [one for one in document.statements if one.span.end <= statement.span.start]
    if not earlier or earlier[-1].trail != statement.trail:
        return None
    last = earlier[-1]
    if "\n" in document.source.text[last.span.end : statement.span.start].strip(" "):
        return None
    told: Part | None = None
    for part in _parts(uncut(last, document, vocabulary(document))) or ():
        told = leaning(part, told)
    return told
