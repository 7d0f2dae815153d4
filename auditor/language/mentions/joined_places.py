"""Cells told by a letter and a number in one word: "e4" of columns a to h and rows 1 to 8."""

import re
from functools import lru_cache

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PlaceRef
from auditor.model import Axis, Document

_JOINED = re.compile(r"(?<![\w.-])(?P<letter>[A-Za-z])(?P<number>\d{1,2})(?![\w-]|\.\d)")


def find(context: Context, i: int) -> Item | None:
    """The word, where every panel has letters on one side and numbers on the other, both of these among them."""
    side = lettered_side(context.document)
    found = _JOINED.match(context.text, context.tokens[i].start) if side else None
    if found is None:
        return None
    letter, number = (
        _tick(context.document, side, found["letter"]),
        _tick(context.document, _OTHER[side], found["number"]),
    )
    last = context.behind(i, found.end())
    if not letter or not number or last is None:
        return None
    place = PlaceRef(letter, number) if side == "rows" else PlaceRef(number, letter)
    return context.item("ref", place, i, last)


_OTHER = {"rows": "columns", "columns": "rows"}


@lru_cache(maxsize=32)
def lettered_side(document: Document) -> str:
    """The side whose ticks are single letters, where those of the other are whole numbers; or nothing."""
    sides = {
        "rows"
        if _are_letters(panel.rows) and _are_numbers(panel.columns)
        else "columns"
        if _are_letters(panel.columns) and _are_numbers(panel.rows)
        else ""
        for panel in document.panels
    }
    return sides.pop() if len(sides) == 1 else ""


def _are_letters(axis: Axis) -> bool:
    return len(axis.ticks) > 1 and all(len(tick.text) == 1 and tick.text.isalpha() for tick in axis.ticks)


def _are_numbers(axis: Axis) -> bool:
    return len(axis.ticks) > 1 and all(tick.text.isdigit() for tick in axis.ticks)


def _tick(document: Document, side: str, text: str) -> str:
    panel = document.panels[0]
    ticks = (panel.rows if side == "rows" else panel.columns).ticks
    return next((tick.text for tick in ticks if tick.text.casefold() == text.casefold()), "")
