"""Who alone does something, named behind it: "only one farm lost: A" is "only A lost", "wetter than B was only A" is "A was the only one wetter than B"."""

import re
from collections.abc import Iterator

_FEW = r"(?:one|a\s+single|two|three|four)"
# "Only one farm lost ground in May: A", "only two farms did so (A and B)".
_NAMED_LAST = re.compile(
    rf"(?P<lead>^|(?<=[;:]\s))(?:only|just)\s+{_FEW}\s+(?P<noun>[a-z]+)\s+(?P<does>(?!of\b|in\b|at\b|on\b|with\b|per\b)[a-z]+\b(?:[^,;:.()]|(?<=\d)[:.](?=\d))*?)\s*(?::\s+|\s[–—]\s+|,\s+namely\s+)"
    r"(?:namely\s+|that\s+of\s+|those\s+of\s+)?(?P<names>(?!it\b|they\b|by\b|from\b|\d)(?:[^,;:()]|(?<=\d):(?=\d))+?(?:,[^;:()]+?\sand\s[^,;:()]+?)?)(?=\s*[.!]?\s*$)",
    re.IGNORECASE,
)
_COMPARATIVE = r"(?:(?:more|less|fewer)\s+[a-z]+|(?!other\b|rather\b|under\b|over\b|after\b|ever\b|never\b)[a-z]{2,}er|better|worse|more|less)"
_THAN = (
    rf"(?P<how>{_COMPARATIVE}\s+than\s+(?:(?!\b(?:is|was|are|were|only)\b)(?:[^,;:.()]|(?<=\d)[:.](?=\d)))+?)"
)
_ALONE = r"(?:only|solely|no\s?one\s+but|nobody\s+but|none\s+but|nothing\s+but)"
# "Wetter than B in May was only A."
_PUT_FIRST = re.compile(
    rf"^{_THAN},?\s+(?P<be>is|was|are|were)\s+{_ALONE}\s+(?P<who>[^,;:.()]+?)(?=\s*[.!]?\s*$)", re.IGNORECASE
)
# "Only A was wetter than B in May", "in May only A was wetter than B".
_ONLY = re.compile(
    rf"^(?P<lead>(?:(?:in|at|on|for|with|under)\s+[^,;]{{1,30}}?,?\s+)?)only\s+(?P<who>(?:the\s+)?(?!(?:in|at|on|for|with|under|when|where|by|once|twice|one|two|three|four|five|six|\d|cells?|values?)\b)(?:(?!\b(?:is|was|are|were|and)\b)[^,;:.()]){{1,40}}?)\s+(?P<be>is|was)\s+"
    rf"{_THAN}(?=\s*[.!]?\s*$)",
    re.IGNORECASE,
)


def alone_behind(text: str) -> Iterator[tuple[int, int, str]]:
    """The sentence with the name of who alone does it in front of what it does."""
    if found := _NAMED_LAST.search(text):
        yield found.start(), found.end(), f"Only {found['names']} {found['does']}"
    elif found := _PUT_FIRST.match(text):
        how = found["how"][0].lower() + found["how"][1:]
        who = found["who"][0].upper() + found["who"][1:]
        yield 0, found.end(), f"{who} {found['be']} the only thing {how}"
    elif found := _ONLY.match(text):
        who = found["who"] if found["lead"] else found["who"][0].upper() + found["who"][1:]
        yield 0, found.end(), f"{found['lead']}{who} {found['be']} the only thing {found['how']}"
