"""Ticks by the part of a whole that they are: `at full depth`, `half load`; and temperature 0 as it is called where text is made: `greedy`."""

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import tick_text
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef, axis_of
from auditor.language.tokens import norms

_PARTS = {"full": 1.0, "half": 0.5}
_DECODING = frozenset("decoding sampling search generation".split())
_SIDES = ("rows", "columns")
# Who samples text hardly goes beyond this.
_HOTTEST = 3.0


def find(context: Context, i: int) -> Item | None:
    """A part of an axis in percent or in parts of one, or the tick for no randomness."""
    return _greedy(context, i) if context.norm(i) == "greedy" else _part(context, i)


def _part(context: Context, i: int) -> Item | None:
    """`full depth`, `half load`: 100% or 1.0, 50% or 0.5, where the axis goes no further than the whole."""
    part = _PARTS.get(context.norm(i))
    if part is None:
        return None
    for side, last in context.axes_named(i + 1, 2):
        numbers = [tick.number for panel in context.document.panels for tick in axis_of(panel, side).ticks]
        most = max((number for number in numbers if number is not None), default=0.0)
        if None in numbers or most not in (1.0, 100.0):
            continue
        tick = tick_text(context.document, side, f"{part * most:g}")
        if tick:
            return context.item("ref", TickRef(side, (tick,), True), i, last)
    return None


def _greedy(context: Context, i: int) -> Item | None:
    """`greedy`, `greedy decoding`: temperature 0 of an axis of sampling temperatures."""
    for side in _SIDES:
        axes = [axis_of(panel, side) for panel in context.document.panels]
        numbers = [tick.number for axis in axes for tick in axis.ticks]
        known = [number for number in numbers if number is not None]
        named = all("temperature" in norms(axis.label) for axis in axes)
        if named and len(known) == len(numbers) and 0.0 in known and max(known) <= _HOTTEST:
            tick = next(tick.text for axis in axes for tick in axis.ticks if tick.number == 0)
            return context.item(
                "ref", TickRef(side, (tick,), True), i, i + 1 + (context.norm(i + 1) in _DECODING)
            )
    return None
