"""Layouts that are tables in other signs: each becomes rows of cells, which the forms of tables then read.

A layout is read only where it fits all of its lines, so that nothing else is taken for it.
"""

import re
from collections.abc import Callable, Sequence

from auditor.reading.layouts import (
    beside,
    cells_in_lines,
    drawn,
    fields,
    frames,
    keyed_runs,
    list_tables,
    pair_lines,
    placed_cells,
    records,
    tags,
    wikis,
)
from auditor.reading.layouts.laid import Laid, Table
from auditor.reading.plain import Plain

_Reader = Callable[[Sequence[Plain]], Laid | None]
_IN_TEXT: tuple[_Reader, ...] = (
    drawn.read, wikis.read, list_tables.read, tags.read, pair_lines.read, records.read, placed_cells.read,
    keyed_runs.read, cells_in_lines.read,
)  # fmt: skip
LONGEST = 300  # lines


def laid_out(lines: Sequence[Plain]) -> Laid | None:
    """The tables that begin with the first of the lines, and how many lines they take."""
    return next((laid for read in _IN_TEXT if (laid := read(lines))), None)


_SIGNS = re.compile(r"[┌╔┏╭╒╓{\[|<«⟨(]|\+[-=:]|\.\. |[*+•-]\s+[\[({<«⟨*+•-]")


def may_begin(lines: Sequence[str], before: str) -> bool:
    """Whether a layout may begin with the first of the lines, told cheaply."""
    return (
        bool(_SIGNS.match(lines[0]))
        or keyed_runs.may_begin(lines)
        or placed_cells.may_begin(lines[0])
        or records.may_begin(lines[0])
        or (not before and cells_in_lines.may_begin(lines))
    )


def in_a_fence(body: Plain) -> tuple[Table, ...]:
    """The tables that a fenced block is as a whole."""
    if tables := fields.read(body) or beside.read(body) or frames.in_columns(body):
        return tables
    lines = [body.part(*found.span()) for found in _LINE.finditer(body.text)]
    while lines and not lines[-1].text:
        lines.pop()
    while lines and not lines[0].text:
        lines.pop(0)
    if not lines:
        return ()
    laid = placed_cells.read(lines[:LONGEST], fewest=1)
    if laid is None and may_begin([line.text for line in lines[:3]], ""):
        laid = laid_out(lines[:LONGEST])
    return laid.tables if laid is not None and laid.count == len(lines) else ()


_LINE = re.compile(r"[^\n]*(?:\n|$)")
