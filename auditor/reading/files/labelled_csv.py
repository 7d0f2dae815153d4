r"""Tables with a header row and row labels.

::

    ,0.1,0.2            Actual \ Predicted,oak,elm        Trees in the park
    15,61.9,63.8        oak,56,3                          ,Predicted oak,Predicted elm
    30,58.4,71.6        elm,4,52                          Actual oak,56,3

The corner is empty, names the rows, or names both axes. A blank line parts several tables; a line with a
single field above a table is its title. An empty field is a value that the file says is missing.
"""

import re
from dataclasses import dataclass, replace

from auditor.model import Cell, Document, Figure, Panel, Tick, Total, Unread
from auditor.quantity import number_of
from auditor.reading.files.dialect import TABLES, DataFile, Dialect
from auditor.reading.files.fields import blocks, csv_value, filled, has_decimal_comma
from auditor.reading.files.grid import Side, from_matrix, panel_of
from auditor.reading.files.syntax.csv_text import Row
from auditor.reading.files.syntax.tree import Scalar
from auditor.reading.files.ticks import is_total, named_ticks, orientation
from auditor.reading.files.values import Value
from auditor.source import Span

_CORNER = re.compile(r"(?P<rows>.+?)\s*(?:\\+|\s/\s|(?<=^\w)/(?=\w$)|\bvs\.?(?=\s))\s*(?P<columns>.+)")
LONGEST_CORNER = 200  # longer than any pair of names; keeps the pattern's cost bounded


@dataclass(frozen=True, slots=True)
class _Table:
    """One table: the fields of its title, its header and its rows, the corner and the labels cut off."""

    title: Scalar | None
    corner: Scalar
    header: Row
    labels: Row
    body: tuple[Row, ...]


def _sniff(file: DataFile) -> int:
    return 1


def _read(file: DataFile) -> Document:
    comma = has_decimal_comma(file.rows)
    readings = [_reading(block, decimal_comma=comma) for block in blocks(file.rows)]
    panels = tuple(reading for reading in readings if isinstance(reading, Panel))
    unread = tuple(reading for reading in readings if isinstance(reading, Unread))
    figures = (Figure("", panels[0].span, panels),) if panels else ()
    return Document(file.source, figures, unread=unread)


def _reading(block: list[Row], *, decimal_comma: bool) -> Panel | Unread:
    table = _table(block)
    if not table:
        return Unread(block[0][0].span, "no row of labels stands above the values")
    values = [[csv_value(field, decimal_comma=decimal_comma) for field in row] for row in table.body]
    written = [value for row in values for value in row if value.text]
    if not 2 * sum(value.quantity is not None for value in written) > len(written):
        return Unread(Span(block[0][0].span.start, block[-1][-1].span.end), "most fields hold no number")
    return _panel(table, values)


def _table(block: list[Row]) -> _Table | None:
    title = None
    if len(block) > 2 and len(filled(block[0])) == 1 and len(filled(block[1])) > 1:
        title, block = filled(block[0])[0], block[1:]
    header, *body = block
    while len(header) > 1 and not header[-1].text:
        header = header[:-1]
    if body and header[0].text and all(len(row) == len(header) + 1 for row in body):
        header = (Scalar("", Span(header[0].span.start, header[0].span.start)), *header)
    if len(header) < 2 or not body or (header[0].text and all(number_of(f.text) is not None for f in header)):
        return None
    width = len(header)
    rows = tuple(row[1:width] + filled(row[width:]) for row in body)
    return _Table(title, header[0], header[1:], tuple(row[0] for row in body), rows)


def _panel(table: _Table, values: list[list[Value]]) -> Panel:
    rows_name, columns_name = _corner(table.corner.text)
    rows_prefix, rows = named_ticks(table.labels)
    columns_prefix, columns = named_ticks(table.header)
    title = table.title
    span = title.span if title else Span(table.corner.span.start, table.header[-1].span.end)
    panel = panel_of(
        from_matrix(rows, columns, values),
        title.text if title else "",
        span,
        rows=Side(rows_name or rows_prefix),
        columns=Side(columns_name or columns_prefix),
    )
    role = orientation(panel.rows.label, panel.columns.label)
    return _without_totals(replace(panel, orientation=role))


def _corner(text: str) -> tuple[str, str]:
    found = _CORNER.fullmatch(text) if len(text) <= LONGEST_CORNER else None
    if found:
        return found["rows"].strip(), found["columns"].strip()
    return text, ""


def _without_totals(panel: Panel) -> Panel:
    """Rows and columns of totals or averages are no data: their values are kept apart."""
    row_places, rows = _data_places(panel.rows.ticks)
    column_places, columns = _data_places(panel.columns.ticks)

    def moved(cell: Cell) -> Cell | Total:
        row, column = row_places.get(cell.row), column_places.get(cell.column)
        if row is not None and column is not None:
            return replace(cell, row=row, column=column)
        labels = panel.rows.ticks[cell.row].text, panel.columns.ticks[cell.column].text
        return Total(row, column, *labels, cell.quantity, cell.span, cell.text)

    values = [moved(cell) for cell in panel.cells]
    return replace(
        panel,
        rows=replace(panel.rows, ticks=rows),
        columns=replace(panel.columns, ticks=columns),
        cells=tuple(value for value in values if isinstance(value, Cell)),
        totals=tuple(value for value in values if isinstance(value, Total) and value.text),
        surplus=tuple(replace(s, row=row_places.get(-1 if s.row is None else s.row)) for s in panel.surplus),
        bands=tuple(
            replace(band, rows=(row_places[band.rows[0]],), columns=(column_places[band.columns[0]],))
            for band in panel.bands
            if band.rows[0] in row_places and band.columns[0] in column_places
        ),
    )


def _data_places(ticks: tuple[Tick, ...]) -> tuple[dict[int, int], tuple[Tick, ...]]:
    """The new position of each tick that is data; all are where all are called totals."""
    kept = [place for place, tick in enumerate(ticks) if not is_total(tick.text)] or list(range(len(ticks)))
    return {old: new for new, old in enumerate(kept)}, tuple(ticks[place] for place in kept)


DIALECT = Dialect("labelled CSV", TABLES, _sniff, _read)
