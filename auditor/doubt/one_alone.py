"""What is told of all or none of several cells, where a reading took a single one."""

import re

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked

_OF_SEVERAL = re.compile(
    r"\b(?:nowhere|nothing|nobody|everywhere|throughout|(?:no|not one|all|every|each)\s+[a-z]+)\b",
    re.IGNORECASE,
)
_KINDS = ("threshold", "count", "tally", "cell-set")


def one_alone(asked: Asked) -> str:
    """`nowhere does a net exceed 9, the yield of A in May`, read of that one cell; or nothing."""
    if asked.kind not in _KINDS or not _OF_SEVERAL.search(asked.clause.text):
        return ""
    chosen = list(selections(asked.claim))
    return "all or none is told of more than one cell" if len(chosen) == 1 and chosen[0].is_cell else ""
