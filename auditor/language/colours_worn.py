"""How many cells have a colour, told of those that wear it: "five tiles have earned the teal", "teal was awarded twice"."""

import re
from collections.abc import Iterator

from auditor.language.mentions import analyse
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document
from auditor.numerals import CARDINALS

_COUNT = rf"(?:{'|'.join(sorted(CARDINALS, key=len, reverse=True))}|\d{{1,3}})"
_WEAR = r"(?P<wear>(?:have|has)\s+(?:been\s+given|earned|got|received|been\s+awarded)|earn(?:ed|s)?|wears?|wore|carry|carries|carried|are\s+given|were\s+given|sports?|bears?|bore|deserves?|deserved|get|got|receives?|received)\s+(?:the\s+)?"
_CELLS = re.compile(
    rf"\b(?P<count>{_COUNT}|no|none|only\s+{_COUNT})\s+(?:cells|tiles|squares|boxes|fields|entries|cell|tile|square)\s+{_WEAR}",
    re.IGNORECASE,
)
_TIMES = re.compile(
    rf"\s+(?:is|was|has\s+been|occurs?|appears?|turns\s+up|crops\s+up|comes\s+up|shows\s+up|features)(?:\s+(?:awarded|given|used|seen|found|met|handed\s+out))?\s+(?P<only>only\s+|just\s+)?(?P<times>once|twice|thrice|{_COUNT}\s+times)(?=\s*[,.;]|\s*$|\s+in\b)",
    re.IGNORECASE,
)


def colours_worn(text: str, document: Document, names: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """The words for wearing, as "are"; what occurs so often, as so many cells."""
    cells = list(_CELLS.finditer(text))
    if not cells and not _TIMES.search(text):
        return
    colours = [item for item in analyse(text, document, names).items if item.kind == "colour"]
    for found in cells:
        if any(item.start == found.end() for item in colours):
            yield found.start("wear"), found.end(), "are "
    for item in colours:
        times = _TIMES.match(text, item.end)
        if (
            times is None
            or text[: item.start].strip()
            and not re.search(r"(?:[;:,.]|\b(?:and|while|but))\s+(?:the\s+)?$", text[: item.start])
        ):
            continue
        word = times["times"].casefold().split()[0]
        size = {"once": "one", "twice": "two", "thrice": "three"}.get(word, word)
        told = f"{times['only'] or ''}{size} cell{'s are' if size not in ('one', '1') else ' is'} {text[item.start : item.end].lower()}"
        yield item.start, times.end(), told if item.start else told[0].upper() + told[1:]
