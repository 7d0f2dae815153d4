"""Cue words of the lexicon."""

from auditor.language.items import Item
from auditor.language.lexicon import longest_phrase, phrases
from auditor.language.mentions.context import Context


def find(context: Context, i: int) -> Item | None:
    """The longest phrase of the lexicon, with all that it may mean."""
    table = phrases()
    for length in range(min(longest_phrase(), len(context.tokens) - i), 0, -1):
        words, last = context.words(i, length)
        senses = table.get(words) if words else None
        if senses:
            (kind, value), *others = senses
            return context.item(kind, value, i, last, tuple(others))
    return None
