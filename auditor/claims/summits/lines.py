"""A clause as a line of words and marks in which the frames of extremes are told; articles and idle words are left out.

Mentions are marks: `<ext>` an extreme, `<odd>` an adjective that may tell one, `<rank>` a rank, `<ref>` a row, a column or a cell, `<every>` all lines of a side,
`<panel>` and `<panels>`, `<n>` a number, `<cell>`, `<grid>`, `<row>` and `<column>` words for these, `<axis>` what an axis is
called, `<more>` and `<less>` what compares; `<x>` is any other, which no frame knows. A genitive is a word of its own: `<ref> 's best`.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from auditor.claims.summits.words import inflected
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.phrasing import Phrasing, line_with_marks
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.taken_apart import taken_apart
from auditor.language.tokens import tokens
from auditor.model import Document

# Words without which a sentence would say the same.
_IDLE = frozenset(
    "the a an then also again clearly easily comfortably narrowly here there too indeed therefore thus hence however honestly though "
    "still simply just only even always very single far mere respectable own altogether whole".split()
)
_SIGNS = frozenset("\"'“”‘’*")
_FALLING = re.compile(r"falls?|fell", re.IGNORECASE)
_IS = re.compile(r"\b(?:is|are|was|were)\b", re.IGNORECASE)
_MARKS = {"cell": "cell", "panel": "grid", "row": "row", "column": "column"}
_PLAIN_KINDS = frozenset(("range", "verb", "hedge", "idiom"))


@lru_cache(maxsize=256)
def line_of(clause: Clause) -> Phrasing:
    """The line of a clause."""
    return line_with_marks(tuple(_words(clause)))


def _words(clause: Clause) -> Iterator[tuple[str, Item | None, tuple[int, int]]]:
    owner = {at: item for item in taken_apart(clause) for at in range(item.first, item.last)}
    last: Item | None = None
    for at, token in enumerate(tokens(clause.sentence or clause.text)):
        if not clause.start <= token.start < clause.end:
            continue
        item, place = owner.get(at), (token.start, token.end)
        word = _mark(item) if item is not None else _plain(token.text.casefold(), token.norm, clause.document)
        if word and (item is None or item is not last):
            if word == "<ref>" and item is not None and _IS.search(item.text):
                yield "is", None, place  # "the best dose is 4" may be one mention
            yield word, item, place
        last = item
        if token.text.endswith(("'s", "’s", "s'", "s’")) and (item is None or at == item.last - 1):
            yield "'s", None, place


def _plain(word: str, norm: str, document: Document) -> str:
    """A word that no mention has: an adjective of what is measured as a mark, nothing for one that is idle."""
    if norm in _IDLE or norm in _SIGNS:
        return ""
    return inflected(word, document) or norm


def _mark(item: Item) -> str:
    """The mark of a mention, or the word that it is; "" where it says nothing."""
    value = item.value
    if item.kind == "number":
        return "<n>"
    if item.kind == "noun":
        return f"<{_MARKS.get(str(value), 'x')}>"
    if item.has("extreme"):
        return "<ext>"
    if item.has("rank"):
        return "<rank>"
    if item.kind == "odd":
        return "<odd>"
    if item.kind == "degree":
        return ""
    if item.kind in ("except", "trend") and not _FALLING.fullmatch(item.text):
        return {"except": "<but>", "trend": "<move>"}[item.kind]
    if item.kind == "not":
        return "not"
    if item.kind == "quant":
        return {"all": "all", "none": "none", "both": "both", "only": "", "most": "most"}.get(
            str(value), "<x>"
        )
    if item.has("compare"):
        return {">": "<more>", "<": "<less>", "good": "<better>", "bad": "<worse>"}.get(
            item.sense("compare"), "<x>"
        )
    if item.kind in _PLAIN_KINDS or _FALLING.fullmatch(item.text):
        return "fall" if _FALLING.fullmatch(item.text) else item.text.casefold()
    return _mark_of_ref(value)


def _mark_of_ref(value: object) -> str:
    if isinstance(value, TickRef):
        return "<every>" if value.every else "<x>" if value.unknown else "<ref>"
    if isinstance(value, PositionRef | Spot | PlaceRef):
        return "<ref>"
    if isinstance(value, PanelRef):
        return "<panels>" if value.every else "<panel>"
    if isinstance(value, AxisRef):
        return "<axis>" if not value.direction else "<x>"
    if isinstance(value, RegionRef):
        return f"<{value.name}>" if value.name in ("diagonal", "off-diagonal") else "<x>"
    return "<x>"
