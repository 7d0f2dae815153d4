"""The colours of sets of cells, held against what the notes and the legend tell of them."""

from collections import Counter
from itertools import groupby

from auditor.claims.cellsets.claims import Area, Commonest, Cond, Counted, Hues, Turns
from auditor.claims.tints.cells import colours, palette
from auditor.claims.tints.coloured import has_colour
from auditor.claims.tints.names import Colour, parsed
from auditor.claims.tints.shades import darker
from auditor.truth import Truth, all_of, any_of
from auditor.world import Reading, World

Spot = tuple[int, int]


def coloured(fact: Counted, world: World) -> list[tuple[Spot, Truth]]:
    """For each cell of an area whether it has one of some colours; what holds no value has none."""
    seen = _seen(fact.area, world)
    blank = len(seen) < len(fact.area.places)
    return [
        (spot, any_of(_is(cond, colour, fact.area.panel, world, blank=blank) for cond in fact.conds))
        for spot, colour in seen
    ]


def _seen(area: Area, world: World) -> list[tuple[Spot, Colour | None]]:
    panel = world.document.panels[area.panel]
    known = colours(panel)
    empty = {spot for spot, cell in panel.grid.items() if cell.quantity is None and spot not in known}
    return [(spot, known.get(spot)) for spot in area.places if spot not in empty]


def _is(cond: Cond, seen: Colour | None, panel: int, world: World, *, blank: bool) -> Truth:
    grid = world.document.panels[panel]
    if not cond.shade:
        if blank and parsed(cond.colour) not in palette(grid):
            return Truth.UNKNOWN  # "seven tiles are white" may be told of those without a value
        return has_colour((cond.colour,), seen, palette(grid), strict=world.reading is Reading.PRINTED)
    told = parsed(cond.colour)
    if seen is None or told is None or told not in palette(grid):
        return Truth.UNKNOWN
    return darker(grid, seen, told) if cond.shade == "dark" else darker(grid, told, seen)


def of_colours(fact: Hues | Turns | Commonest, world: World) -> Truth:
    """Whether what is told of the colours of an area holds, as far as all of them are known."""
    if isinstance(fact, Hues):
        return _agree(fact, world)
    return _turning(fact, world) if isinstance(fact, Turns) else _commonest(fact, world)


def _agree(fact: Hues, world: World) -> Truth:
    """Whether areas look the same place by place, or one of them shows so many colours."""
    rows = [[colour for _, colour in _seen(area, world)] for area in fact.areas]
    if any(colour is None for row in rows for colour in row) or not all(rows):
        return Truth.UNKNOWN
    if fact.count is not None:
        return all_of(Truth.of(len(set(row)) == fact.count) for row in rows)
    if len({len(row) for row in rows}) > 1:
        return Truth.UNKNOWN
    return Truth.of(all(row == rows[0] for row in rows))


def _turning(fact: Turns, world: World) -> Truth:
    """Whether a line goes through just these colours, one after the other."""
    seen = [colour for _, colour in _seen(fact.area, world)]
    told = [parsed(text) for text in fact.colours]
    if None in seen or None in told:
        return Truth.UNKNOWN
    known = palette(world.document.panels[fact.area.panel])
    if any(colour not in known for colour in told):
        return Truth.UNKNOWN
    return Truth.of([colour for colour, _ in groupby(seen)] == told)


def _commonest(fact: Commonest, world: World) -> Truth:
    """Whether a colour is met more often (less often) than any other, or than one that is named."""
    seen = [colour for _, colour in _seen(fact.area, world)]
    told, rival = parsed(fact.colour), parsed(fact.rival) if fact.rival else None
    if None in seen or told not in seen or fact.rival and rival not in seen:
        return Truth.UNKNOWN
    counts = Counter(seen)
    own = counts.pop(told)
    if not counts:
        return Truth.UNKNOWN
    rivals = [counts[rival]] if rival in counts else counts.values()
    others = min(rivals) if fact.few else max(rivals)
    if fact.by is not None:
        return Truth.of((others - own if fact.few else own - others) == fact.by)
    if own == others and not rival:
        return Truth.UNKNOWN
    return Truth.of(own < others if fact.few else own > others)
