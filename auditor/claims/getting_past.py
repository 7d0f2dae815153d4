"""Bounds that something gets past: "A drops below 5", "B climbs over 9" are so if one of the values does."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.threshold import Threshold
from auditor.language.clauses import Clause
from auditor.language.quantifiers import Quantifier

_VERBS = (
    r"rise|rose|climb|jump|leap|shoot|shot|soar|surge|swell|grow|grew|go|goes|went|gets?|got|creep|crept|fall|fell|drop|dip|sink|sank|slip|slide|slid"
    r"|plunge|plummet|tumble|decline|shrink|shrank|ease"
)
_GETTING_PAST = re.compile(
    rf"\b(?:{_VERBS})(?:s|es|ed|ped|ping|ing)?\s+(?:(?:back|up|down|even|just|well|far|briefly|again|once|to)\s+)*"
    r"(?:to|above|over|beyond|past|below|under|beneath|underneath|short\s+of)\b|\b(?:pass|cross|break|breach)(?:es|ed|ing)?\b|\b(?:broke|passing)\b",
    re.IGNORECASE,
)
# How often it does so is more than that it does.
_SO_OFTEN = re.compile(r"\b(?:once|twice|thrice|times)\b", re.IGNORECASE)
_OF_EACH = ("both", "all")


def with_single_values(clause: Clause, readings: Iterable[Reading]) -> Iterator[Reading]:
    """The readings of bounds; where a verb tells of getting past one, also as said of one value of a line that is named.

    Said of more than one line ("both drop below 5"), it may be so of one value of each, and refutes nothing.
    """
    moved = _GETTING_PAST.search(clause.text) is not None and not _SO_OFTEN.search(clause.text)
    for reading in readings:
        yield reading
        claim = reading.claim
        if not moved or not isinstance(claim, Threshold) or claim.parts[0].measure or claim.only:
            continue
        plain = claim.quantifier.kind == "plain" and not claim.per
        if plain and _is_one_line(claim):
            yield replace(reading, claim=replace(claim, quantifier=Quantifier("some")))
        elif plain or claim.quantifier.kind in _OF_EACH and clause.of("quant", "both"):
            yield replace(reading, claim=replace(claim, certain=False))


def _is_one_line(claim: Threshold) -> bool:
    """Whether a bound is told of a part of one row or column."""
    scope = [selection for part in claim.parts for selection in part.scope]
    return len(scope) == 1 and 1 in (len(scope[0].rows or ()), len(scope[0].columns or ()))
