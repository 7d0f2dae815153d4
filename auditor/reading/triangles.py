"""Half of a square grid: lists or rows of a table that get longer or shorter by one value from row to row."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.reading.form import Entry, Value
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import canonical

SMALLEST = 3


def in_triangle(entries: Sequence[Entry], axes: Sequence[KnownAxis]) -> list[Entry]:
    """Entries with their lone value as a list too, where they form a triangle: `a: 1`, `b: 2, 3`, ...

    Lists that get shorter, down to one value, begin at the diagonal, or beside it where there is one name more
    than lists: blanks are put before them.
    """
    if entries and entries[0].header:
        return _half_of_table(entries)
    lengths = [len(entry.values) for entry in entries]
    growing = list(range(1, len(entries) + 1))
    if len(entries) < SMALLEST or lengths not in (growing, growing[::-1]):
        return list(entries)
    if not all(_is_list(entry) or _is_lone(entry) for entry in entries):
        return list(entries)
    beside = any(axis.side == "columns" and len(axis.ticks) == len(entries) + 1 for axis in axes)
    start = int(beside)
    blanks = [0] * len(entries) if lengths == growing else range(start, start + len(entries))
    if not any(axis.side == "columns" and axis.ticks for axis in axes) and _have_a_diagonal(entries):
        return [
            replace(entry, spread=False, values=_named_as_rows(entry.values, entries[count:]))
            for entry, count in zip(entries, blanks, strict=True)
        ]
    return [
        replace(entry, spread=True, values=(*_blank(entry) * count, *entry.values))
        for entry, count in zip(entries, blanks, strict=True)
    ]


def _have_a_diagonal(entries: Sequence[Entry]) -> bool:
    """Whether lists end, or begin, with one and the same value, so that each names a row and a column."""
    at = -1 if len(entries[0].values) == 1 else 0
    ends = [entry.values[at].quantity for entry in entries]
    names = {canonical(entry.keys[0].text) for entry in entries}
    first = ends[0]
    same = first is not None and all(end is not None and end.value == first.value for end in ends)
    return same and len(names) == len(entries) and entries[0].keys[0].number is None


def _named_as_rows(values: Sequence[Value], rows: Sequence[Entry]) -> tuple[Value, ...]:
    """Values with the names of rows for those of their columns."""
    return tuple(
        replace(value, keys=row.keys) if not value.keys else value
        for value, row in zip(values, rows, strict=False)
    )


def _is_list(entry: Entry) -> bool:
    return entry.spread and entry.table is None and len(entry.keys) == 1


def _is_lone(entry: Entry) -> bool:
    """Whether an entry has one value whose column is not told."""
    return not entry.spread and len(entry.keys) == 1 and not any(value.keys for value in entry.values)


def _blank(entry: Entry) -> tuple[Value, ...]:
    start = entry.values[0].span.start
    return (Value(None, replace(entry.values[0].span, start=start, end=start), "", outside=True),)


def _names(text: str) -> set[str]:
    """What a row is called, be it by its number: "3. Height" and "3" of a table whose heads are numbers."""
    numbered = re.match(r"\(?(?P<number>\d{1,2})[.)]\s", text)
    return {canonical(text), *([canonical(numbered["number"])] if numbered else [])}


def _half_of_table(entries: Sequence[Entry]) -> list[Entry]:
    """The rows of a table whose blanks are all on one side of the diagonal, with that side left out."""
    rows = {name for entry in entries for name in _names(entry.keys[-1].text)}
    columns = {canonical(key.text) for key in entries[0].header}
    filled = [[number for number, value in enumerate(entry.values) if value.text] for entry in entries]
    lengths = [len(own) for own in filled]
    steps = {later - earlier for earlier, later in pairwise(lengths)}
    if len(entries) < SMALLEST or 2 * len(rows & columns) < len(entries) or steps not in ({1}, {-1}):
        return list(entries)
    width = len(entries[0].header)
    ends = [width - len(own) if steps == {-1} else 0 for own in filled]
    if any(own != list(range(start, start + len(own))) for own, start in zip(filled, ends, strict=True)):
        return list(entries)
    return [
        replace(entry, values=tuple(v if v.text else replace(v, outside=True) for v in entry.values))
        for entry in entries
    ]
