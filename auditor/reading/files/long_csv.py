"""Tables with one line for each value.

::

    depth,salt,yield        crop,depth,salt,yield         document,figure,panel,row,column,value,text,line
    15,0.1,61.9             rye,15,0.1,61.9               a.md,Fields,Rye,15,0.1,61.9,61.90,7
    15,0.2,63.8             rye,15,0.2,63.8

The columns are known by their names (`row`, `column`, `value`; `y`, `x`), or by their order: row, column,
value, before them one that tells panels apart. By order only a table is read whose first columns span a
grid, so that a table of several measures is not taken for one. Remarks may follow the value.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.model import Document, Figure, Panel, Unread
from auditor.reading.files.dialect import TABLES, DataFile, Dialect, Reading, document
from auditor.reading.files.fields import csv_value, has_decimal_comma
from auditor.reading.files.grid import Point, Side, TickList, from_points, panel_of
from auditor.reading.files.syntax.csv_text import Row
from auditor.reading.files.syntax.tree import Scalar
from auditor.reading.files.ticks import orientation
from auditor.reading.pivots import pivot_of
from auditor.reading.plain import Plain
from auditor.source import Span

_ROW = ("row", "y")
_COLUMN = ("column", "col", "x")
_VALUE = ("text", "value", "z", "score", "count")
_PANEL = ("document", "figure", "panel", "heatmap", "subplot", "facet")
_EXTRACT = ("document", "figure", "panel", "row", "column", "value", "text", "line")

# A grid of r rows and c columns has r*c lines; a sparse one has fewer, but not so few that half of its
# places are empty, or else any three columns of a table would pass for a grid.
LEAST_SHARE = 0.5
MOST_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class _Columns:
    """Which columns of the file hold what; `panel` are those whose texts together name a panel."""

    row: int
    column: int
    value: int
    panel: tuple[int, ...] = ()

    @property
    def used(self) -> set[int]:
        return {self.row, self.column, self.value, *self.panel}


def _sniff(file: DataFile) -> int:
    return 2 if _columns(_data(file)) else 0


def _data(file: DataFile) -> list[Row]:
    return [row for row in file.rows if row]


def _columns(rows: Sequence[Row]) -> _Columns | None:
    if len(rows) < 2 or len(rows[0]) < 3:
        return None
    by_name = _by_name([field.text.strip().lower() for field in rows[0]])
    return by_name or _by_order(rows) or _by_keys(rows)


def _by_name(names: Sequence[str]) -> _Columns | None:
    places = {name: place for place, name in enumerate(names)}
    row, column, value = (
        next((places[word] for word in words if word in places), None) for words in (_ROW, _COLUMN, _VALUE)
    )
    if row is None or column is None or value is None:
        return None
    return _Columns(row, column, value, tuple(i for i, name in enumerate(names) if name in _PANEL))


def _by_order(rows: Sequence[Row]) -> _Columns | None:
    width = len(rows[0])
    body = [row for row in rows[1:] if len(row) == width]
    if not all(field.text for field in rows[0]) or width > MOST_COLUMNS or len(body) < len(rows) - 1:
        return None
    columns = _Columns(width - 3, width - 2, width - 1, tuple(range(width - 3)))
    numbers = sum(csv_value(row[columns.value]).quantity is not None for row in body)
    return columns if 2 * numbers > len(body) and _spans_a_grid(body, columns) else None


def _by_keys(rows: Sequence[Row]) -> _Columns | None:
    """The columns of a table with remarks or deviations beside its values, as those of a table in a text."""
    cells = [[Plain(field.text, tuple(range(len(field.text) + 1))) for field in row] for row in rows]
    pivot = pivot_of(cells, ()) if len(rows[0]) > MOST_COLUMNS else None
    return _Columns(pivot.row, pivot.column, pivot.values[0], pivot.panels) if pivot else None


def _spans_a_grid(body: Sequence[Row], columns: _Columns) -> bool:
    """Whether rows and columns repeat, and their pairs, panel by panel, fill a good part of a grid."""
    panels: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    for line in body:
        panel = tuple(line[i].text for i in columns.panel)
        panels.setdefault(panel, []).append((line[columns.row].text, line[columns.column].text))
    return all(_is_grid(pairs) for pairs in panels.values())


def _is_grid(pairs: Sequence[tuple[str, str]]) -> bool:
    rows, columns = {row for row, _ in pairs}, {column for _, column in pairs}
    enough = len(set(pairs)) >= LEAST_SHARE * len(rows) * len(columns)
    return enough and len(rows) > 1 and len(columns) > 1 and 2 * len(rows) <= len(pairs)


def _read(file: DataFile) -> Document:
    rows = _data(file)
    columns = _columns(rows)
    if not columns:
        return Document(file.source)
    header, body = rows[0], rows[1:]
    whole = [row for row in body if len(row) > max(columns.used)]
    short = [row for row in body if len(row) <= max(columns.used)]
    unread = [Unread(row[0].span, "the line has too few fields") for row in short]
    if tuple(field.text for field in header) != _EXTRACT:
        unread += [
            Unread(field.span, f"the column {field.text!r} is not read")
            for place, field in enumerate(header)
            if place not in columns.used and field.text
        ]
    read = document(file.source, _figures(header, whole, columns))
    return replace(read, unread=tuple(unread))


def _figures(header: Row, body: Sequence[Row], columns: _Columns) -> list[Reading]:
    """A figure for each text before the last of the columns that name panels, in the order of the file."""
    figures: dict[tuple[str, ...], dict[str, list[Row]]] = {}
    for row in body:
        *outer, name = ("", *(row[i].text for i in columns.panel))
        figures.setdefault(tuple(outer), {}).setdefault(name, []).append(row)
    comma = has_decimal_comma(body)
    return [
        _figure(outer[-1] if outer else "", panels, header, columns, decimal_comma=comma)
        for outer, panels in figures.items()
    ]


def _figure(
    name: str, panels: dict[str, list[Row]], header: Row, columns: _Columns, *, decimal_comma: bool
) -> Reading:
    made = tuple(
        replace(_panel(title, lines, header, columns, decimal_comma=decimal_comma), figure=name)
        for title, lines in panels.items()
    )
    return Reading(Figure(name, made[0].span, made))


def _panel(name: str, lines: Sequence[Row], header: Row, columns: _Columns, *, decimal_comma: bool) -> Panel:
    rows, across = TickList(), TickList()
    points = []
    for line in lines:
        value = csv_value(line[columns.value], decimal_comma=decimal_comma)
        places = _place(line[columns.row], line[columns.column], rows, across)
        points.append(Point(*places, value))
    labels = [_label(header[i]) for i in (columns.row, columns.column)]
    start = lines[0][columns.panel[-1]] if columns.panel else header[0]
    span = start.span if columns.panel else Span(header[0].span.start, header[-1].span.end)
    grid = from_points(rows.ticks, across.ticks, points)
    panel = panel_of(grid, name, span, rows=Side(labels[0]), columns=Side(labels[1]))
    return replace(panel, orientation=orientation(*labels))


def _place(row: Scalar, column: Scalar, rows: TickList, columns: TickList) -> tuple[int | None, int | None]:
    """Where a line's value belongs; without both labels it has no place."""
    if not row.text and not column.text:
        return None, None
    return rows.place(row), columns.place(column)


def _label(field: Scalar) -> str:
    """The name of an axis; a column that is called `row` or `y` says only which one it is."""
    return "" if field.text.lower() in _ROW + _COLUMN else field.text


DIALECT = Dialect("long CSV", TABLES, _sniff, _read)
