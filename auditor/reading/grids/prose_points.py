"""Sample cells in a sentence: "values vary (1x2: 31, 3x4: 8)", "(1, 1) = 26 and (1, 6) = 7"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import PROSE_POINTS, Entry, Form, Value
from auditor.reading.key import Key, matches, name_a_place
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.rest_of_grid import tells_the_rest
from auditor.reading.told_in_lines import cells_in_lines
from auditor.reading.values import read_value

_NUMBER = r"[-+−]?\d[\d.]*(?:[eE][-+−]?\d+)?(?:\s?(?:%|[^\W\d_]{1,4}))?"
_POINT = re.compile(
    rf"(?<![\w.])(?P<key>(?<!\()\d{{1,5}}\s?[x×]\s?\d{{1,5}}|(?<!\()\(\s*{_NUMBER}\s*,\s*{_NUMBER}\s*\)"
    r"|(?<=\()\d{1,5}\s?[x×]\s?\d{1,5}(?=\)?\s*[:=])|(?P<names>(?<!\()\(\s*[^(),;]{1,24}?\s*,\s*[^(),;]{1,24}?\s*\)))"
    r"\)?\s*(?:[:=→⇒]|[-=]>)\s*(?=[~≈]?[-+−]?\d|"
    rf"{NO_VALUE}"
    r"(?!\w))",
    re.IGNORECASE,
)

# "the left corner (4 h, Oak) holds 2.6", "in the right one (8 h, Oak) 7"
_HELD = re.compile(
    r"\((?P<place>[^(),;]{1,30},\s[^(),;]{1,30})\),?\s+(?:(?:you|we|one)\s+)?(?:(?:reads?|holds?|shows?|has|have|is|gives?|contains?"
    r"|carries|finds?|sees?|gets?|stands?\s+at|comes?\s+to|with)\s+)?(?=[~≈]?[-+−]?\d)",
    re.IGNORECASE,
)

_AMOUNT = r"(?:(?:about|approximately|around|roughly)\s+|[~≈])?[-+−]?\d+(?:\.\d+)?%?"
_FOR_PLACE = re.compile(
    rf"(?<![\w.,/-])(?P<value>{_AMOUNT})\s+(?:for|at|in|on)\s+(?P<place>[^;.:()]{{3,60}}?)"
    rf"(?=\s*(?:[;.](?:\s|$)|$)|\s*,?\s+(?:and\s+)?{_AMOUNT}\s+(?:for|at|in|on)\s)",
    re.IGNORECASE,
)
# "Oak at day 2 is 4, elm at day 1 is 6; the rest is 0": so sparse grids are told.
_IS = re.compile(
    rf"(?:^|[,;:.]\s+(?:and\s+)?|\band\s+)(?P<place>[^,;:.()]{{3,60}}?)\s+(?:is|was|has|holds?|reads?|shows?|gives?|=|counts?)\s+"
    rf"(?P<value>{_AMOUNT})(?=\s*(?:[,;.]|and\b|$))",
    re.IGNORECASE,
)
_FEWEST = 2
_COUNTED = 0.6  # how well a number fits a tick that is told with a unit
_WORD = re.compile(r"(?!and\b)[^\W_]+", re.IGNORECASE)


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for all coordinates with a value that a sentence names; the sentence stays a statement."""
    if node.block.kind not in ("paragraph", "item"):
        return
    text = node.block.content
    if listed := _listed(text, axes):
        yield Entry(node, "listed points", (), tuple(listed), consumed=len(node.body.text))
        return
    values = [
        value
        for value, named, _ in _points(text, axes)
        if not named or all(_is_known(key, axes) for key in value.keys)
    ]
    held = _held(text, axes)
    values += held
    values += cells_in_lines(text, axes) or _at_places(text, _FOR_PLACE, axes)
    if held or tells_the_rest(text.text):
        values += _at_places(text, _IS, axes, _COUNTED if held else 1)
    if values:
        yield Entry(node, PROSE_POINTS, (), tuple(values))


def _held(text: Plain, axes: Sequence[KnownAxis]) -> list[Value]:
    """The values behind the places of two known ticks in brackets, where a sentence tells several."""
    values: list[Value] = []
    for found in _HELD.finditer(text.text):
        keys = read_keys(text.part(*found.span("place")), axes)
        told = read_value(text, found.end())
        if told is not None and told[0].high is None and name_a_place(keys, axes, _COUNTED):
            values.append(replace(told[0], keys=tuple(replace(key, whole="") for key in keys)))
    return values if len(values) >= _FEWEST else []


def _points(text: Plain, axes: Sequence[KnownAxis]) -> Iterator[tuple[Value, bool, tuple[int, int]]]:
    """All values with coordinates; whether these are names, and where both stand."""
    for found in _POINT.finditer(text.text):
        keys = read_keys(text.part(found.start("key"), found.end("key")), axes)
        told = read_value(text, found.end())
        if told is not None and len(keys) == 2 and not _multiplies(text.text[found.start() : told[1]]):
            yield replace(told[0], keys=keys), found["names"] is not None, (found.start(), told[1])


# "4 × 5 = 20 numbers" tells how many there are, and no value at (4, 5).
_PRODUCT = re.compile(r"(?P<a>\d{1,5})\s?[x×]\s?(?P<b>\d{1,5})\s*=\s*(?P<product>\d+)\b")


def _multiplies(text: str) -> bool:
    """Whether a text tells a product of two numbers."""
    found = _PRODUCT.match(text)
    return found is not None and int(found["a"]) * int(found["b"]) == int(found["product"])


def _listed(text: Plain, axes: Sequence[KnownAxis]) -> list[Value]:
    """The values of a line of nothing but places with values.

    Where the text declares ticks, most places are known: so are the others.
    """
    points = list(_points(text, axes))
    known = [sum(_is_known(key, axes) for key in value.keys) for value, _, _ in points]
    declared = any(axis.ticks or axis.range for axis in axes)
    if len(points) < _FEWEST or (declared and (0 in known or 2 * known.count(2) < len(points))):
        return []
    rest, at = "", 0
    for _, _, (start, end) in points:
        rest, at = rest + text.text[at:start], end
    return [] if _WORD.search(rest + text.text[at:]) else [value for value, _, _ in points]


def _is_known(key: Key, axes: Sequence[KnownAxis]) -> bool:
    return any(matches(key, axis) for axis in axes)


def _at_places(
    text: Plain, pattern: re.Pattern[str], axes: Sequence[KnownAxis], fit: float = 1
) -> list[Value]:
    """Several values that a sentence tells for a place each: "about 6 for layer 2, head 1; 7 for layer 4, head 3"."""
    values: list[Value] = []
    for found in pattern.finditer(text.text):
        value = read_value(text.part(*found.span("value")))
        keys = read_keys(text.part(*found.span("place")), axes)
        if value is not None and name_a_place(keys, axes, fit):
            values.append(replace(value[0], keys=tuple(replace(key, whole="") for key in keys)))
    return values if len(values) >= _FEWEST else []


FORM = Form(PROSE_POINTS, 60, read)
