"""Tables that hold a whole row in one cell: `| Oak | 4 (May) · 6 (June) |`."""

from collections.abc import Sequence

from auditor.reading.layouts.keyed_line import commaed, ways_of
from auditor.reading.layouts.laid import FEWEST, Row, Table
from auditor.reading.plain import Plain

_COLUMNS = 2


def spread(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with a column for each key, where all second cells hold values of the same keys; else as they are."""
    head, *body = rows
    if len(body) < FEWEST or any(len(row) != _COLUMNS for row in rows):
        return rows
    for first in (*ways_of(body[0][1]), commaed(body[0][1])):
        keys = [key for key, _ in first]
        values = [_values(row[1], [key.text for key in keys]) for row in body]
        lines = [(row[0], *own) for row, own in zip(body, values, strict=True)]
        table = Table(((head[0], *keys), *lines))
        if keys and all(values) and table.is_grid:
            return table.rows
    return rows


def _values(cell: Plain, keys: Sequence[str]) -> list[Plain]:
    """The values of a cell that has all of the keys and no other; else none."""
    for cells in (*ways_of(cell), commaed(cell)):
        placed = {key.text: value for key, value in cells}
        if placed.keys() == set(keys):
            return [placed[key] for key in keys]
    return []
