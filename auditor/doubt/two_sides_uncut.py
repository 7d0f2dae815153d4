"""Clauses that set one thing against another, and were not cut where they do so."""

import re

from auditor.doubt.asked import Asked

_AGAINST = re.compile(r"\w[^.;]*\b(?:whereas|whilst|in contrast to which)\b\s+\w+\s+\w+", re.IGNORECASE)


def two_sides_uncut(asked: Asked) -> str:
    """`A gives way, whereas B picks up`, taken as one: what is told of B may be taken for told of A; the reason, or nothing."""
    clause = asked.clause
    whole = any(start <= clause.start and clause.end <= end for start, end in asked.understood)
    return "" if whole or not _AGAINST.search(clause.text) else "it sets two things against each other"
