"""All ticks of a part of an axis: `every month up to August`, `each week after the third`, `all hours from 9 to 15`."""

from dataclasses import replace

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import between, listed_from
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import TickRef

# Where the part begins or ends: the words, whether it goes on from there, whether the tick is part of it.
_LIMITS = (
    (("up", "to", "and", "including"), False, True),
    (("up", "to"), False, True),
    (("until",), False, True),
    (("till",), False, True),
    (("through",), False, True),
    (("before",), False, False),
    (("after",), True, False),
    (("since",), True, True),
    (("from",), True, True),
)
_IN = frozenset("in at for on of over during".split())
_EVERY = frozenset("every each all".split())
_TO = frozenset("to through until till and".split())


def stretched(context: Context, item: Item) -> Item:
    """A mention of all ticks of a side with the limit that is told right behind it; any other as it is."""
    ref = item.value
    if not isinstance(ref, TickRef) or not ref.every or ref.ticks or ref.side not in ("rows", "columns"):
        return item
    if context.norm(item.first - 2) not in _IN or context.norm(item.first - 1) not in _EVERY:
        return item  # "rises every month until July" tells how far it rises
    for words, onwards, own in _LIMITS:
        at = item.last + len(words)
        if tuple(context.norm(item.last + k) for k in range(len(words))) != words:
            continue
        first = _tick(context, at, ref.side)
        if first is None:
            return item
        last = (
            _tick(context, first[1] + 1, ref.side)
            if words == ("from",) and context.norm(first[1]) in _TO
            else None
        )
        if last is not None:
            ticks = [first[0], *between(context.document, ref.side, first[0], last[0])]
        else:
            ticks = listed_from(context.document, ref.side, first[0], onwards)
            ticks = [text for text in ticks if own or text != first[0]]
        end = (last or first)[1]
        return context.item(item.kind, replace(ref, ticks=tuple(ticks)), item.first, end) if ticks else item
    return item


def _tick(context: Context, at: int, side: str) -> tuple[str, int] | None:
    return tick_at(context, at + (context.norm(at) == "the"), side)
