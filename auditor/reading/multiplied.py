"""Ticks of which each is a multiple of the one before: "doubling from 2K at the left to 16K"."""

import re
from collections.abc import Iterator

from auditor.model import Tick
from auditor.quantity import number_of
from auditor.reading.plain import Plain

_CUE = re.compile(
    r"\b(?P<two>doubl(?:e|es|ed|ing)|powers of (?:two|2)|factors? of (?:two|2)|twice the (?:one|previous|preceding))\b"
    r"|\b(?P<half>halv(?:e|es|ed|ing))\b"
    r"|\b(?P<ten>powers of (?:ten|10)|factors? of (?:ten|10)|tenfold|ten times the (?:one|previous|preceding))\b",
    re.IGNORECASE,
)
_ENDS = re.compile(
    r"(?:\bfrom\s+)?(?<![\w.])(?P<first>\d+)(?P<unit>[KkMG]|\s?(?!(?:up|down|to|at|on|in|and)\b)[^\W\d_]{1,3}|)(?![\w,]|\.\d)(?:\s?\([^()\d]{1,30}\))?"
    r"(?:\s+(?:at|on|in)\s+the\s+\w+(?:\s(?:end|side|edge|row|column))?)?,?\s*(?:\bup to\b|\bdown to\b|\bto\b|–|—|→)\s*"
    r"(?P<last>\d+)(?P<own>[KkMG]|\s?(?!(?:in|at|on|by|and|to)\b)[^\W\d_]{1,3}|)(?![\w]|[.,]\d)"
)
_FACTORS = {"two": 2, "half": 2, "ten": 10}
_FEWEST = 3


def multiplied(text: Plain) -> Iterator[tuple[Tick, ...]]:
    """The ticks between two ends of one unit, where a whole number of equal factors lies between them."""
    cue = _CUE.search(text.text)
    if cue is None or not cue.lastgroup:
        return
    factor = _FACTORS[cue.lastgroup]
    for found in _ENDS.finditer(text.text):
        if found["unit"] != found["own"]:
            continue
        numbers = _between(int(found["first"]), int(found["last"]), factor)
        if len(numbers) >= _FEWEST:
            span = text.span(*found.span())
            names = [f"{number}{found['unit']}" for number in numbers]
            yield tuple(Tick(name, span, number_of(name)) for name in names)


def _between(first: int, last: int, factor: int) -> list[int]:
    low, high = sorted((first, last))
    numbers = [low]
    while 0 < numbers[-1] < high:
        numbers.append(numbers[-1] * factor)
    if numbers[-1] != high:
        return []
    return numbers if first <= last else numbers[::-1]
