"""How far all lines of a side lie apart at a place: "at noon the four rooms are 9 dB apart" tells the spread there."""

import re
from collections.abc import Iterator

from auditor.language.refs import AxisRef, TickRef
from auditor.language.tokens import norms
from auditor.language.vocabulary import Vocabulary
from auditor.numerals import CARDINALS

_NUMBER = "|".join(word for word, value in CARDINALS.items() if 2 < value < 20)
_APART = re.compile(
    rf"(?P<lead>(?:^|[;:,]\s+|\b(?:and|but|while|whereas)\s+)(?:with|at|in|on|for|under)\s+(?P<place>[^;]{{1,40}}?),?\s+)"
    rf"(?P<who>(?P<they>they)|(?:all\s+)?the\s+(?:(?:{_NUMBER}|\d{{1,2}})\s+)?(?P<noun>[a-z]+s))\s+(?:are|lie|stand|were|lay|stood|differ\s+by)\s+(?=(?:at\s+most\s+|about\s+|only\s+|just\s+|some\s+|almost\s+|nearly\s+|over\s+|more\s+than\s+|less\s+than\s+)?\d)"
    r"(?P<size>[^;:,]*?)(?P<apart>\s+apart)(?=\s*[.,;!]|\s*$)",
    re.IGNORECASE,
)
_LINES = ("row", "column")
_TOLD_BEFORE = re.compile(
    rf"\b(?:the|all)\s+(?:(?:{_NUMBER}|\d{{1,2}})\s+)?(?:rows|columns)\b", re.IGNORECASE
)


def lines_apart(text: str, names: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """The subject and the word "apart", told as a spread."""
    for found in _APART.finditer(text):
        known = (
            _TOLD_BEFORE.search(text, 0, found.start()) if found["they"] else _is_side(found["noun"], names)
        )
        if known and _has_tick(found["place"], names):
            yield found.start("who"), found.start("size"), "the spread is "
            yield found.start("apart"), found.end("apart"), ""


def _is_side(noun: str, names: Vocabulary) -> bool:
    words = norms(noun)
    return words[0] in _LINES or any(isinstance(ref, AxisRef) for ref in names.find(words))


def _has_tick(place: str, names: Vocabulary) -> bool:
    """Whether a place names a row or a column: a name, or a number."""
    words = norms(place)
    return any(word[:1].isdigit() or word in CARDINALS for word in words) or any(
        isinstance(ref, TickRef) for word in words for ref in names.find((word,))
    )
