"""Labels compared as people compare them: without case, markup, punctuation, plural or number format."""

import re
import unicodedata
from functools import lru_cache

from auditor.quantity import number_of, plain_number

_TOKEN = re.compile(
    r"(?<![\w.])[-+−]?\d+(?:,\d{3})*(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.]*\w)|[^\W_]+(?:['’]s)?|[#%±]"
)
STOPWORDS = frozenset(
    [
        "the",
        "a",
        "an",
        "of",
        "for",
        "in",
        "at",
        "on",
        "with",
        "by",
        "to",
        "and",
        "or",
        "is",
        "are",
        "each",
        "per",
        "its",
        "their",
        "this",
        "that",
    ]
)


@lru_cache(maxsize=1 << 16)
def words(text: str) -> tuple[str, ...]:
    """The words and numbers of a label, normalised: 0.10 and 0.1 are one, as are "Ratio" and "ratios"."""
    text = unicodedata.normalize("NFKC", text).replace("\u2212", "-").casefold()
    return tuple(_word(token) for token in _TOKEN.findall(text))


def _word(token: str) -> str:
    number = number_of(token)
    if number is not None:
        return plain_number(number)
    token = token.removesuffix("'s").removesuffix("’s")
    return singular(token)


def singular(word: str) -> str:
    """The singular of a regular English plural; other words as they are."""
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def content_words(text: str) -> frozenset[str]:
    """The words that carry a label's meaning."""
    return frozenset(words(text)) - STOPWORDS


@lru_cache(maxsize=1 << 16)
def canonical(text: str) -> str:
    """One writing for all that mean the same label: its number, or its words without blanks."""
    number = number_of(text)
    if number is not None:
        return plain_number(number)
    return "".join(words(text)) or text.strip()


def same_label(one: str, other: str) -> bool:
    """Whether two labels are the same but for how they are written."""
    return one == other or canonical(one) == canonical(other)


def shares_words(name: str, label: str) -> bool:
    """Whether a name, as used before a tick, speaks of an axis with this label: "dose" of "Daily Dose"."""
    return bool(content_words(name) & content_words(label))
