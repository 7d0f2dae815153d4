"""The lines of a side: how many of them are meant ("every month", "three of the five sectors"), and those of an area."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.cellsets.claims import Area, Cells
from auditor.claims.cellsets.conditions import Quantity, quantity
from auditor.claims.cellsets.shapes import size_of
from auditor.claims.cellsets.words import AXIS, REF, Line
from auditor.language.refs import AxisRef, TickRef
from auditor.reading.labels import singular


@dataclass(frozen=True, slots=True)
class Side:
    """All lines of a side, how many of them are meant, and where their words end."""

    areas: tuple[Area, ...]
    many: Quantity
    end: int


def side_told(line: Line, i: int) -> Iterator[Side]:
    """`every month`, `no hour`, `three of the five sectors`."""
    every = line.item(i)
    if every is not None and isinstance(every.value, TickRef) and every.value.every and not every.value.ticks:
        yield Side(lines_of(line, every.value.side), Quantity(None, None, i + 1), i + 1)
        return
    many = quantity(line, i)
    if many is None or many.bare:
        return
    whole = line.item(many.end)
    if many.least is None and whole is not None and isinstance(whole.value, TickRef) and whole.value.every:
        if not whole.value.ticks:
            yield Side(lines_of(line, whole.value.side), many, many.end + 1)
        return
    side = side_named(line, many.end)
    if side:
        areas = lines_of(line, side)
        if many.whole in (0, len(areas)):
            yield Side(areas, many, many.end + 1)


def side_named(line: Line, at: int) -> str:
    """The side that a noun names: "month", "column"."""
    item, word = line.item(at), line.text(at)
    if word == AXIS and item is not None and isinstance(item.value, AxisRef):
        return item.value.side
    if word in ("row", "column"):
        return f"{word}s"
    if word == REF:
        return ""
    grid = line.clause.panel(line.panel)
    for side, axis in (("rows", grid.rows), ("columns", grid.columns)):
        last = (axis.label or "").casefold().split()[-1:]
        if last and singular(last[0]) == word:
            return side
    return ""


def lines_of(line: Line, side: str) -> tuple[Area, ...]:
    """Each line of a side."""
    rows, columns = size_of(line)
    grid = line.clause.panel(line.panel)
    if side == "rows":
        return tuple(
            Area.of(line.panel, frozenset((r, c) for c in range(columns)), grid.rows.ticks[r].text)
            for r in range(rows)
        )
    return tuple(
        Area.of(line.panel, frozenset((r, c) for r in range(rows)), grid.columns.ticks[c].text)
        for c in range(columns)
    )


def sides_of(line: Line, area: Area) -> list[Area]:
    """The lines that an area is made of; of a block its rows or columns, of which it has whole ones; else itself."""
    rows, columns = size_of(line)
    own_rows, own_columns = sorted({r for r, _ in area.places}), sorted({c for _, c in area.places})
    if len(own_columns) == columns or (len(own_rows) != rows and len(own_rows) <= len(own_columns)):
        parts: list[Cells] = [frozenset(p for p in area.places if p[0] == r) for r in own_rows]
    else:
        parts = [frozenset(p for p in area.places if p[1] == c) for c in own_columns]
    return [Area.of(area.panel, cells, area.name) for cells in parts]
