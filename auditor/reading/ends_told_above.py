"""Where the two values of each line below a sentence stand: "For each dose, the first (day 1) and the last (day 9):".

A line such as "Dose 5: from 3 to 8" below it then tells two cells, and no range of a whole row.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.form import Entry, Value
from auditor.reading.key import Key, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.title_keys import AxesAt

_END = r"[^().:;]{{0,40}}?\((?P<{}>[^()]{{1,30}})\)"
_ENDS = "|".join(
    rf"\b(?:{first})\b{_END.format(f'one{n}')}[^().:;]{{0,60}}?\b(?:{last})\b{_END.format(f'other{n}')}"
    for n, (first, last) in enumerate(
        (("left(?:most)?|first", "right(?:most)?|last"), ("top(?:most)?", "bottom(?:most)?"))
    )
)
_NAME = r"(?:at|in|for|with)\s+(?P<{}>[^,;:()]{{1,30}}?)"
_AT = rf"\b{_NAME.format('one2')}\s+and\s+(?:then\s+)?{_NAME.format('other2')}(?=\s*:?\s*$)"
_TOLD = re.compile(rf"{_ENDS}|{_AT}", re.IGNORECASE)
Ends = tuple[Plain, Plain]


def with_told_ends(entries: Sequence[Entry], nodes: Sequence[Node], axes_at: AxesAt) -> list[Entry]:
    """The entries, with two cells for each range of a line whose ends are told above."""
    told = _ends_by_node(nodes) if any(_is_range(entry) for entry in entries) else {}
    return [
        _parted(entry, told[id(entry.node)], axes_at(entry.node))
        if id(entry.node) in told and _is_range(entry)
        else entry
        for entry in entries
    ]


def _ends_by_node(nodes: Sequence[Node]) -> dict[int, Ends]:
    """The ends that the text above each item tells, by the items."""
    found: dict[int, Ends] = {}
    ends: Ends | None = None
    for node in nodes:
        if node.block.kind == "item" and ends is not None:
            found[id(node)] = ends
        elif node.block.kind != "item":
            ends = _ends(node.block.content) if node.block.text.rstrip().endswith(":") else None
    return found


def _ends(text: Plain) -> Ends | None:
    told = _TOLD.search(text.text)
    if told is None:
        return None
    names = next((f"one{n}", f"other{n}") for n in range(3) if told[f"one{n}"])
    one, other = (text.part(*told.span(name)) for name in names)
    return one, other


def _is_range(entry: Entry) -> bool:
    """Whether a line gives nothing but one row or column and a range."""
    keys = [*entry.keys, *(key for value in entry.values for key in value.keys)]
    return len(keys) == 1 and len(entry.values) == 1 and entry.values[0].high is not None


def _parted(entry: Entry, ends: Ends, axes: Sequence[KnownAxis]) -> Entry:
    keys = [read_keys(end, axes) for end in ends]
    value = entry.values[0]
    if value.quantity is None or value.high is None or not all(len(own) == 1 for own in keys):
        return entry
    (one,), (other,) = keys
    if not any(_on(axis, one) and _on(axis, other) for axis in axes) or one.text == other.text:
        return entry
    high = value.high
    first = replace(
        value, high=None, text=value.quantity.text, span=value.quantity.span, keys=(*value.keys, one)
    )
    last = Value(high, high.span, high.text, value.note, keys=(*value.keys, other))
    return replace(entry, values=(first, last), spread=False)


def _on(axis: KnownAxis, key: Key) -> bool:
    return matches(key, axis) >= 0.5
