"""Lines called by a noun that the document does not have, and told by how many they are: "at all four strengths" of a grid with four rows.

Only one side may have so many ticks; the noun becomes that of the side, and the sentence is read as if it were written so.
"""

import re
from collections.abc import Iterator

from auditor.language.lexicon import phrases
from auditor.language.refs import axis_of
from auditor.language.tokens import norms
from auditor.language.units import unit_named
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document
from auditor.numerals import CARDINALS

_NUMBER = rf"(?P<number>{'|'.join(sorted(CARDINALS, key=len, reverse=True))}|\d{{1,2}})"
_ALL = r"(?:(?:all|each|any|either|both)(?:\s+of)?(?:\s+(?:the|its|their|these|those))?)"
_VERB = r"(?:are|were|lie|lay|stay|stayed|differ|differed|stand|keep|reach|have|had|span|agree|come|range|vary|rank)"
_COUNTED = re.compile(
    rf"(?:\b(?:in|at|for|on|under|with|across|over|of)\s+{_ALL}\s+|(?:^|[,;:]\s+|\b(?:and|but|while)\s+)(?:{_ALL}|the|its|their)\s+|\bthe\s+(?=[\w-]+\s+[a-z]+s\s+{_VERB}\b)){_NUMBER}\s+(?P<noun>[a-z]{{3,}}s)\b"
    r"(?!\s+(?:of|that|which|who|with|where|whose|in|from|between|above|below|beyond|under|over|named|called|just|left|beside|around|[a-z]+ed)\b|\s*\()",
    re.IGNORECASE,
)
_FEWEST = 3
# What may be counted in any grid, be it as many as its lines.
_OF_GRIDS = frozenset(
    "case cell value time example instance measure comparison pair point test step way respect panel map figure quarter corner edge quadrant diagonal neighbour neighbor side entry number score "
    "reading square tile field box shade colour color tick label combination change difference gap mean average total sum digit decimal thing fact row column line result extreme peak other one end rest "
    "exception first last half third band class cluster group block plus minus minus this his its percent".split()
)


def lines_by_number(text: str, document: Document, names: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """Where such a noun stands, and the noun of the side that has so many lines."""
    for found in _COUNTED.finditer(text):
        noun = norms(found["noun"])
        side = _side_of_so_many(found["number"].casefold(), document)
        if side and len(noun) == 1 and not _is_known(noun, found["noun"], names):
            yield found.start("noun"), found.end("noun"), side


def _is_known(noun: tuple[str, ...], written: str, names: Vocabulary) -> bool:
    """Whether the document, a cue word or a unit has the noun."""
    return (
        noun[0] in _OF_GRIDS
        or bool(names.find(noun))
        or noun in phrases()
        or (written.casefold(),) in phrases()
        or bool(unit_named(noun[0]))
    )


def _side_of_so_many(number: str, document: Document) -> str:
    """The side that has so many lines in every panel, while the other never has."""
    count = CARDINALS.get(number) or (int(number) if number.isdigit() else 0)
    sizes = {
        side: {len(axis_of(panel, side).ticks) for panel in document.panels} for side in ("rows", "columns")
    }
    fitting = [side for side, own in sizes.items() if count in own]
    if count < _FEWEST or len(fitting) != 1 or len(sizes[fitting[0]]) != 1 or count == len(document.panels):
        return ""
    return fitting[0]
