"""Over how many a mean or a sum is taken, and sums that are told as what things come to, in plain words.

"Over its four cells the row averages 9" is "over the four cells ..."; "Friday's five slots come to 90" is "Friday's five slots add up to 90".
"""

import re
from collections.abc import Iterator

from auditor.numerals import CARDINALS

_NUMBER = rf"(?:[2-9]|1\d|{'|'.join(word for word, value in CARDINALS.items() if 1 < value <= 20)})"
_MEAN = re.compile(r"\b(?:averag\w+|means?|summed|sums?|totals?|adds? up)\b", re.IGNORECASE)
_OVER = re.compile(
    rf"\b(?P<over>over|across)\s+(?P<lead>all(?:\s+of)?(?:\s+(?:the|its|their|these))?|its|their)\s+(?={_NUMBER}\s+(?!others?\b)[a-z])",
    re.IGNORECASE,
)
# Those that something has beside it are the others of its kind.
_BESIDE = re.compile(
    rf"\b(?:its|their)\s+(?P<number>{_NUMBER})\s+(?:partners|counterparts|neighbours|neighbors|rivals|peers)\b",
    re.IGNORECASE,
)
_COME_TO = re.compile(
    rf"(?P<what>(?:['’]s?|\bits|\btheir)\s+{_NUMBER}(?:\s+(?!and\b|or\b)[a-z]+){{0,3}})\s+(?P<come>(?:come|came)\s+to)\s+(?=(?:about\s+|only\s+|just\s+)?\d)(?![^.;,]*\b(?:each|apiece|every)\b)",
    re.IGNORECASE,
)


def taken_over(text: str) -> Iterator[tuple[int, int, str]]:
    """The words for what a mean or a sum is taken over, and for what it comes to."""
    if _MEAN.search(text):
        for found in _BESIDE.finditer(text):
            yield found.start(), found.end(), f"the other {found['number']}"
        for found in _OVER.finditer(text):
            if not _BESIDE.match(text, found.start("lead")):
                yield found.start("lead"), found.end("lead"), "the"
    for found in _COME_TO.finditer(text):
        yield found.start("come"), found.end("come"), "add up to"
