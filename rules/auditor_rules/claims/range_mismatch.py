"""Ranges: "values range from 2 to 31", "lie between 5 and 20", "cluster around 11-14", "spread over 40 kg"."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import UNDECIDED, Judgement, Precedence, claim
from auditor.claims.bounding.reading import ranges
from auditor.claims.judging import Valued, several, show, states, valued
from auditor.claims.legends_held import holds_of_legend
from auditor.claims.range_claim import Range, Ranges
from auditor.claims.range_reading import read
from auditor.claims.ranges import are_extremes, lie_within, share_of, spread_of
from auditor.claims.telling import in_scale
from auditor.language.numbers import Num
from auditor.language.spans import EXTREMES
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, largest, smallest
from auditor.world import Reading as Digits
from auditor.world import World


@claim(
    "CLM030",
    kind="range",
    reads=lambda clause: (*read(clause), *ranges(clause)),
    precedence=Precedence(firm=True),
    bad=[
        Example(
            "## Noise\n\n| site \\ hour | 6 | 7 |\n|---|---|---|\n| gate | 31 | 45 |\n| yard | 92 | 50 |\n\n### Observations\n\n"
            "- Values range from 31 to 82.\n",
            marks="Values range from 31 to 82.",
            says="92 at (yard, 6)",
        )
    ],
    good=[
        Example(
            "## Noise\n\n| site \\ hour | 6 | 7 |\n|---|---|---|\n| gate | 31 | 45 |\n| yard | 92 | 50 |\n\n### Observations\n\n"
            "- Values range from 31 to 92.\n- At the gate all values lie between 30 and 50.\n- The yard spans 42 units.\n"
        )
    ],
)
def range_mismatch(claim: Ranges, world: World) -> Judgement:
    """Values do not keep to the range that the text states, or do not reach its ends.

    "Range from 40 to 55" states the extremes, "lie between" only that nothing is outside, "cluster around" only
    that most values are inside. An end that is rounder than the data may lie a little outside them.
    """
    if claim.legend is not None:
        truth, beyond = holds_of_legend(world, claim.legend)
        says = (
            f"beyond it is {several(world.document, [cell.place for cell in beyond])}"
            if beyond
            else "no value is beyond it"
        )
        return Judgement(
            truth, says, tuple(cell.place for cell in beyond[:6]), "the legend's ends are not known"
        )
    world = replace(world, bounds={})  # what is claimed here must not bound the holes that it is judged by
    if not claim.parts or not all(valued(world, part.scope) for part in claim.parts):
        return UNDECIDED
    parts = [one for part in claim.parts for one in _one_by_one(part, world)]
    truths = [_truth(part, world) for part in parts]
    truth = all_of(truths)
    if truth is Truth.FALSE and not claim.certain:
        truth = Truth.UNKNOWN
    if truth is Truth.TRUE and claim.partial:
        truth = Truth.UNKNOWN
    wrong = [part for part, verdict in zip(parts, truths, strict=True) if verdict is Truth.FALSE] or parts[:1]
    cells = [cell for part in wrong for cell in _telling_cells(part, world)]
    says = _says(wrong[0], world, cells)
    return Judgement(truth, says, tuple(cell.place for cell in cells[:6]), "some cells of it are not written")


def _one_by_one(part: Range, world: World) -> list[Range]:
    """What is told of each of some lines, as told of every one that has cells."""
    if not part.each or part.low_place or part.high_place:
        return [part]
    return [replace(part, scope=(one,), each=False) for one in part.scope if valued(world, [one])]


def _groups(part: Range, world: World) -> list[list[Valued]]:
    if part.each:
        return [cells for selection in part.scope if (cells := valued(world, [selection]))]
    return [valued(world, part.scope)]


def _truth(part: Range, world: World) -> Truth:
    return all_of(_of_group(part, cells, world) for cells in _groups(part, world)) & _at_places(part, world)


def _of_group(part: Range, cells: Sequence[Valued], world: World) -> Truth:
    values = [cell.value for cell in cells]
    panel = world.document.panels[cells[0].panel]
    if part.spread is not None:
        return _has_extent(world, spread_of(values), in_scale(part.spread, panel), _step(cells, world))
    assert part.low is not None
    assert part.high is not None
    low, high = in_scale(part.low, panel), in_scale(part.high, panel)
    step = _step(cells, world)
    if part.meaning == EXTREMES and len(cells) == 1 and low.value < high.value:
        return Truth.UNKNOWN  # one cell runs from nothing to nothing: something else is meant
    if part.meaning == EXTREMES:
        return are_extremes(world, values, low, high, step)
    return lie_within(world, values, low, high, step, share_of(part.meaning, part.hedged))


def _has_extent(world: World, extent: Interval, num: Num, step: float) -> Truth:
    """A difference told with all the digits of the data was not cut off."""
    if world.reading is Digits.GENEROUS and num.op == "=" and num.step <= step * 1.001:
        return (
            Truth.UNKNOWN
            if extent.intersection(Interval(num.value - num.step / 4, num.value + num.step / 4)) is not None
            else Truth.FALSE
        )
    return states(world, extent, num)


def _step(cells: Sequence[Valued], world: World) -> float:
    """The unit of the last digit of the data."""
    written = [
        q
        for cell in cells
        if (q := world.document.panels[cell.panel].values.get((cell.row, cell.column))) is not None
    ]
    return min((q.step for q in written), default=0.0)


def _at_places(part: Range, world: World) -> Truth:
    """Whether the ends are reached where the text says."""
    truth = Truth.TRUE
    for num, place, pick in ((part.low, part.low_place, smallest), (part.high, part.high_place, largest)):
        cells = valued(world, place) if place else []
        if num is not None and cells:
            truth &= states(world, pick([cell.value for cell in cells]), num)
    return truth if world.reading is Digits.PRINTED or truth is Truth.FALSE else Truth.TRUE


def _telling_cells(part: Range, world: World) -> list[Valued]:
    """The cells that show what is wrong: those outside, or the extremes."""
    written = [
        cell
        for cell in valued(world, part.scope)
        if cell.value.known and cell.value.high - cell.value.low < 1e9
    ]
    if not written:
        return []
    if part.low is not None and part.high is not None:
        outside = [
            cell for cell in written if cell.value.high < part.low.value or cell.value.low > part.high.value
        ]
        if outside:
            return outside
    return [min(written, key=lambda cell: cell.value.low), max(written, key=lambda cell: cell.value.high)]


def _says(part: Range, world: World, cells: Sequence[Valued]) -> str:
    if not cells:
        return ""
    places = several(world.document, [cell.place for cell in cells])
    written = [cell.value for cell in valued(world, part.scope) if cell.value.known]
    least, most = smallest(written), largest(written)
    if part.spread is not None:
        return f"they are {show(spread_of(written))} apart: {places}"
    return f"they run from {show(least)} to {show(most)}: {places}"
