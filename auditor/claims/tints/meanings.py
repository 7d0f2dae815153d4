"""Claims on what a colour stands for: by the notes of cells, else by the legend."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import Judgement, Place
from auditor.claims.tints.cells import noted, palette
from auditor.claims.tints.claims import Tint
from auditor.claims.tints.coloured import UNKNOWN, has_colour
from auditor.claims.tints.scales import Scale, scale_of
from auditor.model import Panel
from auditor.truth import Interval, Truth, all_of
from auditor.world import Selection, World

# "Yellow marks the bigger numbers" holds where so many yellow cells are big, and fails where so many are small.
RIGHT = 0.8
WRONG = 0.3


def stands_for(fact: Tint, world: World) -> Judgement:
    """A colour stands for low or high values: by the notes of cells where there are such, else by the legend."""
    results = [
        _means_in(replace(fact, colours=(name,)), world, selection)
        for selection in fact.scope
        for name in fact.colours
    ]
    false = [result for result in results if result.truth is Truth.FALSE]
    return false[0] if false else Judgement(all_of(result.truth for result in results))


def _means_in(fact: Tint, world: World, selection: Selection) -> Judgement:
    panel = world.document.panels[selection.panel]
    own = noted(panel)
    cells = [
        (
            (selection.panel, *place),
            world.value(selection.panel, *place),
            has_colour(fact.colours, colour, palette(panel)),
        )
        for place, colour in own.items()
    ]
    inside = [
        (place, value)
        for place, value, one in cells
        if one is Truth.TRUE and value is not None and value.known
    ]
    outside = [
        (place, value)
        for place, value, one in cells
        if one is Truth.FALSE and value is not None and value.known
    ]
    if inside and outside:
        return _by_notes(fact, panel, inside, outside)
    scale = scale_of(panel)
    return _by_scale(fact, scale) if scale is not None else UNKNOWN


def _by_notes(
    fact: Tint,
    panel: Panel,
    inside: Sequence[tuple[Place, Interval]],
    outside: Sequence[tuple[Place, Interval]],
) -> Judgement:
    """True if the cells of the colour lie beyond the middle of all; false if any is at the wrong end."""
    everything = sorted(value.middle for _, value in (*inside, *outside))
    middle, low, high = everything[len(everything) // 2], everything[0], everything[-1]
    sign = 1 if fact.sense == "high" else -1
    right = sum((value.middle - middle) * sign >= 0 for _, value in inside)
    if (
        right >= RIGHT * len(inside)
        and sum((value.middle - (low + high) / 2) * sign for _, value in inside) > 0
    ):
        return Judgement(Truth.TRUE)
    wrong = [place for place, value in inside if _misplaced(value, [v for _, v in outside], sign, low, high)]
    text = ", ".join(
        panel.grid[place[1], place[2]].text for place in wrong[:3] if (place[1], place[2]) in panel.grid
    )
    truth = Truth.FALSE if len(wrong) >= WRONG * len(inside) and wrong else Truth.UNKNOWN
    return Judgement(truth, f"{text} is {' or '.join(fact.colours)}, too", tuple(wrong))


def _misplaced(value: Interval, others: Sequence[Interval], sign: int, low: float, high: float) -> bool:
    """Whether a value lies in the far third of all and at least half of the other colours' cells lie on its better side."""
    far = (value.middle - (low + (high - low) * (0.5 - sign / 6))) * sign <= 0
    better = sum((other.middle - value.middle) * sign >= 0 for other in others)
    return far and 2 * better >= len(others)


def _by_scale(fact: Tint, scale: Scale) -> Judgement:
    """Where the colour stands on the legend's scale."""
    at = [stop.at for stop in scale.stops if has_colour(fact.colours, stop.colour) is Truth.TRUE]
    near = [stop.at for stop in scale.stops if has_colour(fact.colours, stop.colour) is not Truth.FALSE]
    if not at:
        return UNKNOWN
    right = (max(at) >= 0.6 and min(at) > 0.4) if fact.sense == "high" else (min(at) <= 0.4 and max(at) < 0.6)
    wrong = max(near) <= 0.4 if fact.sense == "high" else min(near) >= 0.6
    truth = Truth.TRUE if right else Truth.FALSE if wrong and scale.sure and scale.numbered else Truth.UNKNOWN
    return Judgement(
        truth, f"the legend has {fact.colours[0]} at its {'low' if fact.sense == 'high' else 'high'} end"
    )
