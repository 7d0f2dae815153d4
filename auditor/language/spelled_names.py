"""What the abbreviations in the names of axes stand for, where the text tells it: "true wind angle (TWA)"."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

_SHORT = re.compile(r"(?<!\w)[A-Z][A-Za-z]?[A-Z]{1,4}(?!\w)")
_LONGEST = 6


def spelled_names(text: str, names: Iterable[str]) -> Iterator[str]:
    """The words that each abbreviation of some names stands for."""
    known = _explained(text)
    for short in dict.fromkeys(short for name in names for short in _SHORT.findall(name)):
        if short in known:
            yield known[short]


@lru_cache(maxsize=32)
def _explained(text: str) -> dict[str, str]:
    """Abbreviations in brackets behind the words that begin with their letters."""
    found: dict[str, str] = {}
    for one in re.finditer(rf"\(({_SHORT.pattern})\)", text):
        letters = one[1].lower()
        words = re.findall(r"[^\W\d_]+", text[max(0, one.start() - 120) : one.start()])[-_LONGEST:]
        own = words[-len(letters) :]
        if "".join(word[0] for word in own).lower() == letters:
            found.setdefault(one[1], " ".join(own).casefold())
    return found
