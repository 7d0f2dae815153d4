"""The values that a frame tells one by one, each with the words for where it stands."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claims.firsts.frames import ENTRY, LINK
from auditor.claims.found import Found
from auditor.language.clauses import Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import PlaceRef, PositionRef, TickRef


def places_of(found: Found, name: str) -> list[Item]:
    """The rows and columns that a group names."""
    if name not in found.match.groupdict():
        return []
    return [item for item in found.items(name) if _is_place(item)]


def _is_place(item: Item) -> bool:
    return isinstance(item.value, TickRef | PositionRef | PlaceRef | Spot)


Told = tuple[Num | None, tuple[Item, ...]]


def entries_of(found: Found) -> list[Told] | None:
    """The values with the places told for them: beside their numbers, or all behind the list; or one following the other.

    None where the places told behind the list are not as many as the values.
    """
    links = [
        *_told(found, "leader", "leading", one=True),
        *_told(found, "links"),
        *_told(found, "one"),
        *_told(found, "other"),
    ]
    return links or _dealt(_told(found, "list"), places_of(found, "each"))


def _told(found: Found, *names: str, one: bool = False) -> list[Told]:
    """Numbers and places of some groups, entry by entry; all of them together where they are of `one`."""
    groups = found.match.groupdict()
    spans = [found.match.span(name) for name in names if groups.get(name)]
    pattern = LINK if names == ("links",) else ENTRY
    parts = (
        [list(spans)]
        if one
        else [[m.span()] for a, b in spans for m in pattern.finditer(found.phrasing.line, a, b)]
    )
    told: list[Told] = []
    for part in parts:
        items = [
            item
            for begin, item in zip(found.phrasing.starts, found.phrasing.owners, strict=True)
            if item is not None and any(a <= begin < b for a, b in part)
        ]
        numbers = [item.value for item in items if isinstance(item.value, Num)]
        if items:
            told.append((numbers[0] if numbers else None, tuple(i for i in items if _is_place(i))))
    return told


def _dealt(told: list[Told], places: Sequence[Item]) -> list[Told] | None:
    """The values, each with the tick told for it at the end: "3 and 4, at A and B respectively"."""
    ticks = [i for i in places if isinstance(i.value, TickRef) and len(i.value.ticks) == len(told)]
    if len(ticks) != len(places):
        return None
    if not places:
        return told
    return [
        (
            value,
            tuple(
                replace(i, value=replace(i.value, ticks=(i.value.ticks[at],)))
                for i in ticks
                if isinstance(i.value, TickRef)
            ),
        )
        for at, (value, _) in enumerate(told)
    ]
