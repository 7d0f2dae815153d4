"""Where a sentence tells the first few values, or that from each end, in one breath: "the lowest two values are 3 and 4, both at A"."""

import re
from collections.abc import Sequence
from itertools import pairwise

from auditor.language.clauses.clause import PREDICATES
from auditor.language.items import Item
from auditor.language.verbs import finite_verb

_STOPS = re.compile(
    r"[.;:]\s|\s[—–]\s|,\s+(?:but|while|whereas|although|though|yet|which|where|so|hence|thus)\b"
)
_COUNT = r"two|three|four|five|six|seven|eight|nine|ten|[2-9]"
_FOLLOWED = re.compile(
    r"(?:;\s+(?:it|this|that)\s+(?:is|was)\s+)?\bfollowed(?:\s+\w+)?\s+by\b", re.IGNORECASE
)
# Superlatives that are no mention, with their number: "the two shortest", "the top three".
_UNKNOWN = re.compile(
    rf"\b(?:(?:top|bottom|\w{{3,}}est)\s+(?:{_COUNT})|(?:{_COUNT})\s+(?!(?:test|interest|forest|guest|request|harvest|west|rest)\w*\b)\w{{3,}}est)\b(?!\s*%)",
    re.IGNORECASE,
)
_AND = re.compile(r"(?:\s+\w+)?\s+and(?: the)?\s+", re.IGNORECASE)
# What leads to the second of two superlatives, and to what is told of values that are put in between commas.
_PAIRED = re.compile(
    r",\s+(?:(?:and|but)\s+)?the\s+(?:overall\s+)?$|\s+and\s+the\s+(?:overall\s+)?$", re.IGNORECASE
)
_IS = re.compile(r"\s+(?:[a-z]+\s+)?(?:is|was)\b", re.IGNORECASE)
_PREDICATE = re.compile(r",\s+(?:are|were|lie|stand|occur|belong|come)\s+(?:both|all|each)?\b", re.IGNORECASE)
_TELLING = PREDICATES - {"same"}
_COUNTED = frozenset(("number", "quant"))


def counted_extreme(text: str, items: Sequence[Item]) -> tuple[int, int] | None:
    """Where a counted superlative or two at once stand, and how far what is told of them goes; None where there are none."""
    cues = [item for item in items if item.has("extreme")]
    for one, other in pairwise(cues):
        if _is_pair(text, items, one, other):
            return one.start, _stop(text, one.start)
        if _AND.fullmatch(text, one.end, other.start):
            return one.start, _stop(text, one.start)
    if (found := _FOLLOWED.search(text)) and any(item.kind == "number" for item in items):
        return max((m.end() for m in _STOPS.finditer(text, 0, found.start())), default=0), _stop(
            text, found.end()
        )
    if found := _UNKNOWN.search(text):
        return found.start(), _stop(text, found.start())
    for cue in cues:
        beside = [
            item
            for item in items
            if item.kind in _COUNTED and (item.last == cue.first or item.first == cue.last) and _counts(item)
        ]
        if beside:
            start = min(cue.start, *(item.start for item in beside))
            return start, _stop(text, start)
    return None


def _is_pair(text: str, items: Sequence[Item], one: Item, other: Item) -> bool:
    """`the maximum is 9, the minimum 2`: whether two superlatives have a number each, and one verb."""
    between = [item for item in items if one.end <= item.start < other.start and item.kind != "noun"]
    behind = [item for item in items if item.start >= other.end and item.kind != "noun"]
    kinds = [item.kind for item in (*between, *behind)]
    told = kinds in (["number", "number"], ["ref", "number", "number"])
    end = _IS.match(text, other.end)
    paired = _PAIRED.search(text[: other.start])
    of_one = "overall" not in text.casefold()  # which may be said of several panels
    return told and of_one and bool(paired) and not finite_verb(text[end.end() if end else other.end :])


def _stop(text: str, start: int) -> int:
    found = _STOPS.search(text, start)
    return found.start() if found else len(text)


def told_at_once(text: str, items: Sequence[Item], joint: int) -> bool:
    """Whether what stands behind a joint goes on with the values of a counted superlative, and tells nothing new."""
    told = counted_extreme(text, items)
    if told is None or not told[0] <= joint < told[1]:
        return False
    behind = [item for item in items if joint <= item.start < told[1]]
    if len([item for item in behind if item.has("extreme")]) == 1 and _AND.match(
        text, joint, behind[0].start
    ):
        return True
    predicate = _PREDICATE.search(text, joint, told[1])
    if predicate and not finite_verb(text[joint : predicate.start()]):
        return True
    cues = [item for item in items if item.has("extreme")]
    if any(_is_pair(text, items, *pair) for pair in pairwise(cues)):
        return True
    followed = _FOLLOWED.search(text, joint)
    telling = _TELLING - {"rank"} if _FOLLOWED.search(text, told[0]) else _TELLING
    start = followed.end() if followed else joint
    return not finite_verb(text[start : told[1]]) and not any(item.kind in telling for item in behind)


def _counts(item: Item) -> bool:
    """Whether it is a number of things, as "two" and "the two", and no value: "two", "3"."""
    if item.kind == "quant":
        return item.has("quant", "both") and bool(re.search(r"\btwo\b", item.text, re.IGNORECASE))
    return bool(re.fullmatch(r"(?:the )?(?:\d{1,2}|[a-z]+)", item.text.strip(), re.IGNORECASE))
