"""The cooler and the warmer of two panels that are named by their temperatures: `the cool bench`, `the warm one`."""

import re

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef

_DEGREES = re.compile(r"(?<![\w.])([-−]?\d+(?:\.\d+)?)\s*(?:°\s?[CF]|K\b|degrees)")
_COOL = frozenset("cool cooler cold colder".split())
_WARM = frozenset("warm warmer hot hotter".split())
_PANELS = 2
_GOING_ON = frozenset("the a an and or but than to is are was were".split())


def find(context: Context, i: int) -> Item | None:
    """Behind "the", with a noun: the panel of the lower or the higher temperature."""
    norm = context.norm(i)
    if norm not in _COOL | _WARM or context.norm(i - 1) != "the" or len(context.document.panels) != _PANELS:
        return None
    noun = context.norm(i + 1)
    told = [_DEGREES.search(panel.name) for panel in context.document.panels]
    if not noun.isalpha() or noun in _GOING_ON or noun in context.axis_words:
        return None
    degrees = [float(found[1].replace("−", "-")) for found in told if found]
    if len(degrees) < len(told) or degrees[0] == degrees[1]:
        return None
    index = degrees.index(min(degrees) if norm in _COOL else max(degrees))
    return context.item("ref", PanelRef((index,)), i, i + 2)
