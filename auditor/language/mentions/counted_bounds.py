"""Bounds on an axis whose name or unit stands behind the number: `below 70% humidity`, `over 20 minutes`."""

from dataclasses import replace

from auditor.language.distances import so_far
from auditor.language.items import Item
from auditor.language.mentions import bare_ticks, counted_ticks, names, unit_ticks
from auditor.language.mentions.axis_ticks import beyond, is_borne, upwards
from auditor.language.mentions.bare_ticks import could_be_value
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_ranges import BOUNDS
from auditor.language.refs import TickRef

_STANDING = frozenset(
    "is are was were stay stays stayed lie lies lay stand stands stood sit sits sat remain remains remained keep keeps kept run runs rank ranks".split()
)
_NEAR = 5
_BY_FIRST = {first: [one for one in BOUNDS if one[0][0] == first] for first in {one[0][0] for one in BOUNDS}}


def find(context: Context, i: int) -> Item | None:
    """`below 70% humidity`, `for delays over 20 minutes`."""
    for phrase, up, own in _BY_FIRST.get(context.norm(i), ()):
        at = i + len(phrase)
        if context.norms[i:at] != phrase or at >= len(context.tokens) or phrase == ("from",):
            continue
        if so_far(context.norms, i):
            return None
        by_unit = unit_ticks.find(context, at)
        item = by_unit or (_told(context, at) if _apart(context, i, at) else None)
        ref = item.value if item else None
        if item is None or not isinstance(ref, TickRef) or len(ref.ticks) != 1:
            continue
        if _held_against(context, i, ref.side):
            return None
        if is_borne(context.document, ref.side, phrase[0]):
            return context.item("ref", ref, i, item.last)  # "under 4 t" is where 4 t are borne
        way = upwards(context.document, ref.side, phrase[0], up)
        reached = beyond(context.document, ref.side, ref.ticks[0], way)
        ticks = tuple(text for text in reached if own or text != ref.ticks[0])
        if not ticks and not by_unit:
            return None
        return context.item("ref", replace(ref, ticks=ticks, unknown=not ticks), i, item.last)
    return None


def _held_against(context: Context, i: int, side: str) -> bool:
    """`8 bar keeps over 5 bar`: whether a tick of the same side is the subject, of which it is told how it compares."""
    if context.norm(i - 1) not in _STANDING:
        return False
    ahead = (
        unit_ticks.find(context, at) or names.find(context, at) for at in range(max(0, i - _NEAR), i - 1)
    )
    return any(item and isinstance(item.value, TickRef) and item.value.side == side for item in ahead)


def _told(context: Context, at: int) -> Item | None:
    """A tick before the name of its axis, or one that is written with its unit."""
    if not context.tokens[at].is_number:
        return counted_ticks.find(context, at) or names.find(context, at)
    return counted_ticks.find(context, at) or names.find(context, at) or bare_ticks.find(context, at)


def _apart(context: Context, i: int, at: int) -> bool:
    """Whether a bounded number is no value: it lies far from all, or stands where places are told."""
    led = i == 0 or context.norm(i - 1) in (",", ";", ":", "(", "at", "for", "with")
    return led or not could_be_value(context, context.tokens[at])
