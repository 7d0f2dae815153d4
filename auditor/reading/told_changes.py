"""Lines that tell once more how far a row goes, end to end: "plot 4: 18.2 -> 31.5" below its full row."""

import re
from collections import defaultdict
from collections.abc import Iterable

from auditor.reading.form import Entry
from auditor.reading.labels import canonical

_ARROW = re.compile(r"\s*(?:→|⇒|->|=>)\s*")
_ENDS = 2


def without_changes(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without those of two values with an arrow between, whose row a longer line before them gives."""
    longest: dict[tuple[str, ...], int] = defaultdict(int)
    found = []
    for entry in entries:
        row = tuple(canonical(key.text) for key in entry.keys)
        if not (longest[row] > _ENDS and _is_change(entry)):
            found.append(entry)
            longest[row] = max(longest[row], len(entry.values))
    return found


def _is_change(entry: Entry) -> bool:
    if entry.table is not None or not entry.spread or len(entry.values) != _ENDS:
        return False
    content = entry.node.block.content
    first, second = (value.span for value in entry.values)
    between = [at for at, place in enumerate(content.offsets[:-1]) if first.end <= place < second.start]
    return bool(between) and bool(_ARROW.fullmatch(content.text[between[0] : between[-1] + 1]))
