"""Labels that both axes have, where the words around them tell which is meant: "the oat row", "sent more to B", "B received"."""

from dataclasses import replace

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef
from auditor.language.ways_between import RECEIVES, SENDS, ends_of_ways

_SIDES = {"row": "rows", "column": "columns"}
_LEADS = {"from": "from", "to": "to", "into": "to", "toward": "to", "towards": "to"}
_ADVERBS = frozenset("in turn also only alone itself then always never , has have had".split())
_NEAR = 4


def sided(context: Context, item: Item) -> Item:
    """The mention on the one axis that the words around it name; any other as it is."""
    if not isinstance(item.value, TickRef) or item.value.side != "either":
        return item
    side = _SIDES.get(context.norm(item.last)) or _by_role(context, item)
    return replace(item, value=replace(item.value, side=side)) if side else item


def _by_role(context: Context, item: Item) -> str:
    """The side on which something comes from, or goes to, what is named."""
    ends = ends_of_ways(context.document)
    if not ends:
        return ""
    at = item.first - 1 - (context.norm(item.first - 1) == "the")
    if role := _LEADS.get(context.norm(at)):
        return ends[role]
    if context.norm(at).isalpha() and context.norm(at) not in ("and", "but", "while", "whereas", "the"):
        return ""
    for token in context.tokens[item.last : item.last + _NEAR]:
        word = token.text.casefold()
        if word in SENDS or word in RECEIVES:
            return ends["from" if word in SENDS else "to"]
        if word not in _ADVERBS:
            return ""
    return ""
