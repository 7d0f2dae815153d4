"""Documents as plain data in our own schema: reading it back makes the same figures and statements.

Whatever follows from the rest is left out, so that a simple document is simple to read: a number is its
text, a tick its label, a cell its number. Only what a text does not tell is spelled out.
"""

import json
from collections.abc import Sequence

from auditor.extracts._plain import Data, Number, Record, compact
from auditor.extracts._scales import axis, declaration, legend, number, told_text, value
from auditor.model import Band, Cell, Document, Figure, GivenClaim, Panel, Statement, Surplus, Total, Unread
from auditor.source import Source

# Where less than a third of the grid is written, points are easier to read than a matrix of gaps.
SPARSE = 1 / 3


def as_data(document: Document) -> Record:
    """The document as records, lists and texts."""
    return {"figures": [_figure(figure, document.source) for figure in document.figures]} | compact(
        statements=[_statement(statement) for statement in document.statements],
        unread=[_unread(line, document.source) for line in document.unread],
        notes=list(document.notes),
        claims=[_claim(given) for given in document.claims],
        derived=[_panel(panel, Figure("", panel.span), document.source) for panel in document.derived],
    )


def _claim(given: GivenClaim) -> Data:
    """A given claim as the object that it is; as its text where it is none, so that this is found again."""
    try:
        data = json.loads(given.text, parse_float=Number, parse_constant=Number)
    except ValueError:
        return given.text
    return data if isinstance(data, dict) else given.text


def _figure(figure: Figure, source: Source) -> Record:
    return compact(
        name=figure.name,
        legends=[legend(one) for one in figure.legends],
        axes=[declaration(one, source) for one in figure.axes],
    ) | {"panels": [_panel(panel, figure, source) for panel in figure.panels]}


def _panel(panel: Panel, figure: Figure, source: Source) -> Record:
    form = "tables" if _as_matrix(panel) else "points"
    return {
        **compact(
            name=panel.name,
            aliases=list(panel.aliases),
            side=panel.side,
            orientation=panel.orientation,
        ),
        **({} if panel.form == form else {"form": panel.form}),
        **_legend(panel, figure),
        **compact(rows=axis(panel.rows, figure, source), columns=axis(panel.columns, figure, source)),
        **({"cells": _matrix(panel)} if _as_matrix(panel) else {"points": _points(panel)}),
        **compact(
            restated=[{**_at(cell.row, cell.column), **_record(cell)} for cell in panel.restated],
            surplus=[_surplus(one) for one in panel.surplus],
            bands=[_band(band) for band in panel.bands],
            totals=[_total(total) for total in panel.totals],
        ),
    }


def _legend(panel: Panel, figure: Figure) -> Record:
    """The panel's legend, by its number where it is the figure's; nothing where that is the only one."""
    only = len(figure.legends) == 1
    inherited = panel.legend in figure.legends
    entries: Record = {}
    if inherited and panel.legend is not None:
        entries = {} if only else {"legend": figure.legends.index(panel.legend) + 1}
    elif panel.legend is not None:
        entries = {"legend": legend(panel.legend)}
    elif only:
        entries = {"legend": None}
    if panel.shares_legend != (inherited and len(figure.panels) > 1):
        entries["shares_legend"] = panel.shares_legend
    return entries


# --- values ---------------------------------------------------------------------------------------


def _as_matrix(panel: Panel) -> bool:
    """Whether the cells stand row by row, and close enough together for a matrix."""
    places = [(cell.row, cell.column) for cell in panel.cells]
    return len(places) >= SPARSE * panel.size and places == sorted(set(places))


def _matrix(panel: Panel) -> list[list[Data]]:
    rows: list[list[Data]] = []
    for cell in panel.cells:
        rows += [[] for _ in range(cell.row + 1 - len(rows))]
        row = rows[cell.row]
        row += [None] * (cell.column - len(row))
        row.append(_cell(cell))
    return rows


def _cell(cell: Cell) -> Data:
    """A cell's text, where that tells all of it."""
    plain = None if cell.assumed else value(cell.quantity, cell.text, cell.note)
    return _record(cell) if plain is None else plain


def _points(panel: Panel) -> list[Record]:
    """Cells with the labels of their places, or with their positions where a label stands twice."""
    rows, columns = ([tick.text for tick in side.ticks] for side in (panel.rows, panel.columns))
    unique = len(set(rows)) == len(rows) and len(set(columns)) == len(columns)
    return [
        {
            **({"row": rows[c.row], "column": columns[c.column]} if unique else _at(c.row, c.column)),
            **_record(c),
        }
        for c in panel.cells
    ]


def _record(cell: Cell | Surplus | Total) -> Record:
    """A value spelled out: the number or what stands for a missing one, and what is not told by that."""
    entries: Record = {"missing": cell.text}
    if cell.quantity is not None:
        entries = {"value": number(cell.quantity)}
        if cell.text != told_text(cell.quantity):
            entries["text"] = cell.text
    if isinstance(cell, Cell):
        entries |= compact(note=cell.note, assumed=cell.assumed or None)
    return entries


def _at(row: int | None, column: int | None) -> Record:
    """A place, counted from 1."""
    if row is None and column is None:
        return {}
    return {"at": [None if place is None else place + 1 for place in (row, column)]}


def _surplus(one: Surplus) -> Record:
    return {**_at(one.row, None), **_record(one)}


def _band(band: Band) -> Record:
    places = [[place + 1 for place in side] for side in (band.rows, band.columns)]
    return {"at": places, "low": number(band.low), "high": number(band.high), **compact(note=band.note)}


def _total(total: Total) -> Record:
    labels = compact(row=total.row_label, column=total.column_label)
    return {**labels, **_at(total.row, total.column), **_record(total)}


# --- sentences ------------------------------------------------------------------------------------


def _statement(statement: Statement) -> Data:
    scope = compact(
        panel=None if statement.panel is None else statement.panel + 1,
        trail=list(statement.trail),
        section=statement.section,
    ) | _at(statement.row, statement.column)
    return {"text": statement.text, **scope} if scope else statement.text


def _unread(line: Unread, source: Source) -> Record:
    return {"text": source.slice(line.span), **compact(reason=line.reason)}


def all_data(documents: Sequence[Document]) -> list[Record]:
    """All documents as plain data."""
    return [as_data(document) for document in documents]
