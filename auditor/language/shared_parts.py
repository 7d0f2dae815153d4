"""Labels without what all labels of their axis have in common: "cities" for "cities_de" among "cities_de", "neg_cities_de" and "facts_de"."""

from collections.abc import Mapping
from itertools import takewhile

from auditor.numerals import cardinal, ordinal

Words = tuple[str, ...]

# Of fewer labels, what they have in common says little.
_LEAST = 3


def without_shared(words_of: Mapping[str, Words]) -> dict[Words, str]:
    """What is left of each label, where that tells all of them apart and is no number."""
    labels = list(words_of.values())
    if len(labels) < _LEAST:
        return {}
    front, end = _common(labels), _common([words[::-1] for words in labels])
    if bool(front) == bool(end):
        return {}
    left = {words[front : len(words) - end]: text for text, words in words_of.items()}
    known = set(labels)
    whole = len(left) == len(words_of) and not any(part in known for part in left)
    return left if whole and all(map(_is_name, left)) else {}


def _common(labels: list[Words]) -> int:
    """How many words all labels begin with."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*labels, strict=False)))


def _is_name(words: Words) -> bool:
    """Whether words name something by themselves, and count nothing."""
    return bool(words) and not any(word[0].isdigit() for word in words) and not _is_place(words)


def _is_place(words: Words) -> bool:
    alone = len(words) == 1
    return alone and (len(words[0]) < 3 or cardinal(words[0]) is not None or ordinal(words[0]) is not None)
