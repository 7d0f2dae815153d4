"""The word of a clause for a gap between two things: "the lead of A", "furthest apart", "the largest gain"."""

import re
from dataclasses import dataclass

from auditor.language.clauses import Clause
from auditor.language.clauses.ellipsis import leans
from auditor.language.items import Item

_GAP = re.compile(
    r"\b(?:lead|advantage|edge|margin|deficit|gaps?|differences?|distance|disparity|discrepancy|contrast)\b",
    re.IGNORECASE,
)
_LEAD = re.compile(r"lead|advantage|edge|margin", re.IGNORECASE)
_APART = re.compile(
    r"\b(?:(?P<far>(?:furthest|farthest|most widely) apart|differ(?:s|ed)? (?:the )?most)|differ(?:s|ed)? (?:the )?least"
    r"|closest(?: together| to (?:each other|one another))?(?! to\b))",
    re.IGNORECASE,
)
_CHANGE = re.compile(
    r"\b(?:(?P<up>gain|improvement|increase|rise|jump|uplift)|(?P<down>drop|decline|decrease|fall))\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Head:
    """Where the word stands, what it tells of the two, and the mention that it is, if any.

    `apart` is "far" or "near" where it tells an extreme by itself; `signed` that the first lies ahead of the
    second; `change` is "up" or "down" where it is a step from an earlier thing to a later one.
    """

    start: int
    end: int
    apart: str = ""
    signed: bool = False
    change: str = ""
    item: Item | None = None


def head_of(clause: Clause) -> Head | None:
    """The word for the gap, in the clause, or before it in its sentence, where the clause goes on with an extreme."""
    own = _head(clause, clause.start, clause.end)
    if own is not None or not leans(clause.sentence, clause.start, clause.items):
        return own
    ends = [item.last for item in clause.of("extreme")]
    if any(item.first in ends for item in clause.of("noun", "cell")):
        return None  # "and the largest value": another thing
    return _head(clause, 0, clause.start)


def _head(clause: Clause, start: int, end: int) -> Head | None:
    text = clause.sentence
    if found := _APART.search(text, start, end):
        return Head(*found.span(), apart="far" if found["far"] else "near")
    if found := _GAP.search(text, start, end):
        return Head(*found.span(), signed=bool(_LEAD.match(found.group())))
    return next(
        (
            Head(*found.span(), signed=True, change=found.lastgroup or "", item=item)
            for found in _CHANGE.finditer(text, start, end)
            for item in (*clause.before, *clause.items)
            if item.start == found.start() and _is_noun(clause, item)
        ),
        None,
    )


def _is_noun(clause: Clause, item: Item) -> bool:
    """`the gain is largest`, `the largest gain`: whether a change is spoken of as a thing that has a size."""
    lead = clause.sentence[: item.start].rstrip().casefold()
    sized = any(
        lead.endswith(cue.text.casefold())
        for cue in (*clause.before, *clause.of("extreme"))
        if cue.has("extreme")
    )
    return sized or lead.endswith(("the", "this", "that"))
