"""Cells by their coordinates: `(16, 64)`, `1x1`, the origin."""

import re
from functools import lru_cache

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PlaceRef, tick_index
from auditor.model import Document
from auditor.reading.labels import same_label

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
    """A bare pair is told as the cells are; else it is (x, y), unless only the other order has such ticks."""
    ways = ((second, first), (first, second))
    for row, column in reversed(ways) if _rows_first(document) else ways:
        if any(
            tick_index(panel.rows, row) is not None and tick_index(panel.columns, column) is not None
            for panel in document.panels
        ):
            return PlaceRef(row, column)
    return None


# What stands before a value that is listed by its place: "(3, 11): 5.2".
_LISTED = re.compile(r"\(\s*([^(),]+?)\s*,\s*([^(),]+?)\s*\)\W*$")


@lru_cache(maxsize=64)
def _rows_first(document: Document) -> bool:
    """Whether the document lists its cells as pairs whose first half is the row."""
    votes: set[bool] = set()
    for panel in document.panels:
        for cell in panel.cells:
            lead = document.source.text[max(0, cell.span.start - 60) : cell.span.start].rpartition("\n")[2]
            found = _LISTED.search(lead)
            row, column = panel.rows.ticks[cell.row].text, panel.columns.ticks[cell.column].text
            if found and not same_label(row, column):
                votes |= {first for first in (True, False) if _fits(found, row, column, rows_first=first)}
    return votes == {True}


def _fits(pair: re.Match[str], row: str, column: str, *, rows_first: bool) -> bool:
    first, second = (row, column) if rows_first else (column, row)
    return same_label(pair[1], first) and same_label(pair[2], second)
