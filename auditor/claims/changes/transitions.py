"""From what to what a clause goes: two ticks, two cells, two panels, one step of an axis, or a whole line."""

from collections.abc import Iterator, Sequence

from auditor.claims.changes.operands import Ends, of_cells
from auditor.claims.changes.spans import BACK, FORTH, _axis_span, _number_span, span_of
from auditor.claims.changes.steps import Transition, by_steps, panel_items
from auditor.claims.contesting import select
from auditor.language.axis_ways import named_ways
from auditor.language.changes import before_and_after
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import PanelRef, PlaceRef, Ref, RegionRef, TickRef
from auditor.language.subject import contexts
from auditor.language.times import in_time
from auditor.language.ways import parts, side_of
from auditor.language.wording import Wording


def transitions(clause: Clause, words: Wording) -> Iterator[Transition]:
    """The ways to tell from what to what a clause goes, by places."""
    refs = [item for item in clause.items if parts(item) or isinstance(item.value, PlaceRef | RegionRef)]
    yield from _between_places(clause, words, refs)
    found = list(_between_ticks(clause, words, refs))
    yield from found
    if not found:
        yield from _between_panels(clause, words, refs)
        yield from by_steps(clause, words, refs)


def _between_ticks(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`from 5 to 10 units`, `four doses instead of two`, and what an earlier clause said of it."""
    for items in (refs, [item for item in clause.before if parts(item)]):
        span = span_of(clause, words, items) or (
            _number_span(clause, words) or _axis_span(clause, words) if items is refs else None
        )
        if span is None:
            continue
        first, last, taken = span
        rest = [item for item in refs if item not in taken]
        others = [
            ref
            for item in taken
            if isinstance(item.value, Spot)
            for ref in parts(item)
            if side_of(ref) != side_of(first)
        ]
        if any(side_of(ref) == side_of(first) for item in rest for ref in parts(item)):
            continue
        yield from _with_rest(clause, words, rest, (first, last), frozenset(taken), others)
        return


def _with_rest(
    clause: Clause,
    words: Wording,
    rest: Sequence[Item],
    span: tuple[Ref, Ref],
    taken: frozenset[Item],
    others: Sequence[Ref] = (),
) -> Iterator[Transition]:
    """The cells at both ticks, where the other references and the context say."""
    own = [*others, *(ref for item in rest if not _is_listed(item, rest) for ref in _flat(item))]
    every = any(isinstance(item.value, TickRef | PanelRef) and item.value.every for item in clause.items)
    for context in contexts(clause, [*rest, *taken]) if not own else [()]:
        fixed = [*own, *(ref for item in context for ref in _flat(item))]
        ends = []
        for panel in clause.panels:
            first, last = (select(clause, panel, [*fixed, ref]) for ref in span)
            if first is not None and last is not None:
                ends.append(Ends(of_cells(first), of_cells(last)))
        if ends:
            ways = named_ways(clause, words)
            yield Transition(
                tuple(ends),
                taken | frozenset(rest) | (ways.items if ways else frozenset()) | panel_items(clause),
                every,
            )


def _is_listed(item: Item, rest: Sequence[Item]) -> bool:
    """Whether several references name ticks of one side, so that each belongs to a number of its own."""
    return (
        len([other for other in rest if side_of(other.value) and side_of(other.value) == side_of(item.value)])
        > 1
    )


def _flat(item: Item) -> list[Ref]:
    return parts(item) or ([item.value] if isinstance(item.value, PlaceRef | RegionRef) else [])


def _between_places(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`from (1, 2) to (3, 4)`: two cells of one panel."""
    cells = [item for item in refs if isinstance(item.value, PlaceRef | Spot)]
    if (
        len(cells) != 2
        or len(refs) != 2
        or not any(word in FORTH for word in words.all[cells[0].last : cells[1].first])
    ):
        return
    ends = []
    for panel in clause.panels:
        first, last = (select(clause, panel, _flat(item)) for item in cells)
        if first is not None and last is not None:
            ends.append(Ends(of_cells(first), of_cells(last)))
    if ends:
        yield Transition(tuple(ends), frozenset(cells) | panel_items(clause))


def _between_panels(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`from (a) to (b)`, `after tuning`, or the only two panels that there are, in their order."""
    step = panel_step(clause, words)
    if step is None:
        yield from _between_times(clause, words, refs)
        return
    for context in contexts(clause, refs) if not refs else [()]:
        fixed = [ref for item in (*refs, *context) for ref in _flat(item)]
        first, last = (select(clause, panel, fixed) for panel in step)
        if first is not None and last is not None:
            yield Transition((Ends(of_cells(first), of_cells(last)),), frozenset(refs) | panel_items(clause))


def _between_times(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`A gained 4 at B`, of panels that follow each other in time: of one cell, since the panel before or since the first."""
    if not in_time(clause.document) or not refs or named_ways(clause, words) is not None:
        return
    named = [item.value.panels for item in clause.items if isinstance(item.value, PanelRef)]
    last = clause.panels[0] if clause.named and len(clause.panels) == 1 else len(clause.document.panels) - 1
    if named not in ([], [(last,)]) or not last:
        return
    fixed = [ref for item in refs for ref in _flat(item)]
    for first in dict.fromkeys((last - 1, 0)):
        ends = [select(clause, panel, fixed) for panel in (first, last)]
        if all(one is not None and one.is_cell for one in ends):
            one, two = (of_cells(end) for end in ends if end is not None)
            yield Transition((Ends(one, two),), frozenset(refs) | panel_items(clause))


def panel_step(clause: Clause, words: Wording, only_two: bool = False) -> tuple[int, int] | None:
    """The panel where a change begins and the one where it ends; `only_two` takes the only two there are."""
    if (
        any(isinstance(item.value, PanelRef) and item.value.every for item in clause.items)
        or named_ways(clause, words) is not None
    ):
        return None
    count = len(clause.document.panels)
    named = [
        item for item in clause.items if isinstance(item.value, PanelRef) and len(item.value.panels) == 1
    ]
    earlier = before_and_after(clause.document)
    if len(named) == 2:
        one, two = (item.value.panels[0] for item in named if isinstance(item.value, PanelRef))
        between = words.all[named[0].last : named[1].first]
        back = any(between[at : at + len(phrase)] == phrase for phrase in BACK for at in range(len(between)))
        forth = any(word in FORTH for word in between) or (
            words.norm(named[0].first - 1) == "between" and "and" in between
        )
        return None if one == two else (two, one) if back else (one, two) if forth else None
    if count < 2 or len(named) > 1:
        return None
    mentioned = named[0].value.panels[0] if named and isinstance(named[0].value, PanelRef) else None
    if earlier is not None and mentioned not in (None, earlier):
        return earlier, mentioned or 0
    return (0, 1) if only_two and count == 2 and earlier in (0, None) and mentioned is None else None
