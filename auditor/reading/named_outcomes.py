"""The classes that four outcomes speak of, where their own lines do not tell them but others do.

"True positives (actual ham, predicted ham): 12" tells one class, and so which the other outcomes have. A sister grid
of two classes tells both, where the text or its cells say which of them is the positive one.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.form import Entry
from auditor.reading.key import Key
from auditor.reading.labels import canonical

_NAMES = ("Positive", "Negative")
_HIT = re.compile(r"(?:true\s+positives?|TPs?)\b", re.IGNORECASE)
_MISS = re.compile(r"(?:true\s+negatives?|TNs?)\b", re.IGNORECASE)


def with_classes(entries: Sequence[Entry], positive: Sequence[str]) -> list[Entry]:
    """The entries, with classes for "Positive" and "Negative" where one other source tells them."""
    open_ones = [entry for entry in entries if entry.form == "outcomes" and _is_open(entry)]
    classes = _classes(entries, {canonical(name) for name in positive}) if open_ones else None
    if classes is None:
        return list(entries)
    named = dict(zip(_NAMES, classes, strict=True))
    return [
        replace(entry, keys=tuple(replace(key, text=named[key.text]) for key in entry.keys))
        if entry.form == "outcomes" and _is_open(entry)
        else entry
        for entry in entries
    ]


def _is_open(entry: Entry) -> bool:
    return bool(entry.keys) and all(key.text in _NAMES for key in entry.keys)


def _classes(entries: Sequence[Entry], positive: set[str]) -> tuple[str, str] | None:
    """The positive class and the other one, where all that tell them tell the same."""
    tables: dict[int, list[Entry]] = {}
    for entry in entries:
        if entry.table is not None and entry.spread:
            tables.setdefault(entry.table, []).append(entry)
    told = {_of_table(rows, positive) for rows in tables.values()} - {None}
    return told.pop() if len(told) == 1 else None


def _of_table(rows: Sequence[Entry], positive: set[str]) -> tuple[str, str] | None:
    """The two classes of a grid that has the same two on both sides; the positive one first."""
    heads = [key.text for key in rows[0].header]
    names = [entry.keys[-1].text for entry in rows if entry.keys]
    if len(heads) != len(_NAMES) or {canonical(name) for name in names} != {
        canonical(head) for head in heads
    }:
        return None
    hits = {head for head in heads if canonical(head) in positive} or _noted(rows)
    if len(hits) != 1:
        return None
    hit = hits.pop()
    return (hit, next(head for head in heads if head != hit)) if hit in heads else None


def _noted(rows: Sequence[Entry]) -> set[str]:
    """The class whose cell on the diagonal is called a true positive."""
    noted = [
        (key, other, value.note)
        for entry in rows
        for value, key, other in zip(entry.values, entry.header, _others(entry), strict=False)
        if value.note
    ]
    return {key.text for key, _, note in noted if _HIT.match(note)} or {
        other.text for _, other, note in noted if _MISS.match(note)
    }


def _others(entry: Entry) -> tuple[Key, ...]:
    return tuple(reversed(entry.header))
