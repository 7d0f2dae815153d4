"""Tables made of values that each stand at a path of names: a row and a column, be it behind those of a panel."""

from collections.abc import Container, Sequence
from operator import eq, gt, lt

from auditor.reading.layouts.laid import FEWEST, Row, Table, is_value
from auditor.reading.plain import Plain

_PAIR = 2


def tables_of(points: Sequence[tuple[Sequence[Plain], Plain]]) -> tuple[Table, ...]:
    """A table for each panel; none where a place has two values, or none that a square need not have."""
    lengths = {len(path) for path, _ in points}
    if len(points) < FEWEST * FEWEST or len(lengths) != 1 or min(lengths) < _PAIR:
        return ()
    if not all(is_value(value) for _, value in points):
        return ()
    panels: dict[tuple[str, ...], list[tuple[Plain, Plain, Plain]]] = {}
    for path, value in points:
        *names, row, column = path
        panels.setdefault(tuple(name.text for name in names), []).append((row, column, value))
    tables = [_table(own, ", ".join(names)) for names, own in panels.items()]
    found = tuple(table for table in tables if table is not None)
    return found if len(found) == len(tables) else ()


def _table(points: Sequence[tuple[Plain, Plain, Plain]], name: str) -> Table | None:
    rows = {row.text: row for row, _, _ in reversed(points)}
    columns = {column.text: column for _, column, _ in reversed(points)}
    order = list(dict.fromkeys(column.text for _, column, _ in points))
    placed = {(row.text, column.text): value for row, column, value in points}
    lines = list(dict.fromkeys(row.text for row, _, _ in points))
    if len(placed) < len(points) or min(len(rows), len(columns)) < FEWEST:
        return None
    if len(placed) < len(rows) * len(columns):
        if set(lines) != set(order) or not _spares_a_part(lines, placed):
            return None
        order = lines
    corner = points[0][0].part(0, 0)
    head: Row = (corner, *(columns[text] for text in order))
    body = [(rows[line], *(placed.get((line, text), corner) for text in order)) for line in lines]
    return Table((head, *body), name)


def _spares_a_part(names: Sequence[str], placed: Container[tuple[str, str]]) -> bool:
    """Whether a square has all cells but those of its diagonal, or of one side of it."""
    places = [(i, j) for i in range(len(names)) for j in range(len(names))]
    holes = {(i, j) for i, j in places if (names[i], names[j]) not in placed}
    return any(holes == {place for place in places if lacks(*place)} for lacks in (eq, lt, gt))
