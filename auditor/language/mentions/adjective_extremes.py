"""Superlatives of adjectives that no phrase of the lexicon has: "the leanest month", where "negative means flat" "the flattest"."""

from auditor.language.adjective_ends import end_of, is_superlative
from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context

_BEING = frozenset("is are was were be come comes came".split())


def find(context: Context, i: int) -> Item | None:
    """`the leanest month`, where "negative means flat" `the flattest`: an end of the values; "odd" where it is not known which."""
    word = context.tokens[i].text.casefold()
    if not is_superlative(word) or word in context.axis_words or context.vocabulary.find((word,)):
        return None
    if end := end_of(word, context.document):
        return context.item("extreme", end, i, i + 1)
    behind = context.norm(i + 1)
    measured = behind in context.axis_words or ("noun", "cell") in phrases().get((behind,), [])
    told = context.norm(i + 1 + measured) in _BEING and context.norm(i - 1) in ("the", "")
    return context.item("odd", word, i, i + 1) if told else None
