"""A fixed-width block in a fence: columns parted by two or more blanks, tabs or bars."""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.fixed_width import COMMA, NARROW, WIDE, rows_of
from auditor.reading.form import Entry, Form
from auditor.reading.grids.long import long_entries
from auditor.reading.grids.tables import table_entries
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.triangles import SMALLEST


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each row of a fenced block that is a table of numbers."""
    if node.block.kind != "fence":
        return
    for gap in (WIDE, NARROW, COMMA):
        rows = _squared(rows_of(node.body, gap))
        numeric = [
            row for row in rows if sum(bool(re.match(r"[~≈]?[-+−]?[\d.]", cell.text)) for cell in row) >= 2
        ]
        if len(rows) > 1 and len(numeric) >= len(rows) - 2 and _even(rows[1:]):
            start = next((i for i, row in enumerate(rows) if len(row) + 1 >= len(rows[-1])), 0)
            yield from tuple(long_entries(node, rows[start:], axes)) or table_entries(
                node, rows[start:], axes, "fenced"
            )
            return


def _squared(rows: list[list[Plain]]) -> list[list[Plain]]:
    """The rows of a lower triangle with blanks for the other half; all others as they are."""
    lengths = [len(row) for row in rows[1:]]
    size = len(lengths)
    if size < SMALLEST or lengths != list(range(2, size + 2)) or len(rows[0]) not in (size, size + 1):
        return rows
    return [rows[0], *([*row, *[row[-1].part(0, 0)] * (size + 1 - len(row))] for row in rows[1:])]


def _even(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether nearly all rows have the same number of cells (one ragged row is a fault, not another form)."""
    widths = [len(row) for row in rows]
    most = max(set(widths), key=widths.count)
    return most > 1 and widths.count(most) >= max(2, len(widths) - 1)


FORM = Form("fenced", 10, read)
