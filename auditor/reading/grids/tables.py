r"""A table whose first column names the rows: corner `A \ B`, `A / B`, plain or empty; pipe or HTML.

Leading columns of words are joined to one row label ("W. & H. | Racism"), blanks among them take over
the label above. A head may repeat the axis name ("Ratio 0.1") or give the orientation
("Tumor (predicted)"). A row or column called Total, Sum or the like is kept apart by `panels.py`.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.model import AxisDeclaration
from auditor.quantity import number_of
from auditor.reading.form import Entry, Form, Value
from auditor.reading.keys import Key, read_keys
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import numbers, whole_value
from auditor.source import Span

_CORNER = re.compile(r"^(?P<row>.+?)\s*(?:\\+|/|↓\s*/?|\||→|vs\.?|×)\s*(?P<column>[^\\/]+?)\s*[→↓]?$")
_SPACED_SLASH = re.compile(r"\s/\s|\\|↓|→|\|")


def read(node: Node, axes: Sequence[AxisDeclaration]) -> Iterator[Entry]:
    """One entry for each row of a table."""
    rows = node.block.rows
    if node.block.kind == "table" and len(rows) > 1:
        yield from table_entries(node, rows, axes, "tables")


def table_entries(
    node: Node, rows: Sequence[Sequence[Plain]], axes: Sequence[AxisDeclaration], form: str
) -> Iterator[Entry]:
    """The entries of a table given as rows of cells, the first being the head."""
    head, *body = rows
    width = max(len(row) for row in body)
    leading = _leading_columns(head, body)
    if len(head) == width - leading and leading:  # a head without a corner
        head = [*[Plain("", (node.block.span.start,))] * leading, *head]
    if not leading or width <= leading:
        return
    corner = head[leading - 1].text
    row_label, column_label = split_corner(corner)
    columns = tuple(_column_key(cell, column_label, axes) for cell in head[leading:])
    if not columns:
        return
    above = [Plain("", (0,))] * leading
    for row in body:
        labels = [cell if cell.text else before for cell, before in zip(row[:leading], above, strict=False)]
        above = labels or above
        values = [_value(cell) for cell in row[leading:]]
        key = _row_key(labels, axes)
        if key is not None and values:
            yield Entry(
                node, form, (key,), tuple(values), spread=True, table=node.block.span.start, header=columns,
                row_label=row_label, column_label=column_label,
            )  # fmt: skip


def _leading_columns(head: Sequence[Plain], body: Sequence[Sequence[Plain]]) -> int:
    """How many columns on the left hold labels: the first, and further ones that hold words, not values."""
    width = max(len(row) for row in body)
    leading = 1
    while leading < width - 1 and _is_words([row[leading] for row in body if len(row) > leading]):
        leading += 1
    return leading


def _is_words(cells: Sequence[Plain]) -> bool:
    values = [whole_value(cell) for cell in cells]
    filled = [(cell, value) for cell, value in zip(cells, values, strict=True) if cell.text]
    return bool(filled) and all(value is None for _, value in filled)


def split_corner(corner: str) -> tuple[str, str]:
    r"""The names of rows and columns that a corner gives: `A \ B` both, `A` the rows'."""
    found = _CORNER.match(corner)
    if found and (_SPACED_SLASH.search(corner) or "/" in corner):
        return found["row"].strip(), found["column"].strip()
    return corner.strip(), ""


def _column_key(cell: Plain, label: str, axes: Sequence[AxisDeclaration]) -> Key:
    keys = read_keys(cell, axes) if not label else ()
    if len(keys) == 1 and keys[0].name and number_of(keys[0].text) is not None and keys[0].reach == "":
        return Key(keys[0].text, keys[0].span, keys[0].name)
    return Key(cell.text, cell.span())


def _row_key(labels: Sequence[Plain], axes: Sequence[AxisDeclaration]) -> Key | None:
    shown = [label for label in labels if label.text]
    if not shown:
        return None
    if len(shown) > 1:
        return Key(
            " | ".join(label.text for label in shown), Span(shown[0].span().start, shown[-1].span().end)
        )
    keys = read_keys(shown[0], axes)
    if (
        len(keys) == 1
        and keys[0].name
        and (number_of(keys[0].text) is not None or axes)
        and keys[0].reach == ""
    ):
        return keys[0]
    return Key(shown[0].text, shown[0].span())


def _value(cell: Plain) -> Value:
    """A cell's value; a text that is no value is kept as a missing one, with its text."""
    value = whole_value(cell)
    return value if value is not None else Value(None, cell.span(), cell.text)


def is_numeric(rows: Sequence[Entry]) -> bool:
    """Whether at least half of the filled cells are numbers."""
    filled = [value for row in rows for value in row.values if value.text]
    return bool(filled) and 2 * numbers(filled) >= len(filled)


FORM = Form("tables", 10, read)
