"""Whether a sentence on a confusion matrix speaks of other data than the matrix: of last year, of people, of what would be."""

import re
from functools import lru_cache

from auditor.claims.measures.squares import squares
from auditor.language.clauses import Clause
from auditor.language.tokens import norms
from auditor.model import Document

_ELSEWHERE = re.compile(
    r"\b(?:old(?:er)?|previous(?:ly)?|earlier|former(?:ly)?|baseline|before|(?<!one )another(?! (?:\d|class|categor|label|kind|type|species|group|one\b))|humans?|experts?|manual(?:ly)?|last (?:year|month|week|time)|training|(?:19|20)\d\d|would|could|if|suppose|imagine)\b",
    re.IGNORECASE,
)
# So many sentences before it may lead a sentence away from the data.
_REACH = 2


def led_elsewhere(clause: Clause) -> bool:
    """Whether the sentence, or one before it in its paragraph, has words that lead away from the data, and that name nothing in it."""
    own, document = clause.statement, clause.document
    before = [s.text for s in document.statements if s.trail == own.trail and s.span.end <= own.span.start]
    names = _names(document)
    found = (
        match.group() for text in (*before[-_REACH:], clause.sentence) for match in _ELSEWHERE.finditer(text)
    )
    return any(not names.intersection(norms(word)) for word in found)


@lru_cache(maxsize=64)
def _names(document: Document) -> frozenset[str]:
    """The words of what the document names: ticks and panels."""
    labels = [panel.name for panel in document.panels]
    labels += [t.text for panel in document.panels for t in (*panel.rows.ticks, *panel.columns.ticks)]
    for index in range(len(document.panels)):  # of what is shown twice the sides tell when, or by whom
        labels += [side for way in squares(document, index) for one in way for side in one.sides]
    return frozenset(norm for label in labels for norm in norms(label))
