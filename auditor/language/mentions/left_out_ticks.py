"""Ticks that are left out by their place alone: `every column but the last`, `all rows except the first`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES
from auditor.language.refs import PositionRef
from auditor.numerals import ordinal

_LAST = ("last", "final", "bottom", "rightmost")
_FIRST = ("top", "leftmost")
_LEAVING = frozenset("but except save bar".split())
_ALSO = frozenset("for the".split())
# What may follow where the noun is left out.
_BEHIND = frozenset(
    """
    where when which and there one is are was were has have had stand lie sit come fall occur belong peak lead stay
    remain exceed reach in at on for with by
    stands lies sits comes falls occurs belongs peaks leads stays remains exceeds reaches
    """.split()
)
_FAR = 5
_LONGEST = 3


def find(context: Context, i: int) -> Item | None:
    """`the last`, behind "but" or "except", where no noun follows: a line of those named before."""
    position = placed(context, i)
    if context.norm(i + 1).isalpha() and context.norm(i + 1) not in _BEHIND:
        return None  # "the last quarter" is told in full
    at = i - 1
    while context.norm(at) in _ALSO:
        at -= 1
    if position is None or context.norm(i - 1) != "the" or context.norm(at) not in _LEAVING:
        return None
    side = _side_before(context, at)
    return context.item("ref", PositionRef(side, (position,)), i, i + 1) if side else None


def placed(context: Context, i: int) -> int | None:
    """The place that an ordinal without a noun tells, counted from the end where it is negative; None if it is none."""
    norm = context.norm(i)
    if norm in _LAST or norm in _FIRST:
        return -1 if norm in _LAST else 0
    number = ordinal(norm)
    return number - 1 if number else None


def _side_before(context: Context, end: int) -> str:
    """The side of the rows, columns or ticks of an axis that the words before a place name last."""
    for at in range(end - 1, max(-1, end - 1 - _FAR), -1):
        if context.norm(at) in LINES:
            return LINES[context.norm(at)]
        found = next((side for side, last in context.axes_named(at, _LONGEST) if last <= end), "")
        if found:
            return found
    return ""
