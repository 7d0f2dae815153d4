"""A matrix written as a program has it: `[[4.0, 5.5], [3.2, 4.8]]`, its rows and columns named elsewhere."""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.form import Entry, Form, Value
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import value_list

_MATRIX = re.compile(r"\[\s*(?=\[)")
_ROW = re.compile(r"\[(?P<row>[^\[\]]*)\]")
_JOINT = re.compile(r"\s*[,;]\s*|\s+")


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each row of a matrix in double brackets."""
    if node.block.kind not in ("fence", "paragraph", "math"):
        return
    begin = _MATRIX.search(node.body.text)
    rows = (
        [_values(node.body, found) for found in _ROW.finditer(node.body.text, begin.start() + 1)]
        if begin
        else []
    )
    if len(rows) > 1 and all(len(row) > 1 for row in rows):
        for row in rows:
            yield Entry(node, "brackets", (), tuple(row), spread=True, consumed=len(node.body.text))


def _values(body: Plain, found: re.Match[str]) -> list[Value]:
    """The values of a row; none where it holds anything else."""
    inner = body.part(found.start("row"), found.end("row"))
    values, end = value_list(inner, 0, _JOINT)
    return values if end == len(inner.text) else []


FORM = Form("brackets", 8, read)
