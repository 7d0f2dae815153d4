"""Panels called by a number in their names: "7075 is harder than 6061" of "Alloy 6061" and "Alloy 7075"."""

import re
from functools import lru_cache

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef
from auditor.model import Document

# A short number is as likely a value, a tick or a count.
_NUMBER = re.compile(r"(?<![\w.,-])\d{3,}(?![\w]|[.,]\d)")


def find(context: Context, i: int) -> Item | None:
    """The number alone, where it tells all panels apart and stands for nothing else in the figure."""
    index = numbered(context.document).get(context.tokens[i].text)
    return None if index is None else context.item("ref", PanelRef((index,)), i, i + 1)


@lru_cache(maxsize=32)
def numbered(document: Document) -> dict[str, int]:
    """The numbers that tell all panels apart, with the panel of each; none that is a tick or a value as well."""
    told = [_NUMBER.findall(panel.name) for panel in document.panels]
    if len(told) < 2 or any(len(numbers) != 1 for numbers in told):
        return {}
    found = {numbers[0]: index for index, numbers in enumerate(told)}
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    taken = {number for axis in axes for tick in axis.ticks for number in _NUMBER.findall(tick.text)}
    values = {quantity.value for panel in document.panels for quantity in panel.values.values()}
    if len(found) < len(told) or taken & set(found) or any(float(number) in values for number in found):
        return {}
    return found
