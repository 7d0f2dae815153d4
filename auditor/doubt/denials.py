"""Sentences that take back what they tell, or leave it to others to say: "it is false that A leads"."""

import re

from auditor.language.clauses import Clause

_TAKEN_BACK = re.compile(
    r"\bit(?:'s|\s+(?:is|was|seems?|remains?))\s+(?:\w+ly\s+|quite\s+|by no means\s+)*(?:(?:a|an|the)\s+)?"
    r"(?:false|untrue|wrong|incorrect|inaccurate|mistaken|doubtful|questionable|unlikely|disputed|unclear|unknown|unproven|hard to (?:believe|say|tell)"
    r"|myth|rumou?r|mistake|misconception|error|lie|rumou?red|said|claimed|alleged|believed|thought|feared|hoped|assumed)\s+(?:to\s+\w+\s+)?(?:that|whether)\b"
    r"|\b(?:said|claimed|alleged|believed|thought|rumou?red|reputed|supposed) to be\b",
    re.IGNORECASE,
)


def taken_back(clause: Clause) -> str:
    """Why a clause does not tell what its words say; or nothing."""
    told = _TAKEN_BACK.search(clause.statement.text)
    return "it tells what others say, or what is not so" if told else ""
