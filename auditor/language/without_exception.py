"""What is told of all a second time: "beats B all week, without a single exception" is so all week."""

import re
from collections.abc import Iterator

_AGAIN = re.compile(
    r",\s+(?:and\s+(?:this\s+)?)?(?:without\s+(?:a\s+single\s+|any\s+)?exceptions?|bar\s+none|with\s+no\s+exceptions?)(?=\s*[.,;!]|\s*$)",
    re.IGNORECASE,
)
_OF_ALL = re.compile(
    r"\b(?:all|every|each|both|always|throughout|everywhere|no|none|never|nowhere|any|consistently)\b",
    re.IGNORECASE,
)


def without_exception(text: str) -> Iterator[tuple[int, int, str]]:
    """Where such words stand behind others that tell it of all: they add nothing."""
    for found in _AGAIN.finditer(text):
        if _OF_ALL.search(text, 0, found.start()):
            yield found.start(), found.end(), ""
