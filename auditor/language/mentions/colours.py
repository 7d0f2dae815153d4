"""Colours by their names."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context


def find(context: Context, i: int) -> Item | None:
    """`dark red`, `teal`."""
    start = context.tokens[i].start
    end = context.colours.get(start)
    if end is None:
        return None
    return context.item("colour", context.text[start:end], i, context.behind(i, end) or i + 1)
