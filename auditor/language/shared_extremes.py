"""Extremes that stand at two places, told one after the other: "Low: 4.2, at A and again at B", "the peak, 9, turns up twice: at A and at B".

They are told as what two places share, which is judged at both.
"""

import re
from collections.abc import Iterator

_EXTREME = (
    r"(?:lowest|highest|smallest|largest|least|greatest|biggest|best|worst|weakest|strongest|poorest|slowest|fastest|shortest|longest|palest|darkest|"
    r"minimum|maximum|minima|maxima|peak|low|high|low point|high point|bottom|top|pessimum|optimum|floor|ceiling)"
)
_LABEL = re.compile(
    rf"(?:the\s+)?(?:(?:global|overall|absolute)\s+)?(?:{_EXTREME}(?:\s+(?!of\b|in\b|at\b|per\b|for\b)[a-z]+){{0,2}})",
    re.IGNORECASE,
)
_VALUE = r"(?P<value>[-−+]?[€$£]?\d[\d.,]*(?<![.,])(?:\s?(?:%|°C?))?(?:\s(?!(?:at|in|is|was|and|on|for)\b)[a-zµ]+(?:/[a-z]+)?)?)"
_FOUND = r"(?:(?:is\s+|was\s+|being\s+)?(?:found|seen|reached|attained|met|read|recorded|observed|held)|occurs|occurring|appears|appearing|stands|standing|turns\s+up|sits)"
_TWICE = r"(?:twice|in\s+two\s+(?:places|cells|spots)|at\s+two\s+(?:places|points|spots))"
_PLACE = r"(?:\([^()]{1,40}\)|(?:(?!\band\b|\bwhere\b|\bwhich\b)[^;:()]){1,50}?)"
_FIRST = rf"(?:first\s+|once\s+)?(?:at|for|in|with|by)\s+(?P<one>{_PLACE}),?"
_AGAIN = (
    rf"(?:again|once\s+more|once|a\s+second\s+time|also|then)\s+(?:at|for|in|with|by)\s+(?P<other>{_PLACE})"
)
_BOTH = rf"(?:at\s+|in\s+)?(?P<one>{_PLACE})\s+and\s+(?:at\s+|in\s+)?(?P<other>{_PLACE})"
_SHARED = rf"(?:shared\s+(?:by|between)|a\s+tie\s+(?:of|between)|tied\s+between|held\s+(?:jointly\s+)?by(?:\s+both)?)\s+{_BOTH}"
_END = r"\s*\.?\s*"
_TELLINGS = tuple(
    re.compile(rf"{telling}{_END}", re.IGNORECASE)
    for telling in (
        rf"{_FOUND}\s+{_FIRST}\s+and\s+{_AGAIN}",
        rf"{_FIRST}\s+and\s+{_AGAIN}",
        rf"(?:{_FOUND}\s+)?{_TWICE}\s*[,:—–]\s+{_BOTH}",
        _SHARED,
    )
)
_BEHIND_LABEL = re.compile(rf"{_VALUE},?\s+", re.IGNORECASE)
_TIE = re.compile(rf"a\s+tie\s+(?:at|on)\s+{_VALUE}\s+between\s+{_BOTH}{_END}", re.IGNORECASE)
_WITHIN = re.compile(
    rf"(?P<what>the\s+(?:[a-z]+\s+)?{_EXTREME}(?:\s+(?!of\b|in\b|at\b|is\b|was\b)[a-z]+){{0,2}})(?:,|\s+(?:is|was))\s+{_VALUE},\s+",
    re.IGNORECASE,
)


def shared_extremes(text: str, label: str = "") -> Iterator[tuple[int, int, str]]:
    """The sentence told anew, behind its label or with its subject in it; nothing where its form does not fit to the last word."""
    label = label.strip(" .:–—-*_")
    lead = _BEHIND_LABEL.match(text) if _LABEL.fullmatch(label) else _WITHIN.match(text)
    told = next((found for one in _TELLINGS if lead and (found := one.fullmatch(text, lead.end()))), None)
    if told is None and _LABEL.fullmatch(label):
        lead = told = _TIE.fullmatch(text)
    if lead is None or told is None:
        return
    what = lead.groupdict().get("what") or f"The {label.casefold().removeprefix('the ')}"
    yield (
        0,
        len(text.rstrip(" .")),
        f"{what} of {lead['value']} is shared by {told['one']} and {told['other']}",
    )
