"""The two sides of a grid of something against itself, which nothing orders."""

from dataclasses import replace

from auditor.model import Axis
from auditor.reading.labels import canonical


def in_row_order(rows: Axis, moves: dict[int, int], columns: Axis) -> tuple[dict[int, int], Axis]:
    """The columns in the order of the rows, where nothing orders them and both sides have the same names."""
    names = [canonical(tick.text) for tick in rows.ticks]
    own = [canonical(tick.text) for tick in columns.ticks]
    if own == names or sorted(own) != sorted(names) or len(set(names)) < len(names):
        return moves, columns
    place = {at: names.index(name) for at, name in enumerate(own)}
    ticks = tuple(sorted(columns.ticks, key=lambda tick: names.index(canonical(tick.text))))
    return {old: place[at] for old, at in moves.items()}, replace(columns, ticks=ticks)
