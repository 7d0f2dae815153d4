"""Panels of our own schema, with their values."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.model import Band, Cell, Figure, Panel, Surplus, Tick, Total
from auditor.reading.files.grid import Point, TickList, from_points
from auditor.reading.files.own.scales import axis, legend_of, quantity
from auditor.reading.files.own.strict import flag, items, keys, place, position, record, scalar, text, texts
from auditor.reading.files.syntax.tree import Array, FormError, Node, Record, Scalar, short
from auditor.reading.files.values import Value, not_finite, read_value
from auditor.source import Span

PANEL = keys(
    "name rows columns cells points legend surplus restated bands totals form aliases side orientation"
    " shares_legend statements claims $schema"
)
CELL = keys("value missing text note assumed")
POINT = CELL | keys("row column at")
SURPLUS = keys("value missing text at")
BAND = keys("at low high note")
TOTAL = keys("value missing text at row column")


def panel(root: Record, figure: Figure, *, alone: bool) -> Panel:
    """A panel of a figure; where it is not alone, a legend that it takes over is a shared one."""
    rows, columns = axis(root.get("rows"), figure), axis(root.get("columns"), figure)
    row_list, column_list = TickList(rows.ticks), TickList(columns.ticks)
    points = [*_matrix(root), *(_point(node, row_list, column_list) for node in items(root, "points"))]
    again = tuple(_cell(_point(node, row_list, column_list)) for node in items(root, "restated"))
    form = "points" if "points" in root else "tables"
    grid = from_points(
        row_list.ticks, column_list.ticks, points, text(root, "form") if "form" in root else form
    )
    legend = legend_of(root, figure)
    inherited = legend is not None and not isinstance(root.get("legend"), Record)
    return Panel(
        figure=figure.name,
        name=text(root, "name"),
        span=head(root),
        rows=replace(rows, ticks=grid.rows),
        columns=replace(columns, ticks=grid.columns),
        cells=grid.cells,
        legend=legend,
        surplus=grid.surplus + tuple(_surplus(node, grid.rows) for node in items(root, "surplus")),
        restated=grid.restated + again,
        bands=grid.bands + tuple(_band(node, grid.rows, grid.columns) for node in items(root, "bands")),
        totals=tuple(_total(node, grid.rows, grid.columns) for node in items(root, "totals")),
        form=grid.form,
        aliases=texts(root, "aliases"),
        side=text(root, "side"),
        orientation=text(root, "orientation"),
        shares_legend=flag(root, "shares_legend", default=inherited and not alone),
    )


def head(root: Record) -> Span:
    """Where a figure or a panel stands: at its name, or where it begins."""
    name = root.scalar("name")
    return name.span if name else root.keys[0].span if root.keys else root.span


def _matrix(root: Record) -> Iterator[Point]:
    """The values of `cells`, row by row; null is a place without a value."""
    for row, line in enumerate(items(root, "cells")):
        if not isinstance(line, Array):
            raise FormError(line.span.start, "a row of 'cells' has to be a list")
        for column, node in enumerate(line.items):
            if not (isinstance(node, Scalar) and node.is_null):
                yield Point(row, column, _value(node))


def _point(node: Node, rows: TickList, columns: TickList) -> Point:
    """A value with the labels of its row and column, or with their positions."""
    root = record(node, "a point", POINT)
    value = _written(root)
    if "at" in root:
        row, column = place(root, (len(rows.ticks), len(columns.ticks)))
    else:
        labels = (
            scalar(root.get(name), f"the {name!r} of a point", root.span.start) for name in ("row", "column")
        )
        row, column = (ticks.place(label) for ticks, label in zip((rows, columns), labels, strict=True))
    if row is None or column is None:
        raise FormError(root.span.start, "a point needs a row and a column")
    return Point(row, column, value)


def _cell(point: Point) -> Cell:
    return point.value.cell(point.row or 0, point.column or 0)


def _value(node: Node) -> Value:
    return read_value(node) if isinstance(node, Scalar) else _written(record(node, "a cell", CELL))


def _written(root: Record) -> Value:
    """The value of a record: `value` or `missing`, and what else is known of it."""
    value = _value_or_missing(root)
    return replace(
        value,
        text=text(root, "text") if "text" in root else value.text,
        note=text(root, "note") if "note" in root else value.note,
        assumed=flag(root, "assumed", default=False),
    )


def _value_or_missing(root: Record) -> Value:
    if "missing" in root:
        found = scalar(root.get("missing"), "'missing'", root.span.start)
        return Value(None, found.text, found.span)
    node = root.get("value")
    if node is None:
        raise FormError(root.span.start, "a value needs 'value' or 'missing'")
    if not isinstance(node, Scalar):
        number = quantity(node)
        return Value(number, number.text, number.span)
    value = read_value(node)
    found_number = value.quantity or not_finite(node)
    if found_number is None:
        fault = f"{short(node.text)} is no number; a value that is not there is written as 'missing'"
        raise FormError(node.span.start, fault)
    return replace(value, quantity=found_number)


def _surplus(node: Node, rows: tuple[Tick, ...]) -> Surplus:
    root = record(node, "a surplus value", SURPLUS)
    return _written(root).surplus(place(root, (len(rows), None))[0])


def _band(node: Node, rows: tuple[Tick, ...], columns: tuple[Tick, ...]) -> Band:
    root = record(node, "a band", BAND)
    sides = items(root, "at")
    if len(sides) != 2 or not all(isinstance(side, Array) for side in sides):
        raise FormError(root.span.start, "the 'at' of a band has to be a list of rows and a list of columns")
    low, high = root.get("low"), root.get("high")
    if low is None or high is None:
        raise FormError(root.span.start, "a band needs 'low' and 'high'")
    return Band(
        _positions(sides[0], len(rows)),
        _positions(sides[1], len(columns)),
        quantity(low),
        quantity(high),
        root.span,
        text(root, "note"),
    )


def _positions(side: Node, count: int) -> tuple[int, ...]:
    nodes = side.items if isinstance(side, Array) else ()
    return tuple(position(item, count, "a place of 'at'") for item in nodes)


def _total(node: Node, rows: tuple[Tick, ...], columns: tuple[Tick, ...]) -> Total:
    root = record(node, "a total", TOTAL)
    value = _written(root)
    at = place(root, (len(rows), len(columns)))
    return Total(*at, text(root, "row"), text(root, "column"), value.quantity, value.span, value.text)
