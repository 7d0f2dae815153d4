"""Ticks that are left out by their place or their number alone: `every column but the last`, `every hour except 16`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES
from auditor.language.mentions.tick_lists import tick_list
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.numerals import cardinal, ordinal

_LAST = ("last", "final", "bottom", "rightmost")
_FIRST = ("top", "leftmost")
_LEAVING = frozenset("but except excepting save bar from than".split())
_ALSO = frozenset("for the".split())
_PLACING = frozenset("at in on".split())
# What may follow where the noun is left out.
_BEHIND = frozenset(
    """
    where when which while whereas with and there one is are was were has have had stand lie sit come fall occur belong
    peak lead stay remain exceed reach in at on for by
    stands lies sits comes falls occurs belongs peaks leads stays remains exceeds reaches
    """.split()
)
_FAR = 5
_LONGEST = 3


def find(context: Context, i: int) -> Item | None:
    """`the last`, `the first two`, behind "but" or "except", where no noun follows: lines of those named before."""
    if i < len(context.tokens) and context.tokens[i].is_number:
        return _numbered(context, i)
    position = placed(context, i)
    count = cardinal(context.norm(i + 1))
    last = i + 1 + (count is not None)
    if context.norm(last).isalpha() and context.norm(last) not in _BEHIND:
        return None  # "the last quarter" is told in full
    at = i - 1
    while context.norm(at) in _ALSO:
        at -= 1
    if position is None or context.norm(i - 1) != "the" or context.norm(at) not in _LEAVING:
        return None
    side = _side_before(context, at)
    places = _places(context, side, position, count or 1) if side else ()
    return context.item("ref", PositionRef(side, places), i, last) if places else None


def _numbered(context: Context, i: int) -> Item | None:
    """`every hour but 16`, `all doses except for 2 and 4`: ticks of the axis that was named."""
    at = i - 1
    while context.norm(at) in _ALSO | _PLACING:
        at -= 1
    counted = at == i - 1 and "all" in context.norms[max(0, at - _FAR) : at]  # "all hours but 4"
    led = context.norm(at) in _LEAVING - {"from", "than"} and not counted
    side = _side_before(context, at) if led else ""
    ticks, last = tick_list(context, i, side) if side else ((), i)
    return context.item("ref", TickRef(side, ticks, True), i, last) if ticks else None


def placed(context: Context, i: int) -> int | None:
    """The place that an ordinal without a noun tells, counted from the end where it is negative; None if it is none."""
    norm = context.norm(i)
    if norm in _LAST or norm in _FIRST:
        return -1 if norm in _LAST else 0
    number = ordinal(norm)
    return number - 1 if number else None


def _places(context: Context, side: str, position: int, count: int) -> tuple[int, ...]:
    """So many places from one on, towards the middle; none where they are all of the axis, or "the third two"."""
    size = min(len(axis_of(panel, side).ticks) for panel in context.document.panels)
    if position + count >= size or (count > 1 and position not in (0, -1)):
        return ()
    return tuple(range(-1, -1 - count, -1) if position < 0 else range(position, position + count))


def _side_before(context: Context, end: int) -> str:
    """The side of the rows, columns or ticks of an axis that the words before a place name last."""
    for at in range(end - 1, max(-1, end - 1 - _FAR), -1):
        if context.norm(at) in LINES:
            return LINES[context.norm(at)]
        found = next((side for side, last in context.axes_named(at, _LONGEST) if last <= end), "")
        if found:
            return found
    return ""
