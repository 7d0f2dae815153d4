"""Numbers that are dealt out among two matrices: "84% for A and 91% for B", "12% and 11%, respectively"; each tells a sentence of its own."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.matrices.lexing import Lexeme, numbers_in

Spot = tuple[int, int, int]  # where a matrix is named, from and to, and which it is
_JOINER = re.compile(
    r"[,;(]?\s*(?:\b(?:and|but|while|whereas|against|versus|vs\.?|compared (?:with|to)|as opposed to|as against|then)\b)?"
    r"(?:\s*\b(?:the|that|it|is|are|only|just|even|still|for|in|by|with|of|from|under|at)\b)*\s*$",
    re.IGNORECASE,
)
_PAIRED = re.compile(
    r"\s*(?:,?\s*\b(?:and|against|versus|vs\.?|but|compared (?:with|to))\b|,|/)\s*(?:(?:only|just|even)\s+)?(?:about |roughly |around |some |the )?$",
    re.IGNORECASE,
)
_BETWEEN = frozenset("is are was were it has with at only just still even about a an the to of".split())
_RESPECTIVELY = re.compile(r",?\s*\brespectively\b", re.IGNORECASE)


@dataclass(frozen=True)
class Dealt:
    """What a sentence tells of one of the matrices, and where it begins to."""

    text: str
    matrix: int
    at: int


def dealt(text: str, spots: Sequence[Spot]) -> list[Dealt]:
    """The sentence for each of two matrices, with its own number; nothing where its numbers are not dealt out.

    `spots` are the two matrices where they are named, or none where both are meant in their order.
    """
    numbers = _numbers(text, spots)
    if len(spots) == 2:
        return _by_name(text, spots, numbers)
    if spots:
        return []
    return _in_order(text, numbers)


def _numbers(text: str, spots: Sequence[Spot]) -> list[Lexeme]:
    found: dict[int, Lexeme] = {}
    for one in numbers_in(text):
        inside = any(start <= one.start < end for start, end, _ in spots)
        if not inside and (one.start not in found or found[one.start].end < one.end):
            found[one.start] = one
    kept = sorted(found.values(), key=lambda one: one.start)
    return [
        one
        for n, one in enumerate(kept)
        if not any(other.start < one.start < other.end for other in kept[:n])
    ]


def _by_name(text: str, spots: Sequence[Spot], numbers: Sequence[Lexeme]) -> list[Dealt]:
    first, second = sorted(spots)
    before = [one for one in numbers if one.start < second[0]]
    behind = [one for one in numbers if one.start > second[0]]
    if len(numbers) == 2 and len(before) == 2:
        one, other = numbers
        if not _beside(text[other.end : second[0]]) and other.start > first[0]:
            return []
        if other.start < first[0]:  # "84% and 91% for A and B"
            left = _blank(_blank(text, one.end, other.end), first[0], second[1])
        elif (
            one.end <= first[0] or first[1] <= one.start
        ):  # "84% for A and 91% for B", "A has 84% against 91% for B"
            left = _blank(_blank(text, *first[:2]), _joint(text, other.start), second[1])
        else:
            return []
        start = other.start
    elif len(behind) == 1 and before:  # "A has 84%, B 91%"
        other = behind[0]
        if not _beside(text[second[1] : other.start]):
            return []
        own = [one for one in before if one.start >= first[1]] or before
        one = next((one for one in own if _unit(one) == _unit(other)), own[0])
        left = _blank(_blank(text, *first[:2]), _joint(text, second[0]), other.end)
        start = second[0]
    else:
        return []
    if _unit(one) != _unit(other):
        return []  # a count and a share are not dealt out
    left = _blanked(left)
    return [Dealt(left, first[2], 0), Dealt(_exchanged(left, one, other), second[2], start)]


def _beside(gap: str) -> bool:
    """Whether a number stands beside what it is told of."""
    return {*re.findall(r"[^\W\d_]+", gap.casefold())} <= _BETWEEN


def _joint(text: str, start: int) -> int:
    """Where the words that join what is told of the second matrix begin."""
    found = _JOINER.search(text[:start])
    return found.start() if found else start


def _blanked(text: str) -> str:
    return _RESPECTIVELY.sub(lambda found: " " * len(found.group()), text)


def _unit(one: Lexeme) -> str:
    return one.num.unit if one.num else ""


def _in_order(text: str, numbers: Sequence[Lexeme]) -> list[Dealt]:
    """`12% and 11%`: side by side, and the only ones."""
    if len(numbers) != 2 or _unit(numbers[0]) not in ("", _unit(numbers[1])):
        return []
    one, other = numbers
    if not _PAIRED.fullmatch(text[one.end : other.start]):
        return []
    left = _blanked(_blank(text, one.end, other.end))
    return [Dealt(left, 0, 0), Dealt(_exchanged(left, one, other), 1, other.start)]


def _blank(text: str, start: int, end: int) -> str:
    return text[:start] + " " * (end - start) + text[end:]


def _exchanged(text: str, one: Lexeme, other: Lexeme) -> str:
    return text[: one.start] + other.text + text[one.end :]
