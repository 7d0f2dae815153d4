"""Corner cells by their place alone: "Top-left: 4", where the text tells which tick stands where."""

from collections.abc import Sequence

from auditor.reading.key import Key
from auditor.reading.keys import CORNER
from auditor.reading.known_axes import KnownAxis, tick_at
from auditor.reading.plain import Plain

_SAME = {"upper": "top", "lower": "bottom"}


def corner_keys(label: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The row and the column of a corner; none where the order of the rows is not told."""
    found = CORNER.match(label.text)
    if not found:
        return ()
    vertical, horizontal = found["vertical"].lower(), found["horizontal"].lower()
    row = tick_at("rows", _SAME.get(vertical, vertical), axes)
    column = tick_at("columns", horizontal, axes)
    return tuple(Key(t.text, label.span()) for t in (row, column) if t) if row and column else ()
