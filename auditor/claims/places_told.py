"""Places that a sentence lists, each by itself: "at A in May and again at B in June", "in May for both A and B"."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.pairs import sides
from auditor.language.refs import PlaceRef, PositionRef, TickRef
from auditor.language.scope import selection
from auditor.world import Selection


def each_place(
    clause: Clause, panel: int, refs: Sequence[Item], within: Sequence[Item] = ()
) -> tuple[Selection, ...]:
    """The places that some references list, in one panel; none where it is not clear which rows go with which columns."""
    spots = [item for item in refs if isinstance(item.value, Spot | PlaceRef)]
    lines = [item for item in refs if item not in spots]
    if spots and lines or any(not isinstance(item.value, TickRef | PositionRef) for item in lines):
        return ()
    by_side = [
        [one for item in lines if sides(item) == (side,) for one in _singles(item)]
        for side in ("rows", "columns")
    ]
    if sum(map(len, by_side)) < len(lines):
        return ()
    ways: list[tuple[Item, ...]] = [(one,) for item in spots for one in _cells(item)]
    ways = ways or list(product(*(own for own in by_side if own)))
    found = [selection(clause, panel, [*within, *way]) for way in ways if way]
    return tuple(s for s in found if s is not None) if all(found) else ()


def _cells(item: Item) -> list[Item]:
    """One reference for each row and column of a crossing: "A and B in May"."""
    spot = item.value
    if not isinstance(spot, Spot):
        return [item]
    rows, columns = (_singles(replace(item, value=ref)) for ref in (spot.rows, spot.columns))
    return [
        replace(item, value=Spot(r.value, c.value))
        for r, c in product(rows, columns)
        if isinstance(r.value, TickRef | PositionRef) and isinstance(c.value, TickRef | PositionRef)
    ]


def _singles(item: Item) -> list[Item]:
    """One reference for each tick of a list."""
    value = item.value
    if isinstance(value, TickRef) and len(value.ticks) > 1:
        return [replace(item, value=replace(value, ticks=(tick,))) for tick in value.ticks]
    return [item]
