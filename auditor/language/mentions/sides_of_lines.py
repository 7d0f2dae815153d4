"""All lines on one side of a line: `the cells to the right of 20 m`, `columns left of May`, `each row from the third down`."""

from auditor.language.items import Item
from auditor.language.mentions import unit_ticks
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import PositionRef, TickRef, axis_of, tick_index
from auditor.numerals import ordinal

_ON = frozenset("on onward onwards down downward downwards".split())
_RIGHT, _LEFT = "right", "left"


def find(context: Context, i: int) -> Item | None:
    """The columns left or right of one that is named, or the lines from one on by its number."""
    return _beside(context, i) or _from_on(context, i)


def _beside(context: Context, i: int) -> Item | None:
    """`to the right of 20 m`, `left of May`."""
    at = i + 2 if (context.norm(i), context.norm(i + 1)) in (("to", "the"), ("on", "the")) else i
    way = context.norm(at)
    if way not in (_LEFT, _RIGHT) or context.norm(at + 1) != "of" or not context.document.panels:
        return None
    found = _tick(context, at + 2 + (context.norm(at + 2) == "the"))
    if found is None:
        return None
    axis = context.document.panels[0].columns
    index = tick_index(axis, found[0])
    if index is None:
        return None
    rising = (way == _RIGHT) != (axis.first == _RIGHT)
    ticks = axis.ticks[index + 1 :] if rising else axis.ticks[:index]
    alone = LINES.get(context.norm(i - 1)) == "columns" and not context.tokens[i - 1].text.endswith("s")
    if alone:  # "the column right of May" is one
        ticks = ticks[:1] if rising else ticks[-1:]
    ref = TickRef("columns", tuple(tick.text for tick in ticks), True, unknown=not ticks)
    return context.item("ref", ref, i, found[1])


def _tick(context: Context, at: int) -> tuple[str, int] | None:
    """A tick of the columns, with its unit where it has one."""
    measured = unit_ticks.find(context, at) if at < len(context.tokens) else None
    ref = measured.value if measured is not None else None
    if measured is not None and isinstance(ref, TickRef) and ref.side == "columns" and len(ref.ticks) == 1:
        return ref.ticks[0], measured.last
    return tick_at(context, at, "columns")


def _from_on(context: Context, i: int) -> Item | None:
    """`each row from the third down`, `from the second column on`."""
    if context.norm(i) != "from" or context.norm(i + 1) != "the":
        return None
    number, at = ordinal(context.norm(i + 2)), i + 3
    side = LINES.get(context.norm(at))
    at += side is not None
    side = side or LINES.get(context.norm(i - 1))
    if not number or side is None or context.norm(at) not in _ON or not context.document.panels:
        return None
    size = min(len(axis_of(panel, side).ticks) for panel in context.document.panels)
    if number >= size:
        return None
    visual = "top" if side == "rows" else _LEFT
    return context.item("ref", PositionRef(side, tuple(range(number - 1, size)), visual), i, at + 1)
