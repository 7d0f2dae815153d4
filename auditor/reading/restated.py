"""A grid that a document writes twice, as table and as list: one panel, the second kept as restated."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.model import Axis, Cell, Panel
from auditor.reading.form import IN_PASSING, IN_SENTENCES, RECOGNISED, TOLD_ROWS, Entry, Value
from auditor.reading.labels import canonical
from auditor.reading.names import PanelReading

_SHARE = 0.8
_TOLD_SHARE = 0.5
_FEW = 3  # of so few cells that are told, one and the same value tells enough
_MOST_COMPARED = 40
_PROSE = re.compile(r"[^\W\d_]+\s+[^\W\d_]+\s+[^\W\d_]+")


def with_restated(readings: Sequence[PanelReading]) -> list[PanelReading]:
    """The readings, with a list of the same places taken into the table under the same title.

    Sentences that tell the cells of another panel once more are no panel, and stay statements.
    """
    told = [reading for reading in readings if _in_passing(reading)]
    readings = [reading for reading in readings if not _tells_lines_of(reading, _larger(reading, told))]
    given = [reading for reading in readings if not _in_passing(reading)][:_MOST_COMPARED]
    written = [own for own in given if not any(entry.form in IN_PASSING for entry in own.entries)]
    readings = [
        reading
        for reading in readings
        if not (
            _in_passing(reading)
            and (
                _is_told_again(reading, given)
                or _names_cells_of(reading, written)
                or (written and _in_sentences(reading))
            )
            or _is_spoken_of(reading, given)
            or _tells_pairs_of(reading, given)
            or _repeats_a_part(reading, given)
        )
    ]
    tables: dict[tuple[int, int], list[int]] = {}
    for number, reading in enumerate(readings):
        if reading.entries[0].table is not None:
            tables.setdefault((id(reading.title), id(reading.figure)), []).append(number)
    result = list(readings)
    gone: set[int] = set()
    for number, reading in enumerate(readings):
        own = tables.get((id(reading.title), id(reading.figure)), [])
        if reading.entries[0].table is not None or len(own) != 1:
            continue
        joined = _joined(result[own[0]], reading)
        if joined is not None:
            result[own[0]] = joined
            gone.add(number)
    return [reading for number, reading in enumerate(result) if number not in gone]


def _joined(first: PanelReading, second: PanelReading) -> PanelReading | None:
    rows = _moves(second.panel.rows, first.panel.rows)
    columns = _moves(second.panel.columns, first.panel.columns)
    moved = [_moved(cell, rows, columns) for cell in second.panel.cells]
    again = [cell for cell in moved if cell is not None and (cell.row, cell.column) in first.panel.grid]
    if not moved or len(again) < _SHARE * len(moved):
        return None
    if _in_passing(second):
        return first
    new = [cell for cell in moved if cell is not None and (cell.row, cell.column) not in first.panel.grid]
    panel = replace(first.panel, cells=(*first.panel.cells, *new), restated=(*first.panel.restated, *again))
    entries = (*first.entries, *second.entries)
    return replace(first, panel=panel, entries=entries, unplaced=(*first.unplaced, *second.unplaced))


def _is_told_again(reading: PanelReading, given: Sequence[PanelReading], share: float = _TOLD_SHARE) -> bool:
    """Whether sentences only repeat what another panel holds, be it with a slip."""
    for other in given:
        rows = _moves(reading.panel.rows, other.panel.rows)
        columns = _moves(reading.panel.columns, other.panel.columns)
        moved = [cell for own in reading.panel.cells if (cell := _moved(own, rows, columns))]
        same = [cell for cell in moved if _agrees(cell, other.panel.grid.get((cell.row, cell.column)))]
        told = len(reading.panel.cells)
        telling = len({cell.text for cell in same}) > 1 or told <= _FEW
        if same and telling and len(same) >= share * told:
            return True
    return False


def _names_cells_of(reading: PanelReading, written: Sequence[PanelReading]) -> bool:
    """Whether sentences tell a few cells of a square grid, whichever of its sides they call the true one."""
    ticks = (*reading.panel.rows.ticks, *reading.panel.columns.ticks)
    names = {canonical(tick.text) for tick in ticks}
    return any(
        2 * len(reading.panel.cells) <= len(other.panel.cells)
        and names <= {canonical(tick.text) for tick in other.panel.rows.ticks}
        and names <= {canonical(tick.text) for tick in other.panel.columns.ticks}
        for other in written
    )


def _is_spoken_of(reading: PanelReading, given: Sequence[PanelReading]) -> bool:
    """Whether a few lines tell more of cells that a grid before them holds: "Oak, elm: 7, the most of all"."""
    entries = reading.entries
    if len(entries) > _FEW or any(
        entry.table is not None or not _PROSE.search(_behind(entry)) for entry in entries
    ):
        return False
    return any(
        other.panel.span.start < reading.panel.span.start
        and len(other.panel.cells) > len(reading.panel.cells)
        and all(_known_at(cell, reading, other) for cell in reading.panel.cells)
        for other in given
    )


def _tells_pairs_of(reading: PanelReading, given: Sequence[PanelReading]) -> bool:
    """Whether sentences on what was taken for what name a few pairs of a matrix that is written out."""
    if any(entry.form != RECOGNISED for entry in reading.entries):
        return False
    own = {
        canonical(tick.text) for axis in (reading.panel.rows, reading.panel.columns) for tick in axis.ticks
    }
    return any(
        2 * len(reading.panel.cells) <= len(other.panel.cells)
        and all(
            own <= {canonical(tick.text) for tick in axis.ticks}
            for axis in (other.panel.rows, other.panel.columns)
        )
        for other in given
    )


def _repeats_a_part(reading: PanelReading, given: Sequence[PanelReading]) -> bool:
    """Whether a few lines say a part of a grid before them once more, as remarks below several panels do."""
    if any(entry.table is not None for entry in reading.entries):
        return False
    larger = _larger(reading, given)
    return bool(larger) and (_is_told_again(reading, larger, _SHARE) or _tells_lines_of(reading, larger))


def _larger(reading: PanelReading, given: Sequence[PanelReading]) -> list[PanelReading]:
    """The grids before a reading of which it may be a part."""
    return [
        other
        for other in given
        if other.panel.span.start < reading.panel.span.start
        and 2 * len(reading.panel.cells) <= len(other.panel.cells)
        and len(reading.entries) < len(other.panel.rows.ticks) + len(other.panel.columns.ticks)
    ]


def _tells_lines_of(reading: PanelReading, larger: Sequence[PanelReading]) -> bool:
    """Whether all that a reading places are lists that one grid has as rows or columns."""
    placed = [entry for entry in reading.entries if entry.spread or len(entry.keys) > 1]
    return bool(placed) and any(
        all(_is_a_line_of(entry, other.panel) for entry in placed) for other in larger
    )


def _is_a_line_of(entry: Entry, panel: Panel) -> bool:
    """Whether a list gives a row or a column of a grid once more, be it with a slip: "Row Oak: 4, 7, 5"."""
    if not entry.spread or not entry.keys:
        return False
    key = entry.keys[-1]
    name, bare = f" {key.as_written.text.casefold()}", f" {key.text.casefold()}"
    for side, ticks in enumerate((panel.rows.ticks, panel.columns.ticks)):
        for place, tick in enumerate(ticks):
            own = f" {tick.text.casefold()}"
            if not name.endswith(own) and not own.endswith(bare):
                continue
            line = {at[1 - side]: cell for at, cell in panel.grid.items() if at[side] == place}
            same = sum(_is_cell(value, line.get(at)) for at, value in enumerate(entry.values))
            if len(entry.values) == len(line) and same >= _SHARE * len(line):
                return True
    return False


def _is_cell(value: Value, cell: Cell | None) -> bool:
    if cell is None or value.quantity is None or cell.quantity is None:
        return cell is not None and value.text.rstrip(".") == cell.text.rstrip(".")
    return value.quantity.value == cell.quantity.value


def _behind(entry: Entry) -> str:
    """What stands behind the values of a line."""
    return entry.node.body.text[entry.consumed :] if len(entry.values) == 1 else ""


def _known_at(cell: Cell, reading: PanelReading, other: PanelReading) -> bool:
    moved = _moved(
        cell, _moves(reading.panel.rows, other.panel.rows), _moves(reading.panel.columns, other.panel.columns)
    )
    return moved is not None and (moved.row, moved.column) in other.panel.grid


def _in_passing(reading: PanelReading) -> bool:
    return all(entry.form in IN_PASSING for entry in reading.entries)


def _in_sentences(reading: PanelReading) -> bool:
    """Whether plain sentences tell all cells, or two rows: beside a grid that is written out they speak of it."""
    rows = [entry for entry in reading.entries if entry.form == TOLD_ROWS]
    return len(rows) < _FEW and all(entry.form in (IN_SENTENCES, TOLD_ROWS) for entry in reading.entries)


def _agrees(one: Cell, other: Cell | None) -> bool:
    if other is None or one.quantity is None or other.quantity is None:
        return other is not None and one.text.rstrip(".") == other.text.rstrip(".")
    return one.quantity.value == other.quantity.value


def _moves(axis: Axis, to: Axis) -> dict[int, int]:
    """Where the ticks of an axis stand on another; ticks that occur twice by their order."""
    places: dict[str, list[int]] = {}
    for number, tick in enumerate(to.ticks):
        places.setdefault(canonical(tick.text), []).append(number)
    moves: dict[int, int] = {}
    for number, tick in enumerate(axis.ticks):
        if own := places.get(canonical(tick.text)):
            moves[number] = own.pop(0) if len(own) > 1 else own[0]
    return moves


def _moved(cell: Cell, rows: dict[int, int], columns: dict[int, int]) -> Cell | None:
    if cell.row not in rows or cell.column not in columns:
        return None
    return replace(cell, row=rows[cell.row], column=columns[cell.column])
