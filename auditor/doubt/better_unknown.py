"""Extremes that are best, where nobody tells which way is better."""

from auditor.claim_parts import parts
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.doubt.asked import Asked


def better_the_other_way(asked: Asked) -> str:
    """`A is best at 5`, borne out by A being lowest there, of a measure of which it is not known which way is better; or nothing.

    Most measures are the better the higher they are. The worst may well be the highest: of pollen, of complaints.
    """
    clause = asked.clause
    if asked.kind != "peak" or not clause.of("extreme", "good") or not clause.panels:
        return ""
    either = len(directions("good", clause.document, clause.panels[0])) > 1
    claims = list(parts(asked.claim, Extreme))
    # A number that fits as well tells which way is meant.
    bare = claims and all(one.value is None and one.direction == "min" for one in claims)
    return "it is not known which way is better" if either and bare else ""
