"""What another thing does as well, or does not, told in front of a sentence: "Like A, it climbs" tells that it climbs."""

import re
from collections.abc import Iterator

_LIKENED = re.compile(
    r"^(?:(?:just|much|quite|exactly|rather)\s+)?(?:like|unlike|as\s+with|as\s+in|similar\s+to|in\s+contrast\s+to|as\s+opposed\s+to|contrary\s+to)\s+"
    r"(?!(?:this|that|these|those|all|every|each|any|none|no|both)\b)[^,;:.()]{1,40},\s+(?P<first>[^\W\d_])",
    re.IGNORECASE,
)


def likened(text: str) -> Iterator[tuple[int, int, str]]:
    """Where such words stand, with what is left of the sentence: of the other thing nothing is told by itself."""
    if found := _LIKENED.match(text):
        yield 0, found.end(), found["first"].upper()
