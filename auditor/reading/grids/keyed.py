"""Values with their own column in one line: `window 500: 47.3 (0.1), 46.0 (0.2)`, `y=1: x=1 → 7, x=2 → 23`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration
from auditor.reading.colours import colours_in
from auditor.reading.form import Entry, Form, Value
from auditor.reading.keys import matches, read_keys
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import read_value, whole_value

_SPLIT = re.compile(r"\s*[,;|]\s+(?:and\s+)?(?![^()]*\))|\s+and\s+(?![^()]*\))")
_PAIR = re.compile(r"^(?P<key>.+?)\s*(?:=|:|→|->|\bat\b|\bis\b|–|—|\s-\s)\s*(?P<value>[~≈]?[^=:→]+)$")
_VALUE_FIRST = re.compile(r"^(?P<value>[~≈]?[-+−]?[\d.][\w.,%±\s]*?)\s*(?:\((?P<key>[^()]+)\)|\s(?:at|for|under|in|on|with)\s+(?P<key2>.+))$")
_KEY_FIRST = re.compile(r"^(?P<key>[^()]+?)\s*\((?P<value>[~≈]?[-+−]?[\d.][^()]*)\)$")


def read(node: Node, axes: Sequence[AxisDeclaration]) -> Iterator[Entry]:
    """One entry for a labelled line whose values each name their column."""
    if node.block.kind not in ("item", "paragraph") or node.label is None or len(node.label.text) > 70:
        return
    keys = read_keys(node.label, axes)
    body = node.body
    stop = re.search(r"(?<!\d)\.(?:\s+[A-Z]|$)", body.text)
    end = stop.end() if stop else len(body.text)
    values = [_keyed(part, axes) for part in _parts(body.part(0, stop.start() if stop else None))]
    if len(keys) == 1 and len(values) >= 2 and all(values):
        found = [value for value in values if value]
        if len({value.keys[0].text for value in found}) == len(found):
            yield Entry(node, "keyed", keys, tuple(found), consumed=end)


def _parts(body: Plain) -> Iterator[Plain]:
    start = 0
    for found in _SPLIT.finditer(body.text):
        yield body.part(start, found.start())
        start = found.end()
    yield body.part(start)


def _keyed(part: Plain, axes: Sequence[AxisDeclaration]) -> Value | None:
    for pattern in (_KEY_FIRST, _VALUE_FIRST, _PAIR):
        found = pattern.match(part.text)
        if not found:
            continue
        groups = found.groupdict()
        name = "key" if groups.get("key") else "key2"
        key_text = part.part(found.start(name), found.end(name))
        keys = read_keys(key_text, axes)
        value = whole_value(part.part(found.start("value"), found.end("value")))
        if value is not None and len(keys) == 1 and not colours_in(key_text.text) and _plausible(keys, axes):
            note = read_value(part.part(found.start("value")))
            return replace(value, keys=keys, note=note[0].note if note and pattern is not _VALUE_FIRST else value.note)
    return None


def _plausible(keys: Sequence, axes: Sequence[AxisDeclaration]) -> bool:
    return not axes or any(matches(key, axis) for key in keys for axis in axes)


FORM = Form("keyed", 20, read)
