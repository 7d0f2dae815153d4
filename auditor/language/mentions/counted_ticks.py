"""Ticks before the name of their axis: `six helpers`, `6-litre can`; and all of them by their number: `all five helpers`."""

from collections.abc import Iterator
from itertools import pairwise

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import between, tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES
from auditor.language.mentions.tick_lists import tick_list
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import AxisRef, PlaceRef, TickRef, axis_of
from auditor.language.tokens import Token, norms
from auditor.numerals import cardinal
from auditor.quantity import number_of

_LONGEST = 3
# Words that lead from "each" or "all" to a number: "each of the four loads", "all of its four loads".
_LEADS = frozenset("of the its these those one".split())
_EACH = ("all", "each", "every", "any")
# What lies on the other side of nought: "two hours before noon" on an axis with -2.
_BEFORE = frozenset(("before", "prior", "earlier"))
# "Two rates" are two of them, and not the rate 2, as "two helpers" may be the tick 2 of an axis of helpers.
_QUANTITIES = frozenset(
    """rate temperature size length level depth width height speed dose distance age time date setting ratio threshold weight
    concentration pressure frequency duration value scale angle price""".split()
)
# Behind these a number tells how many there are, be it a tick as well: "all four loads".
_ALL = ("all", "these", "those")
# What may stand before a count: the beginning, a joint, or a verb of having.
_COUNTING = frozenset(("", "and", ",", ";", "has", "have", "are", "by", "x", "times", "the"))


def find(context: Context, i: int) -> Item | None:
    """`six helpers`, `6-litre can`, `3 helpers`: a number before the axis's name, where it is one of its ticks."""
    number = _number(context.tokens[i])
    if not number:
        return None
    if every := _every(context, i, number):
        return every
    at = i + 1
    while context.norm(at) in ("-", "additional", "extra", "digit", "percent", "%"):
        at += 1
    for side, last in (*_turned(context, at), *context.axes_named(at, _LONGEST)):
        if context.norm(last) in _BEFORE and (early := tick_text(context.document, side, f"-{number}")):
            return context.item("ref", TickRef(side, (early,), True), i, last + 1)
        tick = tick_text(context.document, side, number)
        if not tick or context.tokens[last - 1].norm in _QUANTITIES and not context.tokens[i].is_number:
            continue
        worded, joined = not context.tokens[i].is_number, context.norm(i + 1) == "-"  # "the four-shot scores"
        counted = (worded and not joined) and (
            context.is_plural(last) or _is_several(context, side, last)
        )  # "four year groups"
        if counted or _counts_all(context, i, side, number):
            continue
        if context.norm(i - 1) in _ALL:
            whole = any(
                len(axis_of(panel, side).ticks) == number_of(number) for panel in context.document.panels
            )
            return context.item("ref", TickRef(side, (), True, True), i, last) if whole else None
        target = tick_at(context, last + 1, side) if context.norm(last) in ("to", "→", "->") else None
        if target is not None:
            meant = (tick, *between(context.document, side, tick, target[0]))
            return context.item("ref", TickRef(side, meant, True), i, target[1])
        if joined or not tick_list(context, last, side)[0]:
            place = _on_both(context, side, number, last)
            if place is not None:
                return context.item("ref", place, i, last + 2)
            return context.item("ref", TickRef(side, (tick,), True), i, last)
    return None


def _is_several(context: Context, side: str, last: int) -> bool:
    """`four bays` of an axis called "bay", with ticks that count on: several of what has numbers for names."""
    said = context.tokens[last - 1].text.casefold()
    names = {
        word for panel in context.document.panels for word in axis_of(panel, side).label.casefold().split()
    }
    ticks = axis_of(context.document.panels[0], side).ticks
    steps = {None if None in pair else pair[1] - pair[0] for pair in pairwise(tick.number for tick in ticks)}  # type: ignore[operator]
    counts_on = steps <= {1.0} or steps <= {-1.0}
    return counts_on and said.endswith("s") and said not in names and said.removesuffix("s") in names


def _counts_all(context: Context, i: int, side: str, number: str) -> bool:
    """`five loads and four speeds`: as many as there are, in words and with nothing before them that leads to a place."""
    sizes = {len(axis_of(panel, side).ticks) for panel in context.document.panels}
    led = context.norm(i - 1) not in _COUNTING
    return not led and not context.tokens[i].is_number and sizes == {number_of(number)}


def _turned(context: Context, at: int) -> Iterator[tuple[str, int]]:
    """`4-bit keys`, of an axis of key bits: its name with what is counted first."""
    for side in ("rows", "columns"):
        labels = {norms(axis_of(panel, side).label) for panel in context.document.panels}
        if {(context.norm(at + 1), context.norm(at))} == labels and context.norm(at - 1) == "-":
            yield side, at + 2


def _every(context: Context, i: int, number: str) -> Item | None:
    """`all four loads`, `each of the six rows`: as many as the axis has, told one by one."""
    at = i - 1
    while context.norm(at) in _LEADS:
        at -= 1
    if context.norm(at) not in _EACH:
        return None
    word = context.norm(i + 1)
    axes = [(LINES[word], i + 2)] if word in LINES else context.axes_named(i + 1, _LONGEST)
    for side, last in axes:
        sizes = {len(axis_of(panel, side).ticks) for panel in context.document.panels}
        if sizes == {number_of(number)} and not tick_list(context, last, side)[0]:
            return context.item("ref", TickRef(side, (), True, True), i, last)
    return None


def _number(token: Token) -> str:
    """The number that a token counts, in digits, or ""."""
    if token.norm in ("single", "lone"):
        return "1"
    value = cardinal(token.norm)
    return token.text if token.is_number else str(value) if value is not None else ""


def _on_both(context: Context, side: str, number: str, i: int) -> PlaceRef | None:
    """`6-guest lunch and dinner`: the same tick on both axes."""
    other = "columns" if side == "rows" else "rows"
    second = context.vocabulary.find((context.norm(i + 1),))
    if context.norm(i) != "and" or not any(isinstance(ref, AxisRef) and ref.side == other for ref in second):
        return None
    tick, opposite = (tick_text(context.document, each, number) for each in (side, other))
    if not opposite:
        return None
    return PlaceRef(tick, opposite) if side == "rows" else PlaceRef(opposite, tick)
