"""Superlatives that tell nothing of which value is the largest: "A is the longest that holds", "the summits are rounder in B"."""

import re
from functools import lru_cache

from auditor.language.around import loose_words
from auditor.language.clauses import Clause

# "9 m is the longest that holds": the largest of its axis of which something holds.
_SUCH = re.compile(
    r"\b(?:is|are|was|were|remains?|stays?)\s+(?:still\s+|only\s+|also\s+)?the\s+\w+(?:est|most)\s+(?:\w+\s+)?(?:that|which|to)\s+(?:still\s+)?"
    r"(?!is\b|are\b|was\b|were\b|has\b|have\b|had\b)[a-z]+",
    re.IGNORECASE,
)
# "Its biggest lead": the largest of differences.
_OF_A_LEAD = re.compile(
    r"\b(?:\w+est|most \w+|least \w+)\s+(?:lead|edge|advantage|margin|deficit|lag)\b", re.IGNORECASE
)
# "A starts with the lowest value": of the first ones, and of no line as a whole.
_AT_AN_END = re.compile(
    r"\b(?:start|beg[iau]n|open|finish|end|close|conclude)(?:s|ed|ning|ing)?\s+(?:(?:out|off|up|the\s+\w+)\s+)?(?:with|at|on|from|as)\s+(?:the|its|their|by far the)\s+(?:overall\s+)?\w+(?:est|most)\b",
    re.IGNORECASE,
)
_COMPARED = re.compile(
    r"\b(?:is|are|was|were|be)\s+(?:\w+ly\s+|much\s+|far\s+|also\s+)?(?P<word>[a-z]{3,}er)\b"
)
_NOT_COMPARED = frozenset(
    "over under never ever however other another either neither after together rather number".split()
)


@lru_cache(maxsize=256)
def _compared(text: str) -> str:
    found = _COMPARED.search(text)
    return found["word"] if found and found["word"] not in _NOT_COMPARED else ""


def tells_otherwise(clause: Clause) -> bool:
    """Whether a clause with a superlative tells another thing than which value is the largest, or where."""
    if _SUCH.search(clause.text) or _OF_A_LEAD.search(clause.text) or _AT_AN_END.search(clause.text):
        return True
    word = _compared(clause.text)
    return bool(word) and word in loose_words(clause)
