"""Words that look like a part of a claim, and belong elsewhere.

Remarks on a number, "most" as the end of a ranking, "downwards" as a way in the picture.
"""

import re

from auditor.doubt.asked import Asked

# "no oak gets to 26 m, a height that elms pass in May": what follows tells of other cells.
_ON_A_NUMBER = re.compile(
    r"\d\S*(?:\s[^\W\d_]+)?,\s+an?\s+(?:[a-z]+\s+)?(?:mark|level|line|bar|figure|value|limit|threshold|number|point|height|rate|score|share"
    r"|length|time|price|amount|temperature|feat|depth|size)\s+(?:that|which|of which|to which|no|none|only|few|all|each|every)\b",
    re.IGNORECASE,
)
# "oak and elm agree most (0.48)", "the third group gains most": more than all others do.
_MOST = re.compile(
    r"\b(?P<verb>[a-z]+)\s+most(?=\s*(?:[(),.;:]|$)|\s+(?:in|at|on|for|when|under|with)\b)", re.IGNORECASE
)
_BEFORE_NOUN = frozenset(
    "is are was were be in at by for of the on with to than and or like as that from under".split()
)


def remark_on_number(asked: Asked) -> str:
    """That a remark on a number tells of other cells than the claim does; or nothing."""
    return "a remark on its number tells of others" if _ON_A_NUMBER.search(asked.clause.text) else ""


# "The most striking one"
_DEGREE = re.compile(
    r"(?:\bthe (?:\w+ )?|^\W*)most (?!of\b|cells?\b|values?\b|frequent|common|prevalent|recurrent)[a-z]+(?:ed|ing|ful|ous|ive|ant|ent|al|ic|able)\b",
    re.IGNORECASE,
)


def most_of_all(asked: Asked) -> str:
    """That "most" behind a verb ranks what does so, and counts no cells; or nothing."""
    text = asked.clause.text
    found = _MOST.search(text) if asked.kind == "count" else None
    ranks = found is not None and found["verb"].casefold() not in _BEFORE_NOUN
    ranks |= asked.kind == "count" and bool("most of all" in text.casefold() or _DEGREE.search(text))
    return 'its "most" may rank, and count nothing' if ranks else ""


def ranked_by_most(asked: Asked) -> str:
    """That "most" behind a verb ranks what changed so, of which the number that fits proves nothing; or nothing."""
    found = _MOST.search(asked.clause.text) if asked.kind in ("change", "difference", "value") else None
    ranks = found is not None and found["verb"].casefold() not in _BEFORE_NOUN
    return 'its "most" ranks what it tells, which the numbers do not prove' if ranks else ""


# "Values grow to the right in every row and downwards in every column."
_ACROSS = re.compile(r"\b(?:to the (?:right|left)|(?:right|left)wards?|sideways)\b", re.IGNORECASE)
_UPRIGHT = re.compile(r"^\W*(?:and\s+)?(?:also\s+)?(?:up|down)wards?\b", re.IGNORECASE)


# "At dose 4 the rate is 36, the maximum."
_BESIDE = re.compile(
    r"\W*(?:(?:the|its|their|an?)\s+)?(?:\w+\s+)?(?:maximum|minimum|peak|trough|dip|low|high)\W*",
    re.IGNORECASE,
)


def way_and_no_trend(asked: Asked) -> str:
    """That "downwards" goes on with a way to the right, or a noun with what was told, and is no course; or nothing."""
    clause = asked.clause
    if asked.kind == "trend" and _BESIDE.fullmatch(clause.text):
        return "its noun stands beside what was told before"
    if asked.kind != "trend" or not _UPRIGHT.match(clause.text):
        return ""
    before = clause.sentence[: clause.start]
    return "its word may be a way in the picture" if _ACROSS.search(before) else ""
