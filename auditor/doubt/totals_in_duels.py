"""Sums and means that are held against single values, where each side was read as single values."""

import re

from auditor.doubt.asked import Asked

_TAKEN_TOGETHER = re.compile(
    r"\b(?:totals?|sums?|means?|averages?|medians?|(?:put|taken|all)\s+together|combined|summed|added\s+up)\b", re.IGNORECASE
)


def total_in_a_duel(asked: Asked) -> str:
    """`May's total is below the figure for April in A alone`, read of the cells of both; or nothing."""
    clause = asked.clause
    found = asked.kind == "duel" and clause.of("aggregate") and _TAKEN_TOGETHER.search(clause.text)
    return f"it is told of several values taken together: {found.group()}" if found else ""
