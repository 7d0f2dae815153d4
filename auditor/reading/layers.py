"""Lists under one title that give the same places twice with other values: two panels, and not one with conflicts."""

from collections import defaultdict
from collections.abc import Sequence

from auditor.reading.form import IN_PASSING, Entry
from auditor.reading.labels import canonical

_FEWEST = 2  # one line that differs is a fault of one grid


def layers(entries: Sequence[Entry]) -> list[list[Entry]]:
    """The entries, parted where most of what is written again differs from what was written before."""
    if any(entry.table is not None or entry.form in IN_PASSING for entry in entries):
        return [list(entries)]
    seen: dict[tuple[str, ...], list[Entry]] = defaultdict(list)
    parts: list[list[Entry]] = []
    for entry in entries:
        own = seen[_place(entry)] if entry.keys or all(value.keys for value in entry.values) else []
        own.append(entry)
        parts += [[]] if len(own) > len(parts) else []
        parts[len(own) - 1].append(entry)
    again = [own for own in seen.values() if len(own) > 1]
    places = sum(len(own[0].values) * (len(own) - 1) for own in again)
    differing = sum(_differing(own[0], other) for own in again for other in own[1:])
    return parts if len(again) >= _FEWEST and places > _FEWEST and 2 * differing > places else [list(entries)]


def _place(entry: Entry) -> tuple[str, ...]:
    keys = [*entry.keys, *(key for value in entry.values for key in value.keys)]
    return tuple(canonical(key.text) for key in keys)


def _differing(first: Entry, second: Entry) -> int:
    pairs = zip(first.values, second.values, strict=False)
    return sum(canonical(one.text) != canonical(other.text) for one, other in pairs)
