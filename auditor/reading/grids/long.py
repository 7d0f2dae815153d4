"""A long table, one cell a line: `| Model 1 | Model 2 | Coverage |`, pivoted to a grid."""

from collections.abc import Iterator, Sequence

from auditor.reading.form import Entry, Form, Value
from auditor.reading.keys import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

FEWEST_ROWS = 4


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each line of a three-column table whose first two columns are coordinates."""
    rows = node.block.rows
    if node.block.kind != "table" or not is_long(rows):
        return
    head, *body = rows
    for row in body:
        value = whole_value(row[2])
        if value is None:
            value = Value(None, row[2].span(), row[2].text)
        if row[0].text and row[1].text:
            keys = tuple(
                Key(cell.text, cell.span(), name.text) for name, cell in zip(head[:2], row[:2], strict=True)
            )
            yield Entry(
                node,
                "long",
                keys,
                (value,),
                table=node.block.span.start,
                row_label=head[0].text,
                column_label=head[1].text,
            )


def is_long(rows: Sequence[Sequence[Plain]]) -> bool:
    """Three columns: two repeat their labels but hardly ever the same pair, the third is numeric."""
    if len(rows) <= FEWEST_ROWS or any(len(row) != 3 for row in rows):
        return False
    body = rows[1:]
    pairs = [(row[0].text, row[1].text) for row in body]
    first, second = {pair[0] for pair in pairs}, {pair[1] for pair in pairs}
    values = [whole_value(row[2]) for row in body]
    numeric = sum(value is not None for value in values) >= 0.8 * len(values) and not any(
        whole_value(cell) is not None for cell in rows[0] if cell.text
    )
    repeats = len(first) < len(body) and len(second) < len(body)
    return (
        numeric
        and repeats
        and len(set(pairs)) >= 0.8 * len(pairs)
        and 2 * len(body) >= len(first) * len(second)
    )


FORM = Form("long", 5, read)
