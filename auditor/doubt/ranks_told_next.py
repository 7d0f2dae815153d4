"""Ranks that are counted from what was told before: "the next largest haul is 18, of Kesi"."""

import re

from auditor.doubt.asked import Asked

_OF_RANKS = ("ordinal", "peak", "standing", "summit", "duel", "comparison")
_NEXT = re.compile(r"\W*(?:the|its|their)\s+next[ -](?!(?:to|door)\b)\w+", re.IGNORECASE)


def counted_from_before(asked: Asked) -> str:
    """`The next largest is 18`, read as the second of all: it is the one behind those of another sentence; or nothing."""
    clause = asked.clause
    found = _NEXT.match(clause.text) if asked.kind in _OF_RANKS else None
    if found is None or any(item.kind in ("extreme", "rank") for item in clause.before):
        return ""
    return f"it may be counted from what was told before it: {found.group().strip()}"
