"""Rows that are counted, with their names in brackets: "Row 1 (Oak): 4, 5", "Row 2 (Elm): 3, 6"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.axis_words import is_positional
from auditor.reading.colours import COLOUR, TONE
from auditor.reading.form import Entry
from auditor.reading.key import Key
from auditor.reading.labels import canonical

_REMARK = re.compile(r"\b(?:highest|lowest|best|worst|largest|smallest|peak|outlier|\w+est)\b", re.IGNORECASE)


def named_aside(entries: Sequence[Entry]) -> list[Entry]:
    """Entries by the names in their brackets, where all have one of their own and none is a remark."""
    asides = [entry.keys[-1].aside if entry.keys else None for entry in entries]
    names = [canonical(aside.text) for aside in asides if aside is not None and not _is_remark(aside)]
    if len(names) < max(2, len(entries)) or len(set(names)) < len(names):
        return list(entries)
    return [
        replace(entry, keys=(*entry.keys[:-1], aside)) if aside else entry
        for entry, aside in zip(entries, asides, strict=True)
    ]


def _is_remark(aside: Key) -> bool:
    patterns = (COLOUR, TONE, _REMARK)
    return is_positional(aside.text) or any(pattern.search(aside.text) for pattern in patterns)
