"""Values with their own column in one line: `window 500: 47.3 (0.1), 46.0 (0.2)`, `y=1: x=1 → 7, x=2 → 23`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration
from auditor.reading.colours import colours_in
from auditor.reading.form import Entry, Form, Value
from auditor.reading.keys import Key, matches, read_keys
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

_SPLIT = re.compile(r"\s*[,;|]\s+(?:and\s+)?(?![^()]*\))|\s+and\s+(?![^()]*\))")
_PAIR = re.compile(r"^(?P<key>.+?)\s*(?:=|:|→|->|\bat\b|\bis\b|–|—|\s-\s)\s*(?P<value>[~≈]?[^=:→]+)$")
_VALUE_FIRST = re.compile(
    r"^(?P<value>[~≈]?[-+−]?[\d.][\w.,%±\s]*?)\s*(?:\((?P<key>[^()]+)\)|\s(?:at|for|under|in|on|with)\s+(?P<key2>.+))$"
)
_KEY_FIRST = re.compile(r"^(?P<key>[^()]+?)\s*\((?P<value>[~≈]?[-+−]?[\d.][^()]*)\)$")


def read(node: Node, axes: Sequence[AxisDeclaration]) -> Iterator[Entry]:
    """One entry for a labelled line whose values each name their column."""
    if node.block.kind not in ("item", "paragraph") or node.label is None or len(node.label.text) > 70:
        return
    keys = read_keys(node.label, axes)
    body = node.body
    stop = re.search(r"(?<!\d)\.(?:\s+[A-Z]|$)", body.text)
    end = stop.end() if stop else len(body.text)
    parts = list(_parts(body.part(0, stop.start() if stop else None)))
    readings = [_reading(parts, pattern, axes) for pattern in (_KEY_FIRST, _VALUE_FIRST, _PAIR)]
    found = max(readings, key=lambda values: _fit(values, axes))
    if len(keys) == 1 and len(found) >= 2:
        yield Entry(node, "keyed", keys, tuple(found), consumed=end)


def _reading(
    parts: Sequence[Plain], pattern: re.Pattern[str], axes: Sequence[AxisDeclaration]
) -> list[Value]:
    """The values of all parts under one writing, or nothing where a part does not follow it or a key recurs."""
    values = [_keyed(part, pattern, axes) for part in parts]
    found = [value for value in values if value is not None]
    distinct = len({value.keys[0].text for value in found}) == len(found)
    return found if len(found) == len(parts) and distinct else []


def _fit(values: Sequence[Value], axes: Sequence[AxisDeclaration]) -> tuple[float, bool, int]:
    """Keys that fit the axes best; of equals those in order, as ticks are and values seldom are."""
    fit = sum(
        max((matches(key, axis) for axis in axes), default=0.0) for value in values for key in value.keys
    )
    numbers = [value.keys[0].number for value in values]
    ordered = None not in numbers and (numbers == sorted(numbers) or numbers == sorted(numbers, reverse=True))  # type: ignore[type-var]
    return fit, ordered, len(values)


def _parts(body: Plain) -> Iterator[Plain]:
    start = 0
    for found in _SPLIT.finditer(body.text):
        yield body.part(start, found.start())
        start = found.end()
    yield body.part(start)


def _keyed(part: Plain, pattern: re.Pattern[str], axes: Sequence[AxisDeclaration]) -> Value | None:
    found = pattern.match(part.text)
    if not found:
        return None
    name = "key" if found.groupdict().get("key") else "key2"
    key_text = part.part(found.start(name), found.end(name))
    keys = read_keys(key_text, axes)
    value = whole_value(part.part(found.start("value"), found.end("value")))
    if value is None or len(keys) != 1 or colours_in(key_text.text) or not _plausible(keys, axes):
        return None
    return replace(value, keys=keys)


def _plausible(keys: Sequence[Key], axes: Sequence[AxisDeclaration]) -> bool:
    return not axes or any(matches(key, axis) for key in keys for axis in axes)


FORM = Form("keyed", 20, read)
