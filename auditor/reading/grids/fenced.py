"""A fixed-width block in a fence: columns parted by two or more blanks, tabs or bars."""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.form import Entry, Form
from auditor.reading.grids.long import long_entries
from auditor.reading.grids.tables import table_entries
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain

_WIDE = re.compile(r"[ \t]*[|│┃][ \t]*|\t+|[ ]{2,}")
_NARROW = re.compile(r"[ \t]*[|│┃][ \t]*|\s+")
_DECORATION = re.compile(r"^[\s\-+|=_│┃─┼┌┐└┘├┤┬┴]*$")


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each row of a fenced block that is a table of numbers."""
    if node.block.kind != "fence":
        return
    for pattern in (_WIDE, _NARROW):
        rows = [row for row in (_split(line, pattern) for line in lines_of(node.body)) if row]
        numeric = [
            row for row in rows if sum(bool(re.match(r"[~≈]?[-+−]?[\d.]", cell.text)) for cell in row) >= 2
        ]
        if len(rows) > 1 and len(numeric) >= len(rows) - 2 and _even(rows[1:]):
            start = next((i for i, row in enumerate(rows) if len(row) + 1 >= len(rows[-1])), 0)
            yield from tuple(long_entries(node, rows[start:], axes)) or table_entries(
                node, rows[start:], axes, "fenced"
            )
            return


def lines_of(body: Plain) -> Iterator[Plain]:
    """The lines of a block, without its rules."""
    position = 0
    for line in body.text.split("\n"):
        if not _DECORATION.match(line):
            yield body.part(position, position + len(line))
        position += len(line) + 1


def columns_of(line: Plain) -> list[Plain]:
    """The pieces of a line between blanks and bars."""
    return _split(line, _NARROW)


def _split(line: Plain, pattern: re.Pattern[str]) -> list[Plain]:
    cells: list[Plain] = []
    start = 0
    for found in [*pattern.finditer(line.text), None]:
        end = found.start() if found else len(line.text)
        if end > start:
            cells.append(line.part(start, end))
        start = found.end() if found else end
    return cells


def _even(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether nearly all rows have the same number of cells (one ragged row is a fault, not another form)."""
    widths = [len(row) for row in rows]
    most = max(set(widths), key=widths.count)
    return most > 1 and widths.count(most) >= max(2, len(widths) - 1)


FORM = Form("fenced", 10, read)
