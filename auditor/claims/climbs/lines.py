"""The line of a clause for climbs: that of moves, in which several panels and what leads down an axis are marks as well."""

from dataclasses import replace
from functools import lru_cache

from auditor.claims.moves.lines import line_of as plain_line
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef, PanelRef

_MEANING = frozenset("mean means meant".split())


@lru_cache(maxsize=256)
def line_of(clause: Clause) -> Phrasing:
    """The line of a clause."""
    line = plain_line(clause)
    words = tuple(_marked(word, item) for word, item in zip(line.line.split(" "), line.owners, strict=True))
    starts = tuple(sum(len(word) + 1 for word in words[:at]) for at in range(len(words)))
    return replace(line, line=" ".join(words), starts=starts)


def _marked(word: str, item: Item | None) -> str:
    if word != "<x>" or item is None:
        return word
    if isinstance(item.value, PanelRef):
        return "<panel>"
    if isinstance(item.value, AxisRef):
        return "<axis>"
    return "means" if item.text.casefold() in _MEANING else word
