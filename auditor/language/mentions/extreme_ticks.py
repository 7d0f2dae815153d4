"""Ticks by their size, where the axis is numeric: `the smallest window`, `the two largest windows`."""

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import extreme, extremes
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_lists import tick_list
from auditor.language.refs import TickRef
from auditor.numerals import cardinal

_SMALL = frozenset("smallest lowest shortest least earliest minimum narrowest weakest fewest".split())
_GREAT = frozenset(
    "largest highest longest greatest latest maximum widest biggest most strictest deepest".split()
)
_ORDER = ("first", "last", "final")
_VALUES = ("value", "score", "cell")  # "the highest accuracy value" is no tick
_LONGEST = 4


def find(context: Context, i: int) -> Item | None:
    """`the smallest window`, `highest ratio`, `the two largest windows`."""
    return _several(context, i) or _one(context, i)


def _several(context: Context, i: int) -> Item | None:
    """`the two largest windows`: so many ticks by their size."""
    count = cardinal(context.norm(i))
    size = context.norm(i + 1)
    if count is None or size not in _SMALL | _GREAT:
        return None
    for side, last in context.axes_named(i + 2, _LONGEST):
        ticks = extremes(context.document, side, count, size in _SMALL)
        if ticks and context.norm(last) not in _VALUES:
            return context.item("ref", TickRef(side, ticks, True), i, last)
    return None


def _one(context: Context, i: int) -> Item | None:
    """`the smallest window`, `the last week`."""
    norm = context.norm(i)
    if norm not in _SMALL and norm not in _GREAT and norm not in _ORDER:
        return None
    for side, last in context.axes_named(i + 1, _LONGEST):
        if norm in _ORDER and context.tokens[last - 1].text.casefold() != context.norms[last - 1]:
            continue  # "the first weeks" are several
        tick = extreme(context.document, side, norm in _SMALL or norm == "first")
        if tick and context.norm(last) not in _VALUES and not tick_list(context, last, side)[0]:
            return context.item("ref", TickRef(side, (tick,), True), i, last)
    return None
