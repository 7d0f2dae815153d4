"""A block of shades (`░ ▒ ▓ █`) in a fence: each stands for the range of values that the text ties to it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.quantity import Quantity
from auditor.reading.fixed_width import columns_of, lines_of, without_shade_key
from auditor.reading.form import Entry, Form, Value
from auditor.reading.grids.tables import SHADES, is_shade, table_entries
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import read_value

_SHADE = re.compile(rf"[{SHADES}]")
_MEANING = re.compile(
    rf"(?P<shade>[{SHADES}])\s*(?:(?:=|:|–|—|→|is|means|stands for|marks|for)\s*)?\(?(?=[~≈<>≤≥]?\s?[-+−]?\d)"
)


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each row of a fenced block whose cells are shades."""
    if node.block.kind != "fence" or not any(shade in node.block.raw for shade in SHADES):
        return
    rows = [row for line in lines_of(without_shade_key(node.body)) if (row := _row(line))]
    cells = [cell.text for row in rows[1:] for cell in row[1:]]
    if len(rows) > 1 and cells and 2 * sum(is_shade(text) for text in cells) >= len(cells):
        yield from table_entries(node, rows, axes, "shaded")


def _row(line: Plain) -> list[Plain]:
    """The cells of a line; a label of several words before its shades is one of them."""
    first = _SHADE.search(line.text)
    if first is None or not first.start():
        return columns_of(line)
    return [line.part(0, first.start()), *columns_of(line.part(first.start()))]


def meanings(nodes: Sequence[Node]) -> dict[str, tuple[Quantity, Quantity | None]]:
    """The value, or the range of values, that the text gives for each shade."""
    found: dict[str, tuple[Quantity, Quantity | None]] = {}
    for node in nodes:
        text = node.block.content
        for match in _MEANING.finditer(text.text) if node.block.kind in ("paragraph", "item") else ():
            value = read_value(text, match.end())
            if value is not None and value[0].quantity is not None:
                found[match["shade"]] = value[0].quantity, value[0].high
    return found


def with_meanings(entry: Entry, known: dict[str, tuple[Quantity, Quantity | None]]) -> Entry:
    """The entry with values or ranges in place of shades."""
    if entry.form != "shaded":
        return entry
    return replace(entry, values=tuple(_ranged(value, known) for value in entry.values))


def _ranged(value: Value, known: dict[str, tuple[Quantity, Quantity | None]]) -> Value:
    if not is_shade(value.text) or value.text[0] not in known:
        return value
    low, high = known[value.text[0]]
    return replace(value, quantity=low, high=high)


FORM = Form("shaded", 11, read)
