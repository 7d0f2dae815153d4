"""The value of an extreme, told in a clause of its own: "A is lowest in May, where it has 9" is "A is lowest in May, at 9"."""

import re
from collections.abc import Iterator

_EXTREME = re.compile(
    r"\b(?:peak(?:s|ed)?|bottom(?:s|ed)?\s+out|top(?:s|ped)?\s+out|culminates?d?|most|least|best|worst|hardest|\w{3,}est|maximum|minimum|trough|summit|(?:the|its)\s+(?:top|high(?:\s+point)?|low(?:\s+point)?))\b",
    re.IGNORECASE,
)
_NUMBER = r"(?:(?:only|just|merely|about|around|roughly|some|nearly|almost|exactly|a\s+mere)\s+)?[-−+]?\d(?:[\d.,]*\d)?(?:\s?%)?"
_HAS = (
    r"(?:is|are|was|were|has|had|have|gets?|got|scores?|scored|manages?|managed|shows?|showed|records?|recorded|measures?|measured|reach(?:es|ed)?|hits?|"
    r"stands?\s+at|stood\s+at|comes?\s+to|came\s+to|(?:falls?|fell|drops?|dropped|sinks?|sank|rises?|rose|climbs?|climbed|gets?|got)\s+to)"
)
_NOTED = r"(?:is|are|was|were)\s+(?:found|seen|caught|taken|[a-z]{2,}ed)"
_UNIT = r"(?:\s+[^\W\d_]+(?:/[^\W\d_]+)?)?"
_TAIL = re.compile(
    rf",\s+(?:(?:where|when)\s+(?:(?:it|they)\s+(?:even\s+|still\s+)?{_HAS}|(?P<what>(?:the\s+|its\s+)?[a-z]{{3,}}(?:\s[a-z]{{3,}})?)\s+{_HAS}|(?P<noted>(?={_NUMBER}{_UNIT}\s+{_NOTED})))"
    rf"|reaching|hitting|attaining)\s*(?P<number>{_NUMBER})(?P<unit>{_UNIT})(?P<passive>\s+{_NOTED})?(?=\s*[.;]?\s*$|;\s)",
    re.IGNORECASE,
)
# The value behind how far two things are apart is told by those who read distances.
_APART = re.compile(r"\b(?:distance|gap|difference|lead|margin|spread)s?\b", re.IGNORECASE)
_PART = re.compile(r"[;:]\s|[.?!]\s")


def values_where(text: str) -> Iterator[tuple[int, int, str]]:
    """`..., where it is 9`, `..., where 9 birds were seen`, `..., reaching 9`: the value behind a place, as one told beside it."""
    for found in _TAIL.finditer(text):
        start = max((joint.end() for joint in _PART.finditer(text, 0, found.start())), default=0)
        if _APART.search(text, start, found.start()) or bool(found["passive"]) != (
            found["noted"] is not None
        ):
            continue
        if _EXTREME.search(text, start, found.start()) and not re.search(
            r"\d\s*[%)]", text[start : found.start()]
        ):
            what = f" ({found['what']})" if found["what"] else ""
            yield found.start(), found.end(), f", at {found['number']}{found['unit']}{what}"
