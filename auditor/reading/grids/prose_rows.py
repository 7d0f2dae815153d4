"""Rows in running text: "in the first row, for day 5, the values are 4 under dose 1, 3 under dose 2"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import Entry, Form, Value
from auditor.reading.grids import told_points
from auditor.reading.keys import Key, matches, read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sentences import sentences
from auditor.reading.taken_as import TAKEN_AS
from auditor.reading.values import read_value

_HEAD = re.compile(
    r"^(?P<lead>(?:in|for|along|the)\s+)?(?:the\s+)?(?P<key>.{1,60}?)(?:,|\s)\s*(?:the\s+)?(?:values?|scores?|cells?"
    r"|entries|numbers|counts?|readings?)?\s*"
    r"(?:are|is|reads?|shows?|holds?|has|have|gives?|contains?|of|:)\s+(?=[~≈]?[-+−]?\d)",
    re.IGNORECASE,
)
_ITEM = re.compile(r"\s*(?:,|;|\band\b)\s*(?:and\s+)?")
_KEY_AFTER = re.compile(
    rf"\s+(?:{TAKEN_AS}|under|for|at|in|on|with|as|to|(?=predicted\s))\s*(?P<key>[^,;]+?)"
    r"(?=\s*(?:[,;]|\s+and\s+[~≈]?\d|$))"
)


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """An entry for each sentence that lists the values of one row, with the cells that others tell."""
    if node.block.kind not in ("paragraph", "item"):
        return
    rows = list(_rows(node, axes))
    if rows:
        yield from told_points.read(node, axes)
        yield from rows


def _rows(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    end = 0
    for sentence in sentences(node.body):
        end = node.body.text.index(sentence.text, end) + len(sentence.text)
        entry = _entry(node, sentence.part(0, len(sentence.text.rstrip(" .;"))), axes)
        if entry is not None:
            yield replace(entry, consumed=end)


def _entry(node: Node, sentence: Plain, axes: Sequence[KnownAxis]) -> Entry | None:
    head = _HEAD.match(sentence.text)
    if not head:
        return None
    keys = _row_keys(sentence.part(head.start("key"), head.end("key")), axes)
    values, complete = _values(sentence, head.end(), axes)
    if (
        len(keys) != 1
        or len(values) < 2
        or not complete
        or (_rows_known(axes) and not any(matches(keys[0], a) for a in axes))
    ):
        return None
    if not head["lead"] and not any(axis.find(keys[0].text) is not None for axis in axes):
        return None
    keyed = all(value.keys for value in values)
    if not keyed and len(values) < 3:
        return None
    return Entry(node, "prose", keys, tuple(values), spread=not keyed)


def _rows_known(axes: Sequence[KnownAxis]) -> bool:
    return any(axis.side == "rows" and (axis.ticks or axis.range) for axis in axes)


def _row_keys(text: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The most telling of the names that a row goes by: "first row, for day 5"."""
    parts = [text.part(found.start(), found.end()) for found in re.finditer(r"[^,]+", text.text)]
    candidates = [keys for part in reversed(parts) if (keys := read_keys(part, axes))]
    known = [keys for keys in candidates if axes and any(matches(key, axis) for key in keys for axis in axes)]
    return (known or candidates or [()])[0]


def _values(text: Plain, start: int, axes: Sequence[KnownAxis]) -> tuple[list[Value], bool]:
    values: list[Value] = []
    position = start
    while position < len(text.text):
        found = read_value(text, position)
        if found is None:
            return values, False
        value, position = found
        if after := _KEY_AFTER.match(text.text, position):
            value = replace(value, keys=read_keys(text.part(after.start("key"), after.end("key")), axes))
            position = after.end()
        values.append(value)
        joint = _ITEM.match(text.text, position)
        if not joint:
            return values, not text.text[position:].strip(" .")
        position = joint.end()
    return values, True


FORM = Form("prose", 50, read)
