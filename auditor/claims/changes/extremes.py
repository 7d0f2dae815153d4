"""Ratios of extremes: "the peak is three times the minimum", "A's longest is twice the longest of B"."""

import itertools
from collections.abc import Iterator

from auditor.claims.changes.factors import FactorCue
from auditor.claims.changes.operands import Ends, of_cells
from auditor.claims.changes.told_ratio import ToldRatio
from auditor.claims.judging import directions
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef
from auditor.language.scope import selection
from auditor.world import Selection


def of_extremes(clause: Clause, cue: FactorCue) -> Iterator[ToldRatio]:
    """`the warmest day is 30% above the coldest`, `A's peak is three times that of B`."""
    before = [item for item in clause.of("extreme") if item.last <= cue.first]
    behind = [item for item in clause.of("extreme") if item.first >= cue.last]
    if len(before) != 1 or len(behind) != 1 or any(item not in cue.items for item in clause.numbers):
        return
    apart = _places_apart(clause, cue)
    if apart is None and (clause.refs or len(_panels_named(clause)) > 1):
        return
    found = apart or [(Selection(panel), Selection(panel)) for panel in clause.panels]
    items = frozenset([*cue.items, *before, *behind, *clause.refs, *_panels_named(clause)])
    for ways in _told_extremes(clause, before[0], behind[0]):
        ends = tuple(
            Ends(of_cells(second, measure=two), of_cells(first, measure=one))
            for one, two in ways
            for first, second in found
        )
        open_ = len(ways) > 1 or (apart is None and not clause.named and len(ends) > 1)
        yield ToldRatio(ends, cue.factor, items, either=open_)


def _told_extremes(clause: Clause, one: Item, other: Item) -> Iterator[list[tuple[str, str]]]:
    """What two extremes are: twice "the worst" is the same of both, be it the highest or the lowest."""
    if one.sense("extreme") == other.sense("extreme"):
        yield [(way, way) for way in _measures(clause, one)]
        return
    yield from ([pair] for pair in itertools.product(_measures(clause, one), _measures(clause, other)))


def _panels_named(clause: Clause) -> list[Item]:
    return [item for item in clause.items if isinstance(item.value, PanelRef)]


def _places_apart(clause: Clause, cue: FactorCue) -> list[tuple[Selection, Selection]] | None:
    """`the worst of A is twice the worst of B`: one place named for each extreme; None where there are not just two."""
    named = sorted([*clause.refs, *_panels_named(clause)], key=lambda item: item.start)
    if len(named) != 2 or not named[0].last <= cue.first < cue.last <= named[1].first:
        return None
    one, two = (_place(clause, item) for item in named)
    return [(one, two)] if one is not None and two is not None else None


def _place(clause: Clause, item: Item) -> Selection | None:
    if isinstance(item.value, PanelRef):
        return Selection(item.value.panels[0]) if len(item.value.panels) == 1 else None
    return selection(clause, clause.panels[0], [item]) if len(clause.panels) == 1 else None


def _measures(clause: Clause, item: Item) -> tuple[str, ...]:
    return directions(item.sense("extreme"), clause.document, clause.panels[0])
