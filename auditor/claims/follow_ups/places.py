"""Where things stand that were told of before: areas by any name, beyond a tick, and of pairs the members."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Cells
from auditor.claims.cellsets.scopes import name_of
from auditor.claims.cellsets.shapes import ARTICLES, PREPOSITIONS, everywhere
from auditor.claims.cellsets.words import AXIS, REF, Line
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, TickRef, tick_index
from auditor.world import Selection

_LEADS = PREPOSITIONS | ARTICLES | {"either", "by", "within", "near", "to", "around", "among"}
_SIDEWAYS = {"right": 1, "left": -1, "beyond": 1, "past": 1, "after": 1, "before": -1, "ahead": -1}
_ON = frozenset("later beyond more above higher further longer up after farther upward upwards".split())
_BACK = frozenset("earlier less below lower nearer shorter down before downward downwards".split())
_JOINED = frozenset(("and", "or", "nor", ",", "with", "at", "in", "on", "from", "to"))


@dataclass(frozen=True, slots=True)
class Where:
    """Some cells, of one or more panels, and the words for them; `others` of which the same is told."""

    area: tuple[Selection, ...]
    name: str
    others: tuple[Selection, ...] = ()


def wheres(line: Line, at: int, panels: Sequence[int], *, touching: bool = False) -> list[Where]:
    """All ways to take the words from a place to the end of a line as an area of some panels."""
    line, at, panels, whole = _of_panel(line, at, panels)
    words = [line.text(k) for k in range(at, len(line.words))]
    if not panels or ("outside" in words and {"and", "or", ","} & set(words)):
        return []  # outside of both, or in one and not in the other
    if whole and line.is_end(line.skip(at, _LEADS | {AXIS, "panel", "map", "grid", "heatmap", "row", ","})):
        return [Where(tuple(Selection(panel) for panel in panels), name_of(line, 0, at) or "the panel")]
    found = [_ways(replace(line, panel=panel), at, touching=touching) for panel in panels]
    if not all(found):
        return []
    name = name_of(line, line.skip(at, _LEADS - ARTICLES), len(line.words))
    return [
        Where(
            tuple(
                one for p, ways in zip(panels, found, strict=True) for one in _cells(p, ways[min(n, len(ways) - 1)])
            ),
            name,
        )
        for n in range(max(map(len, found)))
    ]  # fmt: skip


def _of_panel(line: Line, at: int, panels: Sequence[int]) -> tuple[Line, int, Sequence[int], bool]:
    """The line without the name of a panel, and the panels of which it speaks."""
    for number in range(at, len(line.words)):
        item = line.item(number)
        if item is None or not isinstance(item.value, PanelRef) or item.value.every:
            continue
        named = item.value.panels
        start = line.skip(at, _LEADS) if number == line.skip(at, _LEADS) else number
        while start > at and line.text(start - 1) in _LEADS:
            start -= 1
        end = line.skip(number + 1, ("panel", "map", "grid", "heatmap", "table", "matrix"))
        return line.without(start, end), at, [panel for panel in panels if panel in named], True
    return line, at, panels, False


def _cells(panel: int, cells: Cells) -> list[Selection]:
    return [Selection(panel, (row,), (column,)) for row, column in sorted(cells)]


def _ways(line: Line, at: int, *, touching: bool) -> list[Cells]:
    """The sets of cells of one panel that the rest of a line may name."""
    if touching and (members := _members(line, at)):
        return [members]
    for start in dict.fromkeys((at, line.skip(at, _LEADS | {AXIS, "position", "tick"} | line.axis_words))):
        found = [
            ways for ways, end in areas(line, start) if line.is_end(_behind(line, end))
        ]  # the first is the longest
        if found:
            return list(dict.fromkeys(cells for ways in found for cells in ways))
    return list(_beyond(line, at))


def _behind(line: Line, at: int) -> int:
    return line.skip(at, ("alone", "only", "itself", "too", "throughout", AXIS, *line.axis_words))


def _members(line: Line, at: int) -> Cells:
    """`A`, `A or B`, `the positions 1 and 2`: all cells in whose row or column one of them stands."""
    found: Cells = frozenset()
    while not line.is_end(at):
        at = line.skip(at, _LEADS | _JOINED | {AXIS, "position"} | line.axis_words)
        item = line.item(at)
        if line.is_end(at):
            break
        ref = item.value if item is not None else None
        if isinstance(ref, Num):  # "the positions -2 and 2"
            ref = TickRef("either", (line.spelled(at),))
        if not isinstance(ref, TickRef) or ref.unknown or ref.every:
            return frozenset()
        if not (cells := _crossing(line, ref)):
            return frozenset()
        found |= cells
        at += 1
    return found


def _crossing(line: Line, ref: TickRef) -> Cells:
    grid = line.clause.panel(line.panel)
    rows, columns = (
        {index for text in ref.ticks if (index := tick_index(axis, text)) is not None}
        for axis in (grid.rows, grid.columns)
    )
    if ref.side == "rows" and ref.named:
        columns = set()
    if ref.side == "columns" and ref.named:
        rows = set()
    return frozenset(c for c in everywhere(line) if c[0] in rows or c[1] in columns)


def _beyond(line: Line, at: int) -> Iterator[Cells]:
    """`to the right of 5`, `beyond B`, `at 640 or later`."""
    word = line.skip(at, ("to", "the", "on", "at", "in", "from", "further", "well", "lie"))
    way, include = _SIDEWAYS.get(line.text(word), 0), False
    start = line.skip(word + 1, ("of", "the", AXIS, "side")) if way else word
    start = line.skip(start, line.axis_words)
    if line.text(start) != REF:
        return
    end = line.skip(start + 1, {AXIS, "row", "column", "mark", "line", "one"} | line.axis_words)
    if not way and line.text(end) in ("or", "and"):
        way = 1 if line.text(end + 1) in _ON else -1 if line.text(end + 1) in _BACK else 0
        include, end = True, end + 2
    if way and line.is_end(end):
        yield from _past(line, start, way, include=include)


def _past(line: Line, at: int, way: int, *, include: bool) -> Iterator[Cells]:
    """The lines beyond a tick, as they are listed; and as the picture has them, or by their size, where that differs."""
    item, grid = line.item(at), line.clause.panel(line.panel)
    ref = item.value if item is not None else None
    if not isinstance(ref, TickRef) or len(ref.ticks) != 1:
        return
    for number, axis in enumerate((grid.rows, grid.columns)):
        index = tick_index(axis, ref.ticks[0])
        if index is None or (ref.side in ("rows", "columns") and ref.side != ("rows", "columns")[number]):
            continue
        values = [tick.number for tick in axis.ticks]
        falling = all(v is not None for v in values) and values[0] > values[-1]  # type: ignore[operator]
        step = -way if falling else way
        cells = frozenset(
            c for c in everywhere(line) if (c[number] - index) * step > 0 or include and c[number] == index
        )
        if cells:
            yield cells
