"""What stands around a list of ticks: the axis's name and words that lead in, and the way that it is read.

"Depth in metres, marked 5, 10 and 20": from the first item on that is of a kind with all behind it, the list goes;
what stands before is no part of it, whatever the words are. Names have no kind, so that words must lead to them.
"""

import re
from collections.abc import Sequence
from itertools import takewhile

from auditor.model import Tick
from auditor.numerals import ordinal
from auditor.reading.lists import Place, list_items
from auditor.reading.plain import Plain

_SPAN = r"\s?(?:–|—|-|\bto\b)\s?"
_UNIT = r"(?:\s?(?:%|‰|°\s?[CFK]?|[^\W\d_]{1,6}(?:/[^\W\d_]{1,3})?))?"
_NUMBER = rf"[~≈<>≤≥]?\s?[-+−]?\d[\d.,]*(?:[eE][-+−]?\d+)?{_UNIT}"
_DATE = r"\d{4}-\d\d(?:-\d\d)?|\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{1,2}:\d\d(?::\d\d)?"
_KINDS = tuple(
    re.compile(rf"(?<![\w.,/:-])(?:{kind})$")
    for kind in (_DATE, rf"\d[\d.]*{_SPAN}\d[\d.]*{_UNIT}|\d[\d.]*\s?\+|[<>≤≥]\s?\d[\d.]*{_UNIT}", _NUMBER)
)
# "Ward 3", "S12": a noun that all items share, with a number or letter of their own.
_COUNTED = re.compile(r"(?P<noun>[^\W\d_]{1,14}[ -]?)(?:\d{1,3}|(?<= )[A-Z])")
_FEWEST = 2
_MOST_WORDS = 2  # items that the axis's name may be

_NOUN = (
    r"(?:(?:axis|tick|row|column|category)\s+)?(?:ticks?|ticked|marks?|markers?|labels|values|entries|categories|levels"
    r"|settings|names|points|positions|steps|classes|order|sequence|succession)"
)
_OPEN = r"(?:[a-z]+(?:ed|ing)|shown|drawn|set|read|cut|put|given|taken|split)(?:\s+(?:off|out|up|over))?"
_CLOSED = (
    r"(?:marked|labell?ed|reading|showing|listing|naming|named|called|comprising|including|namely|viz\.?|i\.e\.,?|being"
    r"|covering|taking|having|with)"
)
_LEAD = re.compile(
    r"(?:(?:and|with|at|for|in|its|the|these|being|are|is)\s+)*"
    rf"(?:{_OPEN}\s+(?:as|at|to|by|with|in|through|on|for)\s+(?:the\s+)?(?:{_NOUN}[:,]?\s+)?|{_CLOSED}[:,]?\s+(?:the\s+)?(?:{_NOUN}[:,]?\s+)?"
    rf"|{_NOUN}[:,]?\s+)"
    r"(?:(?:of|at|are|for|in)[:,]?\s+)?(?:the\s+(?=\S))?[\"“'‘`]?(?=\S)"
)
LEADS_ON = re.compile(rf"\b(?:{_OPEN}\s+(?:as|at|to|by|with|in|through|on|for)|{_CLOSED}|{_NOUN})[:,]?\s*$")
# "from left to right", ", in that order", "(top to bottom)"
WAY = (
    r"(?:\s*[,;(]?\s*\b(?:(?:listed|read|reading|going|running|counted|both|each|shown|drawn)\s+)*"
    r"(?:(?:from\s+)?(?:the\s+)?(?:left\s+to\s+right|right\s+to\s+left|top\s+to\s+bottom|bottom\s+to\s+top)"
    r"|in\s+(?:that|this|the\s+(?:same|given))\s+order|(?:up|down|left|right)wards?)\s*\)?)"
)
_WAY = re.compile(rf"{WAY}[\s.]*$", re.IGNORECASE)


def without_way(text: Plain) -> Plain:
    """A list without the words behind it that tell which way it is read."""
    found = _WAY.search(text.text)
    return text.part(0, found.start()) if found and found.start() else text


def behind_words(text: Plain, items: Sequence[Place]) -> list[Place]:
    """The items behind words that lead to them, of which the first two or three may be the axis's name."""
    for at, (start, end) in enumerate(items[:3]):
        found = _LEAD.match(text.text, start, end)
        if found and found.end() < end:
            begin = found.end()
            again = list_items(
                text.part(begin, items[-1][1])
            )  # other signs may part what comes behind the lead
            if len(again) >= max(_FEWEST, len(items) - at):
                return [(begin + one, begin + other) for one, other in again]
    return list(items)


def lead_end(text: str, start: int) -> int:
    """Where words that lead to a list end, if any stand at a place; else the place."""
    found = _LEAD.match(text, start)
    return found.end() if found else start


_SENTENCE, _NEXT = re.compile(r"[.;:](?:\s|$)"), re.compile(r"\s*(?:,\s*(?:and\s+)?|\sand\s)\s*")
_SECOND = frozenset(("then", "next", "last", "finally", "second"))


def counts_off(items: str) -> bool:
    """Whether names are counted in turn, "first bud, then bloom", unlike "first frost, thaw, last frost"."""
    parts = [part.split(None, 1) for part in _NEXT.split(_SENTENCE.split(items)[0].strip())]
    if not all(parts) or len(parts) < _FEWEST or len(parts[0]) < _FEWEST or ordinal(parts[0][0]) != 1:
        return False
    return parts[1][0].casefold() in _SECOND and len({part[-1] for part in parts}) == len(parts)


def is_led(ticks: Sequence[Tick], other: Sequence[Tick]) -> bool:
    """Whether ticks are others with words before the first of them: "marked 5" beside "5"."""
    at = len(ticks) - len(other)
    if (
        at < 0
        or at > _MOST_WORDS
        or not other
        or [t.text for t in ticks[at + 1 :]] != [t.text for t in other[1:]]
    ):
        return False
    whole, bare = ticks[at].text, other[0].text
    return len(whole) > len(bare) and bool(_LEAD.match(whole)) and whole.endswith(bare)


def alike(text: Plain, items: Sequence[Place]) -> list[Place]:
    """The items without the axis's name before them, where all at the end are of one kind."""
    return _alike(text, items) or list(items)


def _alike(text: Plain, items: Sequence[Place]) -> list[Place]:
    """The items at the end that are all of one kind, where others stand before the first of them."""
    best: list[Place] = []
    for pattern in (*_KINDS, _noun_of(text, items)):
        if pattern is None:
            continue
        tail = list(takewhile(lambda item: pattern.fullmatch(text.text, *item), reversed(items)))[::-1]  # noqa: B023
        before = items[: len(items) - len(tail)]
        if not tail or not before:
            continue
        led = pattern.search(text.text, before[-1][0] + 1, before[-1][1])
        if led and text.text[led.start() - 1].isspace():
            tail, before = [led.span(), *tail], before[:-1]
        lone = len(before) == 1 and not led and " " not in text.text[slice(*before[0])]  # "none, 5, 10"
        numbered = any(re.search(r"\d", text.text[slice(*item)]) for item in before)
        fits = len(tail) >= _FEWEST and not lone and not numbered
        best = max(best, tail if fits else [], key=len)
    return best


def _noun_of(text: Plain, items: Sequence[Place]) -> re.Pattern[str] | None:
    found = _COUNTED.fullmatch(text.text, *items[-1]) if len(items) > _FEWEST else None
    return re.compile(rf"(?<![^\s]){re.escape(found['noun'])}(?:\d{{1,3}}|[A-Z])$") if found else None
