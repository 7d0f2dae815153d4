"""Ticks left out by where they stand, with the axis named only before: `every column but the last`, `all rows except the first two`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PositionRef, axis_of
from auditor.numerals import cardinal, ordinal

_LEADS = (
    ("but",),
    ("except",),
    ("excepting",),
    ("except", "for"),
    ("apart", "from"),
    ("other", "than"),
    ("save",),
)
_LAST = ("last", "final")
_NOUNS = {"row": "rows", "column": "columns"}
_LONGEST = 3


def find(context: Context, i: int) -> Item | None:
    """An ordinal behind "but the", of the axis that stands right before it."""
    norm = context.norm(i)
    number = ordinal(norm)
    if context.norm(i - 1) != "the" or number is None and norm not in _LAST:
        return None
    count = cardinal(context.norm(i + 1))
    side = next((s for lead in _LEADS if (s := _side_before(context, i - 1, lead))), "")
    last = i + 1 + (count is not None)
    if not side or _goes_on(context, last):
        return None
    size = min(len(axis_of(panel, side).ticks) for panel in context.document.panels)
    wanted, first = count or 1, (number or 1) - 1
    if first + wanted >= size or wanted > 1 and first:
        return None
    places = range(-1, -1 - wanted, -1) if norm in _LAST else range(first, first + wanted)
    return context.item("ref", PositionRef(side, tuple(places)), i, last)


def _side_before(context: Context, at: int, lead: tuple[str, ...]) -> str:
    """The side of the axis, or of the noun for its lines, that stands before some words."""
    start = at - len(lead)
    if start < 0 or context.norms[start:at] != lead:
        return ""
    sides = {
        side
        for first in range(max(0, start - _LONGEST), start)
        for side, last in context.axes_named(first, _LONGEST)
        if last == start
    } or {side for noun, side in _NOUNS.items() if context.norm(start - 1) == noun}
    return sides.pop() if len(sides) == 1 else ""


def _goes_on(context: Context, at: int) -> bool:
    """Whether a noun follows, which then tells what is left out: "but the last value"."""
    word = context.norm(at)
    return word.isalpha() and word not in (
        "and",
        "where",
        "while",
        "whereas",
        "in",
        "at",
        "for",
        "which",
        "with",
    )
