"""The rest of a grid of which the text gives one value for "all other cells"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import Axis, Cell, Panel
from auditor.quantity import match_quantity
from auditor.reading.labels import canonical
from auditor.reading.names import PanelReading
from auditor.reading.outline import Node
from auditor.reading.sequences import implied_ticks

_CELLS = r"(?:cells?|values?|entries|squares?|pairs?|positions?|boxes|tiles|fields|combinations|points)"
_OTHERS = re.compile(
    rf"\b(?:(?:all|every|the|any)\s+(?:the\s+)?(?:other|remaining|off-diagonal|rest of the|unlisted|unnamed"
    rf"|omitted)\s+{_CELLS}|everything else|{_CELLS}\s+(?:that are\s+)?not (?:listed|named|shown"
    rf"|given)(?:\s+\w+)?|all others?|the (?:rest|remainder|others)(?: of the \w+)?)"
    r"\s*(?:,[^,.]{1,40},\s*)?(?:are|is|hold|holds|contain|contains|read|reads|=|equal|equals|show|shows"
    r"|have|has)\s+(?:(?:exactly|simply|all|the value|a value of|a)\s+)*(?P<value>[-+−]?\d[\d.]*|zeros?)\b",
    re.IGNORECASE,
)
MOST_FILLED = 10_000


def with_others(
    panel: Panel, reading: PanelReading, nodes: Sequence[Node], positions: dict[int, int]
) -> Panel:
    """Fill the rest of the grid where the text gives one value for it, and remember that it did."""
    for node in _beside(reading, nodes, positions):
        found = _OTHERS.search(node.block.text)
        if not found:
            continue
        place = node.block.content.span(found.start("value"), found.end("value"))
        number = "0" if found["value"].lower().startswith("zero") else found["value"]
        quantity = match_quantity(number.rstrip("."), 0)
        panel = _on_implied_axes(panel)
        if quantity is None or panel.size > MOST_FILLED:
            continue
        off_diagonal = "off-diagonal" in found.group().lower()
        filled = [
            Cell(row, column, replace(quantity, span=place), place, found["value"].rstrip("."), assumed=True)
            for row in range(len(panel.rows.ticks))
            for column in range(len(panel.columns.ticks))
            if (row, column) not in panel.grid and not (off_diagonal and _same(panel, row, column))
        ]
        return replace(panel, cells=(*panel.cells, *filled))
    return panel


def _same(panel: Panel, row: int, column: int) -> bool:
    return canonical(panel.rows.ticks[row].text) == canonical(panel.columns.ticks[column].text)


def _on_implied_axes(panel: Panel) -> Panel:
    """The panel with all the ticks that the axes declare, where so far only those with values were known."""
    rows, row_map = _full(panel.rows)
    columns, column_map = _full(panel.columns)
    cells = tuple(replace(c, row=row_map[c.row], column=column_map[c.column]) for c in panel.cells)
    return replace(panel, rows=rows, columns=columns, cells=cells)


def _full(axis: Axis) -> tuple[Axis, list[int]]:
    """An axis with its declared or implied ticks, and where its own went; itself where it has others."""
    same = list(range(len(axis.ticks)))
    declared = axis.declaration
    full = (declared.ticks or implied_ticks(declared)) if declared else ()
    places = {canonical(tick.text): number for number, tick in reversed(list(enumerate(full)))}
    moved = [places.get(canonical(tick.text)) for tick in axis.ticks]
    if not full or None in moved:
        return axis, same
    return replace(axis, ticks=full), [place for place in moved if place is not None]


def _beside(reading: PanelReading, nodes: Sequence[Node], positions: dict[int, int]) -> Iterator[Node]:
    """The nodes among and right around the panel's entries."""
    own = [positions[id(entry.node)] for entry in reading.entries]
    yield from nodes[max(0, min(own) - 3) : max(own) + 3]
