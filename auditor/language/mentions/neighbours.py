"""Lines and cells that lie beside others: `the row below the top row`, `the tile right of the top-left one`, `the cell above the maximum`."""

from auditor.language.items import Item
from auditor.language.mentions import counted_from_ends, lines, regions
from auditor.language.mentions.context import Context
from auditor.language.mentions.coordinates import find as coordinates
from auditor.language.mentions.place_words import LINES
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import PlaceRef, PositionRef, RegionRef, TickRef, axis_of, tick_index
from auditor.model import Axis, Panel
from auditor.numerals import cardinal

_CELLS = frozenset("cell tile square box entry value field reading number".split())
_IDLE = frozenset(
    "just directly immediately right straight lying that which stands sitting one is lies sits".split()
)
_WAYS = {
    ("above",): ("rows", -1),
    ("over",): ("rows", -1),
    ("below",): ("rows", 1),
    ("under",): ("rows", 1),
    ("beneath",): ("rows", 1),
    ("underneath",): ("rows", 1),
    ("left", "of"): ("columns", -1),
    ("right", "of"): ("columns", 1),
    ("to", "the", "left", "of"): ("columns", -1),
    ("to", "the", "right", "of"): ("columns", 1),
    ("on", "the", "left", "of"): ("columns", -1),
    ("on", "the", "right", "of"): ("columns", 1),
}
_PEAKS = {
    "peak": max,
    "maximum": max,
    "highest": max,
    "largest": max,
    "minimum": min,
    "lowest": min,
    "smallest": min,
}


def find(context: Context, i: int) -> Item | None:
    """A cell, a row or a column by the one beside it."""
    panels = context.document.panels
    noun = context.norm(i)
    if len(panels) != 1 or noun not in _CELLS | set(LINES):
        return None
    way = _way(context, i + 1)
    if way is None:
        return None
    side, step, at = way
    ref: tuple[PlaceRef | PositionRef | TickRef, int] | None = (
        _cell(context, panels[0], at, side, step) if noun in _CELLS else None
    )
    if noun in LINES and LINES[noun] == side and not context.tokens[i].text.casefold().endswith("s"):
        ref = _line(context, panels[0], at, side, step)
    return None if ref is None else context.item("ref", ref[0], i, ref[1])


def _way(context: Context, i: int) -> tuple[str, int, int] | None:
    """The side along which the words lead, how far, and where they end."""
    at = i
    while context.norm(at) in _IDLE and context.norm(at + 1) != "of":
        at += 1
    for words, (side, step) in _WAYS.items():
        if tuple(context.norm(at + k) for k in range(len(words))) == words:
            return side, step, at + len(words)
    return None


def _line(
    context: Context, panel: Panel, i: int, side: str, step: int
) -> tuple[PositionRef | TickRef, int] | None:
    """The line beside the one that is named here."""
    at = i + (context.norm(i) == "the")
    if at < len(context.tokens) and context.tokens[at].is_number and side == "rows":
        tick = tick_at(context, at, side)  # "the row above 3": by the picture, or by size?
        return (TickRef(side, (), True, unknown=True), tick[1]) if tick else None
    known = _known_line(context, at, side)
    if known is None:
        return None
    index, last = _index(panel, side, known.value), known.last
    if index is None:
        return None
    moved = _moved(panel, side, index, step)
    return (PositionRef(side, (moved,)), last) if moved is not None else None


def _known_line(context: Context, at: int, side: str) -> Item | None:
    """A line by its place or by the name of its tick."""
    if at >= len(context.tokens):
        return None
    item = counted_from_ends.find(context, at) or lines.find(context, at)
    if item is not None and isinstance(item.value, PositionRef) and item.value.side == side:
        return item
    tick = None if at < len(context.tokens) and context.tokens[at].is_number else tick_at(context, at, side)
    if tick is None or cardinal(context.norm(at)) is not None:
        return None
    return context.item("ref", TickRef(side, (tick[0],)), at, tick[1])


def _index(panel: Panel, side: str, ref: object) -> int | None:
    """The one index of a line in a panel."""
    axis = axis_of(panel, side)
    if isinstance(ref, TickRef):
        return tick_index(axis, ref.ticks[0])
    if not isinstance(ref, PositionRef) or len(ref.positions) != 1:
        return None
    size = len(axis.ticks)
    index = ref.positions[0] % size
    flipped = (ref.visual in ("top", "bottom") and axis.first == "bottom") or (
        ref.visual in ("left", "right") and axis.first == "right"
    )
    return size - 1 - index if flipped else index


def _moved(panel: Panel, side: str, index: int, step: int) -> int | None:
    """The index so many steps on, as the picture shows the lines; None beyond the grid."""
    axis = axis_of(panel, side)
    moved = index + step * (-1 if axis.first in ("bottom", "right") else 1)
    return moved if 0 <= moved < len(axis.ticks) else None


def _cell(context: Context, panel: Panel, i: int, side: str, step: int) -> tuple[PlaceRef, int] | None:
    """The cell beside the one that is named here."""
    at = i + (context.norm(i) == "the")
    found = (
        _in_corner(context, panel, at) or _at_coordinates(context, panel, i) or _extreme(context, panel, at)
    )
    if found is None:
        return None
    row, column, last = found
    moved = _moved(panel, side, row if side == "rows" else column, step)
    if moved is None:
        return None
    row, column = (moved, column) if side == "rows" else (row, moved)
    return PlaceRef(panel.rows.ticks[row].text, panel.columns.ticks[column].text), last


def _in_corner(context: Context, panel: Panel, at: int) -> tuple[int, int, int] | None:
    item = regions.find(context, at)
    if item is None or not isinstance(item.value, RegionRef) or not item.value.name.endswith("corner"):
        return None
    vertical, horizontal, _ = item.value.name.split()
    row, column = _outermost(panel.rows, vertical), _outermost(panel.columns, horizontal)
    return (row, column, item.last) if row is not None and column is not None else None


def _outermost(axis: Axis, where: str) -> int | None:
    """The index of the line on the edge that a word tells, if it tells one."""
    if where not in ("upper", "lower", "left", "right"):
        return None
    opening = (where in ("upper", "left")) != (axis.first in ("bottom", "right"))
    return 0 if opening else len(axis.ticks) - 1


def _at_coordinates(context: Context, panel: Panel, at: int) -> tuple[int, int, int] | None:
    item = coordinates(context, at) if at < len(context.tokens) else None
    if item is None or not isinstance(item.value, PlaceRef):
        return None
    row, column = tick_index(panel.rows, item.value.row), tick_index(panel.columns, item.value.column)
    return (row, column, item.last) if row is not None and column is not None else None


def _extreme(context: Context, panel: Panel, at: int) -> tuple[int, int, int] | None:
    """`the maximum`, `the lowest value`: where only one cell has it, and no line is named with it."""
    at += context.norm(at) in ("overall", "global")
    pick = _PEAKS.get(context.norm(at))
    if pick is None:
        return None
    last = at + 1 + (context.norm(at + 1) in _CELLS)
    if context.norm(last) in ("in", "of", "at", "for", "on", "under", "with", "by"):
        return None
    values = {place: value.value for place, value in panel.values.items()}
    wanted = pick(values.values(), default=None)
    places = [place for place, value in values.items() if value == wanted]
    return (*places[0], last) if len(places) == 1 else None
