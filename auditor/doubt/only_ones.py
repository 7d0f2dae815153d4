"""That a sentence tells which one alone does something, or what none does, where its number was read as the value of a cell."""

import re

from auditor.doubt.asked import Asked

_OF_NUMBERS = ("value", "amount")
_ALONE = re.compile(
    r"\b(?:the\s+(?:only|sole|lone|one|single|two\s+only|only\s+(?:two|three|four))\s+[^,;:.]*?\b(?:to|that|which|with|who|where|above|below|over|under|past)\b"
    r"|(?:only|no|none|nobody|nothing|neither)\s+[^,;:]*?\b(?:do(?:es)?|did|is|are|was|were|reach(?:es)?|pass(?:es)?|manages?|exceeds?|tops?|clears?|gets?|goes?|comes?|falls?|breaks?|hits?)\b)",
    re.IGNORECASE,
)


_ANY = re.compile(
    r"\bonly\b[^,;:]*\b(?:(?:do(?:es)?|did|has|have|had|was|were|is|are)\s+(?:any|an?|some)\b|(?:which|whom|where)\s+(?:an?|any|some)\b|with\s+(?:[a-z]+\s+)?(?:values?|cells?)\s+(?:that|which)\b)",
    re.IGNORECASE,
)


_OF_ALL_OF_IT = ("comparison", "trend", "change", "worked-out", "move", "path")
_SO_MANY_OTHERS = re.compile(r"\bother\b", re.IGNORECASE)
_COMPARED = ("comparison", "duel")


def so_many_others(asked: Asked) -> str:
    """`A is higher than the values of 2 other rows`, read as told of all the others; or nothing."""
    clause = asked.clause
    counts = [item for item in clause.numbers if _SO_MANY_OTHERS.match(clause.sentence, item.end + 1)]
    return "so many others may be a part of them" if counts and asked.kind in _COMPARED else ""


def never_the_first(asked: Asked) -> str:
    """`A never wins a row`: others may be as good in each, which no comparison with all of them tells; or nothing."""
    clause = asked.clause
    firsts = clause.of("extreme") if asked.kind == "comparison" else ()
    denied = any(item.start < first.start for item in clause.of("quant", "none") for first in firsts)
    return "that one is never the first tells of no other" if denied else ""


def means_above_a_bound(asked: Asked) -> str:
    """`Only A and B have a mean above 12`: it is told of means, and cells may lie above it anywhere; or nothing."""
    only = asked.kind == "threshold" and asked.clause.of("quant", "only") and asked.clause.of("aggregate")
    return "it may tell of the means of lines" if only else ""


def of_one_alone(asked: Asked) -> str:
    """`A is the only one to reach 50 in May`, read as A having 50; `only in May did any farm gain`, read as all doing so; or nothing."""
    if asked.kind in _OF_ALL_OF_IT and _ANY.search(asked.clause.text):
        return "it may be so of some of them only"
    found = _ALONE.search(asked.clause.text) if asked.kind in _OF_NUMBERS and asked.clause.numbers else None
    return f"its number may be a bound for others, too: {found.group()}" if found else ""
