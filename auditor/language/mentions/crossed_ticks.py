"""Bare numbers behind a tick of the other axis: `size 32 at 2048`."""

from dataclasses import replace

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.counting_words import counts_something
from auditor.language.refs import TickRef, axis_of
from auditor.quantity import plain_number


def crossed(context: Context, item: Item, last: Item | None) -> Item:
    """`size 32 at 2048`: a bare number right behind a tick is one of the other axis, where that has it; else as it is."""
    ref = last.value if last else None
    if item.kind != "number" or last is None or not isinstance(ref, TickRef) or ref.every:
        return item
    led = context.norm(item.first - 1) == "at" and item.first - last.last == 1
    bare = context.tokens[item.first].is_number and item.last == item.first + 1
    if not (led and bare and ref.side in ("rows", "columns")) or counts_something(context, item.first):
        return item
    side = "columns" if ref.side == "rows" else "rows"
    token = context.tokens[item.first]
    tick = tick_text(context.document, side, token.text)
    if not tick or _holds(context, ref, token.norm):
        return item
    return replace(item, kind="ref", value=TickRef(side, (tick,)))


def _holds(context: Context, ref: TickRef, number: str) -> bool:
    """Whether a cell of a row or column has just this value: "lowest for size 8 at 12" may tell it."""
    return any(
        plain_number(quantity.value) == number
        for panel in context.document.panels
        for (row, column), quantity in panel.values.items()
        if (row if ref.side == "rows" else column) in ref.indices(axis_of(panel, ref.side))
    )
