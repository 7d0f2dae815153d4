"""Swings held against the data: the range of each line, and what stands at its ends."""

from collections.abc import Sequence

from auditor.claim import Judgement
from auditor.claims.judging import Valued, reaches, show, states, valued
from auditor.claims.pairing import Group, spread
from auditor.claims.ranks import may_rank
from auditor.claims.standings.places import plain_lines
from auditor.claims.steadiness import spreads
from auditor.claims.swings.claims import End, Swing, Swings
from auditor.language.refs import axis_of
from auditor.truth import Interval, Truth, all_of, any_of, less
from auditor.world import Selection, World


def judge(claim: Swings, world: World) -> Judgement:
    """Whether all that is told of each line holds."""
    truth = all_of(_truth(one, world) for one in claim.parts)
    if truth is Truth.FALSE and not claim.certain:
        truth = Truth.UNKNOWN
    worst = next((one for one in claim.parts if _truth(one, world) is Truth.FALSE), claim.parts[0])
    return Judgement(truth, _says(worst, world), missing="not all of its values are written")


def _truth(claim: Swing, world: World) -> Truth:
    cells = _cells(claim, world, claim.line)
    if len(cells) < 2:
        return Truth.UNKNOWN
    own = spread([cell.value for cell in cells])
    truths = [_rank(claim, world)]
    if claim.value is not None:
        truths.append(states(world, own, claim.value))
    truths += [_meets(end, cells, claim, world) for end in claim.ends]
    if len(claim.ends) == 2:
        truths.append(_both(claim, cells))
    return all_of(truths)


def _rank(claim: Swing, world: World) -> Truth:
    """Whether no other line reaches further (or less far); of "varies most" other measures have to agree."""
    grid = world.document.panels[claim.panel]
    others = [line for line in plain_lines(axis_of(grid, claim.side)) if line != claim.line]
    if claim.rank > 1:
        own = _measures(claim, world, claim.line)[0]
        ranges = [_measures(claim, world, line)[0] for line in others]
        return may_rank(world, own, ranges, claim.rank, "max" if claim.widest else "min")
    truths = []
    for line in others:
        pairs = zip(_measures(claim, world, claim.line), _measures(claim, world, line), strict=True)
        beaten = [less(own, other) if claim.widest else less(other, own) for own, other in pairs]
        truths.append(~beaten[0] if not claim.loose or len(set(beaten)) == 1 else Truth.UNKNOWN)
    return all_of(truths)


def _measures(claim: Swing, world: World, line: int) -> list[Interval]:
    """The range and the standard deviation of a line."""
    return spreads(Group((_selection(claim, line),)), "", world)


def _selection(claim: Swing, line: int) -> Selection:
    return Selection(claim.panel, (line,)) if claim.side == "rows" else Selection(claim.panel, None, (line,))


def _cells(claim: Swing, world: World, line: int) -> list[Valued]:
    return valued(world, [_selection(claim, line)])


def _meets(end: End, cells: Sequence[Valued], claim: Swing, world: World) -> Truth:
    """Whether an end is the highest or the lowest value of the line, as told."""
    there = [c for c in cells if end.at is None or (c.column if claim.side == "rows" else c.row) == end.at]
    if not there:
        return Truth.UNKNOWN
    return any_of(
        reaches(cell.value, [other.value for other in cells if other is not cell], way)
        & (states(world, cell.value, end.value) if end.value is not None else Truth.TRUE)
        for cell in there
        for way in ("max", "min")
    )


def _both(claim: Swing, cells: Sequence[Valued]) -> Truth:
    """Whether the two ends are not told to be the same one."""
    one, other = claim.ends
    same = one.at is not None and one.at == other.at
    return Truth.FALSE if same else Truth.TRUE


def _says(claim: Swing, world: World) -> str:
    grid = world.document.panels[claim.panel]
    axis = axis_of(grid, claim.side)
    found = []
    for line in plain_lines(axis):
        cells = _cells(claim, world, line)
        if len(cells) > 1:
            found.append((spread([cell.value for cell in cells]), line))
    ordered = sorted(found, key=lambda one: one[0].middle, reverse=claim.widest)
    shown = [line for _, line in ordered[:1]]
    texts = [
        f"{axis.ticks[line].text} spans {show(value)}"
        for value, line in ordered
        if line in (*shown, claim.line)
    ]
    return ", ".join(dict.fromkeys(texts))
