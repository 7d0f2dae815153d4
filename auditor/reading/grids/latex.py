r"""A LaTeX array or matrix: rows end with `\\`, cells are parted by `&`."""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.form import Entry, Form
from auditor.reading.grids.tables import table_entries
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain, plain
from auditor.reading.values import whole_value

_BODY = re.compile(
    r"\\begin\{(?P<kind>array|tabular|[bpvBV]?matrix"
    r"|smallmatrix)\}(?:\{[^}]*\})?(?P<body>.*?)\\end\{(?P=kind)\}",
    re.DOTALL,
)
_ROW = re.compile(r"\\\\(?:\[[^\]]*\])?")
_RULES = re.compile(r"\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\})")


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each row of a LaTeX array, with or without a head."""
    if node.block.kind not in ("math", "fence"):
        return
    found = _BODY.search(node.block.raw)
    if not found:
        return
    rows = list(_rows(node.block.raw, found.start("body"), found.end("body"), node.block.span.start))
    if len(rows) < 2:
        return
    if rows[0][0].text and _all_numbers(rows):
        yield from _bare(node, rows)
    else:
        yield from table_entries(node, rows, axes, "latex")


def _rows(text: str, start: int, end: int, offset: int) -> Iterator[list[Plain]]:
    position = start
    for found in [*_ROW.finditer(text, start, end), None]:
        close = found.start() if found else end
        cells = _cells(text, position, close, offset)
        if any(cell.text for cell in cells):
            yield cells
        position = found.end() if found else end


def _cells(text: str, start: int, end: int, offset: int) -> list[Plain]:
    blanked = _RULES.sub(lambda rule: " " * len(rule[0]), text[start:end])
    cells: list[Plain] = []
    position = 0
    for piece in re.split(r"(?<!\\)&", blanked):
        content = plain(blanked, position, position + len(piece))
        cells.append(Plain(content.text, tuple(place + start + offset for place in content.offsets)))
        position += len(piece) + 1
    return cells


def _all_numbers(rows: Sequence[Sequence[Plain]]) -> bool:
    return all(whole_value(cell) is not None for row in rows for cell in row)


def _bare(node: Node, rows: Sequence[Sequence[Plain]]) -> Iterator[Entry]:
    """A matrix without labels: its rows and columns are numbered."""
    for number, row in enumerate(rows, start=1):
        values = [value for cell in row if (value := whole_value(cell)) is not None]
        key = Key(f"Row {number}", row[0].span(), name="row", ordinal=number, unsaid=True)
        yield Entry(node, "latex", (key,), tuple(values), spread=True, table=node.block.span.start)


FORM = Form("latex", 9, read)
