"""Corner cells by their place alone: "Top-left: 4", where the text tells which tick stands where."""

import re
from collections.abc import Sequence

from auditor.model import Tick
from auditor.reading.keys import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.plain import Plain

_CORNER = re.compile(
    r"^(?:the\s+)?(?P<vertical>top|upper|bottom|lower)[\s-]+(?P<horizontal>left|right)(?:\s+(?:corner"
    r"|cell|corner cell))?$",
    re.IGNORECASE,
)
_FIRST = {"rows": "top", "columns": "left"}
_LAST = {"rows": "bottom", "columns": "right"}
_SAME = {"upper": "top", "lower": "bottom"}


def corner_keys(label: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The row and the column of a corner; none where the order of the rows is not told."""
    found = _CORNER.match(label.text)
    if not found:
        return ()
    vertical, horizontal = found["vertical"].lower(), found["horizontal"].lower()
    row = _tick_at("rows", _SAME.get(vertical, vertical), axes)
    column = _tick_at("columns", horizontal, axes)
    return tuple(Key(t.text, label.span()) for t in (row, column) if t) if row and column else ()


def _tick_at(side: str, place: str, axes: Sequence[KnownAxis]) -> Tick | None:
    """The tick at one end of a side; columns stand from left to right unless the text tells otherwise."""
    own = next((axis for axis in axes if axis.side == side and axis.ticks), None)
    if own is None or not own.declared.complete:
        return None
    order = own.declared.order or ("left" if side == "columns" else "")
    if order not in (_FIRST[side], _LAST[side]):
        return None
    return own.ticks[0 if place == order else -1]
