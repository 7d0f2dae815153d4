"""Rows that are counted, with their names in brackets: "Row 1 (Oak): 4, 5", "Row 2 (Elm): 3, 6"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.axis_words import is_positional
from auditor.reading.colours import COLOUR, TONE
from auditor.reading.form import Entry
from auditor.reading.key import Key, generic_side
from auditor.reading.labels import canonical
from auditor.reading.tick_texts import can_be_tick

_REMARK = re.compile(r"\b(?:highest|lowest|best|worst|largest|smallest|peak|outlier|\w+est)\b", re.IGNORECASE)
_FEWEST = 2


def named_aside(entries: Sequence[Entry]) -> list[Entry]:
    """Entries by the names in their brackets, where all have one of their own and none is a remark.

    Where most have that of a tick the others do, too, though the text lists no such tick: so it is written.
    """
    asides = [_name_aside(entry) for entry in entries]
    named = [entry.keys[-1].text for entry in entries if entry.keys and _names_its_tick(entry.keys[-1])]
    names = [canonical(name) for name in (*named, *(aside.text for aside in asides if aside is not None))]
    own = len(names) - len(named)
    whole = own >= _FEWEST if not named else len(named) > own
    if len(names) < len(entries) or not own or not whole or len(set(names)) < len(names):
        return list(entries)
    return [
        replace(entry, keys=(*entry.keys[:-1], aside)) if aside else entry
        for entry, aside in zip(entries, asides, strict=True)
    ]


def _name_aside(entry: Entry) -> Key | None:
    """The name in the bracket behind the number of a line, if it is one."""
    key = entry.keys[-1] if entry.keys else None
    aside = key.aside if key else None
    if aside is not None and key is not None and generic_side(key) == "columns":
        aside = replace(aside, name=key.name)
    return aside if aside is not None and not _is_remark(aside) and can_be_tick(aside.text) else None


def _names_its_tick(key: Key) -> bool:
    """Whether a line is counted, and called by the tick in its bracket."""
    return key.ordinal is not None and key.aside is None


def _is_remark(aside: Key) -> bool:
    patterns = (COLOUR, TONE, _REMARK)
    return is_positional(aside.text) or any(pattern.search(aside.text) for pattern in patterns)
