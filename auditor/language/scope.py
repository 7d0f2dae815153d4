"""From references to cells: which places of which panel a clause speaks of."""

from collections.abc import Sequence

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import PlaceRef, PositionRef, RegionRef, TickRef, axis_of, tick_index
from auditor.model import Axis, Panel
from auditor.world import REGIONS, SET_APART, Selection


def selection(clause: Clause, panel: int, refs: Sequence[Item]) -> Selection | None:
    """The crossing of all references in one panel; None where the panel lacks one of them."""
    chosen = Selection(panel)
    for item in refs:
        found = of_ref(clause, panel, item.value)
        crossed = _crossed(chosen, found) if found is not None else None
        if crossed is None:
            return None
        chosen = crossed
    return chosen


def of_ref(clause: Clause, panel: int, ref: object) -> Selection | None:
    """The cells that one reference means in a panel, or None."""
    grid = clause.document.panels[panel]
    if isinstance(ref, Spot):
        ref = _by_orientation(grid, ref)
        rows, columns = _line(grid, "rows", ref.rows), _line(grid, "columns", ref.columns)
        return Selection(panel, rows, columns) if rows and columns else None
    if isinstance(ref, PlaceRef):
        row, column = tick_index(grid.rows, ref.row), tick_index(grid.columns, ref.column)
        return Selection(panel, (row,), (column,)) if row is not None and column is not None else None
    if isinstance(ref, RegionRef):
        return region(grid, panel, ref.name)
    if isinstance(ref, TickRef | PositionRef):
        side = "rows" if ref.side == "either" else ref.side
        line = _line(grid, side, ref)
        if line is None:
            return None
        return Selection(panel, line, None) if side == "rows" else Selection(panel, None, line)
    return None


def _by_orientation(grid: Panel, spot: Spot) -> Spot:
    """Of two classes of a confusion matrix the first is what was there: "cats taken for dogs"."""
    one_set = isinstance(spot.rows, TickRef) and spot.rows.side == "either"
    return Spot(spot.columns, spot.rows) if one_set and grid.orientation == "predicted" else spot


def _line(grid: Panel, side: str, ref: object) -> tuple[int, ...] | None:
    axis = axis_of(grid, side)
    if isinstance(ref, TickRef):
        if ref.every and not ref.ticks:
            return tuple(range(len(axis.ticks)))
        found = ref.indices(axis)
        known = all(tick_index(axis, text) is not None for text in ref.ticks)
        return found if known and found else None
    if isinstance(ref, PositionRef):
        return _positions(axis, ref)
    return None


def _positions(axis: Axis, ref: PositionRef) -> tuple[int, ...] | None:
    """Positions on the axis; "top" and "left" count from where the picture has them."""
    count = len(axis.ticks)
    if ref.visual == "middle":
        if count < 3:
            return None
        return (count // 2,) if count % 2 else (count // 2 - 1, count // 2)
    found = [position if position >= 0 else count + position for position in ref.positions]
    if (
        ref.visual in ("top", "bottom")
        and axis.first == "bottom"
        or ref.visual in ("left", "right")
        and axis.first == "right"
    ):
        found = [count - 1 - position for position in found]
    return tuple(found) if all(0 <= position < count for position in found) else None


def _crossed(one: Selection, other: Selection) -> Selection | None:
    rows = _common(one.rows, other.rows)
    columns = _common(one.columns, other.columns)
    two_regions = one.region and other.region and one.region != other.region
    if rows == () or columns == () or two_regions:
        return None
    return Selection(one.panel, rows, columns, one.region or other.region)


def _common(one: tuple[int, ...] | None, other: tuple[int, ...] | None) -> tuple[int, ...] | None:
    if one is None or other is None:
        return other if one is None else one
    return tuple(index for index in one if index in other)


def region(grid: Panel, panel: int, name: str) -> Selection | None:
    """A region by its name; the halves and corners need to know which way the rows run."""
    if name in SET_APART and not any(SET_APART[name] in cell.marks for cell in grid.cells):
        return None
    if name in REGIONS:
        return Selection(panel, None, None, name)
    words = name.split()
    if words[-1] == "triangle":
        return (
            Selection(panel, None, None, f"{_triangle(grid, words)} triangle")
            if len(grid.rows.ticks) == len(grid.columns.ticks)
            else None
        )
    whole = words[-1]
    rows = _part(grid.rows, words[0], whole) if words[0] in ("upper", "lower", "middle") else None
    across = next((word for word in words[:-1] if word in ("left", "right", "center")), "")
    columns = _part(grid.columns, across, whole) if across else None
    return Selection(panel, rows, columns)


def _triangle(grid: Panel, words: Sequence[str]) -> str:
    """`upper right triangle` lies above the diagonal that runs down to the right."""
    return "upper" if words[0] == "upper" else "lower"


def _part(axis: Axis, where: str, whole: str) -> tuple[int, ...]:
    """The ticks in the upper (left) or lower (right) part: one of them for a corner, half of them for a quadrant."""
    count = len(axis.ticks)
    size = 1 if whole == "corner" else max(1, count // 2)
    first = where in ("upper", "left")
    if where in ("middle", "center"):
        low = (count - size) // 2 if count > 2 else 0
        middle = max(1, count - 2 * (count // 3)) if whole != "corner" else (1 if count % 2 else 2)
        low = (count - middle) // 2
        return tuple(range(low, low + middle))
    flipped = axis.first in ("bottom", "right")
    return tuple(range(size)) if first != flipped else tuple(range(count - size, count))
