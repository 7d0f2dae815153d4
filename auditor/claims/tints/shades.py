"""Claims on dark and light: what they stand for, and where the most extreme cell lies."""

from itertools import product

from auditor.claim import Judgement
from auditor.claims.judging import extreme, reaches, valued
from auditor.claims.tints.cells import noted
from auditor.claims.tints.claims import Tint
from auditor.claims.tints.coloured import UNKNOWN, has_colour
from auditor.claims.tints.names import Colour, lightness
from auditor.claims.tints.scales import scale_of
from auditor.model import Panel
from auditor.truth import Truth, all_of
from auditor.world import Selection, World

# Two colours differ clearly in lightness from here on; below it people may disagree.
CLEAR = 15.0


def shade_stands_for(fact: Tint, world: World) -> Judgement:
    """Darker (or lighter) colours stand for low or high values, in every panel that tells."""
    results = [_shade_in(fact, world, selection) for selection in fact.scope]
    false = [result for result in results if result.truth is Truth.FALSE]
    return false[0] if false else Judgement(all_of(result.truth for result in results))


def _shade_in(fact: Tint, world: World, selection: Selection) -> Judgement:
    panel = world.document.panels[selection.panel]
    rises = (fact.shade == "light") == (fact.sense == "high")  # whether lightness should rise with the values
    by_cells = _rises_with_notes(world, selection.panel, panel)
    if by_cells is not None:
        return Judgement(Truth.of(by_cells == rises), "the colours of the cells run the other way")
    scale = scale_of(panel)
    if scale is None:
        return UNKNOWN
    gap = lightness(scale.high) - lightness(scale.low)
    if abs(gap) < CLEAR:
        return UNKNOWN
    truth = Truth.of((gap > 0) == rises)
    if truth is Truth.FALSE and not (scale.sure and scale.numbered):
        return UNKNOWN  # two descriptions that disagree: which of them is wrong cannot be told
    return Judgement(truth, f"the legend's high end is {'lighter' if gap > 0 else 'darker'} than its low end")


def _rises_with_notes(world: World, index: int, panel: Panel) -> bool | None:
    """Whether the noted colours get lighter with the values: by all pairs of clearly different cells, of which nearly all must agree."""
    cells = [
        (value, lightness(colour))
        for place, colour in noted(panel).items()
        if (value := world.value(index, *place)) is not None and value.known
    ]
    if len(cells) < 4:
        return None
    pairs = [(a, b) for a, b in product(cells, cells) if a[0].high < b[0].low and abs(a[1] - b[1]) >= CLEAR]
    rising = sum(b[1] > a[1] for a, b in pairs)
    if len(pairs) < 4 or 0.1 * len(pairs) < rising < 0.9 * len(pairs):
        return None
    return rising >= 0.9 * len(pairs)


def extreme_cell(fact: Tint, world: World) -> Judgement:
    """The reddest (darkest) cell is where the text says: the legend tells whether that is the largest or the smallest value."""
    ways = {_direction(fact, world.document.panels[selection.panel]) for selection in fact.scope}
    if len(ways) != 1 or None in ways:
        return UNKNOWN
    direction = ways.pop()
    assert direction is not None
    truths = []
    for selection in fact.scope:
        place = tuple(p for p in fact.place if p.panel == selection.panel)
        cells = valued(world, [selection])
        inside = {cell.place for cell in valued(world, place)}
        held = [cell.value for cell in cells if cell.place in inside]
        rest = [cell.value for cell in cells if cell.place not in inside]
        truths.append(reaches(extreme(held, direction), rest, direction) if held else Truth.UNKNOWN)
    return Judgement(
        all_of(truths) if truths else Truth.UNKNOWN,
        f"the {'largest' if direction == 'max' else 'smallest'} value stands elsewhere",
    )


def _direction(fact: Tint, panel: Panel) -> str | None:
    scale = scale_of(panel)
    if scale is None:
        return None
    if fact.colours:
        low, high = has_colour(fact.colours, scale.low), has_colour(fact.colours, scale.high)
        if Truth.TRUE not in (low, high) or low is high:
            return None
        return "max" if high is Truth.TRUE else "min"
    gap = lightness(scale.high) - lightness(scale.low)
    return None if abs(gap) < CLEAR else "max" if (gap > 0) == (fact.shade == "light") else "min"


def darker(panel: Panel, one: Colour, other: Colour) -> Truth:
    """Whether a colour is darker than another: by their order on the scale, where that gets darker to one end, or as their names tell."""
    if one == other:
        return Truth.FALSE
    scale = scale_of(panel)
    order = [stop.colour for stop in scale.stops] if scale is not None else []
    if one in order and other in order and scale is not None:
        gap = lightness(scale.high) - lightness(scale.low)
        if abs(gap) >= CLEAR:
            return Truth.of((order.index(one) < order.index(other)) == (gap > 0))
    apart = lightness(other) - lightness(one)
    return Truth.UNKNOWN if abs(apart) < CLEAR else Truth.of(apart > 0)
