"""Peaks and lows: "the highest value (31.6) stands at dose 20", "R2 is the row with the lowest mean"."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import UNDECIDED, Judgement, Precedence, claim
from auditor.claims.aggregates import aggregate
from auditor.claims.counts import amounts_to
from auditor.claims.extreme_claim import Extreme
from auditor.claims.extremes import read
from auditor.claims.judging import (
    Valued,
    cell_name,
    cell_value,
    described,
    extreme,
    part_off,
    reaches,
    several,
    show,
    states,
    valued,
)
from auditor.claims.records import hear
from auditor.claims.telling import in_scale
from auditor.claims.ties import tied
from auditor.language.amounts_told import Amount
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, less
from auditor.world import Reading as Digits
from auditor.world import Selection, World

# So many lines at most are named in a message.
_MOST_NAMED = 4


@claim(
    "CLM001",
    kind="peak",
    reads=read,
    hears=hear,
    precedence=Precedence(where_open=True, beside=frozenset(("peak", "value", "amount"))),
    # "The minimum of the row falls on 64" tells where an extreme is, not what course the values take.
    overrides=("trend",),
    bad=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- The highest value is 9.2 at run a and load 1.\n",
            marks="The highest value is 9.2 at run a and load 1.",
            says="9.2 at (b, 1)",
        )
    ],
    good=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- The highest value is 9.2 at run b and load 1.\n- The minimum, 3.1, is found for run a.\n"
        )
    ],
)
def peak_elsewhere(claim: Extreme, world: World) -> Judgement:
    """The highest or lowest value is not what, or not where, the text says.

    A tie that the text does not deny is no fault, nor is a value that rounds to the stated one. In a grid
    with gaps a maximum is refuted only by a larger written value.
    """
    parts = [replace(claim, scope=(part,), each=False) for part in claim.scope] if claim.each else [claim]
    if claim.values:
        parts = [
            replace(part, value=value, values=()) for part, value in zip(parts, claim.values, strict=True)
        ]
    found = [
        _judged(part, world) if not claim.each or _has_the_place(part, world) else UNDECIDED for part in parts
    ]
    if claim.amount is not None:
        return _counted(claim, claim.amount, found, world)
    # What speaks is the part that fails, and where none does, the first.
    order = (Truth.FALSE, Truth.UNKNOWN, Truth.TRUE)
    shown = next(one for truth in order for one in found if one.truth is truth)
    return replace(shown, truth=all_of(one.truth for one in found))


def _has_the_place(claim: Extreme, world: World) -> bool:
    """Whether a line has a cell at the place that is told of it."""
    looked = {cell.place for cell in _cells(claim, world, claim.scope)}
    return not claim.place or any(cell.place in looked for cell in _cells(claim, world, claim.place))


def _counted(claim: Extreme, amount: Amount, found: Sequence[Judgement], world: World) -> Judgement:
    """Whether so many lines have their extreme at the place; `per_panel`, in each panel by itself."""
    truths = [
        Truth.UNKNOWN if world.reading is Digits.GENEROUS and _has_gaps(s, world) else one.truth
        for s, one in zip(claim.scope, found, strict=True)
    ]
    panels = [s.panel for s in claim.scope]
    groups = (
        [
            [t for t, own in zip(truths, panels, strict=True) if own == panel]
            for panel in dict.fromkeys(panels)
        ]
        if claim.per_panel
        else [truths]
    )
    holding = [s for s, t in zip(claim.scope, truths, strict=True) if t is Truth.TRUE]
    names = f": {described(world.document, holding)}" if 0 < len(holding) <= _MOST_NAMED else ""
    truth = all_of(amounts_to(world, group, amount) for group in groups)
    return Judgement(
        truth, f"{len(holding)} of {len(truths)} have it there{names}", (), "some cells of it are not written"
    )


def _has_gaps(line: Selection, world: World) -> bool:
    """Whether something of a line is written as missing, which may keep it from being counted."""
    panel = world.document.panels[line.panel]
    return any(place not in panel.values for place in line.places(panel))


def _judged(claim: Extreme, world: World) -> Judgement:
    """What is told of one scope as a whole."""
    if claim.value is not None and claim.scope:
        claim = replace(claim, value=in_scale(claim.value, world.document.panels[claim.scope[0].panel]))
    cells = _cells(claim, world, claim.scope)
    if not cells:
        return UNDECIDED
    truths: list[Truth] = [tied(claim, world, cells)] if claim.ties else []
    best = extreme([cell.value for cell in cells], claim.direction)
    if claim.value is not None:
        truths.append(states(world, best, claim.value))
    if claim.place and not claim.ties:
        inside = _cells(claim, world, claim.place)
        looked = {cell.place for cell in cells}
        inside = [cell for cell in inside if cell.place in looked] or inside
        places = {cell.place for cell in inside}
        rest = [cell.value for cell in cells if cell.place not in places]
        if not inside or not rest and claim.value is None and len(cells) > 1:
            return UNDECIDED  # somewhere among all of them it is sure to be
        own = extreme([cell.value for cell in inside], claim.direction)
        truths.append(_falls_short(own, rest, claim) if claim.denied else reaches(own, rest, claim.direction))
        if claim.value is not None and world.reading is Digits.GENEROUS:
            truths.append(
                states(world, extreme([cell.value for cell in inside], claim.direction), claim.value)
            )
    truth = all_of(truths)
    if truth is Truth.FALSE and _may_be_of_lines(claim, world):
        return UNDECIDED
    if claim.tentative and truth is Truth.TRUE:
        truth = Truth.UNKNOWN
    return Judgement(
        truth,
        _says(claim, world, cells),
        _proof(claim, world, cells),
        "some cells of it are not written",
        actual=show(best),
        off=_short_of(claim, world, cells),
    )


def _short_of(claim: Extreme, world: World, cells: Sequence[Valued]) -> float | None:
    """Which part of all others are more extreme than what is told to be the extreme."""
    looked = {cell.place for cell in cells}
    own = [cell.value.middle for cell in _cells(claim, world, claim.place) if cell.place in looked]
    inside = {cell.place for cell in _cells(claim, world, claim.place)}
    others = [cell.value.middle for cell in cells if cell.place not in inside and cell.value.known]
    if not own or claim.denied:
        return None
    best = max(own) if claim.direction == "max" else min(own)
    ahead = [other for other in others if (other > best if claim.direction == "max" else other < best)]
    return part_off(len(ahead), len(others))


def _falls_short(own: Interval, rest: Sequence[Interval], claim: Extreme) -> Truth:
    """Whether the extreme stands at another place; of two that share it neither is denied it."""
    other = extreme(rest, claim.direction)
    short, ahead = less(own, other), less(other, own)
    if claim.direction == "min":
        short, ahead = ahead, short
    return Truth.UNKNOWN if short is Truth.FALSE and ahead is not Truth.TRUE else short


def _may_be_of_lines(claim: Extreme, world: World) -> bool:
    """`A has the fewest (120)`: whether the number may be the sum or the mean of the line that is named."""
    named = claim.place or claim.scope
    if claim.value is None or len(named) != 1 or named[0].whole or _is_crossing(claim):
        return False
    inside = [cell.value for cell in valued(world, named)]
    found = [aggregate(function, inside) for function in ("sum", "mean")] if len(inside) > 1 else []
    return any(one is not None and states(world, one, claim.value) is not Truth.FALSE for one in found)


def _is_crossing(claim: Extreme) -> bool:
    """`A and B peak at C (5 and 7)`: whether a line and the place that crosses it leave but one cell that the number is of."""
    if len(claim.scope) != 1 or len(claim.place) != 1:
        return False
    own, there = claim.scope[0], claim.place[0]
    return any(
        a is not None and b is not None and len(a) == len(b) == 1
        for a, b in ((own.rows, there.columns), (own.columns, there.rows))
    )


def _cells(claim: Extreme, world: World, selections: Sequence[Selection]) -> list[Valued]:
    found = valued(world, selections)
    return [replace(cell, value=abs(cell.value)) for cell in found] if claim.magnitude else found


def _holders(claim: Extreme, world: World, cells: Sequence[Valued]) -> list[Valued]:
    """The cells that hold the extreme, as printed."""
    written = [c for c in cells if (c.row, c.column) in world.document.panels[c.panel].values]
    if not written:
        return []
    middles = [c.value.middle for c in written]
    top = max(middles) if claim.direction == "max" else min(middles)
    return [c for c in written if c.value.middle == top]


def _proof(claim: Extreme, world: World, cells: Sequence[Valued]) -> tuple[tuple[int, int, int], ...]:
    inside = [c.place for c in valued(world, claim.place)] if claim.place else []
    return (*[c.place for c in _holders(claim, world, cells)], *(inside if len(inside) == 1 else ()))


def _says(claim: Extreme, world: World, cells: Sequence[Valued]) -> str:
    holders = _holders(claim, world, cells)
    word = "highest" if claim.direction == "max" else "lowest"
    found = f"the {word} is {several(world.document, [c.place for c in holders])}"
    inside = valued(world, claim.place) if claim.place else []
    if len(inside) == 1 and inside[0].place not in [c.place for c in holders]:
        return f"{cell_name(world.document, inside[0].place)} holds {cell_value(world.document, inside[0].place)}; {found}"
    return found
