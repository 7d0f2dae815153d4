"""Lists below a list of their columns, which is told as they are: "Speed → 10 km/h, 20 km/h" over "Oak → 4, 7"."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.reading.form import Entry, Value
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import unit_of

_SIGNS = tuple(":→=–—-|[(")
_FEWEST = 3  # lines, the head among them


def with_heads(entries: list[Entry], axes: Sequence[KnownAxis]) -> list[Entry]:
    """The lists with the columns that the first of them names; as they are where it may be one of them.

    It is none of them where its values rise or fall and all have a unit that no other value has.
    """
    if len(entries) < _FEWEST or any(axis.side == "columns" and axis.ticks for axis in axes):
        return entries
    head, *rest = entries
    lists = all(entry.spread and entry.table is None and not entry.header for entry in entries)
    even = len({len(entry.values) for entry in entries}) == 1 and all(len(e.keys) == 1 for e in entries)
    if not (lists and even and _are_ticks(head.values)) or len({_sign(entry) for entry in entries}) > 1:
        return entries
    unit = unit_of(head.values[0].text)
    if any(unit_of(value.text) == unit for entry in rest for value in entry.values):
        return entries
    keys = [Key(value.text, value.span, head.keys[0].as_written.text) for value in head.values]
    return [
        replace(
            entry,
            spread=False,
            values=tuple(replace(v, keys=(key,)) for v, key in zip(entry.values, keys, strict=True)),
        )
        for entry in rest
    ]


def _sign(entry: Entry) -> str:
    """The sign between a line's name and its values; its whole text where there is none, as in a sentence."""
    text, name = entry.node.block.text, entry.keys[0].as_written.text
    behind = text[text.find(name) + len(name) :].lstrip()
    return behind[0] if behind[:1] in _SIGNS else text


def _are_ticks(values: Sequence[Value]) -> bool:
    """Whether values are numbers in order, all of one unit."""
    numbers = [value.quantity.value for value in values if value.quantity is not None]
    units = {unit_of(value.text) for value in values}
    steps = [after - before for before, after in pairwise(numbers)]
    in_order = all(step > 0 for step in steps) or all(step < 0 for step in steps)
    return len(numbers) == len(values) > 1 and len(units) == 1 and "" not in units and in_order
