"""Ticks by how far they lie from another: `two years after 2019`, `5 km before kilometre 30`, `one hour after 8`."""

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import TickRef
from auditor.language.tokens import Token
from auditor.numerals import cardinal
from auditor.quantity import number_of

_WAYS = {"after": 1, "before": -1, "past": 1}
_LONGEST = 3


def find(context: Context, i: int) -> Item | None:
    """A tick so many steps of its measure from another; unknown where the axis has no such tick."""
    steps = _number(context.tokens[i])
    if not steps:
        return None
    for side, last in context.axes_named(i + 1, _LONGEST):
        way = _WAYS.get(context.norm(last))
        at = last + 1 + (context.norm(last + 1) == "the")
        named = next((end for own, end in context.axes_named(at, _LONGEST) if own == side), at)
        tick = tick_at(context, named, side) if way else None
        number = number_of(tick[0]) if tick else None
        if way is None or tick is None or number is None:
            continue
        meant = tick_text(context.document, side, f"{number + way * steps:g}")
        ref = TickRef(side, (meant,) if meant else (), True, unknown=not meant)
        return context.item("ref", ref, i, tick[1])
    return None


def _number(token: Token) -> float | None:
    spelt = cardinal(token.norm)
    return number_of(token.text) if token.is_number else float(spelt) if spelt is not None else None
