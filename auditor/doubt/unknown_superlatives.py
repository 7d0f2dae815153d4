"""Superlatives of which nothing knows what they tell: that a number stands in a cell does not bear them out."""

import re

from auditor.doubt.asked import Asked
from auditor.language.adjective_ends import is_superlative
from auditor.language.residue import document_words

_KINDS = ("value", "range", "amount", "threshold")
_WORD = re.compile(r"(?<![\w'’-])[a-z]{3,}est(?![\w'’])", re.IGNORECASE)


def unknown_superlative(asked: Asked) -> str:
    """`The moistest of them all is A with 52.6`, where the cell holds 52.6 and nothing knows what is moist; or nothing."""
    clause = asked.clause
    if asked.kind not in _KINDS:
        return ""
    if any(item.has("extreme") for item in (*clause.label, *clause.trail_items, *clause.items)):
        return ""  # "Worst tile: the palest one": what it tells is told beside it
    known = [item for item in clause.items if item.kind != "odd"]
    for found in _WORD.finditer(clause.text):
        word, at = found.group().casefold(), clause.start + found.start()
        if not is_superlative(word) or word in document_words(clause):
            continue
        if not any(item.start <= at < item.end for item in known):
            return f"what its superlative tells is not known: {word}"
    return ""
