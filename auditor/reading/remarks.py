"""Lists of numbers among remarks, a bullet that tells a line of a table once more: "First column: 20, 26, 35"."""

from collections import Counter
from collections.abc import Sequence

from auditor.reading.labels import canonical
from auditor.reading.names import PanelReading
from auditor.reading.outline import Node

_FEWEST = 3


def without_remarks(readings: Sequence[PanelReading], nodes: Sequence[Node]) -> list[PanelReading]:
    """The readings without those whose lines are remarks on a grid before them: few among the items of their section.

    What stands under the names of the grid's own lines may be another panel, and is kept.
    """
    items = Counter(_section(node) for node in nodes if node.block.kind == "item")
    grids = [reading for reading in readings if _is_written_out(reading, items)]
    return (
        [reading for reading in readings if not _is_remark(reading, grids, items)]
        if grids
        else list(readings)
    )


def _is_written_out(reading: PanelReading, items: Counter[tuple[int, ...]]) -> bool:
    """Whether a reading is a table, or a list of which each item is a line of data."""
    entries = reading.entries
    if entries[0].table is not None:
        return True
    own = Counter(_section(entry.node) for entry in entries if entry.node.block.kind == "item")
    return len(entries) >= _FEWEST and all(told == items[section] for section, told in own.items())


def _is_remark(reading: PanelReading, grids: Sequence[PanelReading], items: Counter[tuple[int, ...]]) -> bool:
    entries = reading.entries
    if any(entry.table is not None or entry.node.block.kind != "item" for entry in entries):
        return False
    own = Counter(_section(entry.node) for entry in entries)
    if any(2 * told >= items[section] for section, told in own.items()):
        return False
    before = [one for one in grids if one.panel.span.start < reading.panel.span.start]
    known = {canonical(tick.text) for one in before for tick in one.panel.rows.ticks}
    named = [canonical(tick.text) in known for tick in reading.panel.rows.ticks]
    return bool(before) and 2 * sum(named) <= len(named)


def _section(node: Node) -> tuple[int, ...]:
    return tuple(id(parent) for parent in node.parents)
