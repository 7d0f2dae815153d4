"""Extremes that are told to belong to something, in plain order: "the highest score (9) belongs to A" as "A has the highest score (9)"."""

import re
from collections.abc import Iterator

_EXTREME = r"(?:\w{3,}est|most|least|best|worst|maximum|minimum|peak|top|record|first(?=\s+(?:place|rank|spot|position)\b))"
_WORDS = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d)|\([^()]*\))"
_WHAT = rf"\bthe\s+(?:[\w-]+\s+){{0,2}}?{_EXTREME}\b{_WORDS}{{1,80}}?"
_END = r"(?=\s*(?:[,;:.](?!\d)|$)|\s+(?:and|while|whereas|but|although|though)\s)"
_OWNED = re.compile(
    rf"(?P<what>{_WHAT})(?:\s+(?:is|was)\s+(?P<value>[\d.,]*\d(?:\s?%|\s[a-zµ°/]+)?),?\s+and\s+(?:it|this|that))?"
    rf"\s+(?:(?:also|still|likewise)\s+)?(?:(?:belong|go|fall)(?:s|es)?|belonged|went|fell)\s+to\s+(?P<who>(?:(?!\band\b)[^,;:.()]){{1,40}}?)(?P<too>\s+(?:as\s+well|too|again|alone|likewise))?{_END}",
    re.IGNORECASE,
)
_OWN = re.compile(
    rf"(?P<what>{_WHAT})\s+(?:is|was)\s+(?:(?:also|still|likewise)\s+)?its(?:\s+own)?(?P<too>(?:\s+(?:as\s+well|too))?){_END}",
    re.IGNORECASE,
)
# "In that column" leans on what was told before; ", that of B to C" on this.
_LEANS = re.compile(r"(?:\b|,\s+)(?:that|those|this|these)\b", re.IGNORECASE)
# What else belongs to it: "..., and so does the lowest".
_SO_DOES = re.compile(
    rf",?\s+(?:and\s+so|as)\s+(?:does|do|did|is|was)\s+(?P<what>{_WHAT}){_END}", re.IGNORECASE
)


def owners_first(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that are told so, each with its new words."""
    for found in _OWNED.finditer(text):
        if _LEANS.search(found["what"]) or _LEANS.match(text, found.end()):
            continue
        value = f" ({found['value']})" if found["value"] else ""
        yield found.start(), found.end(), _told(found["who"], found["what"] + value, found["too"])
        if more := _SO_DOES.match(text, found.end()):
            yield more.start(), more.end(), f"; {found['who']} has {more['what']}"
    for found in _OWN.finditer(text):
        yield found.start(), found.end(), _told("it", found["what"], found["too"])


def _told(who: str, what: str, too: str | None) -> str:
    return f"{who} has {what[0].lower()}{what[1:]}{too or ''}"
