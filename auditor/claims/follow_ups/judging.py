"""Follow-ups held against the data: which things are meant is settled, so that most is a matter of places."""

from collections.abc import Sequence

from auditor.claim import Judgement
from auditor.claims.cellsets.claims import Area, Counted
from auditor.claims.cellsets.judging import verdicts
from auditor.claims.follow_ups.claims import (
    Fact,
    Filling,
    FollowUp,
    Many,
    Numbered,
    Outermost,
    Reckoned,
    Shared,
    Shown,
    Standing,
    Thing,
)
from auditor.claims.judging import Valued, extreme, mean, several, states, valued
from auditor.truth import Truth, all_of, any_of, count_true, total
from auditor.world import Selection, World

Spot = tuple[int, int, int]  # panel, row, column


def judge(claim: FollowUp, world: World) -> Judgement:
    """All that is said of them."""
    truth = all_of(_truth(fact, claim.things, world) for fact in claim.facts)
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not sure what it speaks of")
    places = [spot for thing in claim.things for spot in sorted(_spots(thing[:1], world))]
    says = f"they stand at {several(world.document, places)}" if places else "there are none"
    return Judgement(truth, says, tuple(places[:6]), "not all that it speaks of is written")


def _truth(fact: Fact, things: Sequence[Thing], world: World) -> Truth:
    if isinstance(fact, Numbered):
        return _as_many(len(things), len(things), fact.many, len(things))
    if isinstance(fact, Standing):
        area = _spots(fact.area, world)
        inside = sum(_is_within(thing, area, world, touching=fact.touching) for thing in things)
        return _as_many(inside, inside, fact.many, len(things))
    if isinstance(fact, Filling):
        own = {spot for thing in things for spot in _spots(thing, world)}
        grids = world.document.panels
        written = {spot for spot in _spots(fact.area, world) if spot[1:] in grids[spot[0]].values}
        return Truth.of(bool(written) and written == own & _spots(fact.area, world))
    if isinstance(fact, Shared):
        return _shared(fact, [spot for thing in things for spot in _spots(thing[:1], world)])
    if isinstance(fact, Outermost):
        return any_of(_outermost(fact, end, things, world) for end in fact.ends)
    return _shown(fact, things, world) if isinstance(fact, Shown) else _reckoned(fact, things, world)


def _as_many(low: int, high: int, many: Many, whole: int) -> Truth:
    least = whole if many.least is None else many.least
    most = whole if many.most is None else many.most
    if high < least or low > most:
        return Truth.FALSE
    return Truth.TRUE if low >= least and high <= most else Truth.UNKNOWN


def _spots(selections: Sequence[Selection], world: World) -> frozenset[Spot]:
    panels = world.document.panels
    return frozenset((one.panel, *place) for one in selections for place in one.places(panels[one.panel]))


def _is_within(thing: Thing, area: frozenset[Spot], world: World, *, touching: bool) -> bool:
    """Whether a thing stands in an area; of cells that belong together one is enough."""
    parts = [_spots((one,), world) for one in thing]
    return any(part & area if touching else part <= area for part in parts)


def _shared(fact: Shared, spots: Sequence[Spot]) -> Truth:
    if fact.side == "block":
        near = [any(_touch(one, other) for other in spots if other != one) for one in spots]
        return Truth.TRUE if all(near) else Truth.UNKNOWN  # pairs may have neighbours of another sort
    lines = [spot[1 if fact.side == "rows" else 2] for spot in spots]
    return Truth.of(len(set(lines)) == (len(lines) if fact.apart else 1))


def _touch(one: Spot, other: Spot) -> bool:
    return one[0] == other[0] and abs(one[1] - other[1]) + abs(one[2] - other[2]) == 1


def _shown(fact: Shown, things: Sequence[Thing], world: World) -> Truth:
    truths: list[Truth] = []
    for thing in things:
        own = [_counted(one, fact, world) for one in thing[:1]]
        truths += [all_of(found) for found in own if found]
    if len(truths) < len(things):
        return Truth.UNKNOWN
    count = count_true(truths)
    return _as_many(int(count.low), int(count.high), fact.many, len(things))


def _counted(one: Selection, fact: Shown, world: World) -> list[Truth]:
    cells = frozenset(one.places(world.document.panels[one.panel]))
    return [
        truth for _, truth in verdicts(Counted(Area.of(one.panel, cells, ""), fact.conds, None, None), world)
    ]


def _reckoned(fact: Reckoned, things: Sequence[Thing], world: World) -> Truth:
    cells: list[Valued] = [cell for thing in things for cell in valued(world, list(thing[:1]))]
    values = [cell.value for cell in cells]
    if not values or not all(value.known for value in values):
        return Truth.UNKNOWN
    if fact.function == "range":
        assert fact.upper is not None
        ends = (
            (extreme(values, "min"), fact.num),
            (extreme(values, "max"), fact.upper),
        )
        return all_of(states(world, value, num) for value, num in ends)
    found = (
        mean(values)
        if fact.function == "mean"
        else total(values)
        if fact.function == "sum"
        else extreme(values, fact.function)
    )
    return states(world, found, fact.num)


def _outermost(fact: Outermost, end: str, things: Sequence[Thing], world: World) -> Truth:
    cells = [cell for thing in things for cell in valued(world, list(thing[:1]))]
    if not cells or not all(cell.value.known for cell in cells):
        return Truth.UNKNOWN
    best = extreme([cell.value for cell in cells], end)
    truth = Truth.TRUE if fact.num is None else states(world, best, fact.num)
    if not fact.area:
        return truth
    area = _spots(fact.area, world)
    first = [cell for cell in cells if cell.value.intersection(best) is not None]
    inside = [cell.place in area for cell in first]
    return truth & (Truth.of(inside[0]) if len(set(inside)) == 1 else Truth.UNKNOWN)


def standing_in(fact: Standing, things: Sequence[Thing], world: World) -> list[Thing]:
    """Those of some things that stand in an area."""
    area = _spots(fact.area, world)
    return [thing for thing in things if _is_within(thing, area, world, touching=fact.touching)]
