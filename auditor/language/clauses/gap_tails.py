"""Tails that tell how far apart two values are that stand right before: "... keeps 71 at 25 but 57 at 45, a gap of 14"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.language.items import Item
from auditor.language.numbers import Num

_BLUR = r"(?:(?:about|roughly|around|nearly|almost|just|only|a mere|mere|full|exactly|some|over|under|little|more than|less than|at least|at most|a)\s+)*"
_LEAD = r"(?:(?:so|thus|i\.e\.,?|that is,?|which is|which makes|making|leaving|for|or)\s+)?"
# What goes on behind the number with these is held against something else: "a gap of 9 to the next".
_GOES_ON = "to|from|over|on|in|at|with|behind|ahead|of|per|each|or|and|than|every|overall|apiece|by"
_END = rf"(?:\s?%)?(?:[\s-](?:percentage[\s-])?(?!(?:{_GOES_ON})\b)[a-z°/]+){{0,2}}(?:\s+between (?:them|the two))?\s*\)?\s*[.;]?\s*$"
_GAP = re.compile(
    rf"{_LEAD}(?:an?|the)\s+(?:\w+\s+)?(?:(?P<times>factor|ratio)|difference|(?P<strict>gap|distance|margin|advantage|deficit|lead))\s+of\s+{_BLUR}(?=[\d−-])",
    re.IGNORECASE,
)
_CLOSED = re.compile(_END, re.IGNORECASE)
_LESS = re.compile(rf"{_LEAD}{_BLUR}(?=[\d−-])", re.IGNORECASE)
_WAY = re.compile(
    r"(?:\s?%)?(?:\s(?:percentage )?[a-z]+)?\s+(?:more|higher|less|fewer|lower|apart)\s*\)?\s*[.;]?\s*$",
    re.IGNORECASE,
)
_JOINT = re.compile(r",\s+|\s+\(|\s+[—–]\s+")
# Between two values that are set against each other, and behind the second of them: places and units, and no other statement.
_CONTRAST = re.compile(
    r"\b(?:(?P<set>but|against|versus|vs\.?|while|whereas|compared with|compared to)|and)\b", re.IGNORECASE
)
_UNIT = re.compile(
    r"\s?(?!(?:in|at|on|for|with|under|by|of|and|but|to|vs|per)\b)([a-z%°$€£]+)", re.IGNORECASE
)
_PLACED = re.compile(
    r"\s?(?:%|°C)?(?:\s[a-z]+){0,2}(?:\s(?:in|at|on|for|with|under|by|of|during)\s[^,;]*)?\)?", re.IGNORECASE
)
_VERB = re.compile(
    r"\b(?:behind|ahead|below|above|than|is|are|was|were|has|have|had|lags?|trails?|leads?)\b", re.IGNORECASE
)
_PLAIN = ("=", "~")
_FARTHEST = 70


@dataclass(frozen=True, slots=True)
class GapTail:
    """Where such a tail begins, behind the joint, the two numbers before it, and its own; `times` where it is a ratio."""

    start: int
    values: tuple[Item, Item]
    number: Item
    times: bool


def gap_tail(text: str, items: Sequence[Item]) -> GapTail | None:
    """The tail of a sentence; None where it has none, or where it may be told of something else than the two values."""
    numbers = [item for item in items if item.kind == "number"]
    if len(numbers) != 3 or not _comparable(numbers):
        return None
    first, second, last = numbers
    contrast = _CONTRAST.search(text, first.end, second.start)
    if contrast is None or second.start - first.end > _FARTHEST or not _same_unit(text, first, second):
        return None
    if any(item.kind == "ref" and item.start > last.end for item in items):
        return None
    for joint in _JOINT.finditer(text, second.end, last.start):
        way = _way(text, joint.end(), last)
        placed = _PLACED.fullmatch(text, second.end, joint.start())
        if way and placed and not _VERB.search(placed.group()) and (contrast["set"] or way != "strict"):
            return GapTail(joint.end(), (first, second), last, way == "times")
    return None


def _same_unit(text: str, one: Item, other: Item) -> bool:
    """Whether two numbers are not told in two units: "1.5 hours but 40 minutes"."""
    units = [found[1].rstrip("s") for item in (one, other) if (found := _UNIT.match(text, item.end))]
    return len(set(units)) < 2


def _comparable(numbers: Sequence[Item]) -> bool:
    """Whether the first two are plain values, and not counts."""
    nums = [item.value for item in numbers if isinstance(item.value, Num)]
    plain = all(not num.word and num.op in _PLAIN and num.unit != "times" for num in nums[:2])
    return len(nums) == len(numbers) and plain and nums[0].unit == nums[1].unit


def _way(text: str, start: int, number: Item) -> str:
    """What a tail that begins at a place tells with its number; "" if it is none."""
    if (gap := _opens(_GAP, text, start, number)) and _CLOSED.match(text, number.end):
        return "times" if gap["times"] else "strict" if gap["strict"] else "apart"
    return "apart" if _opens(_LESS, text, start, number) and _WAY.match(text, number.end) else ""


def _opens(pattern: re.Pattern[str], text: str, start: int, number: Item) -> re.Match[str] | None:
    """The words of a tail up to its number, which may be told as a word."""
    shown = text[: number.start] + "0" * (number.end - number.start) + text[number.end :]
    found = pattern.match(shown, start)
    return found if found and found.end() == number.start else None
