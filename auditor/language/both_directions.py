"""Both ways of a pair, told together: "if both directions are added" is "in both directions together"."""

import re
from collections.abc import Iterator

_ADDED = re.compile(
    r",?\s+(?:if|when|once)\s+(?:(?:one|we|you)\s+(?:adds?|counts?|sums?|takes?)(?:\s+up)?\s+)?(?:both|the\s+two)\s+(?:directions|ways|cells|squares)"
    r"(?:\s+are\s+(?:added|counted|summed|taken|put)(?:\s+(?:up|together))?|\s+together)?(?=\s*[.,;]|\s*$)",
    re.IGNORECASE,
)


def both_directions(text: str) -> Iterator[tuple[int, int, str]]:
    """Where a sentence tells so, with plain words for it."""
    for found in _ADDED.finditer(text):
        yield found.start(), found.end(), " in both directions together"
