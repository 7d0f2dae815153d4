"""How cells look, held against what is written and noted of them."""

from collections.abc import Sequence

from auditor.claim import Judgement, Place
from auditor.claims.counts import amounts_to, passes, without
from auditor.claims.judging import several, show, valued
from auditor.claims.looks.claims import Look, LookFact, Looks
from auditor.claims.tints.cells import colours, palette
from auditor.claims.tints.coloured import has_colour
from auditor.language.amounts_told import Amount
from auditor.truth import Interval, Truth, all_of, any_of, at_most, count_true, less
from auditor.world import Reading, Selection, World

_NONE = Amount("none")


def judge(claim: Looks, world: World) -> Judgement:
    """All facts together; the first that fails tells why."""
    found = [_judged(fact, world) for fact in claim.facts]
    wrong = next((one for one in found if one.truth is Truth.FALSE), None)
    if wrong is not None:
        return wrong
    return Judgement(
        all_of(one.truth for one in found),
        "; ".join(one.says for one in found if one.says),
        missing="not all that it speaks of is written",
    )


def _judged(fact: LookFact, world: World) -> Judgement:
    judgement = _JUDGES[fact.about](fact, world)
    doubtful = judgement.truth is Truth.FALSE and not fact.look.sure
    return Judgement(Truth.UNKNOWN, missing="it may speak of something else") if doubtful else judgement


def _count(fact: LookFact, world: World) -> Judgement:
    """So many cells look so: of all together, or of each selection."""
    assert fact.amount is not None
    groups = [(selection,) for selection in fact.scope] if fact.each else [fact.scope]
    truths = [amounts_to(world, _truths(fact.look, group, world), fact.amount) for group in groups]
    failing = next((g for g, t in zip(groups, truths, strict=True) if t is Truth.FALSE), fact.scope)
    return _told(fact, world, all_of(truths), failing)


def _only(fact: LookFact, world: World) -> Judgement:
    """What looks so lies in one place only; in each of several lines that are named, if it holds."""
    outside = without(world.document, fact.scope, fact.there)
    alone = amounts_to(world, _truths(fact.look, outside, world), _NONE) if outside else Truth.UNKNOWN
    inside = all_of(any_of(_truths(fact.look, (part,), world)) for part in fact.there)
    truth = alone if alone is Truth.FALSE else alone & (inside if inside is Truth.TRUE else Truth.UNKNOWN)
    return _told(fact, world, truth, outside)


def _placed(fact: LookFact, world: World) -> Judgement:
    """What looks so lies in some places: not if it does not in one of them, and surely if it does nowhere else."""
    inside = all_of(any_of(_truths(fact.look, (part,), world)) for part in fact.there)
    outside = without(world.document, fact.scope, fact.there)
    alone = amounts_to(world, _truths(fact.look, outside, world), _NONE)
    truth = inside if inside is Truth.FALSE else inside & (alone if alone is Truth.TRUE else Truth.UNKNOWN)
    return _told(fact, world, truth, fact.scope)


def _beyond(fact: LookFact, world: World) -> Judgement:
    """All that passes a test looks so, and something passes it."""
    assert fact.test is not None
    truths = [
        ~passes(world, cell, fact.test) | _looks(fact.look, cell.place, world)
        for cell in valued(world, fact.scope)
    ]
    some = any_of(passes(world, cell, fact.test) for cell in valued(world, fact.scope))
    return _told(fact, world, all_of(truths) & (some if some is Truth.TRUE else Truth.UNKNOWN), fact.scope)


def _lines(fact: LookFact, world: World) -> Judgement:
    """Some lines look so throughout, and none of the others."""
    others = [line for line in fact.scope if line not in fact.there]
    held = all_of(all_of(_truths(fact.look, (line,), world)) for line in fact.there)
    spared = all_of(~all_of(_truths(fact.look, (line,), world)) for line in others)
    return _told(fact, world, held & spared, fact.scope)


def _first(fact: LookFact, world: World) -> Judgement:
    """One line has more cells that look so than any other."""
    counts = [count_true(_truths(fact.look, (line,), world)) for line in fact.scope if line not in fact.there]
    own = count_true(_truths(fact.look, fact.there, world))
    compare = less if world.reading is Reading.PRINTED else at_most
    some = less(Interval.point(0), own)
    truth = all_of(compare(other, own) for other in counts) & some if counts else Truth.UNKNOWN
    return Judgement(truth, f"{show(own)} of its cells are {fact.look.describe()}")


def _fills(fact: LookFact, world: World) -> Judgement:
    """From a corner on, with each cell all cells between it and the corner look so too."""
    truths = []
    for corner in fact.there:
        grid = world.document.panels[corner.panel]
        looking = dict(_looking(fact.look, Selection(corner.panel), world))
        at = next(corner.places(grid))
        own = [place for place, truth in looking.items() if truth is Truth.TRUE]
        between = [
            looking[corner.panel, row, column]
            for _, r, c in own
            for row in range(min(r, at[0]), max(r, at[0]) + 1)
            for column in range(min(c, at[1]), max(c, at[1]) + 1)
        ]
        closed = all_of(between) if len(own) > 1 else Truth.UNKNOWN
        truths.append(closed if closed is Truth.TRUE else Truth.UNKNOWN)
    return Judgement(all_of(truths) if truths else Truth.UNKNOWN)


_JUDGES = {
    "count": _count,
    "only": _only,
    "placed": _placed,
    "beyond": _beyond,
    "lines": _lines,
    "first": _first,
    "fills": _fills,
}


def _told(fact: LookFact, world: World, truth: Truth, scope: Sequence[Selection]) -> Judgement:
    """The truth with what there is instead: the cells that look so."""
    cells = [cell for selection in scope for cell in _looking(fact.look, selection, world)]
    own = [place for place, one in cells if one is Truth.TRUE]
    number = show(count_true(one for _, one in cells))
    where = f": {several(world.document, own)}" if own else ""
    says = f"{number} of {len(cells)} cells are {fact.look.describe()}{where}"
    return Judgement(truth, says, tuple(own[:6]), missing="not all that it speaks of is written")


def _truths(look: Look, scope: Sequence[Selection], world: World) -> list[Truth]:
    return [truth for selection in scope for _, truth in _looking(look, selection, world)]


def _looking(look: Look, selection: Selection, world: World) -> list[tuple[Place, Truth]]:
    """For each place of a selection whether it looks so."""
    panel = world.document.panels[selection.panel]
    places = [(selection.panel, *place) for place in selection.places(panel)]
    if not world.holes:
        places = [place for place in places if place[1:] in panel.grid or look.kind == "present"]
    return [(place, _looks(look, place, world)) for place in places]


def _looks(look: Look, place: Place, world: World) -> Truth:
    panel = world.document.panels[place[0]]
    cell = panel.grid.get(place[1:])
    if look.kind == "coloured":
        seen = colours(panel).get(place[1:])
        return has_colour(look.names, seen, palette(panel), strict=world.reading is Reading.PRINTED)
    if cell is None and look.names:
        return Truth.FALSE  # it has no mark of any sort
    if cell is None:
        return Truth.UNKNOWN if world.holes else Truth.of(look.kind == "missing")
    if look.kind == "set":
        return Truth.of(bool(set(look.names) & cell.marks))
    if cell.assumed and not look.names:
        return Truth.UNKNOWN  # "all others are 0": whether it is called empty, or filled with a zero, is open
    gone = cell.quantity is None and (not look.names or cell.text in look.names)
    return Truth.of(gone != (look.kind == "present"))
