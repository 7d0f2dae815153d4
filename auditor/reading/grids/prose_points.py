"""Sample cells in a sentence: "values vary (1x2: 15, 5x5: 5)", "(1, 1) = 38 and (1, 9) = 11".

Also "at dose 3, day 20, the value is 9" where both ticks are declared.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import Entry, Form, Value
from auditor.reading.keys import Key, matches, read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import read_value

_POINT = re.compile(
    r"(?<![\w.(])(?P<key>\d{1,5}\s?[x×]\s?\d{1,5}|\(\s*[-+−]?\d[\d.]*\s*,\s*[-+−]?\d[\d.]*\s*\)"
    r"|(?<=\()\d{1,5}\s?[x×]\s?\d{1,5}|(?P<names>\(\s*[^(),;]{1,24}?\s*,\s*[^(),;]{1,24}?\s*\)))\s*[:=]\s*"
    r"(?=[~≈]?[-+−]?\d)"
)

_TOLD = re.compile(
    r"\b(?:at|for|in|under|with)\s+(?P<key>[^.;:()]{3,60}?)(?:\s*:|,?\s+(?:the\s+)?(?:values?|numbers?|scores?"
    r"|readings?|entry|cells?|colou?rs?|shades?)\s+(?:is|reads|shows|holds|gives|stands\s+at|corresponds\s+to))"
    r"\s+(?=(?:(?:about|approximately|around|roughly)\s|[~≈])?\s?[-+−]?\d)",
    re.IGNORECASE,
)
_END = re.compile(r"\s*(?:[.;,)](?:\s|$)|$)")


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
    values += _told(text, axes)
    if values:
        yield Entry(node, "prose points", (), tuple(values))


def _told(text: Plain, axes: Sequence[KnownAxis]) -> Iterator[Value]:
    """The values of cells whose row and column a sentence tells: "at dose 3, day 20, the value is 9"."""
    for found in _TOLD.finditer(text.text):
        keys = read_keys(text.part(found.start("key"), found.end("key")), axes)
        value = read_value(text, found.end())
        if value is not None and value[0].high is None and _END.match(text.text, value[1]):
            if len(keys) == 2 and _on_both_axes(keys[0], keys[1], axes):
                yield replace(value[0], keys=keys)


def _on_both_axes(first: Key, second: Key, axes: Sequence[KnownAxis]) -> bool:
    """Whether two keys are declared ticks, one of a row and one of a column."""
    sides = [{axis.side for axis in axes if axis.find(key.text) is not None} for key in (first, second)]
    return any(one != other for one in sides[0] for other in sides[1])


FORM = Form("prose points", 60, read)
