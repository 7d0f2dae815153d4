"""Cells by their coordinates: `(16, 64)`, `1x1`, the origin."""

import re

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PlaceRef, tick_index
from auditor.model import Document

_PAIR = re.compile(
    r"\(\s*([-+−]?\d[\d.,]*?)\s*,\s*([-+−]?\d[\d.]*)\s*\)|(?<![\w.])(\d{1,4})\s?[x×]\s?(\d{1,4})(?!\w)"
)


def find(context: Context, i: int) -> Item | None:
    """`(16, 64)`, `1x1`: a cell by its coordinates, where both are ticks."""
    found = _PAIR.match(context.text, context.tokens[i].start)
    if not found:
        return None
    first, second = (found[1], found[2]) if found[1] else (found[3], found[4])
    place = place_of(context.document, first, second)
    if place is None:
        return None
    return context.item("ref", place, i, context.behind(i, found.end()) or len(context.tokens))


def place_of(document: Document, first: str, second: str) -> PlaceRef | None:
    """A bare pair is (x, y) unless only the other order has such ticks."""
    for row, column in ((second, first), (first, second)):
        if any(
            tick_index(panel.rows, row) is not None and tick_index(panel.columns, column) is not None
            for panel in document.panels
        ):
            return PlaceRef(row, column)
    return None
