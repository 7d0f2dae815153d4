"""Phrases that tell the mean of all cells beside what else a sentence says: "averaging 31 kg per field, most of the farm does well"."""

import re
from collections.abc import Sequence

from auditor.language.items import Item

_PHRASE = re.compile(
    r"(?:\b(?:with|at|averaging|and) )?(?:(?:an?|the|its) )?(?:(?:overall|grand) )?(?:(?:mean|average|median)(?: value| score| reading| level)? (?:of )?)?"
    r"(?:(?:about|around|roughly|nearly|almost|approximately|just (?:over|under)|some) )?[-−+]?\d[\d.,]*(?: ?[a-zµ°%/]{1,12})?"
    r" (?:per|for each|in each) (?:cell|tile|square|entry|box|field|block)\b",
    re.IGNORECASE,
)
_LEAD = re.compile(r"(?:with|at|averaging)\b", re.IGNORECASE)
_CLOSING = re.compile(r",\s+(?=(?:with|at|averaging)\b)", re.IGNORECASE)
_TELLING = re.compile(r"\b(?:mean|average|averaging|median)\b", re.IGNORECASE)


def fronted_mean(text: str, items: Sequence[Item]) -> int | None:
    """Where such a phrase ends that opens a sentence which then names nothing more; None where none does."""
    found = _PHRASE.match(text)
    if found is None or not _LEAD.match(text) or not _TELLING.search(found.group()):
        return None
    rest = text[found.end() :]
    named = any(item.start >= found.end() and item.kind == "ref" for item in items)
    return None if named or not rest.strip(" .,;") else found.end() + len(rest) - len(rest.lstrip(" ,"))


def closing_mean(text: str, items: Sequence[Item]) -> int | None:
    """Where such a phrase begins that closes a sentence which has named nothing before; None where none does."""
    for found in _CLOSING.finditer(text):
        named = any(item.start < found.start() and item.kind in ("ref", "number") for item in items)
        if is_mean_phrase(text[found.end() :]) and not named:
            return found.end()
    return None


def is_mean_phrase(text: str) -> bool:
    """Whether a part of a sentence is such a phrase and no more."""
    found = _PHRASE.match(text.strip(" ,"))
    return (
        found is not None and bool(_TELLING.search(found.group())) and found.end() >= len(text.strip(" ,.;"))
    )
