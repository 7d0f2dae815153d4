"""Ways that a sentence names by the picture: "from left to right", "down the column", "along the diagonal"."""

import re
from collections.abc import Sequence

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import RegionRef
from auditor.language.ways import Way
from auditor.language.wording import Wording

_LEFT_RIGHT = r"left (?:to|- to -|→) (?:the )?right|right ?ward|(?:move|moving|go|going|read|reading|step|stepping|walking|further|farther|scanning|shifting) (?:to the |toward the )?right|toward the right(?: (?:side|edge|hand side))?|along (?:each|every|the|a|any|all) row|across (?:each|every|the|a|any|all) (?:row|column)|(?:from )?column to column|horizontally|across column"
_RIGHT_LEFT = r"right (?:to|→) (?:the )?left|left ?ward|(?:move|moving|go|going|read|reading|step|further) (?:to the |toward the )?left|toward the left(?: (?:side|edge))?"
_DOWN = r"(?:top|up) (?:to|→|down to) (?:the )?bottom|from the top down|(?:move|moving|go|going|read|reading|step|stepping|walk|walking|further|scanning) (?:from top )?down(?: ?ward)?|down (?:each|every|the|a|any|all|both) (?:\w+ ){0,2}column|downward|toward the bottom|(?:from )?row to row|vertically|along (?:each|every|the|a|any|all) column|down column|across row"
_UP = r"bottom (?:to|→|up to) (?:the )?top|from the bottom up|(?:move|moving|go|going|read|reading|step|walk|walking) up(?: ?ward)?|up (?:each|every|the|a|any|all) (?:\w+ )?column|upward|toward the top"
_PICTURE = (("columns", 1, _LEFT_RIGHT), ("columns", -1, _RIGHT_LEFT), ("rows", 1, _DOWN), ("rows", -1, _UP))
_CORNERS = {"upper left": (0, 0), "upper right": (0, 1), "lower left": (1, 0), "lower right": (1, 1)}


def pictured(clause: Clause, words: Wording) -> tuple[Way, frozenset[Item]] | None:
    """The way that the clause names by the picture, or None."""
    diagonal = _diagonal(clause, words)
    if diagonal is not None:
        return diagonal
    text = " ".join(words.norms(words.first, words.last))
    for side, direction, pattern in _PICTURE:
        found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text)
        if found:
            first = words.first + text[: found.start()].count(" ")
            last = first + found.group().count(" ") + 1
            inside = frozenset(item for item in clause.items if first <= item.first and item.last <= last)
            if found.group() in ("downward", "upward") and not _is_direction(clause, inside, first):
                continue
            return Way(side, "picture", direction), inside
    return None


def _is_direction(clause: Clause, inside: frozenset[Item], first: int) -> bool:
    """Whether "downward" tells the direction and not the trend: a verb right before it tells that."""
    return bool(inside) and any(
        item.has("trend", "up", "down", "good", "bad") and item.last == first for item in clause.items
    )


def _diagonal(clause: Clause, words: Wording) -> tuple[Way, frozenset[Item]] | None:
    """`from the top-left to the bottom-right`, `along the diagonal`."""
    corners = [
        item
        for item in clause.items
        if isinstance(item.value, RegionRef) and item.value.name.endswith("corner")
    ]
    places = [
        _CORNERS.get(str(item.value.name).removesuffix(" corner"))
        for item in corners
        if isinstance(item.value, RegionRef)
    ]
    along = [
        item
        for item in clause.items
        if isinstance(item.value, RegionRef) and item.value.name in ("diagonal", "antidiagonal")
    ]
    if len(corners) == 2 and all(places) and _lead_on(corners, words):
        (r1, c1), (r2, c2) = places[0] or (0, 0), places[1] or (0, 0)
        if r1 != r2 and c1 != c2:
            side = "diagonal" if r1 == c1 else "antidiagonal"
            return Way(side, "picture", 1 if r2 > r1 else -1), frozenset([*corners, *along])
    if (
        len(along) == 1
        and not corners
        and any(word in ("along", "down") for word in words.before(along[0], 3))
    ):
        assert isinstance(along[0].value, RegionRef)
        return Way(along[0].value.name, "picture", 1), frozenset(along)
    return None


def _lead_on(corners: Sequence[Item], words: Wording) -> bool:
    """Whether it goes from one corner to the other: not "toward the upper left and the lower right"."""
    first, second = sorted(corners, key=lambda item: item.first)
    joint = words.norms(first.last, second.first)
    return "and" not in joint and "or" not in joint
