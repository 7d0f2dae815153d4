"""A long table, one value a line: `| Model 1 | Model 2 | Coverage |`, pivoted to a grid.

Further columns may tell panels apart (`| Crop | Depth | Salt | Yield |`), or hold a panel's values each
(`| Depth | Salt | Rye | Oats |`).
"""

from collections.abc import Iterator, Sequence

from auditor.reading.form import Entry, Form, Value
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.pivots import Pivot, Rows, pivot_of
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

OUTER = 2  # a label may stand for the lines below it in the columns that group others


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each value of a table in which two columns or more are coordinates."""
    rows = node.block.rows
    if node.block.kind == "table" and len(rows) > 1:
        yield from long_entries(node, rows, axes)


def long_entries(node: Node, rows: Rows, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """The entries of a table given as rows of cells, the first being the head; none where it is not long."""
    rows = _filled(rows)
    pivot = pivot_of(rows, axes)
    if pivot is None:
        return
    head = rows[0]
    for column in pivot.values:
        own = (head[column].text,) if len(pivot.values) > 1 else ()
        for line in rows[1:]:
            panel = (*(line[i].text for i in pivot.panels), *own)
            yield _entry(node, head, line, pivot, column, ", ".join(panel))


def _filled(rows: Rows) -> Rows:
    """The lines with blanks in the outer columns filled by the label above them."""
    head, *body = rows
    filled: list[list[Plain]] = []
    for line in body:
        above = filled[-1] if filled else line
        filled.append(
            [
                above[i] if not cell.text and i < min(OUTER, len(above)) else cell
                for i, cell in enumerate(line)
            ]
        )
    return [head, *filled]


def _entry(
    node: Node, head: Sequence[Plain], line: Sequence[Plain], pivot: Pivot, column: int, panel: str
) -> Entry:
    keys = tuple(Key(line[i].text, line[i].span(), head[i].text) for i in (pivot.row, pivot.column))
    value = whole_value(line[column]) or Value(None, line[column].span(), line[column].text)
    return Entry(
        node,
        "long",
        keys,
        (value,),
        table=node.block.span.start,
        row_label=head[pivot.row].text,
        column_label=head[pivot.column].text,
        panel=panel,
    )


FORM = Form("long", 5, read)
