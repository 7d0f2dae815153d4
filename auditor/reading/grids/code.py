"""A matrix in a block of code or JSON, with the lists that name its rows and columns.

`rows = ["a", "b"]`, `speed = np.array([[4, 5], [6, 7]])`; `pd.DataFrame(..., index=..., columns=...)`;
`{"x_labels": [...], "values": [[...]]}`; a list of records. Several of them in a block are a panel each, called as the
code calls them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.code_grids import Grid, grids_in, is_missing, parts
from auditor.reading.code_literals import Leaf, Listing, Mapping, Named
from auditor.reading.form import Entry, Form, Value
from auditor.reading.grids.long import long_entries
from auditor.reading.grids.tables import table_entries
from auditor.reading.key import Key
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import content_words
from auditor.reading.other_literals import literals_of
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """The rows of all matrices and lists of records of a block."""
    if node.block.kind != "fence":
        return
    literals = [part for named in literals_of(node.body) for part in parts(named)]
    records = [(named.name, rows) for named in literals if (rows := _records(named))]
    found = (
        [(name, own) for name, rows in records if (own := list(long_entries(node, rows, axes)))]
        or [
            (name, list(table_entries(node, rows, axes, "code")))
            for name, rows in records
            if _are_labelled(node, rows, axes)
        ]
        or [(grid.name, list(_entries(node, grid, axes))) for grid in grids_in(literals, axes)]
        or [(name, list(table_entries(node, rows, axes, "code"))) for name, rows in records]
    )
    for number, (name, entries) in enumerate(found):
        called = name.replace("_", " ") if len(found) > 1 else ""
        for entry in entries:
            panel = ", ".join(filter(None, (called, entry.panel)))
            yield replace(entry, panel=panel, table=node.block.span.start + number)


def _entries(node: Node, grid: Grid, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """The rows of a matrix; where only one side is named the other's keys are its places."""
    header = tuple(Key(name.text, name.span()) for name in grid.column_names)
    for number, row in enumerate(grid.rows, start=1):
        names = grid.row_names
        named = number <= len(names)
        key = (
            _row_key(names[number - 1], axes)
            if named
            else Key(str(number), row[0].span(), name="row", ordinal=number, unsaid=True)
        )
        values = tuple(_value(cell) for cell in row)
        if header and not named:
            placed = tuple(replace(value, keys=(own,)) for value, own in zip(values, header, strict=False))
            yield Entry(node, "code", (key,), placed, consumed=len(node.body.text))
        else:
            yield Entry(node, "code", (key,) if named else (), values, spread=True, header=header)


def _row_key(name: Plain, axes: Sequence[KnownAxis]) -> Key:
    """The key that a row is called by: the declared tick in "dose 5", else all of it."""
    keys = read_keys(name, axes)
    return keys[0] if len(keys) == 1 and is_declared(keys[0].text, axes) else Key(name.text, name.span())


def _value(cell: Plain) -> Value:
    missing = Value(None, cell.span(), cell.text)
    return missing if is_missing(cell.text) else whole_value(cell) or missing


def _records(named: Named) -> list[list[Plain]]:
    """The rows of a table that a list of records with the same fields is, its head first."""
    items = named.value.items if isinstance(named.value, Listing) else ()
    records = [item for item in items if isinstance(item, Mapping)]
    fields = {tuple(key.text.text for key, _ in record.pairs) for record in records}
    if len(records) < 2 or len(records) < len(items) or len(fields) > 1:
        return []
    head = [key.text for key, _ in records[0].pairs]
    body = [[own.text for _, own in record.pairs if isinstance(own, Leaf)] for record in records]
    return [head, *body] if len(head) > 2 and all(len(row) == len(head) for row in body) else []


def _are_labelled(node: Node, rows: Sequence[Sequence[Plain]], axes: Sequence[KnownAxis]) -> bool:
    """Whether the first field of records names each of them: it is called as an axis is, or alone in quotes."""
    head, *body = rows
    if len({row[0].text for row in body}) < len(body):
        return False
    called = content_words(head[0].text.replace("_", " "))
    named = bool(called) and any(called == own for axis in axes for own in axis.labels)
    quoted = [{_is_quoted(node.body, row[n]) for row in body} for n in range(len(head))]
    return named or (quoted[0] == {True} and all(own == {False} for own in quoted[1:]))


def _is_quoted(body: Plain, cell: Plain) -> bool:
    at = cell.offsets[0] - body.offsets[0]
    return bool(cell.text) and body.text[at - 1 : at] in ("'", '"')


FORM = Form("code", 4, read, sure=True)
