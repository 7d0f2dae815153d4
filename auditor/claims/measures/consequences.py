"""Whether "this" leads back to a count of a matrix from which the measure behind it follows: "491 are right. This is an accuracy of 86%."."""

import re

from auditor.claims.measures.draft import Draft, Place
from auditor.quantity import number_of

_FOLLOWS = re.compile(
    r"\W*(?P<this>this|that|these|it|they)\s+(?:thus |therefore |then )?"
    r"(?:corresponds?|amounts?|gives?|makes?|means?|equals?|yields?|comes?|translates?|is|are|implies|leads?)\b(?: (?:to|out at|for|into))?"
    r"(?= (?:an? |the )?(?:overall |total |mean )?(?:accuracy|error rate))",
    re.IGNORECASE,
)
# "In noisy recordings, ...", but "in all, ..."
_NARROWED = re.compile(
    r"\W*(?:in|on|at|for|with|without|among|under|of|if)\b(?! (?:all|total|sum)\b)", re.IGNORECASE
)
_NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?![\w.]*\d)")


def follows(draft: Draft) -> list[Place]:
    """The pronoun and its verb, where the sentence before tells how many the one matrix has right or wrong."""
    found = _FOLLOWS.match(draft.text)
    own = draft.clause.statement
    if not found or len(draft.own) != 1 or draft.clause.start:
        return []
    before = [s for s in draft.clause.document.statements if s.span.end <= own.span.start]
    if not before or before[-1].trail != own.trail:
        return []
    if _NARROWED.match(before[-1].text):
        return []
    values, diagonal = _counts(draft)
    told = {number_of(number) for number in _NUMBER.findall(before[-1].text)}
    return [found.span("this"), found.span()] if told & {diagonal, values - diagonal} else []


def _counts(draft: Draft) -> tuple[float, float]:
    """How many there are in the matrix, and how many on its diagonal, as written."""
    (matrix,) = draft.own
    written = draft.clause.document.panels[matrix.panel].values
    places = {place: written[place].value for place in matrix.places.values() if place in written}
    hits = sum(places.get(matrix.places[c, c], 0.0) for c in matrix.actual if (c, c) in matrix.places)
    return sum(places.values()), hits
