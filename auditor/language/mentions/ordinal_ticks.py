"""Ticks by where they stand among all of their axis: `the fourth quarter`, `the first three weeks`, `the last two nights`."""

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import called_by_ordinals
from auditor.language.mentions.context import Context
from auditor.language.refs import PositionRef, axis_of
from auditor.numerals import cardinal, ordinal

_LONGEST = 3
_LAST = ("last", "final")


def find(context: Context, i: int) -> Item | None:
    """An ordinal before the name of an axis, or one with a number of ticks."""
    norm = context.norm(i)
    number = ordinal(norm)
    if (number is None and norm not in _LAST) or context.norm(i - 1) not in (
        "the",
        "its",
        "their",
        "each",
        "",
    ):
        return None
    count = cardinal(context.norm(i + 1))
    at = i + 1 + (count is not None)
    for side, last in context.axes_named(at, _LONGEST):
        if number is not None and called_by_ordinals(context.document, side):
            continue
        if (context.tokens[last - 1].text.casefold().endswith("s")) != (count is not None):
            continue
        size = min(len(axis_of(panel, side).ticks) for panel in context.document.panels)
        wanted = count or 1
        first = (number or 1) - 1
        if not 0 < wanted <= size or first + wanted > size or wanted > 1 and first:
            continue
        positions = (
            tuple(-1 - k for k in range(wanted)) if norm in _LAST else tuple(range(first, first + wanted))
        )
        return context.item("ref", PositionRef(side, positions), i, last)
    return None
