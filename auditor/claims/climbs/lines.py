"""The line of a clause for climbs: that of moves, in which several panels and what leads down an axis are marks as well."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from auditor.claims.climbs.causes import GENERAL
from auditor.claims.moves.lines import line_of as plain_line
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef, PanelRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.reading.labels import singular

# What stands in labels, and is said of cells all the same.
_DULL = frozenset("level value score number rate size count result performance setting".split())
_MEANING = frozenset("mean means meant".split())


@lru_cache(maxsize=256)
def line_of(clause: Clause) -> Phrasing:
    """The line of a clause."""
    line = plain_line(clause)
    plain = line.line.split(" ")
    owners = tuple(
        _of_axis(clause, item, plain[max(0, at - 2) : at]) if word == "<cell>" and item is not None else item
        for at, (word, item) in enumerate(zip(plain, line.owners, strict=True))
    )
    words = tuple(_marked(word, item) for word, item in zip(plain, owners, strict=True))
    starts = tuple(sum(len(word) + 1 for word in words[:at]) for at in range(len(words)))
    return replace(line, line=" ".join(words), starts=starts, owners=owners)


def _of_axis(clause: Clause, item: Item, before: Sequence[str]) -> Item:
    """`with more samples`, of an axis that counts samples: what is else a word for cells names the axis."""
    panel = clause.panel(clause.panels[0])
    noun = singular(item.text.casefold())
    sides = [side for side in ("rows", "columns") if noun in norms(axis_of(panel, side).label)]
    if len(sides) != 1 or noun in _DULL:
        return item
    ways = [GENERAL[word] for word in before if word in GENERAL]
    return replace(item, kind="ref", value=AxisRef(sides[0], ways[-1] if ways else 0))


def _marked(word: str, item: Item | None) -> str:
    if word == "<ref>" and item is not None and _reaches(item):
        return "<reach>"
    if word == "<cell>" and item is not None and isinstance(item.value, AxisRef):
        return "<axis>"
    if word not in ("<x>", "<panels>") or item is None:
        return word
    if isinstance(item.value, PanelRef):
        return "<panel>"
    if isinstance(item.value, AxisRef):
        return "<axis>"
    return "means" if item.text.casefold() in _MEANING else word


def _reaches(item: Item) -> bool:
    """`up to May`, one mention of all ticks to there."""
    several = isinstance(item.value, TickRef) and len(item.value.ticks) > 1
    return several and item.text.casefold().startswith(("up to ", "until ", "till ", "as far as "))
