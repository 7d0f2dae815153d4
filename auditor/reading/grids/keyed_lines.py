"""Several cells a line, each behind its own name: `1 h: 39, 2 h: 41` under a row, `(dry, Mon): 18; (wet, Mon): 27`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import Entry, Form, Value, names_its_row
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.lists import pieces
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

_SPLIT = re.compile(r"\s*[;|]\s*|\s*,\s+")
# "dose 1, day 2: 4; dose 1, day 5: 7": commas stand within the names.
_APART = re.compile(r"\s*[;|]\s*")
_CELL = re.compile(
    r"^(?P<key>\([^()]{1,60}\)(?=:|\s+[~≈]?[-+−]?\d)|[^:()]{1,40}(?=:)):?\s+(?P<value>[~≈]?[-+−]?[\d.][^:]*|[A-Z./-]{1,6}|"
    rf"{NO_VALUE}"
    r")$"
)
_FEWEST = 2


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for a line of nothing but named values; what names one side takes the other from the title above."""
    listed = node.label is not None or node.block.text.startswith("(")
    if node.block.kind not in ("item", "paragraph") or not listed:
        return
    content = node.block.content.part(0, len(node.block.content.text.rstrip(" .")))
    whole = [_cell(part, axes) for part in pieces(content, _APART)]
    values = (
        whole if len(whole) > 1 and all(whole) else [_cell(part, axes) for part in pieces(content, _SPLIT)]
    )
    found = [value for value in values if value is not None]
    sides = {len(value.keys) for value in found}
    if len(found) < max(_FEWEST, len(values)) or len(sides) != 1 or names_its_row(found):
        return
    told = {axis.side for axis in axes if axis.ticks or axis.range} - {""}
    nested = sides == {1} and len(told) < 2 and bool(node.parents) and node.parents[-1].block.kind == "item"
    known = [[is_declared(key.text, axes) for key in value.keys] for value in found]
    halfway = sides == {2} and len(told) == 1 and all(map(any, known))
    if nested or halfway or _cross_two_names(found) or (all(map(all, known)) and sides <= {1, 2}):
        yield Entry(node, "keyed lines", (), tuple(found), consumed=len(node.body.text))


def _cross_two_names(values: Sequence[Value]) -> bool:
    """Whether all places tell the same two names with a tick each: "bed 1, week 2: 4; bed 1, week 4: 7"."""
    named = {tuple(key.name.casefold() for key in value.keys) for value in values}
    return len(named) == 1 and len(set(*named)) == 2 and all(*named)


def _cell(part: Plain, axes: Sequence[KnownAxis]) -> Value | None:
    found = _CELL.match(part.text)
    value = whole_value(part.part(*found.span("value"))) if found else None
    keys = read_keys(part.part(*found.span("key")), axes) if found else ()
    return replace(value, keys=keys) if value is not None and keys else None


FORM = Form("keyed lines", 18, read)
