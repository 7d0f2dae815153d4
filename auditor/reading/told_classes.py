"""Classes that sentences tell of: named alike in rows and columns, and whether they make a matrix."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.form import RECOGNISED, Entry
from auditor.reading.key import Key
from auditor.reading.labels import canonical, content_words

_FEWEST_CELLS = 3


def told_classes(entries: Sequence[Entry]) -> list[Entry]:
    """Entries of which those in sentences yield to lists, and name each class in one way."""
    lists = [entry for entry in entries if entry.form != RECOGNISED]
    if lists:
        return lists
    names = _class_names(entries)
    named = [_named(entry, names) for entry in entries]
    return named if _is_matrix(named) else []


def _class_names(entries: Sequence[Entry]) -> dict[str, str]:
    """One writing for each name that is used: that of a result, of which a row's name may add words.

    "Of the 40 crust lichens, 33 were recognised as crust" speaks of one class.
    """
    results: dict[str, str] = {}
    others: dict[str, str] = {}
    for entry in entries:
        own, said = entry.keys[0], entry.values[0].keys[0]
        others.setdefault(canonical(own.text), own.text)
        if said.span != own.span:
            results.setdefault(canonical(said.text), said.text)
    names = {**others, **results}
    for plain, text in others.items():
        shorter = [result for result in results.values() if content_words(result) < content_words(text)]
        if plain not in results and len(shorter) == 1:
            names[plain] = shorter[0]
    return names


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
