"""The names of classes: on the axes of a confusion matrix, and in sentences."""

import re
from collections.abc import Sequence
from functools import lru_cache

from auditor.language.tokens import norms
from auditor.model import Axis

ROLE_WORDS = re.compile(
    r"[\s(\[:_-]*\b(?:actual(?:ly)?|true|truth|ground[\s-]?truth|gold|reference|predict\w*|pred|class|label|real|observed)\b\.?[\s)\]:_-]*",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def class_name(label: str) -> str:
    """The class that a tick names, without the words for its role: "Damaged" for "Damaged (surveyed)"."""
    bare = ROLE_WORDS.sub(" ", label).strip(" :()[]_-")
    return bare or label


def matched_names(names: Sequence[str], known: Sequence[str]) -> list[str]:
    """Names as the other side writes them, where they differ in case only."""
    same = {name.casefold(): name for name in known}
    return [same.get(name.casefold(), name) for name in names]


def aligned_names(rows: list[str], columns: list[str]) -> tuple[list[str], list[str]]:
    """Both sides of a square matrix with the same names: a misspelt or repeated label is known by its place."""
    if len(rows) != len(columns) or 2 * sum(a == b for a, b in zip(rows, columns, strict=True)) <= len(rows):
        return rows, columns
    names = [column if rows.count(row) > 1 else row for row, column in zip(rows, columns, strict=True)]
    return (names, names) if len(set(names)) == len(names) else (rows, columns)


def class_names(axis: Axis) -> list[str]:
    """The classes that an axis names, without what all of its ticks begin or end with: "served rye", "rye (ordered)"."""
    names = _without_shared_brackets([class_name(tick.text) for tick in axis.ticks])
    lead = "".join(f"{word} " for word in shared_words(axis))
    return [name[len(lead) :] for name in names] if lead and all(n.startswith(lead) for n in names) else names


_BRACKETED = re.compile(r"(?P<name>.+?)\s*[(\[](?P<role>[^()\[\]]+)[)\]]?")


def _without_shared_brackets(names: list[str]) -> list[str]:
    """Names without the brackets behind them, where all have the same: "rye (served)", "wheat (served)"."""
    found = [_BRACKETED.fullmatch(name) for name in names]
    told = [one for one in found if one]
    alike = len(told) == len(names) > 1 and len({one["role"].casefold() for one in told}) == 1
    return [one["name"] for one in told] if alike else names


@lru_cache(maxsize=256)
def shared_words(axis: Axis) -> tuple[str, ...]:
    """The words that all ticks of an axis begin with, and that leave some of each."""
    words = [class_name(tick.text).split() for tick in axis.ticks]
    if len(words) < 2:
        return ()
    shared = [len(set(nth)) == 1 and nth[0].isalpha() for nth in zip(*words, strict=False)]
    size = shared.index(False) if False in shared else len(shared)
    return tuple(words[0][: min(size, min(map(len, words)) - 1)])


_NEGATIVE = re.compile(
    r"\b(?:not?|non|negatives?|healthy|normal|benign|absent|free|without|none|clear|legitimate|genuine|ok|pass(?:ed)?|intact)\b",
    re.IGNORECASE,
)


def polar(rows: Sequence[str], columns: Sequence[str]) -> tuple[int, int] | None:
    """Of two classes that either side calls by other names: where each names the positive one, if both tell which is none."""
    if len(rows) != 2 or len(columns) != 2 or {*map(str.casefold, rows)} & {*map(str.casefold, columns)}:
        return None
    sides = [[bool(_NEGATIVE.search(name)) for name in side] for side in (rows, columns)]
    if any(sum(side) != 1 for side in sides):
        return None
    return sides[0].index(False), sides[1].index(False)


_POSITIVE = re.compile(
    r"[\"“'‘]?(?P<name>[\w-]{1,30})[\"”'’.]?\s+(?:is|being|was|as|=)\s+(?:the\s+)?positive\b|positive (?:class|label)\s*(?:is|:|=|\()\s*[\"“'‘]?(?P<name2>[\w-]{1,30})",
    re.IGNORECASE,
)


def called_positive(text: str, classes: Sequence[str]) -> str:
    """The class that the text calls the positive one."""
    named = {(match["name"] or match["name2"]).casefold() for match in _POSITIVE.finditer(text)}
    return next((name for name in classes if name.casefold() in named), "")


def positive_alias(text: str) -> str:
    """What the text calls the positive class; "" where it calls none or several so."""
    named = {match["name"] or match["name2"] for match in _POSITIVE.finditer(text)}
    return named.pop() if len(named) == 1 else ""


@lru_cache(maxsize=256)
def names_of(classes: tuple[str, ...]) -> dict[tuple[str, ...], str]:
    """Word sequences and the class that each names: whole names, and words that only one class has."""
    whole = {norms(name): name for name in classes}
    words: dict[tuple[str, ...], set[str]] = {}
    for name in classes:
        for word in norms(name):
            words.setdefault((word,), set()).add(name)
    telling = {
        word: next(iter(names))
        for word, names in words.items()
        if len(names) == 1 and len(word[0]) > 2 and not word[0].isdigit()
    }
    return {**telling, **{key: name for key, name in whole.items() if key}}
