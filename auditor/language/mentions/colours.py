"""Colours by their names."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context

_BEFORE_ROSE = frozenset(
    "a an the in of is are pale deep light dark dusty soft old from to and or through - ( ,".split()
)


def find(context: Context, i: int) -> Item | None:
    """`dark red`, `teal`."""
    start = context.tokens[i].start
    end = context.colours.get(start)
    if end is None or _is_verb(context, i, end):
        return None
    return context.item("colour", context.text[start:end], i, context.behind(i, end) or i + 1)


def _is_verb(context: Context, i: int, end: int) -> bool:
    """`every value rose`: no colour, unless an article, a preposition or a word for its shade stands before it."""
    return context.text[context.tokens[i].start : end] == "rose" and context.norm(i - 1) not in _BEFORE_ROSE
