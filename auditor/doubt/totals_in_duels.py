"""Sums and means that are held against single values, where each side was read as single values."""

import re

from auditor.doubt.asked import Asked

_TAKEN_TOGETHER = re.compile(
    r"\b(?:totals?|sums?|means?|averages?|medians?|(?:put|taken|all)\s+together|combined|summed|added\s+up)\b",
    re.IGNORECASE,
)


# "In total A made the most": what opens a sentence is told of all that it compares.
_OF_BOTH = re.compile(
    r"\W*(?:in\s+(?:total|sum|all)|on\s+(?:average|the\s+whole)|(?:put|taken|all)\s+together)\b",
    re.IGNORECASE,
)


def total_in_a_duel(asked: Asked) -> str:
    """`May's total is below the figure for April in A alone`, read of the cells of both; or nothing."""
    clause = asked.clause
    if asked.kind != "duel" or not clause.of("aggregate") or _OF_BOTH.match(clause.text):
        return ""
    found = _TAKEN_TOGETHER.search(clause.text)
    return f"it is told of several values taken together: {found.group()}" if found else ""


_OTHERS_TOGETHER = re.compile(
    r"\b(?:all|the)\s+(?:the\s+)?(?:others?|rest|remaining\s+\w+|other\s+\w+)\s+(?:(?:put|taken|added)\s+)?(?:together|combined|in\s+total|in\s+all)\b",
    re.IGNORECASE,
)


def others_together(asked: Asked) -> str:
    """`A outnumbers all others together`, read of the others one by one; or nothing."""
    told = asked.kind in ("comparison", "duel") and _OTHERS_TOGETHER.search(asked.clause.text)
    return "it is told of what the others come to" if told and "sum" not in str(asked.claim) else ""
