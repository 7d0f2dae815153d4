"""That a comparison may be meant of totals, or of all pairs of cells, where it was made cell by cell or line by line."""

import re

from auditor.doubt.asked import Asked

_OVERALL = re.compile(r"\b(?:overall|on the whole|in total|all in all|altogether|in sum)\b", re.IGNORECASE)
# "Every score of A is above all of B": each cell against each.
_CROSSWISE = re.compile(
    r"\b(?:every|each|all|any)\b.*\b(?:than|above|below|exceeds?|beats?|tops?|under|over)\b\s+(?:all|any|every|each)(?: single)?(?: one)?(?: of)? (?!others?\b|the others\b)",
    re.IGNORECASE,
)


def of_totals(asked: Asked) -> str:
    """`Overall, A collects more than B`: more cells of A may be above those of B while its total is below; or nothing."""
    if asked.kind != "comparison" or not _OVERALL.search(asked.clause.text):
        return ""
    plain = any(not contest.left.measure for contest in getattr(asked.claim, "contests", ()))
    return "it may be told of totals" if plain and asked.claim.quantifier.kind == "generally" else ""


def crosswise(asked: Asked) -> str:
    """`Every value of A is above all of B`: held against the cell beside it alone, it says less; or nothing."""
    if asked.kind != "comparison" or not _CROSSWISE.search(asked.clause.text):
        return ""
    cellwise = any(not contest.left.measure for contest in getattr(asked.claim, "contests", ()))
    return "it may be told of each cell against each" if cellwise else ""
