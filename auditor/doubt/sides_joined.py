"""Things that are named together, and were read as held against each other: "smaller, for A as well as for B"."""

import re
from itertools import pairwise

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.refs import PanelRef

_JOINED = re.compile(
    r"(?:\s+[a-z]+)?\s*,?\s*(?:as\s+well\s+as|and\s+also|and\s+likewise|just\s+as|but\s+also|and|no\s+less\s+than)\s+(?:also\s+)?(?:for|in|at|with|on|under)?\s*(?:the\s+)?",
    re.IGNORECASE,
)
_AGAINST = re.compile(r"\b(?:than|versus|vs|against|compared|relative|between)\b", re.IGNORECASE)


def sides_joined(asked: Asked) -> str:
    """`The dose makes it smaller, for A as well as for B`, read as that B is below A; or nothing."""
    clause = asked.clause
    cues = clause.of("compare") if asked.kind in ("comparison", "duel") else ()
    if not cues or _AGAINST.search(clause.text) or len({s.panel for s in selections(asked.claim)}) < 2:
        return ""
    panels = [item for item in clause.items if isinstance(item.value, PanelRef) and item.start >= cues[0].end]
    joined = any(_JOINED.fullmatch(clause.sentence, one.end, other.start) for one, other in pairwise(panels))
    return "what it names together may be no two sides" if joined else ""
