"""Times that add nothing to what is told of lines: "as the night goes on" as "through the night", "in every row the highest load of the day"."""

import re
from collections.abc import Iterator

_TIME = r"(?:day|night|morning|evening|week|month|quarter|season|year|decade)"
_GOES_ON = re.compile(
    rf",?\s+as\s+the\s+(?P<time>{_TIME})\s+(?:goes|went|wears|wore|moves|moved)\s+(?:on|by)\b"
    rf"|,?\s+as\s+the\s+(?P<time2>{_TIME})\s+(?:progress(?:es|ed)|unfold(?:s|ed)|advance[sd])\b",
    re.IGNORECASE,
)
# Of the lines that are gone through, each has so long a time: its highest value is that of its time.
_ITS_HIGHEST = re.compile(
    r"\b(?:in|on|at|for)\s+(?:every|each|all)\b(?:[^;:.]|(?<=\d)[:.](?=\d))*?\b(?:the|its)\s+(?:\w{2,}est|most|least|best|worst|peak|top)\b(?:\s+[a-z]+){0,2}?"
    rf"(?P<of>\s+of\s+(?:the|its|that)\s+{_TIME})(?=\s*(?:[,;.](?!\d)|$)|\s+(?:and|but|while|whereas)\b)",
    re.IGNORECASE,
)


def spans_told(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that are told otherwise, each with its new words."""
    for found in _GOES_ON.finditer(text):
        yield found.start(), found.end(), f" through the {found['time'] or found['time2']}"
    for found in _ITS_HIGHEST.finditer(text):
        yield found.start("of"), found.end("of"), ""


# "A averages 9, against 4 for B", "the mean of A is 9, against 4 for B": B has the other mean, where all else is as for A.
_FIRST = r"[^\s;:,]*\d[^;:,]*"
_TAIL = (
    r"(?P<tail>,\s+(?:as\s+)?(?:against|compared\s+(?:with|to)|versus|as\s+opposed\s+to)\s+(?P<second>\d[\d.]*(?:\s?(?:%|°?[A-Za-z/³²µ]{1,10}))?)"
    r"\s+(?:for|of)\s+(?P<who>[^;:,()]{1,40}?))(?=[.;]?$|[;,]\s)"
)
_AVERAGING = re.compile(
    rf"\b(?:averag(?:es?|ed)|(?:has|have|had)\s+(?:an?|the)\s+(?:average|mean)\s+of)\s+{_FIRST}(?:\s+(?:over|across)\s[^;:,]{{1,30}})?{_TAIL}",
    re.IGNORECASE,
)
_IS = r"(?:is|was|comes\s+to|came\s+to|stands\s+at|stood\s+at)"
_MEAN_IS = re.compile(
    rf"\b(?:(?:mean|average)\s+(?:of|for)\s[^;:,]{{1,40}}?|(?:['’]s?|\bits|\btheir)\s+(?:mean|average)(?:\s+(?:over|across)\s[^;:,]{{1,30}}?)?)\s+{_IS}\s+{_FIRST}{_TAIL}",
    re.IGNORECASE,
)


def means_against(text: str) -> Iterator[tuple[int, int, str]]:
    """`A averages 9, against 4 for B`: A averages 9, B 4."""
    for found in _AVERAGING.finditer(text):
        yield found.start("tail"), found.end("tail"), f", {found['who']} {found['second']}"
    for found in _MEAN_IS.finditer(text):
        yield found.start("tail"), found.end("tail"), f", that of {found['who']} {found['second']}"
