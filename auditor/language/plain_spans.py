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
