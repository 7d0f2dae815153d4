"""Rows and columns that a clause singles out: "only A", "A alone", "just in A"."""

import re
from collections.abc import Iterator

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PositionRef, TickRef

_BEFORE = re.compile(
    r"\b(?:only|just|solely|exclusively|nowhere\s+but)\s+(?:(?:in|at|on|for|with|under|from|of)\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    r"\s+(?:alone|only)\b(?!\s+(?:in|at|on|for|with|under|from|to|by|when|until|after|\d))", re.IGNORECASE
)


def singled_out(clause: Clause) -> Iterator[Item]:
    """The mentions of lines that are told to be the only ones."""
    for item in clause.refs:
        if isinstance(item.value, TickRef | PositionRef) and (
            _BEFORE.search(clause.sentence[clause.start : item.start])
            or _BEHIND.match(clause.sentence, item.end, clause.end)
        ):
            yield item
