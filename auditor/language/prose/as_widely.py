"""What no other does as much: "no other well varies as much over the year as A does" is "A varies most"."""

import re
from collections.abc import Iterator

_VARIES = r"(?:swings?|var(?:y|ies)|fluctuates?|ranges?|moves?|changes?|swung|varied|fluctuated|ranged)"
_OTHER = re.compile(
    rf"\bno\s+other\s+[a-z]+\s+(?P<verb>{_VARIES})\s+(?:as|so)\s+(?:widely|much|strongly|far|wildly|greatly|heavily)(?P<where>\s+(?:over|across|during|through|from)\s+[^,;:.]+?)?\s+as\s+(?P<who>[^,;:.]+?)(?:\s+(?:does|did|do))?"
    r"(?:,\s+(?:by\s+)?(?P<size>[^,;:]*?\d[^,;:]*?)\s+(?:from|between)\s+(?:its\s+)?(?:best|worst|quietest|loudest|lowest|highest|[a-z]+est)\s+(?:to|and)\s+(?:its\s+)?(?:best|worst|[a-z]+est))?(?=\s*[.;,]|\s*$)",
    re.IGNORECASE,
)


def as_widely(text: str) -> Iterator[tuple[int, int, str]]:
    """The sentence as told of the one that varies most, with how far that is."""
    for found in _OTHER.finditer(text):
        who = found["who"] if found.start() else found["who"][0].upper() + found["who"][1:]
        size = f", {found['size']}" if found["size"] else ""
        yield found.start(), found.end(), f"{who} has the widest range{size}"
