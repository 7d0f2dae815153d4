"""Words that are no part of the lexicon: adjectives of what the document measures ("glossiest", of gloss), nouns that it does not know."""

import re
from functools import lru_cache

from auditor.language.clauses import Clause
from auditor.language.strange import strange_words, topic
from auditor.language.tokens import norms
from auditor.model import Document

_SUPERLATIVE = re.compile(r"(?P<stem>[^\W\d_]{3,}?)(?:iest|est)$")
_COMPARATIVE = re.compile(r"(?P<stem>[^\W\d_]{3,}?)(?:ier|er)$")
# Of a stem so short too many words begin with it.
_SHORTEST = 4
_OF_TIME = frozenset(
    "earliest latest oldest newest youngest nearest farthest furthest earlier later older newer nearer further".split()
)
_NO_ADJECTIVES = frozenset(
    "test best west east interest forest request guest honest protest suggest manifest harvest invest rest nest contest modest".split()
)
_FRAMING = frozenset(
    "crown title gold medal palm honour laurel prize spot pole position top leader favourite nobody one anyone nothing".split()
)


def inflected(word: str, document: Document) -> str:
    """The mark of an adjective that belongs to what is measured: "<est>", "<er>"; "<odd>" for another superlative, else ""."""
    for mark, pattern in (("<est>", _SUPERLATIVE), ("<er>", _COMPARATIVE)):
        found = pattern.fullmatch(word) if word not in _OF_TIME else None
        if found and of_measure(found["stem"], document):
            return mark
    return "<odd>" if _SUPERLATIVE.fullmatch(word) and word not in _OF_TIME | _NO_ADJECTIVES else ""


def of_measure(stem: str, document: Document) -> bool:
    """Whether a stem is that of a word by which the document names what it shows: "punctual" of "punctuality"."""
    return len(stem) >= _SHORTEST and any(word.startswith(stem) for word in _names(document))


@lru_cache(maxsize=8)
def _names(document: Document) -> frozenset[str]:
    """The words of titles and axes, and of what is said before the first grid."""
    return topic(document) | frozenset(norms(document.source.text[: document.data_start]))


def unknown(clause: Clause) -> list[str]:
    """The words that neither the document nor a frame explains."""
    return [
        word
        for word in strange_words(clause)
        if word.casefold() not in _FRAMING
        and inflected(word.casefold(), clause.document) not in ("<est>", "<er>")
    ]
