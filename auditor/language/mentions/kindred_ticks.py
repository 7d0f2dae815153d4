"""Several ticks by what their labels have in common but for a word in front: "the two tea jars" of "tea_v1" and "green_tea_v1"."""

from functools import lru_cache

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.mentions.families import FAMILY
from auditor.language.refs import TickRef, axis_of
from auditor.language.shared_parts import without_shared
from auditor.language.tokens import norms
from auditor.model import Document
from auditor.numerals import cardinal

Words = tuple[str, ...]


def find(context: Context, i: int) -> Item | None:
    """The word that labels end with, before the plural of what their axis is called."""
    families = _families(context.document)
    if not families:
        return None
    at = i + (context.norm(i) in ("the", "both"))
    count = cardinal(context.norm(at))
    at += count is not None
    for words, (side, ticks) in families.items():
        last = at + len(words)
        behind = context.tokens[last].text.casefold() if last < len(context.tokens) else ""
        several = behind != context.norm(last) and context.norm(last) in context.axis_words
        if several and context.norms[at:last] == words and count in (None, len(ticks)):
            return context.item("ref", TickRef(side, ticks, True), i, last + 1, (FAMILY,))
    return None


@lru_cache(maxsize=64)
def _families(document: Document) -> dict[Words, tuple[str, tuple[str, ...]]]:
    """What is left of a label with the side and all labels that end so; two at least."""
    found: dict[Words, tuple[str, tuple[str, ...]]] = {}
    for side in ("rows", "columns"):
        texts = dict.fromkeys(tick.text for panel in document.panels for tick in axis_of(panel, side).ticks)
        left = without_shared({text: norms(text) for text in texts})
        for words in left:
            own = tuple(text for other, text in left.items() if other[-len(words) :] == words)
            if len(own) > 1:
                found[words] = (side, own)
    return found
