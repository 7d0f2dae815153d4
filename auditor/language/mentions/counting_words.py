"""Whether a number counts things, and is then no tick."""

from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES


def counts_something(context: Context, i: int) -> bool:
    """`4 rows`, `12 cells`, `3 panels`: a number of things, and no tick ("the 512 row")."""
    word = context.tokens[i + 1].text.casefold() if i + 1 < len(context.tokens) else ""
    if context.norm(i - 1) == "the" and word in LINES:
        return False
    senses = phrases().get((context.norm(i + 1),), [])
    return any(kind == "noun" for kind, _ in senses) and word.endswith("s")
