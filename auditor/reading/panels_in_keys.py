"""Lines whose labels name a panel beside the row: "Run 1, oak: 4, 5", "Run 2, oak: 6, 7"."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.form import IN_PASSING, TOLD_POINTS, Entry
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import canonical
from auditor.reading.plain import Plain

_SPLIT = re.compile(r"^(?P<first>[^,:|/()]+?)(?:\s*(?:[,:|/]|\s[–—-])\s+|\s+\()(?P<second>[^,:|/()]+?)\)?$")
_FEWEST = 2
_FULL = 0.8
_LONGEST_NAME = 5  # words
_TOLD = ("prose", TOLD_POINTS)


def panels_in_keys(entries: Sequence[Entry], axes: Sequence[KnownAxis]) -> list[Entry]:
    """Entries by their rows alone, with their panels' names, where all labels are pairs of a panel and a declared row.

    Each panel must have nearly all of the rows, and none of their names may be a tick.
    """
    lines = Counter(id(entry.node) for entry in entries)
    whole = [
        _label(entry, alone=lines[id(entry.node)] == 1)
        for entry in entries
        if len(entry.keys) == 1 and not entry.header
    ]
    pairs = [found for label in whole if (found := _SPLIT.match(label.text))]
    if (
        len(pairs) < max(2 * _FEWEST, len(entries))
        or any(is_declared(label.text, axes) for label in whole)
        or any(entry.form in IN_PASSING for entry in entries)
    ):
        return list(entries)
    for panel, row in (("first", "second"), ("second", "first")):
        panels = {canonical(pair[panel]) for pair in pairs}
        rows = {canonical(pair[row]) for pair in pairs}
        places = {(canonical(pair[panel]), canonical(pair[row])) for pair in pairs}
        full = len(places) == len(pairs) >= _FULL * len(panels) * len(rows)
        known = all(is_declared(pair[row], axes) for pair in pairs)
        strange = not any(is_declared(pair[panel], axes) for pair in pairs)
        if full and known and strange and len(panels) >= _FEWEST and len(rows) >= _FEWEST:
            return [
                replace(entry, keys=(_key(label, pair, row),), panel=pair[panel].strip())
                for entry, label, pair in zip(entries, whole, pairs, strict=True)
            ]
    return list(entries)


def _label(entry: Entry, *, alone: bool) -> Plain:
    """The label of a line as written, of which a key may hold only the row; else the key."""
    own, key = entry.node.label, entry.keys[0]
    if own is not None and alone and key.text in own.text:
        return own
    return Plain(key.text, (*[key.span.start] * len(key.text), key.span.end))


def _key(label: Plain, pair: re.Match[str], row: str) -> Key:
    part = label.part(*pair.span(row))
    return Key(part.text, part.span())


def panels_in_labels(entries: Sequence[Entry], axes: Sequence[KnownAxis]) -> list[Entry]:
    """Entries of paragraphs that each open with a panel's name: "**Oak (left).** The top row shows 4 at dose 1"."""
    labels = {entry.node.label.text for entry in entries if entry.node.label is not None}
    told = all(
        entry.form in _TOLD and entry.node.label is not None and entry.keys + entry.values[0].keys
        for entry in entries
    )
    named = told and len(labels) >= _FEWEST and not any(_speaks_of_tick(label, axes) for label in labels)
    if not named:
        return list(entries)
    return [replace(entry, panel=entry.node.label.text) if entry.node.label else entry for entry in entries]


def _speaks_of_tick(label: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether a label is a tick or longer than a name."""
    near = any(axis.find_near(label) is not None for axis in axes)
    return near or is_declared(label, axes) or len(label.split()) > _LONGEST_NAME
