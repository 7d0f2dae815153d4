"""A fixed-width block in a fence: columns parted by two or more blanks, tabs or bars."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.reading.fixed_width import COMMA, NARROW, TAB, WIDE, rows_of, without_shade_key
from auditor.reading.form import Entry, Form
from auditor.reading.grids.long import long_entries
from auditor.reading.grids.tables import table_entries, value_of
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.layouts.laid import is_value
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import SHADE_SIGNS

_LINE = re.compile(r"[^\n]+")
_SHADE = re.compile(rf"[{SHADE_SIGNS}]")
_SHADED = re.compile(rf"[{SHADE_SIGNS}](?=\s+(?:[~≈]?[-+−]?[\d.]|{NO_VALUE}(?!\S)|[–—-](?!\S)))")
_VALUE = re.compile(rf"(?<![\w.])(?:[~≈]?[-+−]?\d[\d.,]*|(?<!\S)(?:{NO_VALUE}|[–—-])(?!\S))")


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each row of a fenced block that is a table of numbers."""
    if node.block.kind != "fence":
        return
    body = _without_units(_without_shades(without_shade_key(node.body)))
    for gap in (TAB, WIDE, NARROW, COMMA):
        rows = _with_head_on_top(rows_of(body, gap))
        numeric = [row for row in rows if _holds_values(row)]
        only_head = numeric == rows[:1] and len(rows) > len(("head", "row"))  # "6h 9h" over rows of shades
        if _is_bare(rows, axes):
            yield from _bare(node, rows, axes)
            return
        even = len(rows) > 1 and not only_head and len(numeric) >= len(rows) - 2 and _even(rows[1:])
        if even or _triangular(rows):
            start = next((i for i, row in enumerate(rows) if len(row) + 1 >= len(rows[-1])), 0)
            yield from tuple(long_entries(node, rows[start:], axes)) or table_entries(
                node, rows[start:], axes, "fenced"
            )
            return
        if len(rows) > 2 and len(rows[0]) > 2 and len({len(row) for row in rows}) == 1:
            long = tuple(long_entries(node, rows, axes))  # one value a line
            if long:
                yield from long
                return


def _without_shades(body: Plain) -> Plain:
    """A block with blanks for the shades, where in a line each number has its own before it: "A ░ 4 ▒ 37"."""
    return replace(body, text=_LINE.sub(lambda line: _unshaded(line.group()), body.text))


_WITH_UNIT = re.compile(r"(?<![\w.])[~≈]?[-+−]?\d[\d.,]*[ \t](?P<unit>[^\W\d_]{1,6}|°[CF]?|%)(?![^\s])")


def _without_units(body: Plain) -> Plain:
    """A block with blanks for a unit that stands behind all of its numbers: "4.1 kg 3.0 kg"."""
    found = list(_WITH_UNIT.finditer(body.text))
    numbers = len(re.findall(r"(?<![\w.,-])[~≈]?[-+−]?\d[\d.,]*", body.text))
    if len(found) < 4 or len(found) < numbers or len({own["unit"] for own in found}) > 1:
        return body
    return replace(body, text=_WITH_UNIT.sub(_blanked, body.text))


def _blanked(number: re.Match[str]) -> str:
    return number[0][: -len(number["unit"])] + " " * len(number["unit"])


def _unshaded(line: str) -> str:
    shades = len(_SHADE.findall(line))
    if not shades:
        return line
    own = (
        len(_SHADED.findall(line))
        == shades
        == len(_VALUE.findall(_SHADE.sub("", line.split(maxsplit=1)[-1])))
    )
    return _SHADED.sub(" ", line) if shades and own else line


def _is_bare(rows: Sequence[Sequence[Plain]], axes: Sequence[KnownAxis]) -> bool:
    """Whether a block is nothing but numbers, as many rows and columns of them as the text declares."""
    declared = {axis.side: len(axis.ticks) for axis in axes if axis.ticks}
    full = len(declared) == 2 and len(rows) == declared.get("rows")
    told = all(
        len(row) == declared.get("columns") and all(_is_number(cell) or is_value(cell) for cell in row)
        for row in rows
    )
    return full and told and 2 * sum(_is_number(cell) for row in rows for cell in row) > sum(map(len, rows))


def _bare(node: Node, rows: Sequence[Sequence[Plain]], axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """Rows without names: the axes that the text declares have them, in the order of the picture."""
    side = next(axis for axis in axes if axis.side == "rows" and len(axis.ticks) == len(rows))
    ticks = side.ticks[::-1] if side.declared.order == "bottom" else side.ticks
    for tick, row in zip(ticks, rows, strict=True):
        values = tuple(value_of(cell) for cell in row)
        key = Key(tick.text, row[0].span())
        yield Entry(node, "fenced", (key,), values, spread=True, consumed=len(node.body.text))


def _with_head_on_top(rows: list[list[Plain]]) -> list[list[Plain]]:
    """The rows with the names of the columns first, where they stand below a triangle that begins with a name alone."""
    *above, foot = rows or [[]]
    named = [row[-1] for row in above]
    below = len(above) > 2 and len(above[0]) == 1 and not any(map(_is_number, [above[0][0], *foot]))
    return [foot, *above] if below and all(map(_is_number, named[1:])) else rows


def _is_number(cell: Plain) -> bool:
    """Whether a cell begins with a number, and is not a line of several that another gap parts."""
    return bool(re.match(r"[~≈]?[-+−]?[\d.]", cell.text)) and not WIDE.search(cell.text)


_NO_VALUE = re.compile(rf"{NO_VALUE}|[–—-]")


def _holds_values(row: Sequence[Plain]) -> bool:
    """Whether a row has two values, at least one of which is a number."""
    numbers = sum(map(_is_number, row))
    return numbers > 1 or (numbers == 1 and any(_NO_VALUE.fullmatch(cell.text) for cell in row))


def _even(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether nearly all rows have the same number of cells (one ragged row is a fault, not another form)."""
    widths = [len(row) for row in rows]
    most = max(set(widths), key=widths.count)
    return most > 1 and widths.count(most) >= max(2, len(widths) - 1)


def _triangular(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether each row of numbers has one cell more than the row above it, up to the width of the head."""
    widths = [len(row) for row in rows[1:]]
    grows = all(below == above + 1 for above, below in pairwise(widths))
    numeric = all(_is_number(cell) or is_value(cell) for row in rows[1:] for cell in row[1:])
    return len(widths) > 2 and grows and numeric and abs(widths[-1] - len(rows[0])) <= 1


FORM = Form("fenced", 10, read)
