"""Extremes that are best, where nobody tells which way is better, or where the titles tell that the other end is."""

import re

from auditor.claim_parts import parts
from auditor.claims.better import better
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.doubt.asked import Asked


def better_the_other_way(asked: Asked) -> str:
    """`A is best at 5`, borne out by A being lowest there, of a measure of which it is not known which way is better; or nothing.

    Most measures are the better the higher they are. The worst may well be the highest: of pollen, of complaints.
    What is called a delay or a cost in a title is the better the lower it is.
    """
    clause = asked.clause
    sense = "good" if clause.of("extreme", "good") else "bad" if clause.of("extreme", "bad") else ""
    if asked.kind != "peak" or not sense or not clause.panels:
        return ""
    known = better(clause.document, clause.panels[0])
    either = len(directions("good", clause.document, clause.panels[0])) > 1
    claims = list(parts(asked.claim, Extreme))
    # A number that fits as well tells which way is meant.
    if not either or not claims or any(one.value is not None for one in claims):
        return ""
    if known:
        odd = "max" if (known == "higher") == (sense == "bad") else "min"
        wrong = all(one.direction == odd for one in claims)
        return "what is measured is better the other way" if wrong else ""
    bare = sense == "good" and all(one.direction == "min" for one in claims)
    return "it is not known which way is better" if bare else ""


_OFF_ZERO = re.compile(
    r"\b(?:residuals?|errors?|bias(?:es)?|deviations?|misfits?|offsets?|anomal(?:y|ies)|discrepanc(?:y|ies)|departures?|drift)\b",
    re.IGNORECASE,
)


def best_is_closest(asked: Asked) -> str:
    """`The model is best at A`, of residuals of both signs: the best is closest to zero, and neither the highest nor the lowest; or nothing."""
    clause = asked.clause
    if asked.kind not in ("peak", "ordinal", "comparison", "duel", "summit"):
        return ""
    if not (clause.of("extreme", "good", "bad") or clause.of("compare", "good", "bad")):
        return ""
    values = [q.value for panel in map(clause.panel, clause.panels) for q in panel.values.values()]
    both = bool(values) and min(values) < 0 < max(values)
    told = " ".join(
        text
        for panel in clause.document.panels
        for text in (panel.figure, panel.name, panel.legend.label if panel.legend else "")
    )
    known = clause.panels and better(clause.document, clause.panels[0])
    return "the best may be the closest to zero" if both and (_OFF_ZERO.search(told) or not known) else ""
