"""Extremes that are best, where nobody tells which way is better."""

from auditor.claim_parts import parts
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.doubt.asked import Asked

# Most measures are the better the higher they are; the other way is hardly meant where a document never says so. The
# worst may well be the highest: of pollen, of complaints.
_LIKELY = {"good": "max"}


def better_the_other_way(asked: Asked) -> str:
    """`A is best at 5`, borne out by A being lowest there, of a measure of which it is not known which way is better; or nothing."""
    told = [item for sense in _LIKELY for item in asked.clause.of("extreme", sense)]
    if asked.kind != "peak" or len(told) != 1 or not asked.clause.panels:
        return ""
    sense = told[0].sense("extreme")
    either = len(directions(sense, asked.clause.document, asked.clause.panels[0])) > 1
    claims = list(parts(asked.claim, Extreme))
    # A number that fits as well tells which way is meant.
    bare = claims and all(one.value is None and one.direction != _LIKELY[sense] for one in claims)
    return "it is not known which way is better" if either and bare else ""
