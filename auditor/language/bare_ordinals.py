"""Ordinals without the noun that they share with one before: "the first panel averages 41, the second 42".

The noun is put in where nothing else can be meant: the ordinals are of one series, and no other things are counted between.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.numerals import CARDINALS

_SERIES = (
    "first second third fourth fifth sixth seventh eighth last".split(),
    "left right middle".split(),
    "upper lower middle".split(),
    "top bottom middle".split(),
    "former latter".split(),
)
_ORDINALS = "|".join(dict.fromkeys(word for series in _SERIES for word in series))
_NOT_NOUNS = r"(?!(?:of|in|on|at|to|for|from|by|with|and|or|but|is|are|was|were|has|have|had|two|three|four|half|time|times|place|rank|\w+est|most|least|best|worst|also|then|only|halves)\b)"
_NUMBERS = "|".join(word for word in CARDINALS if "-" not in word)
_VERB = r"(?:is|are|was|were|has|had|does|did|do|[a-z]+(?:ages|aks|ms|nds|ches|lls|ses|ds|ws|ys|ns|ts))"
# Behind "the former" stands its verb: "the former reaches 9".
_FULL = re.compile(
    rf"\bthe\s+(?P<ordinal>{_ORDINALS})\s+(?!(?<=er\s){_VERB}\b)(?P<noun>{_NOT_NOUNS}[a-z]+)\b", re.IGNORECASE
)
_BARE = re.compile(
    rf"\bthe\s+(?P<ordinal>{_ORDINALS})(?=\s*(?:[,.;:)(]|$)|\s+(?:(?:only|just|about|roughly|at|by|to|in|with|and|but|while|for|from|than|as|it|not)\b|[-−+]?\d|(?:{_NUMBERS})\b|{_VERB}\b))",
    re.IGNORECASE,
)
_PREPOSITION = re.compile(r"\b(?P<word>of|in|on|at|for|from|to|with|than)\s+$", re.IGNORECASE)
# Other things that the second may be one of: "has two peaks".
_COUNTED = re.compile(r"\b(?:two|three|four|five|both|several|\d+)\s+[a-z]+s\b", re.IGNORECASE)


def bare_ordinals(text: str) -> Iterator[tuple[int, int, str]]:
    """For each bare ordinal that shares the noun of one before: where it ends, and the noun."""
    full = list(_FULL.finditer(text))
    for bare in _BARE.finditer(text):
        before = [one for one in full if one.end() <= bare.start() and _in_series(one, bare)]
        if before and not _COUNTED.search(text, before[-1].end(), bare.start()):
            noun = _alike(text, bare, before)["noun"]
            yield bare.start("ordinal"), bare.end(), f"{bare['ordinal']} {noun}"


def _alike(text: str, bare: re.Match[str], before: Sequence[re.Match[str]]) -> re.Match[str]:
    """Which of those before it goes on with: one behind the same preposition, else the last that has none."""
    lead = _preposition(text, bare)
    same = [one for one in before if _preposition(text, one) == lead]
    return (same or before)[-1]


def _preposition(text: str, found: re.Match[str]) -> str:
    before = _PREPOSITION.search(text[: found.start()])
    return before["word"].casefold() if before else ""


def _in_series(full: re.Match[str], bare: re.Match[str]) -> bool:
    one, other = full["ordinal"].casefold(), bare["ordinal"].casefold()
    return one != other and any(one in series and other in series for series in _SERIES)
