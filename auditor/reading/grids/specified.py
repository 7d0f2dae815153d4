"""The matrices of a figure that a fence specifies for a program of charts, each a panel, called as it calls them."""

from collections.abc import Iterator, Sequence

from auditor.model import Axis, Panel
from auditor.reading.form import SPECIFIED, Entry, Form, Value
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.specifications import panels_of


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """The rows of all panels of a fence."""
    if node.block.kind != "fence":
        return
    for number, panel in enumerate(panels_of(node.body)):
        yield from _rows(node, panel, node.block.span.start + number)


def _rows(node: Node, panel: Panel, table: int) -> Iterator[Entry]:
    header = _keys(panel.columns)
    lines: dict[int, dict[int, Value]] = {}
    for cell in panel.cells:
        lines.setdefault(cell.row, {})[cell.column] = Value(cell.quantity, cell.span, cell.text, cell.note)
    for band in panel.bands:
        value = Value(band.low, band.span, "", band.note, band.high)
        lines.setdefault(band.rows[0], {})[band.columns[0]] = value
    for row, key in enumerate(_keys(panel.rows)):
        blank = Value(None, key.span, "", outside=True)
        values = tuple(lines.get(row, {}).get(column, blank) for column in range(len(header)))
        yield Entry(
            node, SPECIFIED, (key,), values, spread=True, consumed=len(node.body.text), table=table, header=header,
            row_label=panel.rows.label, column_label=panel.columns.label, panel=panel.name or panel.figure,
        )  # fmt: skip


def _keys(axis: Axis) -> tuple[Key, ...]:
    return tuple(Key(tick.text, tick.span) for tick in axis.ticks)


FORM = Form(SPECIFIED, 2, read, sure=True)
