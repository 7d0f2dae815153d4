"""Rows with words among their cells or in place of all of them: "closed, 5, 6", "dark blue, pale blue, white"."""

import re
from collections.abc import Sequence

from auditor.reading.colours import is_tone
from auditor.reading.form import Value
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.lists import list_items, pieces
from auditor.reading.plain import Plain
from auditor.reading.values import numbers, whole_value

_COMMA = re.compile(r"\s*(?:,\s|[;|•]|\s/\s)\s*(?:and\s+)?|\s+and\s+")
_BEFORE_LIST = re.compile(r"^[^:.,;\d()]{1,40}:\s+")
_WORDED = re.compile(r"[^\W\d][^\W\d_'’-]*(?:[\s'’-][^\W\d_]+){0,2}")


def with_words(body: Plain, keys: Sequence[Key], axes: Sequence[KnownAxis]) -> list[Value]:
    """The cells of a row with a word where a number is missing, as many as the other axis has ticks: "frozen, 5, 6"."""
    lead = _BEFORE_LIST.match(body.text)
    listed = body.part(lead.end() if lead else 0)
    stop = re.search(r"(?<!\d)\.(?:\s|$)|(?<=\d)\.(?:\s+[A-Z]|$)", listed.text)
    listed = listed.part(0, stop.start() if stop else None)
    parts = [part for part in pieces(listed, _COMMA) if part.text]
    own = {axis.side for axis in axes for key in keys if axis.find(key.text) is not None}
    lengths = {len(axis.ticks) for axis in axes if axis.side not in own or len(own) > 1}
    if len(parts) not in lengths - {0, 1}:
        return []
    values = [whole_value(part) or _worded(part) for part in parts]
    told = [value for value in values if value is not None]
    worded = len(told) == len(parts) and numbers(told) < len(told) <= 2 * numbers(told)
    return told if worded else []


def _worded(part: Plain) -> Value | None:
    named = _WORDED.fullmatch(part.text)
    return Value(None, part.span(), part.text) if named else None


def colours_of_row(body: Plain) -> list[Value]:
    """The cells of a row that is told in colours alone: "dark blue, pale blue, white"."""
    bare = body.part(0, len(body.text.rstrip(" .")))
    cells = [bare.part(start, end) for start, end in list_items(bare)]
    known = all(is_tone(cell.text) for cell in cells)
    return [Value(None, cell.span(), cell.text, cell.text) for cell in cells] if known else []
