"""Single cells that a sentence tells: "at dose 3, day 20, the value is 9"; both must be declared ticks.

They fill in the grid that stands under the same title, and make none of their own.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import TOLD_POINTS, Entry, Form, Value
from auditor.reading.key import Key, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import read_value

_LEAD = re.compile(r"\b(?:at|for|in|under|with)\s+", re.IGNORECASE)
_KEY = re.compile(
    r"(?P<key>[^.;:()]{3,60}?)(?:\s*:|,?\s+(?:the\s+)?(?:values?|numbers?|scores?|readings?|entry|cells?"
    r"|colou?rs?|shades?)\s+(?:is|reads|shows|holds|gives|stands\s+at|corresponds\s+to))\s+"
    r"(?=(?:(?:about|approximately|around|roughly)\s|[~≈])?\s?[-+−]?\d)",
    re.IGNORECASE,
)
_END = re.compile(r"\s*(?:[.;,)](?:\s|$)|$)")


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for all cells that a paragraph tells; its sentences stay statements."""
    if node.block.kind == "paragraph" and (values := tuple(_values(node.block.content, axes))):
        yield Entry(node, TOLD_POINTS, (), values)


def _values(text: Plain, axes: Sequence[KnownAxis]) -> Iterator[Value]:
    ends: set[int] = set()
    for lead in _LEAD.finditer(text.text):
        found = _KEY.match(text.text, lead.end())
        if not found or found.end() in ends:
            continue
        keys = read_keys(text.part(found.start("key"), found.end("key")), axes)
        if len(keys) != 2 or not _on_both_axes(keys[0], keys[1], axes):
            continue
        value = read_value(text, found.end())
        if value is not None and value[0].high is None and _END.match(text.text, value[1]):
            ends.add(found.end())
            yield replace(value[0], keys=_row_first(keys[0], keys[1], axes))


def _on_both_axes(first: Key, second: Key, axes: Sequence[KnownAxis]) -> bool:
    """Whether two keys are declared ticks, one of a row and one of a column."""
    one, other = ({axis.side for axis in axes if axis.find(key.text) is not None} for key in (first, second))
    return len(one | other) > 1 and bool(one) and bool(other)


def _row_first(first: Key, second: Key, axes: Sequence[KnownAxis]) -> tuple[Key, Key]:
    """The two keys in the order in which rows of running text have them."""

    def fit(key: Key, side: str) -> float:
        return max((matches(key, axis) for axis in axes if axis.side == side), default=0.0)

    straight = fit(first, "rows") + fit(second, "columns")
    return (first, second) if straight >= fit(first, "columns") + fit(second, "rows") else (second, first)


FORM = Form(TOLD_POINTS, 70, read)
