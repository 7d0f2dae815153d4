"""Titles such as "Columns, from top to bottom (Gold, Silver)" that head lists of values and declare no axis alone."""

import re
from collections.abc import Sequence

from auditor.reading.axis_words import is_axis_label, is_positional
from auditor.reading.grids.rows import values_of_row
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import numbers, value_list

_JOINT = re.compile(r"\s*[,;|]\s*(?:and\s+)?|\s+and\s+")
_LINE = re.compile(r"^(?:row|column|col|line)\b", re.IGNORECASE)
_PROPERTY = re.compile(
    r"\b(?:labels?|titles?|names?|ticks?|values|markers?|scale|range|categories|entries|order|items|levels|marks"
    r"|steps?|spacing|settings|variables?|quantity|parameters?)\b(?!\s*[=#]?\s*[-+−]?\d)",
    re.IGNORECASE,
)
_FEWEST_LINES = 2
_FEWEST_NAMED = 3


def heads_rows(node: Node, below: Sequence[Node]) -> bool:
    """Whether most of the items below a title are rows or columns of as many values each."""
    if not node.is_title:
        return False
    items = [child for child in below if child.block.kind == "item"]
    lengths = [_length(child) for child in items]
    listed = [item for item, length in zip(items, lengths, strict=True) if length]
    if len({length for length in lengths if length}) != 1 or 2 * len(listed) <= len(items):
        return False
    called = [item for item in listed if item.label is not None and _LINE.match(item.label.text)]
    return len(called) >= _FEWEST_LINES or len(listed) >= _FEWEST_NAMED


def _length(node: Node) -> int:
    """How many values an item lists under a name of its own; none under that of an axis or of its ticks."""
    if node.label is None or is_positional(node.label.text) or _PROPERTY.search(node.label.text):
        return 0
    if is_axis_label(node.label.text):
        return 0
    return _numbers(node.body, remarks=bool(_LINE.match(node.label.text)))


def _numbers(body: Plain, *, remarks: bool) -> int:
    """How many values a text lists; where `remarks`, words may lead to them, and sentences follow them."""
    values, end = values_of_row(body) if remarks else value_list(body, 0, _JOINT)
    whole = remarks or not body.text[end:].strip(" .;")
    return len(values) if whole and numbers(values) > 1 else 0
