"""The words of a line that a frame takes for whatever they are, as it does not know them."""

import re
from collections.abc import Iterable, Iterator

from auditor.language.phrasing import Phrasing

_WORD = re.compile(r"[a-z]+")


def literals(patterns: Iterable[str]) -> frozenset[str]:
    """All words that patterns have, also in parts ("mov(?:es|ed)" has the ending "es")."""
    return frozenset(word for pattern in patterns for word in _WORD.findall(pattern))


def loose_words(line: Phrasing, known: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Where the words of a line stand that are no marks, and that no pattern spells out."""
    for word, place in zip(line.line.split(" "), line.places, strict=True):
        whole = any(word == one or len(one) > 3 and word.startswith(one) for one in known)
        if word[:1].isalpha() and not whole:
            yield place
