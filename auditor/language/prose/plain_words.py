"""Fixed turns of speech told in plain words: "is made up of 20 cells", "74, the bottom of the grid", "A is topped by B", "training on A and testing on B"."""

import re
from collections.abc import Iterator

_GRID = r"(?:grid|map|heat\s?map|table|chart|matrix|plot|figure|picture|whole\s+(?:grid|map|table|chart))"
_MADE_UP = re.compile(
    r"\b(?:is|are)\s+(?:made\s+up|composed)\s+of\b(?=\s+(?:only\s+|just\s+)?(?:\d|[a-z]+\s+(?:cells|tiles|squares|rows|columns|boxes|by\b)))",
    re.IGNORECASE,
)
_END_OF_GRID = re.compile(
    rf"(?P<number>[-−]?\d[\d.]*)(?P<unit>\s?%|\s[a-z]{{1,8}})?(?P<joint>,\s+)the\s+(?:very\s+)?(?:(?P<low>bottom|foot|floor|nadir)|(?P<high>top|ceiling|roof|summit))\s+of\s+(?P<grid>(?:the|this)\s+(?:entire\s+)?{_GRID})\b",
    re.IGNORECASE,
)
_NAME = r"(?:(?!\b(?:is|was|are|were|and|that|which|who|by)\b)[^,;:.()]|(?<=\d)[.:](?=\d)){1,40}?"
_TOPPED = re.compile(
    rf"(?:(?P<it>\bit|\bthis|\bthat)|(?P<who>(?:^|(?<=[;:,]\s)|(?<=\band\s)|(?<=\bwhile\s)){_NAME}))\s+(?:is|was)\s+(?:topped|headed|led)\s+by\s+(?P<by>(?!\d+(?:\.\d+)?\s*(?:%|[a-z]|[.,;]|$))(?:[^,;:()]|(?<=\d)[.:](?=\d))+?)(?=\s*[.;,]|\s*$)",
    re.IGNORECASE,
)
_TRAINED = re.compile(
    r"\b(?:training|trained|to\s+train)\s+(?:on|with|in)\s+(?P<one>[^,;:.]{1,30}?)(?:\s+and|,)\s+(?:then\s+)?(?:testing|tested|test|evaluated|evaluating)\s+(?:it\s+)?(?:on|with|in)\s+(?P<other>[^,;:.]{1,30}?)(?=\s*[.,;(]|\s*$)",
    re.IGNORECASE,
)

# Of money this tells what is asked for something, and nothing that is lost.
_MONEY = r"(?:euros?|dollars?|pounds?|francs?|crowns?|cents?|pence|EUR|USD|GBP|CHF)"
_COSTS = re.compile(
    rf"\bcosts?(?P<led>\s+(?:(?:only|just|about|around|roughly|some|nearly|almost|exactly|as much as|over|under)\s+)?)(?=[€$£]\s?\d|\d[\d.,]*\s?(?:[€$£]|{_MONEY}\b))"
)

_HAS_A_MEAN = re.compile(
    r"\b(?P<who>the\s+(?:[a-z]{3,}est|best|worst|top|bottom)\s+[a-z]+)\s+(?:has|had|shows?|showed)\s+an?\s+(?:(?:row|column)\s+)?(?:mean|average)\s+of(?=\s[^.;,\d]{0,20}\d)"
    r"(?:(?P<mid>[^.;]{1,24}?(?:,| and| while)\s+the\s+(?:[a-z]{3,}est|best|worst|top|bottom))\s+(?:[a-z]+\s+)?one\s+of(?=\s[^.;,\d]{0,20}\d))?",
    re.IGNORECASE,
)

# "Wins 30 of 40 games": how many, and nothing that is beaten by so many.
_WINS = re.compile(
    r"\b(?P<verb>wins?|won)(?P<led>\s+(?:(?:only|just|about|around|roughly|some|nearly|almost|exactly|as many as)\s+)?)(?=\d[\d.,]*\s?(?:%|of\b|out\b|[^\W\d_]{3,}|[.,;]|$))(?!\d[\d.,]*\s?(?:points?|times|from|over|against|back|more)\b)",
    re.IGNORECASE,
)


def plain_words(text: str) -> Iterator[tuple[int, int, str]]:
    """Where such a turn stands, and its plain words."""
    for found in _MADE_UP.finditer(text):
        yield found.start(), found.end(), "consists of"
    for found in _END_OF_GRID.finditer(text):
        way = "lowest" if found["low"] else "highest"
        told = f"; {found['number']}{found['unit'] or ''} is the {way} value of {found['grid']}"
        yield found.start("joint"), found.end(), told
    for found in _TOPPED.finditer(text):
        if found["it"]:
            own = "Its" if found.start() == 0 else "its"
            yield found.start(), found.end(), f"{own} highest value is at {found['by']}"
        else:
            yield found.start(), found.end(), f"{found['who']} is highest at {found['by']}"
    for found in _HAS_A_MEAN.finditer(text):
        yield found.start(), found.end(), f"{found['who']} averages{found['mid'] or ''}"
    for found in _COSTS.finditer(text):
        yield found.start(), found.end(), f"is{found['led']}"
    for found in _WINS.finditer(text):
        has = {"win": "have", "won": "had"}.get(found["verb"].casefold(), "has")
        yield found.start(), found.end(), f"{has}{found['led']}"
    for found in _TRAINED.finditer(text):
        yield found.start(), found.end(), f"{found['one']} to {found['other']}"
