"""Denials and exceptions told again in plain order: "neither A nor B", "with one exception: A", "A is the only row where ..."."""

import re
from collections.abc import Iterator

from auditor.numerals import CARDINALS

# "All of them rise, bar the last": behind a comma, and no bar that is drawn.
_BAR = re.compile(
    r",\s+(?P<bar>bar)\s+(?!(?:charts?|plots?|graphs?|lengths?|heights?|widths?|labels?|ends?)\b)[^,;:.]{1,40}(?=[.;,)]?\s*$)"
)


def exceptions_in_order(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that are told otherwise in plain order, each with its new words."""
    yield from _neither(text)
    yield from ((found.start("bar"), found.end("bar"), "except for") for found in _BAR.finditer(text))
    yield from _exceptions(text)
    yield from _singled_out(text)


# "Neither A nor B" as a subject or a place; not "A neither rises nor falls".
_NEITHER = re.compile(
    r"(?:^|[,;:(]\s|\b(?:and|but|while|whereas|yet|in|at|on|for|under|with|of)\s)(?:[^\w]*)neither\s+(?P<one>[^,;:.]{1,60}?)\s(?P<nor>nor)\s(?!(?:do|does|did|is|are|was|were|has|have|had|can|will)\b)",
    re.IGNORECASE,
)


def _neither(text: str) -> Iterator[tuple[int, int, str]]:
    """`neither A nor B exceeds 5`: none of A or B does; the denial is told once."""
    yield from ((found.start("nor"), found.end("nor"), "or") for found in _NEITHER.finditer(text))


_COUNTED = r"(?:only\s+|just\s+|exactly\s+)?(?:one|a single|a sole|two|three|four)"
# An exception that is named where it is told that there is one: "with one exception: A", "the only exception being A".
_NAMED = re.compile(
    rf"(?P<lead>^|[,;:]?\s+[–—-]?\s*)(?:and\s+)?(?:with\s+{_COUNTED}\s+exceptions?\s*(?P<mark>[:,–—(]|\b(?:being|namely|at|in|for|on)\b)"
    r"|(?:the|its)\s+(?:only|sole|one|single|lone|two|only two)\s+exceptions?\s+(?:is|are|was|were|being)\b)\s*(?P<name>(?:[^,;:()–—]|(?<=\d):(?=\d))+)(?P<close>\))?",
    re.IGNORECASE,
)


_SO_MANY = re.compile(rf"\b(?:{'|'.join(CARDINALS)}|\d+)\s+(?:out\s+)?of\b", re.IGNORECASE)


def _exceptions(text: str) -> Iterator[tuple[int, int, str]]:
    """`all are above 4, with one exception: A`: all are above 4, except for A."""
    for found in _NAMED.finditer(text):
        if _SO_MANY.search(text, 0, found.start()):
            continue  # "in five of the six rows, the only exception being A": these are counted already
        name = re.sub(r"^(?:at|in|on|for)\s+", "", found["name"], flags=re.IGNORECASE)
        fronted = not found["lead"]
        if not fronted:
            yield found.start(), found.end(), f", except for {name}"
        elif found["mark"] and found["mark"] != "," and re.match(r",?\s", text[found.end() :]):
            yield found.start(), found.end(), f"Except for {name}{',' * (text[found.end()] != ',')}"


# "A is the only row where B exceeds 5", "A is the only row that exceeds 5".
_SINGLED = re.compile(
    r"^(?P<subject>[^,;:.]{1,40}?)\s(?P<number>is|are|was|were)\s+the\s+(?:only|sole|one)\s+(?:[a-z]+\s+){0,2}?[a-z]+\s+"
    r"(?P<link>where|(?:in|at|for|on|with|under)\s+which|that|which|to)\s+(?P<rest>(?:[a-z]+\s+)*?(?:exceeds?|exceeded|falls?|fell|drops?|dropped|rises?|rose|gets?|got|goes|went|reach(?:es|ed)?|pass(?:es|ed)?|tops?|topped|clears?|cleared|surpass(?:es|ed)?|stays?|stayed|(?:is|are|was|were)\s+(?:ever\s+)?(?:above|below|over|under|at|beyond))\b[^,;:]*)$",
    re.IGNORECASE,
)


# "A is the only row above 5 at B", "the only row above 5 at B is A": of the lines, where what is counted is no value.
_BOUND = r"(?:above|below|over|under|past|beyond|short\s+of|at\s+or\s+(?:above|below))\s"
_ONE = r"the\s+(?:only|sole|one)\s+(?:[a-z]+\s+){0,2}?(?!(?:scores?|values?|numbers?|counts?|cells?|entr(?:y|ies)|readings?|figures?|results?|rates?|combinations?|pairs?|configurations?)\b)[a-z]+\s+"
_SINGLED_BOUND = re.compile(
    rf"^(?P<subject>(?!this\b|that\b|it\b|there\b|which\b)[^\W\d][^,;:.'’]{{0,40}}?)\s(?P<verb>is|are|was|were)\s+{_ONE}(?={_BOUND})",
    re.IGNORECASE,
)
_BOUND_SINGLED = re.compile(
    rf"^{_ONE}(?P<rest>{_BOUND}[^,;:]{{1,40}}?)\s(?P<verb>is|are|was|were)\s+(?P<subject>[^\W\d][^,;:.'’]{{0,40}}?)(?=[.!]?$)",
    re.IGNORECASE,
)
_BARE_VERB = re.compile(
    r"^(?:[a-z]+ly\s+)?(?P<verb>(?:exceed|fall|drop|rise|get|go|reach|pass|top|clear|surpass|stay))\b",
    re.IGNORECASE,
)


# "A is the only row without a gap", "A and B are the only rows with two of them".
_SINGLED_BY = re.compile(
    r"^(?P<subject>(?!this\b|that\b|it\b|there\b|which\b)[^,;:.]{1,40}?)\s(?:is|was|(?P<many>are|were))\s+the\s+(?:only|sole|one)\s+(?:[a-z]+\s+){0,2}?(?P<noun>[a-z]+)\s+"
    r"(?:(?P<not>without\s+(?:any|an?|a\s+single)|to\s+have\s+no|that\s+has\s+no|with\s+no)|(?:with|to\s+have|that\s+has|having)\s+(?=(?:an?|any|just|only|one|two|three|four|five|six|at\s+least|more\s+than)\s))\s*(?=[a-z])",
    re.IGNORECASE,
)


def _singled_out(text: str) -> Iterator[tuple[int, int, str]]:
    """`A is the only row where B exceeds 5`: only in A does B exceed it; `A is the only row that exceeds 5`: only A does."""
    by = _SINGLED_BY.match(text)
    if by and by["many"] and not by["noun"].endswith("s"):
        return  # "A and B are the only pair with ...": said of both together
    if by:
        verb, denied = "have" if by["many"] else "has", "no " if by["not"] else ""
        yield 0, by.end(), f"Only {by['subject']} {verb} {denied}"
        return
    if bound := _SINGLED_BOUND.match(text):
        yield 0, bound.end(), f"Only {bound['subject']} {bound['verb']} "
        return
    if bound := _BOUND_SINGLED.match(text):
        yield 0, bound.end(), f"Only {bound['subject']} {bound['verb']} {bound['rest']}"
        return
    found = _SINGLED.match(text)
    if found is None or found["subject"].casefold() in ("this", "that", "it", "there", "which"):
        return
    where = found["link"].casefold() not in ("that", "which", "to")
    start, lead = (
        found.start("rest"),
        f"Only at {found['subject']} does " if where else f"Only {found['subject']} ",
    )
    bare = (
        _BARE_VERB.match(found["rest"])
        if found["link"].casefold() == "to" and found["number"] in ("is", "was")
        else None
    )
    if bare:  # "the only one to reach 5": that one reaches it
        start, verb = start + bare.end(), bare["verb"]
        lead += verb + ("es" if verb.endswith(("s", "ch", "go")) else "s")
    yield 0, start, lead
