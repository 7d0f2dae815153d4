"""Whether a sentence on a confusion matrix speaks of other data than the matrix: of last year, of people, of what would be."""

import re

from auditor.language.clauses import Clause
from auditor.language.tokens import norms

_ELSEWHERE = re.compile(
    r"\b(?:old(?:er)?|previous(?:ly)?|earlier|former(?:ly)?|baseline|before|another(?! \d)|humans?|experts?|manual(?:ly)?|last (?:year|month|week|time)|training|(?:19|20)\d\d|would|could|if|suppose|imagine)\b",
    re.IGNORECASE,
)
# So many sentences before it may lead a sentence away from the data.
_REACH = 2


def led_elsewhere(clause: Clause) -> bool:
    """Whether the sentence, or one before it in its paragraph, has words that lead away from the data, and that name nothing in it."""
    own, document = clause.statement, clause.document
    before = [s.text for s in document.statements if s.trail == own.trail and s.span.end <= own.span.start]
    labels = [
        tick.text for panel in document.panels for tick in (*panel.rows.ticks, *panel.columns.ticks)
    ] + [panel.name for panel in document.panels]
    names = {norm for label in labels for norm in norms(label)}
    found = (
        match.group() for text in (*before[-_REACH:], clause.sentence) for match in _ELSEWHERE.finditer(text)
    )
    return any(not names.intersection(norms(word)) for word in found)
