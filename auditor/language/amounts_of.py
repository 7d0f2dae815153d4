"""Ticks told with what they are amounts of: "24 knots of wind", "16 hours of lamp light" are 24 knots and 16 hours.

Only where an axis is called by that noun, or by what its abbreviation stands for.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from auditor.language.refs import axis_of
from auditor.language.spelled_names import spelled_names
from auditor.language.tokens import norms
from auditor.model import Document
from auditor.numerals import CARDINALS
from auditor.reading.labels import STOPWORDS

_OF = re.compile(
    rf"\b(?:\d[\d.]*|{'|'.join(CARDINALS)})[\s-]+[a-z]{{2,}}(?P<of>\s+of\s+(?!the\b|an?\b|each\b|every\b|all\b)(?:[a-z]+\s+)?(?P<noun>[a-z]{{3,}}))(?=\s*[,.;:)]|\s*$|\s+(?!of\b)[a-z(])",
    re.IGNORECASE,
)
# "A stronger dose of mixup": a stronger mixup, where that is an axis.
_DOSE = re.compile(
    r"\b(?:stronger|weaker|larger|smaller|higher|lower|bigger|greater|longer|shorter|heavier|lighter|more|less|growing|rising|increasing)\s+(?P<dose>(?:doses?|amounts?|levels?|degrees?|strengths?|quantit(?:y|ies)|shares?|rates?|portions?)\s+of\s+)(?P<noun>[a-z]{3,})\b",
    re.IGNORECASE,
)


def amounts_of(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where a tick says of what it is an amount, and nothing in its stead."""
    found = list(_OF.finditer(text))
    known = _nouns(document) if found else frozenset()
    for one in found:
        if norms(one["noun"])[0] in known and norms(one.group())[1] in known | _units(document):
            yield one.start("of"), one.end("of"), ""
    for dose in _DOSE.finditer(text):
        if norms(dose["noun"])[0] in _nouns(document):
            yield dose.start("dose"), dose.end("dose"), ""


@lru_cache(maxsize=32)
def _nouns(document: Document) -> frozenset[str]:
    names = [
        name
        for panel in document.panels
        for side in ("rows", "columns")
        for name in axis_of(panel, side).names
    ]
    words = {word for name in (*names, *spelled_names(document.source.text, names)) for word in norms(name)}
    return frozenset(words - STOPWORDS)


def _units(document: Document) -> frozenset[str]:
    """The words behind "in" in the names of axes."""
    names = [
        name
        for panel in document.panels
        for side in ("rows", "columns")
        for name in axis_of(panel, side).names
    ]
    return frozenset(word for name in names for word in norms(name.partition(" in ")[2]))
