"""Whether what every line gets past is passed once, and not throughout: "every well gets beyond 20 in the wet year"."""

import re

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked

_GETS_PAST = re.compile(
    r"\b(?:gets?|got|goes|went|climbs?|climbed|rises?|rose|makes?\s+it|pushes|falls?|fell|drops?|dropped|dips?|dipped|sinks?|sank)\s+"
    r"(?:beyond|past|above|over|below|under|to)\b|\b(?:passes|passed|reaches|reached|crosses|crossed|tops|topped|clears|cleared|breaks|broke)\b",
    re.IGNORECASE,
)
_EVERY_LINE = re.compile(r"\b(?:every|each|all|both)\b", re.IGNORECASE)


def once_is_enough(asked: Asked) -> str:
    """That a bound which every line is told to get past holds somewhere in each of them; or nothing."""
    clause = asked.clause
    relation, num = getattr(asked.claim, "relation", ""), getattr(asked.claim, "num", None)
    told = _GETS_PAST.search(clause.text) and _EVERY_LINE.search(clause.text)
    if asked.kind != "threshold" or not told or num is None or relation not in (">", ">=", "<", "<="):
        return ""
    up = relation.startswith(">")
    for side in (0, 1):
        lines: dict[tuple[int, int], list[float]] = {}
        for one in selections(asked.claim):
            panel = clause.panel(one.panel)
            for at in one.places(panel):
                if at in panel.values:
                    lines.setdefault((one.panel, at[side]), []).append(float(panel.values[at].value))
        extremes = [max(values) if up else min(values) for values in lines.values()]
        several = len(extremes) > 1 and any(len(values) > 1 for values in lines.values())
        if several and sum((e > num.value) == up for e in extremes) >= len(extremes) - 2:
            return "it may be so at one place of each"
    return ""
