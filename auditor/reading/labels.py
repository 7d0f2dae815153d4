"""Labels compared as people compare them: without case, markup, punctuation, plural or number format."""

import re
import unicodedata
from functools import lru_cache

from auditor.quantity import number_of, plain_number

_TOKEN = re.compile(
    r"(?<![\w.])[-+−]?\d+(?:,\d{3})*(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.]*\w)|[^\W_]+(?:['’]s)?|[#%±]"
)
_COMPASS = re.compile(r"°\s?[NSEW]$")
# "<5" and ">5", "A+" and "A-" are told apart by nothing but a sign.
_BOUND = re.compile(r"\s*(?P<sign>[<>≤≥]=?)\s?(?=[\d.])")
_GRADE = re.compile(r"(?<![^\W_])[^\W\d_]{1,3}(?P<sign>\+\+?|[-−])$")
_UNIT = re.compile(r"\d\s?(?P<unit>°?\s?[^\W\d_]{1,12}(?:/[^\W\d_]{1,12})?|[%‰°])$")
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


_OF_US = re.compile(r"(?!\w*(?:f|c|m|ab)uses$)(?:\w*[^aeo\W]|b)uses")


def singular(word: str) -> str:
    """The singular of a regular English plural; other words as they are."""
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    if _OF_US.fullmatch(word):
        return word[:-2]  # "buses", but not "houses" or "fuses"
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def content_words(text: str) -> frozenset[str]:
    """The words that carry a label's meaning."""
    return frozenset(words(text)) - STOPWORDS


# Two numbers side by side stay two: "(2, 5)" is no 25.
_BETWEEN_DIGITS = re.compile(r"(?<!\d) | (?!\d)")


@lru_cache(maxsize=1 << 16)
def canonical(text: str) -> str:
    """One writing for all that mean the same label: its number, or its words without blanks."""
    number = number_of(text)
    if number is not None and not _COMPASS.search(text):
        return plain_number(number)
    signs = _BOUND.match(text), _GRADE.search(text)
    before, behind = (sign["sign"] if sign else "" for sign in signs)
    bare = _BETWEEN_DIGITS.sub("", " ".join(words(text)))
    return before.replace("=", "") + bare + behind.replace("−", "-") if bare else text.strip()


@lru_cache(maxsize=1 << 16)
def unit_of(text: str) -> str:
    """The unit behind a label's number: "m" of "3 m"; "" where there is none."""
    found = _UNIT.search(text.strip())
    return singular(found["unit"].casefold()) if found else ""


def same_label(one: str, other: str) -> bool:
    """Whether two labels are the same but for how they are written; a month is no year, with unit or without."""
    return one == other or (canonical(one) == canonical(other) and not differ_in_unit(one, other))


def differ_in_unit(one: str, other: str) -> bool:
    """Whether two labels of one number have units that are not the same, as "1m" and "1y"."""
    first, second = unit_of(one), unit_of(other)
    return bool(first and second) and not (first.startswith(second) or second.startswith(first))


def shares_words(name: str, label: str) -> bool:
    """Whether a name, as used before a tick, speaks of an axis with this label: "dose" of "Daily Dose"."""
    return bool(content_words(name) & content_words(label))
