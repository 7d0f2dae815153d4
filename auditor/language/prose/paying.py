"""Steps told as deeds, and what they are worth: "it always pays, whichever one is used" is "it always pays off in every case"."""

import re
from collections.abc import Iterator

_PAYS = re.compile(
    r"\b(?P<verb>pays?|paid)\b(?=\s*(?:[,;.!]|$)|\s+(?:in|at|with|under|on)\s+(?:all|every|each|any|both|the|either|no|\d|[A-Z])|\s+(?:everywhere|whatever|whichever|throughout|no\s+matter)\b)",
    re.IGNORECASE,
)
_AS_FAR_AS = re.compile(
    r"^as\s+far\s+as\s+(?=[^,;:.]{1,30},\s)(?![a-z\s]+\s(?:is|are|goes|go)\b)", re.IGNORECASE
)


def paying(text: str) -> Iterator[tuple[int, int, str]]:
    """The words for what a step is worth, and for how far it goes."""
    for found in _PAYS.finditer(text):
        yield found.start(), found.end(), f"{found['verb']} off"
    if far := _AS_FAR_AS.match(text):
        yield 0, far.end(), "Up to "
