"""Ticks by what they are in the world: the surface and the bottom of a depth, the freezing point of a temperature."""

from auditor.language.axis_adjectives import measures
from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import tick_text
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef, axis_of

_SIDES = ("rows", "columns")
_SHALLOW = frozenset("surface".split())
_DEEP = frozenset("bottom bed seabed lakebed".split())
# Words behind which "bottom" is a place in the picture, or a part of one.
_PICTURED = frozenset(
    "row line left right half third quarter corner edge end of two three band border panel side up part layer heatmap map plot figure column".split()
)


def find(context: Context, i: int) -> Item | None:
    """The first or last depth, or the tick at which water freezes."""
    at = i + (context.norm(i) == "the")
    word, behind = context.norm(at), context.norm(at + 1)
    if word == "freezing":
        last = at + 1 + (behind == "point")
        return (
            _freezing(context, i, last) if context.norm(i - 1) in ("at", "to") or behind == "point" else None
        )
    if (
        word not in _SHALLOW | _DEEP
        or behind in _PICTURED
        or context.norm(i - 1) in ("at", "from", "to")
        and word == "bottom"
        and at == i
    ):
        return None
    for side in _SIDES:
        axes = [axis_of(panel, side) for panel in context.document.panels]
        if not axes or not all("depth" in measures(axis) for axis in axes):
            continue
        depths = [(abs(tick.number), tick.text) for tick in axes[0].ticks if tick.number is not None]
        if len(depths) == len(axes[0].ticks) > 1:
            end = min(depths) if word in _SHALLOW else max(depths)
            if word in _SHALLOW and end[0] > 0.2 * max(depths)[0]:
                return None  # nothing was measured near it
            return context.item("ref", TickRef(side, (end[1],), True), i, at + 1)
    return None


def _freezing(context: Context, i: int, last: int) -> Item | None:
    for side in _SIDES:
        axes = [axis_of(panel, side) for panel in context.document.panels]
        labels = " ".join(f"{axis.label} {tick.text}" for axis in axes for tick in axis.ticks)
        if axes and all("temperature" in measures(axis) for axis in axes) and "°F" not in labels:
            tick = tick_text(context.document, side, "0")
            if tick:
                return context.item("ref", TickRef(side, (tick,), True), i, last)
    return None
