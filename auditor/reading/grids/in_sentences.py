"""Cells that plain sentences tell where nothing else does: "For clay, rye yields 5, oats 4 and flax 2".

Also one cell a sentence: "With 2 pumps and a load of 5 the flow is 9". All names are declared ticks, of a row and of
a column. The sentences stay statements; beside a grid that is written out they are nothing else.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import IN_SENTENCES, Entry, Form, Value
from auditor.reading.key import Key, matches, name_a_place
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.lists import pieces
from auditor.reading.not_cells import DERIVED
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sentences import sentences
from auditor.reading.values import whole_value

_LEAD = r"^(?:and\s+)?(?:for|in|on|at|with|under|of|among)\s+(?:the\s+)?"
_ROW = re.compile(rf"{_LEAD}(?P<row>[^,;:()]{{1,40}}?)\s*[,:]\s+(?=\S)", re.IGNORECASE)
_JOINT = re.compile(r"\s*[,;]\s+(?:and\s+)?|\s+and\s+")
_NUMBER = r"(?:(?:about|around|roughly|approximately)\s+|[~≈])?[-+−]?\d[\d.,]*(?:\s?(?:%|[^\W\d_]{1,9}))?"
_VALUE = re.compile(rf"(?:(?P<verb>[a-z]+)\s+)?(?P<value>{_NUMBER})$")
_CELL = re.compile(
    rf"{_LEAD}(?P<place>[^;:]{{3,70}}?),?\s+(?:(?:the|its|their)\s+(?P<noun>[a-z]+(?:\s[a-z]+)?)|it|we)\s+"
    rf"(?:is|was|are|were|reads?|reach(?:es|ed)|stands at|comes to|scores?|measures?)\s+(?P<value>{_NUMBER})$",
    re.IGNORECASE,
)
_VERB = re.compile(
    r"(?:[a-z]+s|at|was|had|got|were|are|have|yield(?:ed)?|score[d]?|show(?:ed)?|reach(?:ed)?)$"
)
_CHANGES = re.compile(
    r"(?:falls|rises|drops|gains|loses|leads|trails|exceeds|beats|adds|changes|increases|decreases|grows|shrinks"
    r"|moves|climbs|jumps|slips|sinks|ranks|lags|misses|differs|varies|wins)$"
)
_FEWEST = 2


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for all cells that a paragraph or an item tells, if each of its sentences tells some."""
    if (
        node.block.kind not in ("paragraph", "item")
        or len({axis.side for axis in axes if axis.ticks}) < _FEWEST
    ):
        return
    told = [_cells(sentence, axes) for sentence in sentences(node.block.content)]
    if told and all(told):
        yield Entry(node, IN_SENTENCES, (), tuple(value for values in told for value in values))


def _cells(sentence: Plain, axes: Sequence[KnownAxis]) -> list[Value]:
    whole = sentence.part(0, len(sentence.text.rstrip(" .;")))
    return _of_row(whole, axes) or _one(whole, axes)


def _of_row(text: Plain, axes: Sequence[KnownAxis]) -> list[Value]:
    """The cells of "for clay, rye yields 5, oats 4": a row and several columns; none where a word is left."""
    head = _ROW.match(text.text)
    row = _tick(text.part(*head.span("row")), axes) if head else None
    if head is None or row is None:
        return []
    found = [_named(part, row, axes) for part in pieces(text.part(head.end()), _JOINT)]
    values = [value for value in found if value is not None]
    return values if len(values) == len(found) >= _FEWEST else []


def _named(part: Plain, row: Key, axes: Sequence[KnownAxis]) -> Value | None:
    """The cell of "rye yields 5" in a row."""
    for blank in re.finditer(r"\s+", part.text):
        key, rest = _tick(part.part(0, blank.start()), axes), _VALUE.fullmatch(part.text, blank.end())
        if key is None or rest is None:
            continue
        verb = rest["verb"] or ""
        if verb and (not _VERB.match(verb) or _CHANGES.match(verb)):
            return None
        value = whole_value(part.part(*rest.span("value")))
        placed = name_a_place((row, key), axes)
        return replace(value, keys=(row, key)) if value is not None and placed else None
    return None


def _one(text: Plain, axes: Sequence[KnownAxis]) -> list[Value]:
    found = _CELL.match(text.text)
    if not found or DERIVED.search(found["noun"] or "") or DERIVED.search(found["place"]):
        return []
    keys = read_keys(text.part(*found.span("place")), axes)
    value = whole_value(text.part(*found.span("value")))
    if value is None or not name_a_place(keys, axes) or any(key.reach for key in keys):
        return []
    return [replace(value, keys=tuple(replace(key, whole="") for key in keys))]


def _tick(text: Plain, axes: Sequence[KnownAxis]) -> Key | None:
    """The tick that a name is, by itself."""
    keys = read_keys(text, axes)
    known = len(keys) == 1 and not keys[0].reach and any(matches(keys[0], axis) >= 1 for axis in axes)
    return keys[0] if known else None


FORM = Form(IN_SENTENCES, 65, read)
