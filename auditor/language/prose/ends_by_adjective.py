"""Extremes called by a plain adjective: "the fast extreme lies at A, the slow one at B" are the fastest and the slowest value."""

import re
from collections.abc import Iterator

_ENDS = {
    "upper": "highest", "top": "highest", "lower": "lowest", "bottom": "lowest", "high": "highest", "low": "lowest", "fast": "fastest", "slow": "slowest", "warm": "warmest", "cold": "coldest",
    "hot": "hottest", "cool": "coolest", "loud": "loudest", "quiet": "quietest", "wet": "wettest", "dry": "driest", "cheap": "cheapest", "dear": "dearest", "heavy": "heaviest", "light": "lightest",
    "long": "longest", "short": "shortest", "good": "best", "bad": "worst", "busy": "busiest", "strong": "strongest", "weak": "weakest", "positive": "highest", "negative": "lowest",
}  # fmt: skip
_EXTREME = re.compile(
    rf"\b(?P<the>the)\s+(?P<way>{'|'.join(_ENDS)})(?:\s+(?P<noun>extreme|outlier))\b(?=\s+(?:is|was|lies|lay|stands|stood|sits|falls|fell|occurs|occurred|comes|came|\(|[a-z]+ed\b))",
    re.IGNORECASE,
)
_OTHER = re.compile(
    rf"[,;]\s+(?:and\s+)?the\s+(?P<way>{'|'.join(_ENDS)})\s+(?P<one>one|extreme)\b(?=\s+(?:in|at|on|for|under|with|is|was|\())",
    re.IGNORECASE,
)


def ends_by_adjective(text: str) -> Iterator[tuple[int, int, str]]:
    """The adjective and its noun, as a superlative."""
    found = _EXTREME.search(text)
    if found is None:
        return
    yield found.start("way"), found.end("noun"), f"{_ENDS[found['way'].casefold()]} value"
    for other in _OTHER.finditer(text, found.end()):
        yield other.start("way"), other.end("one"), f"{_ENDS[other['way'].casefold()]} one"
