"""Sample cells in a sentence: "values vary (1x2: 15, 5x5: 5)", "(1, 1) = 38 and (1, 9) = 11"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import PROSE_POINTS, Entry, Form, Value
from auditor.reading.keys import matches, read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.values import read_value

_POINT = re.compile(
    r"(?<![\w.(])(?P<key>\d{1,5}\s?[x×]\s?\d{1,5}|\(\s*[-+−]?\d[\d.]*\s*,\s*[-+−]?\d[\d.]*\s*\)"
    r"|(?<=\()\d{1,5}\s?[x×]\s?\d{1,5}|(?P<names>\(\s*[^(),;]{1,24}?\s*,\s*[^(),;]{1,24}?\s*\)))\s*[:=]\s*"
    r"(?=[~≈]?[-+−]?\d)"
)


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for all coordinates with a value that a sentence names; the sentence stays a statement."""
    if node.block.kind not in ("paragraph", "item"):
        return
    values: list[Value] = []
    text = node.block.content
    for found in _POINT.finditer(text.text):
        keys = read_keys(text.part(found.start("key"), found.end("key")), axes)
        value = read_value(text, found.end())
        known = found["names"] is None or all(any(matches(key, axis) for axis in axes) for key in keys)
        if value is not None and len(keys) == 2 and known:
            values.append(replace(value[0], keys=keys))
    if values:
        yield Entry(node, PROSE_POINTS, (), tuple(values))


FORM = Form(PROSE_POINTS, 60, read)
