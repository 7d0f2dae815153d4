"""Which cells a number told in passing may be about: what its part of the sentence names, filled up from what was named before."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.amounts.parts import Part
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.pairs import EITHER, PANEL, disjoint, halves, sides
from auditor.language.refs import PanelRef, TickRef
from auditor.language.subject import in_panel, of_statement
from auditor.world import Selection

Scope = tuple[Selection, ...]
Ends = tuple[Scope, Scope]


def scopes(clause: Clause, part: Part) -> Iterator[Scope]:
    """The cells that a part may be about, likeliest first."""
    seen: list[Scope] = []
    for refs in fillings(clause, part, places(part.refs)):
        for scope in selected(clause, part, refs):
            if scope not in seen:
                seen.append(scope)
                yield scope


def ends(clause: Clause, part: Part) -> Iterator[Ends]:
    """The two things that a part may hold against each other, in the order in which they are named."""
    own = _singles(places(part.refs))
    for side in dict.fromkeys(side for item in own for side in sides(item)):
        same = [item for item in own if side in sides(item)]
        rest = [item for item in own if side not in sides(item)]
        if len(same) == 2:
            yield from _both(clause, part, same[0], same[1], rest)
        elif len(same) == 1:
            for other in _others(clause, part, side, same[0]):
                yield from _both(clause, part, other, same[0], rest)
        elif len(same) == 3 and side == EITHER:
            for shared in same:
                one, two = (item for item in same if item is not shared)
                yield from _both(clause, part, one, two, [shared])
    named = [index for ref in part.panels for index in ref.panels]
    panels = (
        named
        if len(named) == 2
        else [*dict.fromkeys((*named, *clause.panels, *_earlier_panels(clause, part)))]
    )
    if len(panels) == 2:
        for refs in fillings(clause, part, places(part.refs)):
            here, there = (in_panel(clause, panel, refs) for panel in panels)
            yield from (((a,), (b,)) for a, b in zip(here, there, strict=False))
    taken = {side for item in own for side in sides(item)}
    # Of what only another sentence names, any two lie somehow apart.
    for source in (one for one in _sources(clause, part) if one != list(clause.topic)):
        for side in (one for one in ("rows", "columns", EITHER) if one not in taken):
            same = [item for item in _singles(source) if side in sides(item)][-2:]
            if len(same) == 2 and len(own) < 2:
                yield from _both(clause, part, same[0], same[1], own)


def _earlier_panels(clause: Clause, part: Part) -> list[int]:
    items = (*part.earlier, *clause.topic)
    return [index for item in items if isinstance(item.value, PanelRef) for index in item.value.panels]


def places(items: Sequence[Item]) -> list[Item]:
    """The references to rows, columns, cells and regions."""
    return [item for item in items if sides(item) and PANEL not in sides(item)]


def _both(clause: Clause, part: Part, one: Item, two: Item, rest: Sequence[Item]) -> Iterator[Ends]:
    if one.value == two.value:
        return
    for refs in fillings(clause, part, [one, *rest]):
        for a in selected(clause, part, refs):
            for b in selected(clause, part, [two, *refs[1:]]):
                if a != b and [s.panel for s in a] == [s.panel for s in b] and _alike(a[0], b[0]):
                    yield a, b


def _alike(one: Selection, two: Selection) -> bool:
    """Whether two selections leave the same sides open."""
    return (one.rows is None, one.columns is None) == (two.rows is None, two.columns is None)


def _others(clause: Clause, part: Part, side: str, item: Item) -> Iterator[Item]:
    """What was named before on the same side, the latest first."""
    for source in _sources(clause, part):
        for other in reversed(_singles(source)):
            if side in sides(other) and other.value != item.value:
                yield other
                break


def fillings(clause: Clause, part: Part, own: Sequence[Item]) -> Iterator[list[Item]]:
    """References with those that they leave open taken over from what was named before."""
    if not disjoint(own):
        return
    yield list(own)
    taken = {side for item in own for side in sides(item)}
    crossed = EITHER in taken and len(own) == 1
    for source in _sources(clause, part):
        new: list[Item] = []
        for item in reversed(source):
            free = (
                not taken & set(sides(item))
                if EITHER not in taken
                else crossed and item.value != own[0].value
            )
            if free and disjoint([*own, *new, item]):
                new.append(item)
        if new:
            yield [*own, *reversed(new)]
            if len(new) > 1:
                yield from ([*own, item] for item in new)


def _sources(clause: Clause, part: Part) -> Iterator[list[Item]]:
    """What was named before: in the sentence, by where it stands, in its label, in the sentence before, in the headings.

    Behind a cell that the sentence itself names, nothing that was named outside of it is meant.
    """
    named = places(part.earlier)
    if named and halves(named[-1]):
        yield [half for item in named for half in (halves(item) or (item,))]
        return
    for items in (part.earlier, of_statement(clause), clause.label, clause.topic, clause.trail_items):
        found = [half for item in places(items) for half in (halves(item) or (item,))]
        if found:
            yield found


def _singles(items: Sequence[Item]) -> list[Item]:
    """The ends of lists of ticks, and the row and the column of cells; not what is said of every row or column."""
    found: list[Item] = []
    for item in items:
        if isinstance(item.value, Spot):
            found.extend(halves(item))
        elif isinstance(item.value, TickRef) and len(item.value.ticks) > 1 and not item.value.every:
            first, *_, last = item.value.ticks
            found.extend(replace(item, value=replace(item.value, ticks=(tick,))) for tick in (first, last))
        elif not (isinstance(item.value, TickRef) and item.value.every):
            found.append(item)
    return found


def selected(clause: Clause, part: Part, refs: Sequence[Item]) -> Iterator[Scope]:
    """The crossing of references in the panels that are meant: in each of them, and in all together."""
    named = [index for ref in part.panels for index in ref.panels]
    panels = tuple(dict.fromkeys(named)) or clause.panels
    ways = [in_panel(clause, panel, list(refs)) for panel in panels]
    for way in ways:
        yield from ((selection,) for selection in way)
    if len(panels) > 1 and all(ways):
        yield tuple(way[0] for way in ways)
