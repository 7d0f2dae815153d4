"""Extremes that are best, where nobody tells which way is better, or where the titles tell that the other end is."""

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
