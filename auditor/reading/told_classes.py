"""Classes that sentences tell of: named alike in rows and columns, and whether they make a matrix."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.form import RECOGNISED, Entry
from auditor.reading.keys import Key
from auditor.reading.labels import canonical

_FEWEST_CELLS = 3


def told_classes(entries: Sequence[Entry]) -> list[Entry]:
    """Entries of which those in sentences yield to lists, and name a class as it is first named as a result."""
    lists = [entry for entry in entries if entry.form != RECOGNISED]
    if lists:
        return lists
    names: dict[str, str] = {}
    for entry in entries:
        for key in entry.values[0].keys:
            names.setdefault(canonical(key.text), key.text)
    return [_named(entry, names) for entry in entries] if _is_matrix(entries) else []


def _named(entry: Entry, names: dict[str, str]) -> Entry:
    def named(key: Key) -> Key:
        return replace(key, text=names.get(canonical(key.text), key.text))

    values = tuple(replace(value, keys=tuple(named(key) for key in value.keys)) for value in entry.values)
    return replace(entry, keys=tuple(named(key) for key in entry.keys), values=values)


def _is_matrix(entries: Sequence[Entry]) -> bool:
    """Whether two classes or more are told of, most of which something was taken for."""
    rows = {canonical(entry.keys[0].text) for entry in entries}
    columns = {canonical(entry.values[0].keys[0].text) for entry in entries}
    return len(rows) > 1 and len(entries) >= _FEWEST_CELLS and 2 * len(rows & columns) >= len(rows | columns)
