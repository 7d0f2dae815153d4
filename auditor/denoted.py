"""Which things a claim tells of: the cells that it counts, the lines and pairs that are so, those that it names."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from auditor.claim_parts import parts
from auditor.claims.bonds.claims import Bonds
from auditor.claims.cellsets.claims import Counted, Holds, Listed, Repeats, Together, Told
from auditor.claims.cellsets.judging import verdicts as cell_verdicts
from auditor.claims.count_claim import Count
from auditor.claims.counts import passes
from auditor.claims.firsts.claims import Firsts
from auditor.claims.follow_ups.claims import FollowUp, Thing
from auditor.claims.judging import valued
from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import relation
from auditor.claims.tallies.claims import Tallies, Tally
from auditor.claims.tallies.judging import has_trait
from auditor.claims.threshold import Threshold
from auditor.language.counted import Test
from auditor.truth import Interval, Truth, stands
from auditor.world import Selection, World

Worlds = tuple[World, World]  # printed, generous
_MOST_NAMED = 12


@dataclass(frozen=True, slots=True)
class Denoted:
    """Some things that were told of; `certain` where neither rounding nor the words leave open which they are."""

    things: tuple[Thing, ...]
    certain: bool = True
    counted: bool = True  # they are what was counted, and not only named


def denoted(claim: Any, worlds: Worlds) -> list[Denoted]:
    """The sets of things that a claim tells of, those that it counts first."""
    found = [_chosen(finder, worlds) for finder in _finders(claim)]
    told = [one for one in found if one is not None] or list(_named(claim, worlds[0]))
    return list(dict.fromkeys(one for one in told if one.things))


def of_areas(fact: Counted | Together, worlds: Worlds) -> Denoted:
    """The cells of some areas that meet a condition; it is not certain that these are meant."""
    found = _chosen(partial(_in_areas, fact), worlds)
    return Denoted(found.things if found else (), certain=False)


Finder = Callable[[World], list[tuple[Thing, Truth]]]


def _chosen(finder: Finder, worlds: Worlds) -> Denoted | None:
    """Those that are so as printed; certain where every number that rounds to them leaves it so."""
    printed, generous = (finder(world) for world in worlds)
    things = tuple(thing for thing, truth in printed if truth is Truth.TRUE)
    wide = {thing for thing, truth in generous if truth is Truth.TRUE}
    open_ = any(truth is Truth.UNKNOWN for _, truth in (*printed, *generous))
    return Denoted(things, certain=not open_ and wide == set(things)) if things else None


def _finders(claim: Any) -> Iterator[Finder]:
    """Ways to tell of each thing that a claim speaks of whether it is among those that it counts."""
    if isinstance(claim, Tallies):
        yield from (partial(_tallied, one) for one in claim.parts)
    elif isinstance(claim, Count) and claim.kind == "count" and not (claim.each and len(claim.scope) > 1):
        yield partial(_tested, claim.scope, claim.test)
    elif isinstance(claim, Told):
        for ways in claim.parts:
            fact = ways[0]
            if isinstance(fact, Counted | Together) and fact.most != 0:
                yield partial(_in_areas, fact)
    elif isinstance(claim, Threshold) and not any(part.measure for part in claim.parts):
        scope = tuple(one for part in claim.parts for one in part.scope)
        yield partial(_bounded, scope, claim)
    elif isinstance(claim, Bonds | Related):
        yield from (partial(_paired, one) for one in parts(claim, Related))


def _cell(panel: int, place: tuple[int, int]) -> Thing:
    return (Selection(panel, (place[0],), (place[1],)),)


def _tallied(tally: Tally, world: World) -> list[tuple[Thing, Truth]]:
    return [(thing, has_trait(thing, tally.trait, world)) for thing in tally.things]


def _tested(scope: Sequence[Selection], test: Test, world: World) -> list[tuple[Thing, Truth]]:
    if test.relation in ("missing", "present"):
        panels = world.document.panels
        return [
            (_cell(one.panel, place), Truth.of((cell.quantity is None) == (test.relation == "missing")))
            for one in scope
            for place in one.places(panels[one.panel])
            if (cell := panels[one.panel].grid.get(place)) is not None
        ]
    return [
        (_cell(cell.panel, (cell.row, cell.column)), passes(world, cell, test))
        for cell in valued(world, scope)
    ]


def _in_areas(fact: Counted | Together, world: World) -> list[tuple[Thing, Truth]]:
    each = fact.each if isinstance(fact, Together) else (fact,)
    return [(_cell(one.area.panel, spot), truth) for one in each for spot, truth in cell_verdicts(one, world)]


def _bounded(scope: Sequence[Selection], claim: Threshold, world: World) -> list[tuple[Thing, Truth]]:
    limit = Interval.point(claim.num.value)
    if claim.relation not in ("<", ">", "<=", ">="):
        return []
    return [
        (_cell(cell.panel, (cell.row, cell.column)), stands(claim.relation, cell.value, limit))
        for cell in valued(world, scope)
    ]


def _paired(fact: Related, world: World) -> list[tuple[Thing, Truth]]:
    """The pairs of a bound, each in both of its orders."""
    found = relation(world.document, fact.panel)
    if (
        found is None
        or fact.about != "bound"
        or fact.value is None
        or fact.value.op not in ("<", ">", "<=", ">=")
    ):
        return []
    limit = Interval.point(fact.value.value)
    result = []
    for pair in fact.pairs:
        value = found.value(world, pair)
        value = abs(value) if fact.size else value
        thing = tuple(one for place in found.places[pair] for one in _cell(fact.panel, place))
        result.append((thing, stands(fact.value.op, value, limit)))
    return result  # fmt: skip


def _named(claim: Any, world: World) -> Iterator[Denoted]:
    """The cells or lines that a claim names, where these are few."""
    panels = world.document.panels
    if isinstance(claim, Tallies | Count | Threshold):
        return  # of what they count nothing is so
    if isinstance(claim, Told):
        for fact in (fact for ways in claim.parts for fact in ways[:1]):
            if isinstance(fact, Repeats | Listed):
                yield Denoted(tuple(_cell(fact.area.panel, spot) for spot in fact.area.places))
            if isinstance(fact, Holds):
                yield from _outermost((Selection(fact.area.panel),), fact.direction, fact.size, world)
        return
    if isinstance(claim, Firsts):
        for part in claim.parts:
            yield from _outermost(part.scope, part.direction, part.size, world)
        return
    if isinstance(claim, FollowUp):
        yield Denoted(claim.things, certain=claim.certain)
        return
    told = list(dict.fromkeys(parts(claim, Selection)))
    cells = tuple(
        _cell(one.panel, place)
        for one in told
        if one.rows is not None or one.columns is not None or one.region
        for place in one.places(panels[one.panel])
        if place in panels[one.panel].values
    )
    lines = tuple((one,) for one in told if not one.whole)
    if len(lines) == len(told) and 1 < len(lines) <= _MOST_NAMED:
        yield Denoted(lines, certain=False, counted=False)
    if len(set(cells)) > 1 and not any(one.whole for one in told):
        yield Denoted(tuple(dict.fromkeys(cells)), certain=False, counted=False)


def _outermost(scope: Sequence[Selection], direction: str, size: int, world: World) -> Iterator[Denoted]:
    """The so many largest or smallest cells of a scope, where no tie leaves open which these are."""
    cells = [cell for cell in valued(world, scope) if cell.value.known]
    cells.sort(key=lambda cell: cell.value.middle, reverse=direction == "max")
    chosen, rest = cells[:size], cells[size:]
    if rest and chosen and chosen[-1].value.middle != rest[0].value.middle:
        yield Denoted(tuple(_cell(cell.panel, (cell.row, cell.column)) for cell in chosen))
