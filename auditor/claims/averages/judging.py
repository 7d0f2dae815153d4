"""Averages held against the data."""

from auditor.claim import Judgement
from auditor.claims.averages.claims import Average, Averages
from auditor.claims.judging import show, states
from auditor.claims.standings.places import plain_lines
from auditor.language.atoms import OTHER_SIDE
from auditor.language.refs import axis_of
from auditor.truth import Interval, Truth, all_of, at_most, less, total
from auditor.world import World


def judge(claim: Averages, world: World) -> Judgement:
    """Whether all that is told holds; where a value of a line is not written, nothing is known of its mean."""
    truths = [_truth(part, world) for part in claim.parts]
    truth = all_of(truths)
    if truth is Truth.FALSE and not claim.certain:
        truth = Truth.UNKNOWN
    worst = next(
        (p for p, one in zip(claim.parts, truths, strict=True) if one is Truth.FALSE), claim.parts[0]
    )
    return Judgement(truth, _says(worst, world), missing="not all of its values are written")


def _truth(claim: Average, world: World) -> Truth:
    own = _worth(claim, claim.line, world)
    if own is None:
        return Truth.UNKNOWN
    truths: list[Truth] = []
    if claim.value is not None:
        truths.append(states(world, own, claim.value))
    if claim.rank:
        truths.append(_ranked(claim, own, world))
    if claim.other is not None:
        rival = _worth(claim, claim.other, world)
        if rival is None:
            return Truth.UNKNOWN
        apart = rival - own if claim.low else own - rival
        truths.append(less(Interval.point(0.0), apart))
        truths += [states(world, apart, claim.by)] if claim.by is not None else []
    return all_of(truths)


def _ranked(claim: Average, own: Interval, world: World) -> Truth:
    """Whether so many others go before it; one that is as large may stand before it or behind."""
    grid = world.document.panels[claim.panel]
    lines = [n for n in plain_lines(axis_of(grid, claim.side)) if n != claim.line]
    found = [_worth(claim, n, world) for n in lines]
    others = [one for one in found if one is not None]
    if len(others) < len(lines):
        return Truth.UNKNOWN
    before = [less(one, own) if claim.low else less(own, one) for one in others]
    beside = [at_most(one, own) if claim.low else at_most(own, one) for one in others]
    most, least = len(before) - before.count(Truth.FALSE), before.count(Truth.TRUE)
    level, surely = len(beside) - beside.count(Truth.FALSE), beside.count(Truth.TRUE)
    if least > claim.rank - 1 or level < claim.rank - 1:
        return Truth.FALSE
    return Truth.TRUE if most <= claim.rank - 1 <= surely else Truth.UNKNOWN


def _worth(claim: Average, line: int, world: World) -> Interval | None:
    """The mean or the sum of a line; None where a value of it is not written."""
    grid = world.document.panels[claim.panel]
    crossing = plain_lines(axis_of(grid, OTHER_SIDE[claim.side]))
    places = [(line, n) if claim.side == "rows" else (n, line) for n in crossing]
    values = [world.value(claim.panel, *place) for place in places]
    known = [value for value in values if value is not None and value.known]
    if len(known) < len(places) or not known:
        return None
    whole = total(known)
    return whole if claim.function == "sum" else whole.scaled(1 / len(known))


def _says(claim: Average, world: World) -> str:
    axis = axis_of(world.document.panels[claim.panel], claim.side)
    lines = plain_lines(axis) if claim.rank else [n for n in (claim.line, claim.other) if n is not None]
    worths = {n: worth for n in lines if (worth := _worth(claim, n, world)) is not None}
    told = ", ".join(f"{axis.ticks[n].text} {show(worth)}" for n, worth in worths.items())
    return f"the {claim.function} is: {told}"
