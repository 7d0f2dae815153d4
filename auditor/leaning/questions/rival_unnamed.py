"""`A's 5-point lead shrinks to 2`, read of two cells of A: over whom it leads was told before."""

import re

from auditor.leaning.told import Told

_LEAD = re.compile(
    r"(?:\b(?:an?|the|its|their|this|that)\s+|['’]s?\s+|-point\s+)(?:\w+\s+)?(?:lead|margin|advantage|edge|head start|cushion)\b",
    re.IGNORECASE,
)

_RIVAL = re.compile(r"\b(?:over|ahead|between|against|on|than|from|to|behind)\b", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    leads = told.judged.kind in ("comparison", "duel", "move") and _LEAD.search(told.judged.text)
    return "over whom it leads is not told" if leads and not _RIVAL.search(told.judged.text) else ""
