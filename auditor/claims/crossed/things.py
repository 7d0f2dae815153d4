"""What a document counts: nouns that stand behind numbers again and again, "1,900 messages", "600 spam messages"."""

import re
from collections import Counter
from functools import lru_cache

from auditor.language.tokens import norms
from auditor.model import Document

_COUNTED = re.compile(
    r"(?<![\w.,%])\d[\d,]*\s+(?:of the |of its |of their )?(?P<one>[a-z]{3,})(?:\s+(?P<two>[a-z]{3,}))?",
    re.IGNORECASE,
)
# Units, and what is said of numbers.
_NO_THINGS = frozenset(
    "percent percentage points times days hours minutes seconds weeks months years epochs per and the are was were has have for with from "
    "cells classes rows columns panels pairs levels errors mistakes misses hits positives negatives ways others "
    "classes labels degrees metres pixels layers units bits less plus minus versus this thus his its was".split()
)
_OFTEN = 2


@lru_cache(maxsize=64)
def counted_things(document: Document) -> frozenset[str]:
    """The nouns, in the plural and as they are read, that stand at least twice behind a number."""
    found: Counter[str] = Counter()
    for match in _COUNTED.finditer(document.source.text):
        words = [word.casefold() for word in (match["one"], match["two"]) if word]
        plural = next((word for word in words if word.endswith("s") and not word.endswith("ss")), "")
        if plural and plural not in _NO_THINGS and words[0] not in _NO_THINGS:
            found[plural] += 1
    known = [norm for word, count in found.items() if count >= _OFTEN for norm in norms(word)]
    return frozenset((*known, *(f"{word[:-2]}f" for word in known if word.endswith("ve"))))  # leaves, leaf
