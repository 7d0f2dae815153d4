"""Rows and columns by the words row and column: `the first column`, `last two rows`, `row 3`, `each row`."""

import re
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.counting_words import counts_something
from auditor.language.mentions.place_words import LINES, SIDES
from auditor.language.mentions.tick_lists import tick_list
from auditor.language.refs import PositionRef, TickRef
from auditor.numerals import cardinal, ordinal

_EDGES = {
    "left": ("columns", 0),
    "right": ("columns", -1),
    "top": ("rows", 0),
    "upper": ("rows", 0),
    "bottom": ("rows", -1),
    "lower": ("rows", -1),
}
# Where a line is by the picture, by the word for its place and its axis.
_SEEN = {
    ("top", "rows"): "top",
    ("upper", "rows"): "top",
    ("bottom", "rows"): "bottom",
    ("lower", "rows"): "bottom",
    ("left", "columns"): "left",
    ("right", "columns"): "right",
}


def find(context: Context, i: int) -> Item | None:
    """`the first column`, `top row`, `last two columns`, `the bottom row`, `row 3`, `each row`."""
    if context.norm(i) in LINES:
        return _numbered(context, i)
    if context.tokens[i].is_number and context.norm(i + 1) in LINES and not counts_something(context, i):
        side = LINES[context.norm(i + 1)]
        tick = tick_text(context.document, side, context.tokens[i].text)
        return context.item("ref", TickRef(side, (tick,), True), i, i + 2) if tick else None
    if line := _edge(context, i) or _outer(context, i) or _every(context, i):
        return line
    counted = context.norm(i + 1).removesuffix("most") in SIDES | {"last", "first", "final"}
    return _counted(context, i) if cardinal(context.norm(i)) and counted else _placed(context, i)


def _numbered(context: Context, i: int) -> Item | None:
    """`row 10`, `row t = 40.0`, `rows d=3 and d=5`: a tick named after the word row or column."""
    side = LINES[context.norm(i)]
    ticks, last = tick_list(context, i + 1, side)
    if ticks:
        return context.item("ref", TickRef(side, ticks, True), i, last)
    number = context.tokens[i + 1] if i + 1 < len(context.tokens) else None
    if number is not None and number.is_number and re.fullmatch(r"\d{1,2}", number.text):
        return context.item("ref", PositionRef(side, (int(number.text) - 1,), ""), i, i + 2)
    return None


def _edge(context: Context, i: int) -> Item | None:
    """`the left edge`, `the right-hand border`; "the right side" only where it cannot be a panel."""
    alone = len(context.document.panels) == 1
    norm = context.norm(i)
    words = ("edge", "border", "flank", "margin", *(("side",) if alone else ()))
    at = i + 1 + 2 * (context.norms[i + 1 : i + 3] == ("-", "hand"))
    if norm not in _EDGES or context.norm(at) not in words:
        return None
    side, position = _EDGES[norm]
    visual = {"upper": "top", "lower": "bottom"}.get(norm, norm)
    return context.item("ref", PositionRef(side, (position,), visual), i, at + 1)


def _outer(context: Context, i: int) -> Item | None:
    """`both outer columns`: the first and the last."""
    at = i + (context.norm(i) == "the")
    at += context.norm(at) == "two"
    if context.norm(at) not in ("outer", "outermost") or context.norm(at + 1) not in LINES:
        return None
    return context.item("ref", PositionRef(LINES[context.norm(at + 1)], (0, -1), ""), i, at + 2)


def _every(context: Context, i: int) -> Item | None:
    """`each row`, `both columns`."""
    side = LINES.get(context.norm(i + 1))
    if side is None or context.norm(i) not in ("all", "every", "each", "any", "both"):
        return None
    return context.item("ref", TickRef(side, (), True, True), i, i + 2)


def _counted(context: Context, i: int) -> Item | None:
    """`two rightmost columns`: the count stands before the place."""
    item = find(context, i + 1)
    count = cardinal(context.norm(i))
    if item is None or count is None or not isinstance(item.value, PositionRef):
        return None
    if len(item.value.positions) == count:  # the number has been heard already
        return context.item("ref", item.value, i, item.last)
    if len(item.value.positions) != 1:
        return None
    start = item.value.positions[0]
    step = 1 if start >= 0 else -1
    ref = replace(item.value, positions=tuple(start + step * k for k in range(count)))
    return context.item("ref", ref, i, item.last)


def _placed(context: Context, i: int) -> Item | None:
    """`top row`, `last two columns`, `left-hand column`, `the third row`."""
    norm = context.norm(i)
    at, count = i + 1, 1
    if cardinal(context.norm(at)) and context.norm(at + 1) in LINES:
        count = cardinal(context.norm(at)) or 1
        at += 1
    elif context.norm(at) == "most" and context.norm(at + 1) in LINES:
        at += 1
    if context.norm(at) == "-" and context.norm(at + 1) in ("hand", "most"):
        at += 2
    side = LINES.get(context.norm(at))
    if side and norm in ("middle", "central", "center") and _is_name(context, norm, side):
        return None
    plural = side and context.tokens[at].text.casefold().endswith("s")
    if plural and count == 1 and norm.removesuffix("most") in SIDES:
        count = _count_before(context, i)  # "the upper rows": unless a number says, who knows how many
    ref = _position(norm, side, count) if side and count else None
    return context.item("ref", ref, i, at + 1) if ref else None


def _is_name(context: Context, norm: str, side: str) -> bool:
    """`The Central column`, where one of the columns is called so: then it is no place."""
    axes = (panel.rows if side == "rows" else panel.columns for panel in context.document.panels)
    return any(tick.text.casefold() == norm for axis in axes for tick in axis.ticks)


def _count_before(context: Context, i: int) -> int:
    """The number in "two upper rows", "both upper rows"; 0 where there is none."""
    both = "both" in (context.norm(i - 1), context.norm(i - 2), context.norm(i - 3))
    return cardinal(context.norm(i - 1)) or (2 if both else 0)


def _position(norm: str, side: str, count: int) -> PositionRef | None:
    """So many rows or columns at a place: the top, the middle, the third, the last."""
    where = norm.removesuffix("most")
    opening, closing = tuple(range(count)), tuple(-1 - k for k in range(count))
    number = ordinal(norm)
    if seen := _SEEN.get((where, side)):
        return PositionRef(side, opening if seen in ("top", "left") else closing, seen)
    if where in ("middle", "central", "center"):
        return PositionRef(side, (), "middle")
    if number:
        return PositionRef(side, tuple(range(number - 1, number - 1 + count)))
    return PositionRef(side, closing) if norm in ("last", "final") else None
