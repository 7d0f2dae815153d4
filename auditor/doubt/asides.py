"""What stands in commas beside a name: it tells who that is, and is not what the sentence says of it."""

import re

from auditor.language.clauses import Clause
from auditor.language.refs import TickRef
from auditor.language.verbs import verb_in

_PREPOSITION = re.compile(r"\b(?:in|at|on|for|of|under|with|by|from|to|than)\s+(?:the\s+)?$", re.IGNORECASE)


def beside_a_name(clause: Clause, start: int, end: int) -> bool:
    """`The oldest of them, A, leads`: whether words of the clause stand in commas beside a name, and tell only more of who it is."""
    text = clause.text
    opened, closed = text.rfind(",", 0, start), text.find(",", end)
    if closed < 0 or verb_in(text, [], opened + 1, closed) is not None:
        return False
    places = {
        (i.start - clause.start, i.end - clause.start) for i in clause.refs if isinstance(i.value, TickRef)
    }
    if any(opened < first < closed for first, _ in places):
        return False
    if opened >= 0:
        own = [first for first, last in places if last <= opened and not text[last:opened].strip()]
        return any(not _PREPOSITION.search(text[:first]) for first in own)
    named = (last for first, last in places if first > closed and not text[closed + 1 : first].strip())
    return any(text[last : last + 1] == "," for last in named)
