"""Ticks by their size, where the axis is numeric: `the smallest window`, `the two largest windows`."""

import re

from auditor.language.axis_adjectives import SUPERLATIVES, fits
from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import called_by_ordinals, counts_down, extreme, extremes, numeric
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES
from auditor.language.mentions.things_of_axes import likens, measures_cells, side_of_thing
from auditor.language.mentions.tick_lists import tick_list
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.numerals import cardinal, ordinal

_SMALL = frozenset("smallest lowest shortest least earliest minimum narrowest weakest fewest".split())
_GREAT = frozenset(
    "top largest highest longest greatest latest maximum widest biggest most strictest deepest".split()
)
_CLOCK = re.compile(r"[0-2]\d:[0-5]\d")
_ORDER = ("first", "last", "final")
_VALUES = ("value", "score", "cell")  # "the highest accuracy value" is no tick
_LONGEST = 4


def find(context: Context, i: int) -> Item | None:
    """`the smallest window`, `highest ratio`, `the two largest windows`."""
    return _several(context, i) or _one(context, i)


def _several(context: Context, i: int) -> Item | None:
    """`the two largest windows`: so many ticks by their size."""
    at = i + (context.norm(i) == "the")
    count = cardinal(context.norm(at))
    size = context.norm(at + 1)
    if count is None or size not in {*_SMALL, *_GREAT, *SUPERLATIVES}:
        return None
    for side, last in context.axes_named(at + 2, _LONGEST):
        ticks = extremes(context.document, side, count, _is_small(context, size, side))
        if ticks and context.norm(last) not in _VALUES:
            return context.item("ref", TickRef(side, ticks, True), i, last)
    return None


def _one(context: Context, i: int) -> Item | None:
    """`the smallest window`, `the last week`."""
    norm = context.norm(i)
    in_order = norm in _ORDER or ordinal(norm) is not None
    if norm not in {*_SMALL, *_GREAT, *SUPERLATIVES} and not in_order:
        return None
    if norm == "most" and context.norm(i - 1) != "the":
        return None  # "for most loads": the majority of them
    for side, last in context.axes_named(i + 1, _LONGEST):
        if not (in_order or norm in _SMALL | _GREAT or _fits(context, norm, side)):
            continue
        if in_order and context.tokens[last - 1].text.casefold() != context.norms[last - 1]:
            continue  # "the first weeks" are several
        if ordinal(norm) is not None and called_by_ordinals(context.document, side):
            continue
        if norm == "first" and _counts_from_none(context, side):
            return context.item("ref", TickRef(side, (), True, unknown=True), i, last)
        ref = _placed(context, norm, side) if in_order else None
        tick = (
            ""
            if ref or ordinal(norm) not in (None, 1)
            else extreme(context.document, side, _is_first(context, norm, side))
        )
        if (tick or ref) and context.norm(last) not in _VALUES and not tick_list(context, last, side)[0]:
            last = _again(context, tick, side, last)
            return context.item("ref", ref or TickRef(side, (tick,), True), i, last)
    return _in_time(context, i) or _by_adjective(context, i) or _left_out(context, i)


def _is_first(context: Context, norm: str, side: str) -> bool:
    """Whether a word names the smallest tick of an axis: the first, unless its numbers count what is left."""
    in_time = norm in (*_ORDER, "earliest", "latest")
    turned = in_time and counts_down(context.document, side)
    return (norm == "first" or _is_small(context, norm, side)) != turned


def _in_time(context: Context, i: int) -> Item | None:
    """`the earliest ferry`, `the latest tram`: the first or the last of times that are no numbers."""
    if context.norm(i) not in ("earliest", "latest"):
        return None
    for side, last in context.axes_named(i + 1, _LONGEST):
        texts = [tick.text for panel in context.document.panels for tick in axis_of(panel, side).ticks]
        if all(_CLOCK.fullmatch(text.strip()) for text in texts) and sorted(texts) == texts:
            return context.item(
                "ref", PositionRef(side, (0 if context.norm(i) == "earliest" else -1,)), i, last
            )
    return None


def _by_adjective(context: Context, i: int) -> Item | None:
    """`in the coldest room`, `the tallest hedge needs`: of the one axis that an adjective tells, whatever the thing is called."""
    norm = context.norm(i)
    if norm not in SUPERLATIVES or norm in _SMALL | _GREAT - {"deepest", "widest"} or likens(context, i):
        return None
    side = side_of_thing(context, norm, i + 1) or _side_of_setting(context, norm, i + 1)
    tick = extreme(context.document, side, SUPERLATIVES[norm][0] < 0) if side else ""
    return context.item("ref", TickRef(side, (tick,), True), i, i + 2) if tick else None


_HELD_AGAINST = frozenset("than as to from against versus".split())


def _left_out(context: Context, i: int) -> Item | None:
    """`twice as fast as the hottest`, `from the coldest to the hottest one`: what else it is held against is a tick as well."""
    norm, one = context.norm(i), context.norm(i + 1) == "one"
    ends = one or not context.norm(i + 1).isalnum() or context.norm(i + 1) in ("to", "and")
    if norm not in SUPERLATIVES or not ends or context.norm(i - 1) != "the":
        return None
    if context.norm(i - 2) not in _HELD_AGAINST or likens(context, i):
        return None
    side = _side_that_fits(context, norm)
    tick = extreme(context.document, side, SUPERLATIVES[norm][0] < 0) if side else ""
    return context.item("ref", TickRef(side, (tick,), True), i, i + 1 + one) if tick else None


_SETTINGS = frozenset("setting level condition treatment step stage".split())


def _side_of_setting(context: Context, norm: str, at: int) -> str:
    """`at the wettest setting`, `the driest column`: the one axis that an adjective tells, by a word for its lines."""
    side = _side_that_fits(context, norm)
    return side if context.norm(at) in _SETTINGS or LINES.get(context.norm(at)) == side else ""


def _side_that_fits(context: Context, norm: str) -> str:
    """The one axis that an adjective tells, where it does not tell of the cells."""
    sides = [side for side in ("rows", "columns") if _fits(context, norm, side)]
    measured = any(measures_cells(panel, norm) for panel in context.document.panels)
    return sides[0] if len(sides) == 1 and not measured else ""


def _is_small(context: Context, norm: str, side: str) -> bool:
    """Whether a superlative tells the smallest tick of an axis."""
    return norm in _SMALL or norm not in _GREAT and _fits(context, norm, side) and SUPERLATIVES[norm][0] < 0


def _fits(context: Context, norm: str, side: str) -> bool:
    """Whether a superlative is told of just what an axis shows: the heaviest of a weight, the hottest of a temperature."""
    return fits(norm, [axis_of(panel, side) for panel in context.document.panels])


def _again(context: Context, tick: str, side: str, last: int) -> int:
    """Where the tick itself ends that is told behind its superlative: "the smallest window, 5, ...", "the smallest window (5)"."""
    closing = {",": ",", "(": ")"}.get(context.norm(last), "")
    told = tick_at(context, last + 1, side) if closing and tick else None
    if told is None or told[0] != tick:
        return last
    return told[1] + (context.norm(told[1]) == closing)


def _counts_from_none(context: Context, side: str) -> bool:
    """Whether the ticks are 0, 1, 2 ...: then the first one may be either of the first two."""
    return any(
        [tick.number for tick in axis_of(panel, side).ticks[:2]] == [0, 1]
        for panel in context.document.panels
    )


def _placed(context: Context, norm: str, side: str) -> PositionRef | None:
    """`the last quarter`, `the third route`: by the order in which an axis without numbers lists its ticks."""
    if numeric(context.document, side):
        return None
    number = (ordinal(norm) or 0) - 1  # the last one is -1
    known = any(number < len(axis_of(panel, side).ticks) for panel in context.document.panels)
    return PositionRef(side, (number,)) if known else None
