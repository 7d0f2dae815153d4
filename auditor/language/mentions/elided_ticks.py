"""Numbers that are ticks because what they are compared with is one: `four pumps beat eight`, `3 layers are better than 2`."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.counting_words import counts_something
from auditor.language.refs import TickRef
from auditor.numerals import cardinal

_COMPARES = (">", "<", "good", "bad", "=")
_BETWEEN = frozenset("than the to with at for as".split())


def elided(context: Context, item: Item, found: Sequence[Item]) -> Item:
    """A number behind a comparison whose left side is a tick of an axis that was named, where no cell is near it; else as it is."""
    if item.kind != "number" or item.last != item.first + 1 or not found:
        return item
    at = item.first
    while context.norm(at - 1) in _BETWEEN and at > found[-1].last:
        at -= 1
    told = [other.value for other in found if isinstance(other.value, TickRef)]
    named = [ref for ref in told if ref.named and not ref.every and ref.side in ("rows", "columns")]
    if found[-1].last != at or not found[-1].has("compare", *_COMPARES) or not named:
        return item
    token = context.tokens[item.first]
    spelt = cardinal(token.norm)
    number = token.text if token.is_number else str(spelt) if spelt is not None else ""
    tick = tick_text(context.document, named[-1].side, number) if number else ""
    if not tick or tick in named[-1].ticks or _is_value(context, number) or _goes_on(context, item.last):
        return item
    return replace(item, kind="ref", value=TickRef(named[-1].side, (tick,), True), senses=())


def _is_value(context: Context, number: str) -> bool:
    low, high = context.value_range or (float("-inf"), float("inf"))
    margin = 0.5 * (high - low)
    return low - margin <= float(number.replace(",", "")) <= high + margin


def _goes_on(context: Context, at: int) -> bool:
    """Whether a noun or a unit follows, so that the number counts or measures something."""
    return counts_something(context, at - 1) or context.norm(at) in ("%", "point", "time", "of")
