"""The places that the names of a clause leave, and what a name means."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from auditor.claim import Place
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.pairs import EITHER, PANEL, halves, sides
from auditor.language.refs import PanelRef, TickRef
from auditor.language.scope import of_ref
from auditor.language.subject import of_statement

# A longer list of ticks is a stretch of its axis, and not each of them has a number.
MOST_NAMES = 3


def pools(clause: Clause) -> Iterator[frozenset[Place]]:
    """The places that the clause's own names leave, first with what was named before, then without."""
    own = single_names(clause.items)
    seen: list[frozenset[Place]] = []
    for more in (*_carried(clause, own), ()):
        places = _places(clause, [*own, *more])
        if places and places not in seen:
            seen.append(places)
            yield places


def freed(clause: Clause) -> Iterator[frozenset[Place]]:
    """The places that the names leave where one side of a cell that is named is not taken to bind: "it gains 5 by May"."""
    own = [half for item in single_names(clause.items) for half in (halves(item) or [item])]
    named = {side for item in own for side in sides(item)} - {PANEL, EITHER}
    for side in sorted(named) if len(named) > 1 else ():
        rest = [item for item in own if sides(item) != (side,)]
        if rest and (places := _places(clause, rest)):
            yield places


def single_names(items: Sequence[Item]) -> list[Item]:
    """The references, lists of ticks name by name."""
    return [one for item in items if item.kind == "ref" and sides(item) for one in _singles(item)]


def _singles(item: Item) -> list[Item]:
    if isinstance(item.value, TickRef) and 1 < len(item.value.ticks) <= MOST_NAMES and not item.value.every:
        return [replace(item, value=replace(item.value, ticks=(tick,))) for tick in item.value.ticks]
    return [item]


def _carried(clause: Clause, own: Sequence[Item]) -> Iterator[tuple[Item, ...]]:
    """What was named before on sides that the clause leaves open."""
    taken = {side for item in own for side in sides(item)}
    if EITHER in taken:
        return
    for items in (clause.before, of_statement(clause), clause.label, clause.topic):
        new = tuple(
            item
            for item in single_names(items)
            if not taken & set(sides(item)) and not (isinstance(item.value, TickRef) and item.value.every)
        )
        if new:
            yield new


def _places(clause: Clause, names: Sequence[Item]) -> frozenset[Place]:
    """All written places where every side has one of its names."""
    panels = [index for item in names if isinstance(item.value, PanelRef) for index in item.value.panels]
    groups: dict[tuple[str, ...], list[Item]] = {}
    for item in names:
        if PANEL not in sides(item):
            groups.setdefault(sides(item), []).append(item)
    found = frozenset((index, *at) for index in panels or clause.panels for at in clause.panel(index).values)
    for group in groups.values():
        found &= frozenset().union(*(places_of_name(clause, item) for item in group))
    return found


@lru_cache(maxsize=64)
def places_of_name(clause: Clause, item: Item) -> frozenset[Place]:
    """The places that a name means; either way where labels stand on both axes."""
    value = item.value
    ways: list[object] = [value]
    if isinstance(value, TickRef) and value.side == EITHER:
        ways = [TickRef(side, value.ticks) for side in ("rows", "columns")]
    if isinstance(value, PanelRef):
        return frozenset((index, *at) for index in value.panels for at in clause.panel(index).values)
    return frozenset(
        (index, *at)
        for index in range(len(clause.document.panels))
        for way in ways
        if (found := of_ref(clause, index, way)) is not None
        for at in found.places(clause.panel(index))
    )
