"""Whether a number counts something else than it was read to: of each of several, of most of so many, of one of them, of lines."""

import re

from auditor.claim_parts import parts
from auditor.claims.looks.claims import LookFact
from auditor.doubt.asked import Asked
from auditor.language.refs import TickRef

_COUNTS = frozenset(("count", "tally", "look", "cell-set"))
_EACH = re.compile(r"\beach\b(?!\s+of\s+(?:them|these|those|which)\b)|\bapiece\b", re.IGNORECASE)
_MOSTLY = re.compile(
    r"\b(?:mostly|largely|mainly|chiefly|predominantly|for\s+the\s+most\s+part)\b", re.IGNORECASE
)
_ONE = re.compile(
    r"\W*(?:(?:and|but|while)\s+)?(?:one|another|some|a\s+single|a\s+further)\s+(?!of\b)[a-z]+", re.IGNORECASE
)
_OF_THESE = re.compile(r"\bof\s+(?:the|these|those|its|our)\s+(?P<noun>[a-z]+s)\b", re.IGNORECASE)


def of_each_of_several(asked: Asked) -> str:
    """`A and B have three gaps each`, read as three in both together; or nothing."""
    clause = asked.clause
    lines = [tick for item in clause.refs if isinstance(item.value, TickRef) for tick in item.value.ticks]
    dealt = asked.kind in ("count", "look") and len(lines) > 1 and _EACH.search(clause.text)
    return "it may be so many in each of them" if dealt else ""


def most_of_so_many(asked: Asked) -> str:
    """`The eight readings of A are mostly above 3`, read as eight that are; or nothing."""
    mostly = asked.kind in _COUNTS and _MOSTLY.search(asked.clause.text)
    return "it is told of most of so many" if mostly else ""


def one_of_them(asked: Asked) -> str:
    """`One speed is below 30`, read as all of them being so; or nothing."""
    one = asked.kind == "threshold" and _ONE.match(asked.clause.text)
    return "it may be told of a single one" if one else ""


def lines_counted_as_cells(asked: Asked) -> str:
    """`Two of the species are complete`, read as two cells, where the noun is none for cells; or nothing."""
    if asked.kind != "look":
        return ""
    found = _OF_THESE.search(asked.clause.text)
    nouns = [
        item for item in asked.clause.of("noun") if found and item.start <= found.start("noun") < item.end
    ]
    whole = any(fact.about == "count" for fact in parts(asked.claim, LookFact))
    return f"{found['noun']} may be lines" if found and not nouns and whole else ""
