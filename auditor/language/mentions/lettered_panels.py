"""Panels told apart by a capital: `Q is ahead of P` of "Mixer P" and "Mixer Q", or of "P: Heat" and "Q: Speed"."""

import re
from functools import lru_cache

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.mentions.letter_ticks import BEHIND_NO_ARTICLE
from auditor.language.refs import PanelRef
from auditor.model import Document

_LETTERED = re.compile(r"(?P<kind>[^\W\d_][\w -]*?)\s+(?P<letter>[A-Z])(?![\w'’.])")
# "Q: Speed (mm/s)" begins with its letter.
_LED = re.compile(r"(?P<kind>)(?P<letter>[A-Z])(?=:\s)")
# Behind these a sentence begins.
_OPENING = frozenset(". : ! ? ; ( — – - * **".split())
_PANELS = frozenset("panel plot map heatmap matrix grid table chart figure subplot".split())
# Behind one of these a letter belongs to the name of something else: "figure P", "type Q".
_NAMING = frozenset(
    "figure table section appendix part type class grade group step stage phase vitamin plan".split()
)


def find(context: Context, i: int) -> Item | None:
    """The letter alone, where no tick has it and nothing before it makes it a part of another name, a unit or an article."""
    token = context.tokens[i]
    if len(token.text) != 1 or not token.text.isupper():
        return None
    index = lettered(context.document).get(token.text)
    if index is None or i and _within_name(context, i):
        return None
    if context.text[token.end : token.end + 1] in ("-", "+", "*", "="):
        return None
    if token.text in "AI" and not _is_named(context, i):
        return None
    return context.item("ref", PanelRef((index,)), i, i + 1)


def _within_name(context: Context, i: int) -> bool:
    """`30 K`, `figure P`, `Old Q`: whether the word before it makes it a unit, or a part of another name."""
    before = context.tokens[i - 1]
    return before.is_number or before.norm in _NAMING or i > 1 and before.text[0].isupper()


def _is_named(context: Context, i: int) -> bool:
    """Whether "A" is no article, and "I" no pronoun: within a sentence it would be small, and no article stands before a verb."""
    if context.tokens[i].text == "I":
        return context.norm(i - 1) == "the" and context.norm(i + 1) in _PANELS
    if i and context.norm(i - 1) not in _OPENING:
        return True
    behind = context.tokens[i + 1].text if i + 1 < len(context.tokens) else ""
    verb = behind.islower() and behind.endswith("s") and not behind.endswith(("ss", "us", "is"))
    return verb or context.norm(i + 1) in BEHIND_NO_ARTICLE


@lru_cache(maxsize=32)
def lettered(document: Document) -> dict[str, int]:
    """The letters that tell all panels apart, with the panel of each; none where a tick is called so."""
    found = [_LETTERED.match(panel.name) or _LED.match(panel.name) for panel in document.panels]
    told = [one for one in found if one]
    letters = {one["letter"]: index for index, one in enumerate(told)}
    if len(told) < max(2, len(found)) or len(letters) < len(told):
        return {}
    if len({one["kind"].casefold() for one in told}) > 1:
        return {}
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    ticks = {tick.text for axis in axes for tick in axis.ticks} | {axis.label for axis in axes}
    return {} if ticks & set(letters) else letters
