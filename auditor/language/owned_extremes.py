"""`A reaches its highest value in May`: an extreme that a pronoun binds to the row or column of which the clause speaks."""

import re
from dataclasses import dataclass

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PositionRef, TickRef

_OWNED = re.compile(
    r"\b(?P<pronoun>its|their)(?:\s+(?P<own>own))?(?:\s+(?:respective|individual|overall|absolute|very|single))?\s+$",
    re.IGNORECASE,
)
_PLACED = re.compile(
    r"\b(?:in|at|on|for|with|under|of|than|to|from|by|before|after)\s+(?:the\s+)?$", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class OwnedExtreme:
    """An extreme with the line that it belongs to; `words` are the places of the words that bind it."""

    owner: Item
    side: str
    words: tuple[tuple[int, int], ...]


def owned_extreme(clause: Clause) -> OwnedExtreme | None:
    """The extreme of a clause that is said to be that of a line, and stands at a place on the other axis."""
    cues = clause.of("extreme")
    found = _OWNED.search(clause.sentence, clause.start, cues[0].start) if len(cues) == 1 else None
    if found is None:
        return None
    owners = [item for item in clause.refs if item.end <= found.start() and not _placed(clause, item)]
    sides = {item.value.side for item in owners if isinstance(item.value, TickRef | PositionRef)}
    if len({item.value for item in owners}) != 1 or len(sides) != 1 or not sides <= {"rows", "columns"}:
        return None
    words = [found.span(name) for name in ("pronoun", "own") if found[name]]
    return OwnedExtreme(owners[0], sides.pop(), tuple(words))


def _placed(clause: Clause, item: Item) -> bool:
    return bool(_PLACED.search(clause.sentence, clause.start, item.start))
