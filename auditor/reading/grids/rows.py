"""A row with a list of values: `* y=3: 6, 12, 20`, `Row 2 (Window 2000): Values: 49.5, 51.7, 52.8. Colours ...`."""

import re
from collections.abc import Iterator, Sequence

from auditor.model import AxisDeclaration
from auditor.reading.form import Entry, Form, Value
from auditor.reading.keys import read_keys
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import numbers, value_list

_COMMA = re.compile(r"\s*(?:[,;|•/]|→|->)\s*(?:and\s+)?|\s+and\s+")
_BLANK = re.compile(r"\s*(?:[,;|]\s*)?|\s+")
_LIST_START = re.compile(
    r"(?:^|[:=\[(]\s*|\b(?:values?|are|reads?|contains?|of|is)\s+)(?=[\[(]?\s*[~≈]?[-+−]?[\d.])",
    re.IGNORECASE,
)
_LABELLESS = re.compile(r"^(?P<key>[^,;:]{1,40}?)\s*(?:=|→|->|–|—)\s*(?=\[?[-+−]?[\d.])")


def read(node: Node, axes: Sequence[AxisDeclaration]) -> Iterator[Entry]:
    """One entry for a labelled line with at least two values in a row."""
    if node.block.kind not in ("item", "paragraph"):
        return
    label, body = node.label, node.body
    if label is None and (found := _LABELLESS.match(body.text)):
        label, body = body.part(0, found.end("key")), body.part(found.end())
    if label is None or len(label.text) > 70:
        return
    keys = read_keys(label, axes)
    values, end = _values(body)
    if len(keys) == 1 and numbers(values) >= 2:
        offset = len(node.body.text) - len(body.text)
        yield Entry(node, "rows", keys, tuple(values), spread=True, consumed=end + offset)


def _values(body: Plain) -> tuple[list[Value], int]:
    for start in [0, *(found.end() for found in _LIST_START.finditer(body.text[:160]))]:
        if start < len(body.text) and body.text[start] in "[(":
            start += 1
        for joint, whole in ((_COMMA, False), (_BLANK, True)):
            values, end = value_list(body, start, joint)
            rest = body.text[end:].lstrip(" ])")
            fits = (
                not rest
                or (rest[0] in ".;" and not whole)
                or (len(values) > 3 and rest[0] in "(–—-" and not whole)
            )
            if len(values) >= 2 and fits:
                return values, end + len(body.text[end:]) - len(rest)
    return [], 0


FORM = Form("rows", 30, read)
