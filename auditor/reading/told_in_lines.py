"""Cells that a sentence tells line by line: "the 20 row shows about 4 cm for May and 7 for July, the 40 row 9 for May".

A line is named as such, and each value stands before its tick of the other axis. Only what follows a line's name
without a gap is taken, so that no other word can make a number anything but a cell.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import Value
from auditor.reading.key import name_a_place
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.plain import Plain
from auditor.reading.values import read_value

_VERB = (
    r"(?:shows?|showed|has|had|have|holds?|held|reads?|gives?|gave|is|was|contains?|with|stands?\s+at|comes?\s+to"
    r"|reach(?:es|ed))"
)
_LINE = re.compile(
    rf"\b(?:(?:and|while|but)\s+)?(?:the\s+)?(?:(?P<name>[^\s,;:.()](?:(?:[^,;:.()]|\.(?=\d)){{0,28}}?[^\s,;:.()])?)\s+(?:row|column|line)"
    rf"|(?:row|column|line)\s+(?P<behind>[^\s,;:()]{{1,30}}?))(?:\s+{_VERB}|\s*[,:–—])?\s+(?=\S)",
    re.IGNORECASE,
)
_HEDGE = r"(?:(?:about|approximately|around|roughly|some|nearly|almost|only|just|a\s+mere)\s+|[~≈])*"
_VALUE = re.compile(rf"{_HEDGE}[-+−]?\d", re.IGNORECASE)
_PLACE = re.compile(
    r"(?:\s?(?:%|°\s?[CFK]|[^\W\d_]{1,12}(?:/[^\W\d_]{1,6})?))?\s+(?:for|at|in|on|under|below)\s+(?:the\s+)?(?P<place>[^\s,;:()](?:[^,;:()]{0,28}?[^\s,;:()])??)"
    r"(?=\s*(?:[,;.](?:\s|$)|$)|\s+and\s)",
    re.IGNORECASE,
)
_JOINT = re.compile(r"\s*[,;]\s+(?:and\s+|while\s+)?|\s+and\s+", re.IGNORECASE)
_LINE_ONLY = re.compile(r"^(?:inside|within|across|in|of|on|for|along)\b.*?\bthe\s+", re.IGNORECASE)
FEWEST = 2


def cells_in_lines(text: Plain, axes: Sequence[KnownAxis]) -> list[Value]:
    """The values of all lines that a text names, with the keys of both axes; none where it tells fewer than two."""
    if len({axis.side for axis in axes if axis.ticks or axis.range}) < len(("rows", "columns")):
        return []
    values: list[Value] = []
    for line in _LINE.finditer(text.text):
        name = "name" if line["name"] else "behind"
        values += _of_line(text, text.part(*_name(text, line, name)), line.end(), axes)
    return values if len(values) >= FEWEST else []


def _name(text: Plain, line: re.Match[str], group: str) -> tuple[int, int]:
    """Where a line's name stands, without the words that lead to it: "within the map, the 20 row"."""
    start, end = line.span(group)
    lead = _LINE_ONLY.match(text.text[start:end])
    return (start + lead.end() if lead else start), end


def _of_line(text: Plain, name: Plain, at: int, axes: Sequence[KnownAxis]) -> Iterator[Value]:
    """The values that follow a line's name, one behind the other."""
    line = read_keys(name, axes)
    while len(line) == 1 and _VALUE.match(text.text, at):
        told = read_value(text, at)
        place = _PLACE.match(text.text, told[1]) if told else None
        keys = (*line, *read_keys(text.part(*place.span("place")), axes)) if place else ()
        if told is None or place is None or not name_a_place(keys, axes, 0.6):
            return
        yield replace(told[0], keys=tuple(replace(key, whole="") for key in keys))
        joint = _JOINT.match(text.text, place.end())
        if joint is None:
            return
        at = joint.end()
