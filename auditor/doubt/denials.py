"""Sentences that take back what they tell, leave it to others to say, or leave another place open: "it is false that A leads"."""

import re

from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause

_TAKEN_BACK = re.compile(
    r"\bit(?:'s|\s+(?:is|was|seems?|remains?))\s+(?:\w+ly\s+|quite\s+|by no means\s+)*(?:(?:a|an|the)\s+)?"
    r"(?:false|untrue|wrong|incorrect|inaccurate|mistaken|doubtful|questionable|unlikely|disputed|unclear|unknown|unproven|hard to (?:believe|say|tell)"
    r"|myth|rumou?r|mistake|misconception|error|lie|rumou?red|said|claimed|alleged|believed|thought|feared|hoped|assumed)\s+(?:to\s+\w+\s+)?(?:that|whether)\b"
    r"|\b(?:said|claimed|alleged|believed|thought|rumou?red|reputed|supposed) to be\b"
    r"|\b(?:no|little|scant|insufficient|hardly any|without)\s+(?:\w+\s+)?(?:evidence|indication|proof|sign|hint|reason)\s+(?:that|to)\b",
    re.IGNORECASE,
)


def taken_back(clause: Clause) -> str:
    """Why a clause does not tell what its words say; or nothing."""
    told = _TAKEN_BACK.search(clause.statement.text)
    return "it tells what others say, or what is not so" if told else ""


# "A ranked first or second": the other place that it may have.
_OR_ELSE = re.compile(
    r"\bor (?:(?:at|in|the|a|even|close|joint|tied|for) )*(?P<rank>second|third|fourth|fifth|sixth|last|\d+(?:st|nd|rd|th)|runners?-up)\b",
    re.IGNORECASE,
)


def other_place_left_open(asked: Asked) -> str:
    """That a place is told with another one that the reading does not have; or nothing."""
    clause = asked.clause
    for found in _OR_ELSE.finditer(clause.text):
        at = clause.start + found.start("rank")
        if not any(item.start <= at < item.end for item in asked.items):
            return f"another place is left open: {found.group()}"
    return ""


# "No row stays above 5 as long as A", "no row warms more in May than A"; "with more buyers than sellers" only tells which.
_UNRIVALLED = re.compile(
    r"\b(?:no|nobody|none|nothing|nowhere|neither)\b[^,;:]*?(?<!\bwith\s)(?:\bas\s+\w+(?:\s[^,;:]+?)?\s+as\b|\b(?:more|less|fewer|better|worse|\w{2,}er)\b[^,;:]*?\bthan\b)(?!\s+(?:half|an?|one|two|three|\d))",
    re.IGNORECASE,
)
_OF_ITSELF = ("trend", "threshold", "stability", "count", "range")


def of_others(asked: Asked) -> str:
    """That it is denied of all others that they do as much, which a reading of one line by itself does not tell; or nothing."""
    if asked.kind not in _OF_ITSELF or not _UNRIVALLED.search(asked.clause.text):
        return ""
    return "one may be held against all others"


# "No other confusion reaches 13": other than what was told in a sentence before.
_OTHERS = re.compile(
    r"^\W*(?:(?:and|but|otherwise|overall|still|yet)\W+)?(?:(?:no|not one|any|all|every|each|the|all the|none of the|each of the|every one of the|most)\s+"
    r"(?:others?|remaining|rest)\b|(?:nothing|nowhere|no ?(?:one|body)|everything|everywhere) else\b|elsewhere\b)",
    re.IGNORECASE,
)


def others_than_told(sentence: str) -> bool:
    """Whether a sentence begins with others than those that the text before it has told of."""
    return _OTHERS.match(sentence) is not None


def other_pairs(asked: Asked) -> str:
    """`No other pair goes above 0.4`: that pairs told before are left out, where nothing is named that it may be other than; or nothing."""
    clause = asked.clause
    if asked.kind not in ("bond", "pairs") or clause.refs or not others_than_told(clause.text):
        return ""
    return "it may leave out those that were told before"


# What is behind something may have caused it.
_CAUSE = re.compile(
    r"\b(?:is|are|was|were)\s+(?:(?:probably|likely|clearly|mostly|partly|also)\s+)?behind\s+(?:much|most|part|some|all|this|that|these)\b",
    re.IGNORECASE,
)


def of_a_cause(asked: Asked) -> str:
    """`Heating is behind much of the demand`: that a cause is told; or nothing."""
    return "it may tell a cause" if _CAUSE.search(asked.clause.text) else ""


_PARTED_BEHIND = re.compile(r":\s")
_PARTED = re.compile(r"[,;]\s*(?:but|yet|and|so|while|though)\b", re.IGNORECASE)


def denied_before_its_number(asked: Asked) -> str:
    """`Nothing is lost at A: each of them has 30`: whether a colon parts what is denied from every number; or nothing."""
    numbers = [item for item in asked.items if item.kind == "number"]
    for denial in (item for item in asked.items if item.has("quant", "none")):
        between = [asked.clause.sentence[denial.end : n.start] for n in numbers if denial.end <= n.start]
        if len(between) == len(numbers) > 0 and all(map(_PARTED_BEHIND.search, between)):
            return "what it denies is told before its number"
    return ""


def denied_further_on(asked: Asked) -> str:
    """`A comes close, with 5 at B, but gets no ring`: whether what is denied is parted from all else by a joint; or nothing."""
    denials = [item for item in asked.items if item.has("quant", "none") and item.text.casefold() == "no"]
    others = [item for item in asked.items if item not in denials]
    for denial in denials:
        between = [asked.clause.sentence[o.end : denial.start] for o in others if o.end <= denial.start]
        if len(between) == len(others) > 0 and all(map(_PARTED.search, between)):
            return "what it denies may be something else"
    return ""


# "That dip is gone on Friday", "the rise from 4 to 8 h disappears at A": then there is none.
_GONE = re.compile(
    r"\b(?:dips?|drops?|falls?|rises?|peaks?|bumps?|humps?|troughs?|gaps?|leads?|trends?|patterns?|advantages?|effects?|gains?|loss(?:es)?|increases?|decreases?|slumps?|jumps?|plateaus?|"
    r"differences?|slopes?|growth|decline|climb)\b[^,;:.]{0,40}?\s(?:(?:is|are|was|were|has|have|had)\s+(?:all\s+but\s+|almost\s+|nearly\s+|completely\s+|been\s+)*(?:gone|absent|missing|lost|lacking|vanished|disappeared|reversed|erased|over|undone)"
    r"|(?:disappear|vanish|melt|fade|evaporate|reverse)(?:e?s|e?d)?(?:\s+away)?|(?:goes|went)\s+missing|fails?\s+to\s+(?:appear|show))\b",
    re.IGNORECASE,
)
_OF_COURSES = ("trend", "path", "change", "move", "gap", "core", "worked-out")


def told_to_be_gone(asked: Asked) -> str:
    """`On Friday the dip is gone`, read as a dip on Friday; or nothing."""
    found = asked.kind in _OF_COURSES and _GONE.search(asked.clause.text)
    return f"it tells that there is none: {found.group()}" if found else ""
