"""Lines that are called "Row 4" or "Column Oak" where the others name the tick alone, or behind a noun of their own."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import Entry
from auditor.reading.key import Key, generic_side
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import canonical
from auditor.source import Span

_SIDED = re.compile(r"(?P<name>row|col(?:umn)?|line)\s+(?=\S)", re.IGNORECASE)


def with_bare_ticks(entries: list[Entry], axes: Sequence[KnownAxis]) -> list[Entry]:
    """The entries, each such word parted from the tick that stands behind it, where others have that tick."""
    keys = [key for entry in entries for key in _keys(entry)]
    if not any(_behind(key) for key in keys):
        return entries
    if all(entry.keys and _SIDED.match(entry.keys[-1].as_written.text) for entry in entries):
        known = {canonical(tick): tick for entry in entries if (tick := _behind(entry.keys[-1]))}
        return [replace(entry, keys=tuple(_bare(key, known) for key in entry.keys)) for entry in entries]
    known = {canonical(key.text): key.text for key in keys if not _behind(key)}
    known |= {canonical(tick.text): tick.text for axis in axes for tick in axis.ticks}
    return [replace(entry, keys=tuple(_bare(key, known) for key in entry.keys)) for entry in entries]


def _keys(entry: Entry) -> Iterator[Key]:
    yield from entry.keys
    yield from entry.header
    for value in entry.values:
        yield from value.keys


def _behind(key: Key) -> str:
    """The tick behind such a word; "" where a key has none."""
    if key.name and generic_side(key):
        return key.text
    sided = _SIDED.match(key.as_written.text)
    return key.as_written.text[sided.end() :] if sided else ""


def _bare(key: Key, known: dict[str, str]) -> Key:
    tick = _behind(key)
    if not tick:
        return key
    if canonical(tick) not in known:  # "Row 90" beside "Speed 70" and "Speed 90"
        named = [text for text in known.values() if text.casefold().endswith(f" {tick.casefold()}")]
        return Key(named[0], key.span) if len(named) == 1 else key
    if tick == key.text:
        return replace(key, whole="")
    written = key.as_written
    begin = min(written.span.start + len(written.text) - len(tick), written.span.end)
    return Key(tick, Span(begin, written.span.end), name=written.text.split()[0])
