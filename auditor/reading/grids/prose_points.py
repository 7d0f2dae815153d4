"""Sample cells in a sentence: "Middle values vary (e.g., 1x2: 15, 5x5: 5)", "the corners (1, 1) = 38 and (1, 9) = 11"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration
from auditor.reading.form import Entry, Form, Value
from auditor.reading.keys import read_keys
from auditor.reading.outline import Node
from auditor.reading.values import read_value

_POINT = re.compile(
    r"(?<![\w.(])(?P<key>\d{1,5}\s?[x×]\s?\d{1,5}|\(\s*[-+−]?\d[\d.]*\s*,\s*[-+−]?\d[\d.]*\s*\)|(?<=\()\d{1,5}\s?[x×]\s?\d{1,5})\s*[:=]\s*(?=[~≈]?[-+−]?\d)"
)


def read(node: Node, axes: Sequence[AxisDeclaration]) -> Iterator[Entry]:
    """One entry for all coordinates with a value that a sentence names; the sentence stays a statement."""
    if node.block.kind not in ("paragraph", "item"):
        return
    values: list[Value] = []
    for found in _POINT.finditer(node.body.text):
        keys = read_keys(node.body.part(found.start("key"), found.end("key")), axes)
        value = read_value(node.body, found.end())
        if value is not None and len(keys) == 2:
            values.append(replace(value[0], keys=keys))
    if values:
        yield Entry(node, "prose points", (), tuple(values))


FORM = Form("prose points", 60, read)
