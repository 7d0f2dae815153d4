"""Ticks told in another unit than that of their axis: "after two hours" of an axis in minutes, "at 2 km" of one in metres."""

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import tick_text
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef
from auditor.language.units import axes_in, unit_named
from auditor.numerals import cardinal
from auditor.quantity import number_of, plain_number

# How much a unit is of the first one of its sort.
_SORTS = (
    {"ms": 1e-3, "s": 1.0, "min": 60.0, "h": 3600.0, "d": 86400.0, "week": 604800.0},
    {"nm": 1e-9, "μm": 1e-6, "mm": 1e-3, "cm": 1e-2, "m": 1.0, "km": 1e3},
    {"mg": 1e-3, "g": 1.0, "kg": 1e3, "t": 1e6},
    {"ml": 1e-3, "l": 1.0},
)
# By these a time or a length is a distance, and no place.
_APART = frozenset(
    "by within per every each later earlier apart ago long more less than longer shorter ahead difference step".split()
)
_HALVES = {"half": 0.5, "quarter": 0.25}


def find(context: Context, i: int) -> Item | None:
    """`two hours`, `half an hour`, `an hour and a half`, `the 2 h column`."""
    amount, at = _amount(context, i)
    at += context.norm(at) == "-"
    unit = unit_named(context.norm(at)) if amount else ""
    if not unit:
        return None
    last = at + 1
    if [context.norm(n) for n in range(last, last + 3)] == ["and", "a", "half"]:
        amount, last = amount + 0.5, last + 3
    if {context.norm(i - 1), context.norm(last)} & _APART:
        return None
    for sort in _SORTS:
        for own in sort if unit in sort else ():
            sides = axes_in(context.document, own) if own != unit else []
            number = plain_number(round(amount * sort[unit] / sort[own], 6))
            ticks = [(side, text) for side in sides if (text := tick_text(context.document, side, number))]
            if len(ticks) == 1:
                side, text = ticks[0]
                return context.item("ref", TickRef(side, (text,), True), i, last)
    return None


def _amount(context: Context, i: int) -> tuple[float, int]:
    """How many of a unit are told, and where its name begins; 0 where nothing is."""
    norm = context.norm(i)
    if norm in _HALVES:
        of = context.norm(i + 1) == "of"
        article = context.norm(i + 1 + of) in ("a", "an")
        return (_HALVES[norm], i + 2 + of) if article else (0.0, i)
    if norm == "a" and context.norm(i + 1) in _HALVES:
        return _amount(context, i + 1)
    if norm in ("a", "an"):
        part = context.norm(i - 1) in _HALVES or context.norm(i - 2) in _HALVES
        return (0.0, i) if part else (1.0, i + 1)
    told = number_of(context.tokens[i].text) if context.tokens[i].is_number else cardinal(norm)
    if not told:
        return 0.0, i
    if [context.norm(n) for n in range(i + 1, i + 4)] == ["and", "a", "half"]:
        return told + 0.5, i + 4
    return float(told), i + 1
