"""What never fails to happen: "not one of the stalls fails to gain" is "all of the stalls gain"."""

import re
from collections.abc import Iterator

_FAILS = r"\s+(?:ever\s+)?(?:fails?|failed)\s+to\s+(?=[a-z])"
_WHO = r"(?P<who>(?:[\w-]+\s+){0,2}?[\w-]+)"
_NONE_OF = re.compile(
    rf"\b(?:not\s+(?:a\s+single\s+)?one|none)\s+of\s+(?P<the>the|these|those|its)\s+{_WHO}{_FAILS}",
    re.IGNORECASE,
)
_NO = re.compile(
    rf"\b(?:not\s+(?:one|a(?:\s+single)?)|no(?:\s+single)?)\s+(?!of\b|other\b){_WHO}{_FAILS}", re.IGNORECASE
)


def never_failing(text: str) -> Iterator[tuple[int, int, str]]:
    """Where it is denied that something fails to do so, and that all of it does."""
    for found in _NONE_OF.finditer(text):
        yield found.start(), found.end(), f"all of {found['the']} {found['who']} "
    for found in _NO.finditer(text):
        yield found.start(), found.end(), f"every {found['who']} "
