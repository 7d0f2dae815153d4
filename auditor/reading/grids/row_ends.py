"""The two ends of a row in a sentence: "Values fall from 26 (x=1, y=1) to 7 (x=6, y=1)".

Both ends tell their row and their column, or the sentence begins with what they share ("In row 3, values
fall from 38 at the left edge to 11 at the right edge"). The sentence stays a statement.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.colours import is_tone
from auditor.reading.corners import corner_keys
from auditor.reading.form import ROW_ENDS, Entry, Form, Value
from auditor.reading.key import Key, are_coordinates, generic_side, is_in_range, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sentences import sentences
from auditor.reading.values import read_value

_NUMBER = r"(?:(?:about|approximately|around|roughly)\s+|[~≈])?[-+−]?\d[\d.,]*(?:[eE][-+]?\d+)?\s?%?"
_PLACE = (
    r"(?:\s*\((?P<{0}>[^()]{{1,60}})\)"
    r"|,?\s+(?:(?:at|in|on|for|with)\s+)+(?P<{0}at>\([^()]{{1,60}}\)|[^;()]{{1,60}}?))"
)
_ENDS = re.compile(
    rf"\b(?:from|(?:begin|start)\w*\s+(?:near|at|around|with|from))\s+(?P<one>{_NUMBER}){_PLACE.format('first')}"
    rf",?\s+(?:and\s+)?(?:(?:down|up|over)\s+)?(?:to|(?:end|finish|clos)\w*\s+(?:near|at|around|with|up at))\s+"
    rf"(?P<other>{_NUMBER})"
    rf"{_PLACE.format('last')}(?=\s*(?:[.;]|,\s|$|\)))",
    re.IGNORECASE,
)
_HEAD = re.compile(
    r"^(?:(?:in|for|along|at|on|within)\s+)?(?P<key>[^,;:]{1,50}?)"
    r"(?:,|\s+(?:the\s+)?(?:values?|scores?|numbers?|it|they|cells)\s|\s(?:(?:the|its|their)\s(?:\w+\s){1,2})?\w+\s*$)",
    re.IGNORECASE,
)


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for all ends of rows that a paragraph or an item tells."""
    if node.block.kind not in ("paragraph", "item"):
        return
    values = [value for sentence in sentences(node.body) for value in _values(sentence, node.label, axes)]
    if values:
        yield Entry(node, ROW_ENDS, (), tuple(values))


def _values(sentence: Plain, label: Plain | None, axes: Sequence[KnownAxis]) -> list[Value]:
    """The values at both ends, each with its row and its column; none where a place is not told."""
    found = _ENDS.search(sentence.text)
    if not found:
        return []
    shared = _shared(sentence.part(0, found.start()), label, axes)
    told: list[Value] = []
    before: tuple[Key, ...] = ()
    for number, place in (("one", "first"), ("other", "last")):
        keys = _keys(sentence, found, place, axes)
        for further in (shared, before):
            keys = _completed(keys, further, axes)
        value = read_value(sentence.part(found.start(number), found.end(number)))
        if value is None or len(keys) != 2 or _sides(keys, axes) is None:
            return []
        told.append(replace(value[0], keys=tuple(replace(key, whole="") for key in keys)))
        before = keys
    return told if _on_one_line(told[0].keys, told[1].keys) else []


def _keys(sentence: Plain, found: re.Match[str], place: str, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    name = place if found[place] else f"{place}at"
    text = _without_tone(sentence.part(found.start(name), found.end(name)))
    return corner_keys(text, axes) or read_keys(text, axes)


def _without_tone(place: Plain) -> Plain:
    """A place without the colour behind it: "May, dark red"."""
    name, comma, tone = place.text.rpartition(",")
    return place.part(0, len(name)) if comma and is_tone(tone) else place


def _shared(before: Plain, label: Plain | None, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The row or column that the sentence, or the label above it, is about."""
    head = _HEAD.match(f"{before.text} ")
    texts = [before.part(head.start("key"), head.end("key"))] if head else []
    texts += [before] if before.text and is_declared(before.text, axes) else []
    for text in (*texts, *([label] if label is not None else [])):
        keys = read_keys(text, axes)
        known = any(matches(key, axis) > 0 for key in keys for axis in axes)
        if len(keys) == 1 and (known or (generic_side(keys[0]) and not any(axis.side for axis in axes))):
            return keys
    return ()


def _completed(keys: tuple[Key, ...], further: tuple[Key, ...], axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """A lone key with the one of the other side that is told elsewhere."""
    if len(keys) != 1:
        return keys
    return next((pair for key in further if _sides(pair := (key, keys[0]), axes)), keys)


def _sides(keys: Sequence[Key], axes: Sequence[KnownAxis]) -> tuple[str, str] | None:
    """The sides on which two keys lie, where these are two."""
    if are_coordinates(keys) and not any(axis.side for axis in axes):
        return generic_side(keys[0]), generic_side(keys[1])
    for one, other in (("rows", "columns"), ("columns", "rows")):
        if _lies_on(keys[0], one, axes) and _lies_on(keys[1], other, axes):
            return one, other
    return None


def _lies_on(key: Key, side: str, axes: Sequence[KnownAxis]) -> bool:
    return any(axis.side == side and _tick_of(key, axis) for axis in axes)


def _tick_of(key: Key, axis: KnownAxis) -> bool:
    return matches(key, axis) > 0 and (
        axis.find(key.text) is not None or not axis.ticks or is_in_range(key, axis)
    )


def _on_one_line(first: Sequence[Key], last: Sequence[Key]) -> bool:
    """Whether two places share exactly one of their two ticks."""
    one, other = {key.text for key in first}, {key.text for key in last}
    return one != other and bool(one & other)


FORM = Form(ROW_ENDS, 55, read)
