"""Ticks behind the name of their axis where that is an everyday word, and a cue: "a lead of 10", "a drop of 2 m", "gain 10"."""

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import TickRef, axis_of
from auditor.language.tokens import norms

_EACH = frozenset("each every any whatever whichever".split())


def find(context: Context, i: int) -> Item | None:
    """`a lead of 10`, where an axis is called "Lead" and 10 is one of its ticks."""
    word = context.norm(i)
    if (word,) not in phrases():
        return None  # any other word is a name of the vocabulary
    at = i + 1 + (context.norm(i + 1) == "of")
    if context.norm(i - 1) in _EACH and (side := _side(context, word)):
        return context.item("ref", TickRef(side, (), True, every=True), i, i + 1)  # "at each lead"
    if context.norm(i + 1) == "of" and context.norm(i - 1) not in ("a", "an", "the", "each", "every", "any"):
        return None
    side = _side(context, word)
    found = tick_at(context, at, side) if side and at < len(context.tokens) else None
    return context.item("ref", TickRef(side, (found[0],), True), i, found[1]) if found else None


def _side(context: Context, word: str) -> str:
    """The one axis whose name begins with a word, in all panels; else ""."""
    sides = [
        side
        for side in ("rows", "columns")
        if all(word in norms(axis_of(panel, side).label)[:2] for panel in context.document.panels)
    ]
    return sides[0] if len(sides) == 1 else ""
