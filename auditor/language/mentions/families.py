"""Several ticks by the word that their labels end with: "both rolls" of "Plain roll" and "Seeded roll", "the three farms" among towns and farms."""

from functools import lru_cache

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef, axis_of
from auditor.language.tokens import norms
from auditor.model import Document
from auditor.numerals import cardinal
from auditor.reading.labels import STOPWORDS

# How such a mention is told from others: in a title it names what is shown, and picks no part of it.
FAMILY = ("family", "ref")
_LEADS = frozenset("both all and or but than only just either neither these those other".split())
_EACH = frozenset("neither either each every no any".split())
_KINDS = frozenset("kind sort type variety".split())


def find(context: Context, i: int) -> Item | None:
    """A plural that only some ticks of one axis end with, be it behind their number."""
    at = i + (context.norm(i) == "the")
    count = cardinal(context.norm(at))
    at += count is not None
    if context.norm(at) in _KINDS and context.norm(at + 1) == "of":
        at += 2
    elif at >= len(context.tokens) or (
        context.tokens[at].text.casefold() == context.norm(at) and context.norm(i - 1) not in _EACH
    ):
        return None  # in the singular it is one of them, whichever
    word = context.norm(at)
    families = _families(context.document)
    word = next((one for one in (word, *_with_f(word)) if one in families), word)
    family = families.get(word)
    if family is None or context.vocabulary.find((word,)) or (word,) in phrases() or not _opens(context, i):
        return None
    side, ticks = family
    if count not in (None, len(ticks)):
        return None
    return context.item("ref", TickRef(side, ticks, True), i, at + 1, (FAMILY,))


def _with_f(word: str) -> tuple[str, ...]:
    """What "loaves" and "knives" are the plurals of."""
    return (f"{word[:-2]}f", f"{word[:-2]}fe") if word.endswith("ve") else ()


def _opens(context: Context, i: int) -> bool:
    """Whether no word stands before it that picks some of them: "the brown rolls"."""
    before = context.norm(i - 1)
    owned = i > 0 and context.tokens[i - 1].text.casefold().endswith(("'s", "’s"))
    return owned or not before.isalpha() or before in STOPWORDS | _LEADS | _EACH


@lru_cache(maxsize=64)
def _families(document: Document) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Words with the side and the labels that end with them: two at least, and not all of their axis."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    twice: set[str] = set()
    for side in ("rows", "columns"):
        texts = dict.fromkeys(tick.text for panel in document.panels for tick in axis_of(panel, side).ticks)
        heads: dict[str, list[str]] = {}
        for text in texts:
            words = norms(text)
            if len(words) > 1 and words[-1].isalpha() and len(words[-1]) > 2:
                heads.setdefault(words[-1], []).append(text)
        for word, own in heads.items():
            twice |= {word} & found.keys()
            if 1 < len(own) < len(texts):
                found[word] = (side, tuple(own))
    return {word: family for word, family in found.items() if word not in twice}
