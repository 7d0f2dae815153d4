"""The first and the last of an axis together: `at either end of the day`, `at both ends of the range`, `at the two extremes`."""

from auditor.language.items import Item
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.language.tokens import norms

_BOTH = frozenset("either both each two".split())
_ENDS = frozenset("end extreme".split())
_LEADS = frozenset("at on near in".split())
# What a longer time is made of, by the words for its parts.
_PARTS = {
    "day": frozenset("hour time clock".split()),
    "week": frozenset("day weekday".split()),
    "year": frozenset("month season quarter".split()),
    "season": frozenset("month week".split()),
    "month": frozenset("day week".split()),
}
_WHOLE = frozenset("axis scale range period series span study trial table grid".split())
_LONGEST = 3
_OTHER = {"rows": "columns", "columns": "rows"}


def find(context: Context, i: int) -> Item | None:
    """Both ends of the axis that is told, or of the only one that has an order."""
    at = i + (context.norm(i) == "the")
    if context.norm(at) not in _BOTH or context.norm(i - 1) not in _LEADS:
        return None
    if context.norm(at + 1) not in _ENDS or context.norm(at) == "two" and at == i:
        return None
    at += 2
    of = context.norm(at) == "of"
    found = _told(context, at + 1 + (context.norm(at + 1) in ("the", "each", "its", "every"))) if of else None
    if found is None and not of:
        side = _ordered(context)
        found = (side, at) if side else None
    if found is None:  # the ends of something that is not known: nothing may be said of all in their place
        return context.item("ref", TickRef("columns", (), True, unknown=True), i, at)
    return context.item("ref", PositionRef(found[0], (0, -1)), i, found[1])


def _told(context: Context, at: int) -> tuple[str, int] | None:
    """The axis whose ends are told, and where the words for it end; a tick keeps its own words."""
    word = context.norm(at)
    if word in LINES:
        return _OTHER[LINES[word]], at + 1
    for side in ("rows", "columns"):
        if tick_at(context, at, side) is not None or _named_tick(context, at, side):
            return _OTHER[side], at - 1 - (context.norm(at - 1) in ("the", "each", "its", "every"))
    for side, last in context.axes_named(at, _LONGEST):
        return side, last
    parts = _PARTS.get(word, frozenset())
    sides = [side for side in ("rows", "columns") if parts & _kinds(context, side)]
    if len(sides) == 1:
        return sides[0], at + 1
    side = _ordered(context) if word in _WHOLE else ""
    return (side, at + 1) if side else None


def _named_tick(context: Context, at: int, side: str) -> bool:
    """`week 3`: a tick behind the name of its axis."""
    return any(
        own == side and tick_at(context, last, side) is not None
        for own, last in context.axes_named(at, _LONGEST)
    )


def _kinds(context: Context, side: str) -> set[str]:
    """The words for what an axis tells, be it by its label or by its ticks."""
    axes = [axis_of(panel, side) for panel in context.document.panels]
    texts = list(dict.fromkeys(tick.text for axis in axes for tick in axis.ticks))
    return {word for axis in axes for word in norms(axis.label)} | set(kinds_of_ticks(texts))


def _ordered(context: Context) -> str:
    """The only side whose ticks have an order by themselves: numbers, or times."""
    sides = [side for side in ("rows", "columns") if _has_order(context, side)]
    return sides[0] if len(sides) == 1 else ""


def _has_order(context: Context, side: str) -> bool:
    axes = [axis_of(panel, side) for panel in context.document.panels]
    numbers = all(tick.number is not None for axis in axes for tick in axis.ticks)
    times = _kinds(context, side) & {"day", "month", "year", "quarter", "hour"}
    return bool(axes) and (numbers or bool(times))
