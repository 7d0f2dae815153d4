"""Lists in running text: "0.1, 0.2, and 0.3", "`TTPD`, `LR` and `CCS`"."""

import re

from auditor.quantity import quantities
from auditor.reading.plain import Plain

_JOINT = re.compile(r"[\s'\"“”‘’]*(?:,|;|\||→|->|/|•|&)?[\s'\"“”‘’]*(?:(?:and|or|to)\s+)?[\s'\"“”‘’]*$")
_STRICT_JOINT = re.compile(
    r"[\s'\"“”‘’)]*(?:,|;|\||→|->|•|/|&|\band\b)[\s'\"“”‘’(]*(?:and\s+)?[\s'\"“”‘’(]*$"
)
_SPLIT = re.compile(r"\s*(?:[,;|•]|→|->)\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+")
_BRACKETS = re.compile(r"\s*\([^()]*\)")
_QUOTES = "'\"“”‘’`. "
LONGEST_ITEM_WORDS = 6


def numeric_list(text: Plain) -> list[tuple[int, int]]:
    """The longest run of numbers that only commas, "and" and the like separate, as positions in the text."""
    best: list[tuple[int, int]] = []
    run: list[tuple[int, int]] = []
    for number in quantities(text.text):
        place = (number.span.end - len(number.text), number.span.end)
        if run and not _STRICT_JOINT.match(text.text[run[-1][1] : place[0]]):
            run = []
        run.append(place)
        if len(run) > len(best):
            best = list(run)
    return best


def text_list(text: Plain) -> list[tuple[int, int]]:
    """The items of a text that is nothing but a list, as positions; empty where it is a sentence."""
    items: list[tuple[int, int]] = []
    position = 0
    body = _BRACKETS.sub(lambda found: " " * len(found[0]), text.text)
    for found in [*_SPLIT.finditer(body), None]:
        end = found.start() if found else len(body)
        start = position
        while start < end and body[start] in _QUOTES:
            start += 1
        close = end
        while close > start and body[close - 1] in _QUOTES:
            close -= 1
        if close > start:
            items.append((start, close))
        position = found.end() if found else end
    short = all(len(body[start:end].split()) <= LONGEST_ITEM_WORDS for start, end in items)
    return items if short and len(items) > 1 else []
