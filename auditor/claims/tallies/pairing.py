"""Things by themselves, or held against others: two cells of a line, the same cells of two panels."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.found import Found
from auditor.claims.tallies.bounds import is_negated
from auditor.claims.tallies.things import Things
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef
from auditor.language.scope import of_ref
from auditor.language.subject import crossing
from auditor.world import Selection

Thing = tuple[Selection, ...]


def paired(
    clause: Clause, kind: str, found: Found, said: Found, group: Things, *, leaning: bool
) -> Iterator[Thing]:
    """Each thing with what is said to hold against it; nothing where that is denied, which may mean much."""
    if is_negated(said) and kind not in ("value", "between"):
        return
    if kind in ("versus", "alike"):
        told = found if found.words("both") else said
        if told.words("both", "rest") or told is not found or leaning:
            yield from _of_panels(clause, told, group)
    elif kind == "step":
        yield from _stepped(clause, said, group)
    elif kind == "change":
        yield from _moved(clause, said, group)
    elif kind not in ("peak", "beats"):
        yield from ((one,) for one in group.parts)
    elif group.sort in OTHER_SIDE:
        for one in group.parts:
            first = _crossed(clause, one, said.items("at" if kind == "peak" else "one"))
            second = one if kind == "peak" else _crossed(clause, one, said.items("other"))
            if first is not None and second is not None and first.is_cell and first != second:
                yield first, second


def _moved(clause: Clause, said: Found, group: Things) -> Iterator[Thing]:
    """Each thing at the end of a step and at its beginning: two panels, or two lines that cross it."""
    last, first = (next(iter(said.items(name)), None) for name in ("to", "from"))
    if last is None or first is None:
        return
    if isinstance(last.value, PanelRef) and isinstance(first.value, PanelRef):
        if len(last.value.panels) == len(first.value.panels) == 1:
            to, start = last.value.panels[0], first.value.panels[0]
            for one in group.parts:
                if one.panel == group.parts[0].panel and _same_shape(clause, to, start):
                    yield replace(one, panel=to), replace(one, panel=start)
        return
    for one in group.parts if group.sort in OTHER_SIDE else ():
        pair = _crossed(clause, one, [last]), _crossed(clause, one, [first])
        if pair[0] is not None and pair[1] is not None and all(part.is_cell for part in pair if part):
            yield pair[0], pair[1]


def _stepped(clause: Clause, said: Found, group: Things) -> Iterator[Thing]:
    """Cells of the later panel beside those of the earlier one; cells of lines only where the panels are named."""
    named = [
        ref.panels
        for ref in (item.value for item in (*said.items("from"), *said.items("to")))
        if isinstance(ref, PanelRef)
    ]
    if any(len(panels) != 1 for panels in named) or len(named) == 1:
        return
    pair = tuple(panels[0] for panels in named) or tuple(range(len(clause.document.panels)))
    if len(pair) != 2 or not _same_shape(clause, *pair) or not (named or group.sort == "cells"):
        return
    for one in group.parts:
        if one.panel == group.parts[0].panel and one.is_cell:
            yield replace(one, panel=pair[1]), replace(one, panel=pair[0])


def is_at(clause: Clause, one: Selection, item: Item) -> bool:
    """Whether a thing is (a part of) what is named."""
    if isinstance(item.value, PanelRef):
        return one.panel in item.value.panels
    place = of_ref(clause, one.panel, item.value)
    return place is not None and crossing(place, one) is not None


def _crossed(clause: Clause, one: Selection, items: Sequence[Item]) -> Selection | None:
    """The part of a thing at a line that crosses it."""
    place = of_ref(clause, one.panel, items[0].value) if items else None
    return crossing(one, place) if place is not None else None


def _of_panels(clause: Clause, found: Found, group: Things) -> Iterator[Thing]:
    """The same cells of two panels: of the one that is told first and of the other."""
    panels = _two_panels(clause, found)
    if panels is None or group.sort == "panels" or not _same_shape(clause, *panels):
        return
    for one in group.parts:
        if one.panel == group.parts[0].panel:
            yield replace(one, panel=panels[0]), replace(one, panel=panels[1])


def _two_panels(clause: Clause, found: Found) -> tuple[int, int] | None:
    """The panels that are named, or the only two that there are."""
    refs = [item.value for item in (*found.items("both"), *found.items("rival"))]
    named = list(dict.fromkeys(n for ref in refs if isinstance(ref, PanelRef) for n in ref.panels))
    every = range(len(clause.document.panels))
    if len(every) == 2:
        named += [n for n in every if n not in named]
    return (named[0], named[1]) if len(named) == 2 else None


def _same_shape(clause: Clause, one: int, other: int) -> bool:
    first, second = (
        [[tick.text for tick in axis.ticks] for axis in (clause.panel(n).rows, clause.panel(n).columns)]
        for n in (one, other)
    )
    return first == second
