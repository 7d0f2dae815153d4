"""Labels that both axes have, where the word behind them tells which is meant: "the oat row", "the oat column"."""

from dataclasses import replace

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef

_SIDES = {"row": "rows", "column": "columns"}


def sided(context: Context, item: Item) -> Item:
    """The mention on the one axis that the word behind it names; any other as it is."""
    side = _SIDES.get(context.norm(item.last))
    if side is None or not isinstance(item.value, TickRef) or item.value.side != "either":
        return item
    return replace(item, value=replace(item.value, side=side))
