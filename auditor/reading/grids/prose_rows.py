"""Rows in running text: "in the first row, for true class 0, the values are 38 under predicted 0, 3 under predicted 1"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration
from auditor.reading.form import Entry, Form, Value
from auditor.reading.keys import Key, matches, read_keys
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import read_value

_SENTENCE_END = re.compile(r"(?<!\d)[.;]\s+(?=[A-Z])|$")
_HEAD = re.compile(
    r"^(?:in|for|along|the)\s+(?:the\s+)?(?P<key>.{1,60}?)(?:,|\s)\s*(?:the\s+)?(?:values?|scores?|cells?|entries|numbers|counts?|readings?)?\s*"
    r"(?:are|is|reads?|shows?|holds?|has|have|gives?|contains?|of|:)\s+(?=[~≈]?[-+−]?\d)",
    re.IGNORECASE,
)
_ITEM = re.compile(r"\s*(?:,|;|\band\b)\s*(?:and\s+)?")
_KEY_AFTER = re.compile(
    r"\s+(?:under|for|at|in|on|with|as|to)\s+(?P<key>[^,;]+?)(?=\s*(?:[,;]|\s+and\s+[~≈]?\d|$))"
)


def read(node: Node, axes: Sequence[AxisDeclaration]) -> Iterator[Entry]:
    """An entry for each sentence that lists the values of one row."""
    if node.block.kind not in ("paragraph", "item"):
        return
    start = 0
    for found in _SENTENCE_END.finditer(node.body.text):
        sentence = node.body.part(start, found.start())
        start = found.end()
        entry = _entry(node, sentence, axes)
        if entry is not None:
            yield replace(entry, consumed=found.end())


def _entry(node: Node, sentence: Plain, axes: Sequence[AxisDeclaration]) -> Entry | None:
    head = _HEAD.match(sentence.text)
    if not head:
        return None
    keys = _row_keys(sentence.part(head.start("key"), head.end("key")), axes)
    values, complete = _values(sentence, head.end(), axes)
    if (
        len(keys) != 1
        or len(values) < 2
        or not complete
        or (axes and not any(matches(keys[0], a) for a in axes))
    ):
        return None
    keyed = all(value.keys for value in values)
    if not keyed and len(values) < 3:
        return None
    return Entry(node, "prose", keys, tuple(values), spread=not keyed)


def _row_keys(text: Plain, axes: Sequence[AxisDeclaration]) -> tuple[Key, ...]:
    """The most telling of the names that a row goes by: "first row, for true class 0"."""
    parts = [text.part(found.start(), found.end()) for found in re.finditer(r"[^,]+", text.text)]
    candidates = [keys for part in reversed(parts) if (keys := read_keys(part, axes))]
    known = [keys for keys in candidates if axes and any(matches(key, axis) for key in keys for axis in axes)]
    return (known or candidates or [()])[0]


def _values(text: Plain, start: int, axes: Sequence[AxisDeclaration]) -> tuple[list[Value], bool]:
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
