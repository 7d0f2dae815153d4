"""Titles that name a row though no axis lists them, since they stand among others that do: a slip of the pen."""

from collections.abc import Collection, Mapping, Sequence

from auditor.reading.form import Entry
from auditor.reading.key import Key, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node

_FEWEST = 2


def like_siblings(
    titles: Mapping[int, Node],
    under: Mapping[int, Sequence[Entry]],
    known: Mapping[int, Key],
    axes: Sequence[KnownAxis],
) -> dict[int, Key]:
    """The keys of titles over the same lines as their siblings, where an axis has ticks enough for both."""
    found: dict[int, Key] = {}
    alike = _places_by_lines(titles, under)
    for places in alike.values():
        told = [known[place] for place in places if place in known]
        open_ones = [place for place in places if place not in known]
        if not open_ones or len(told) < max(_FEWEST, len(open_ones) + 1):
            continue
        own = [axis for axis in axes if axis.ticks and all(matches(key, axis) >= 1 for key in told)]
        if any(len(axis.ticks) >= len(places) for axis in own):
            found |= {
                place: keys[0] for place in open_ones if len(keys := read_keys(titles[place].name)) == 1
            }
    return found


def _places_by_lines(
    titles: Mapping[int, Node], under: Mapping[int, Sequence[Entry]]
) -> dict[tuple[object, ...], list[int]]:
    """The titles by what they look like, where they stand and what the lines below them are called."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for place, title in titles.items():
        above = tuple(id(parent) for parent in title.parents[-1:])
        shape = (title.block.kind, title.block.level, title.block.bold, above, _lines(under[place]))
        groups.setdefault(shape, []).append(place)
    return groups


def _lines(entries: Sequence[Entry]) -> Collection[str]:
    return frozenset(key.text.casefold() for entry in entries for key in entry.keys)
