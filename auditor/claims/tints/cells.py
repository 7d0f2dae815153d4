"""The colours of cells: as notes tell them, or as the value ranges of a legend imply them."""

from functools import lru_cache

from auditor.claims.tints.names import Colour, parsed
from auditor.claims.tints.scales import scale_of
from auditor.model import Panel
from auditor.reading.colours import colours_in

Place = tuple[int, int]


@lru_cache(maxsize=256)
def noted(panel: Panel) -> dict[Place, Colour]:
    """The colours that the text notes for cells, by place; bands of cells included."""
    found: dict[Place, Colour] = {}
    for band in panel.bands:
        colour = _colour(band.note)
        if colour is not None:
            found |= {(row, column): colour for row in band.rows for column in band.columns}
    for cell in panel.cells:
        colour = _colour(cell.note)
        if colour is not None:
            found[cell.row, cell.column] = colour
    return found


def _colour(note: str) -> Colour | None:
    names = colours_in(note)
    return parsed(names[0]) if len(names) == 1 else None


@lru_cache(maxsize=256)
def implied(panel: Panel) -> dict[Place, Colour]:
    """The colours that the legend's value ranges give to cells, where each value surely lies in one range."""
    scale = scale_of(panel)
    if scale is None or not all(
        stop.values is not None and stop.values.high > stop.values.low for stop in scale.stops
    ):
        return {}
    found: dict[Place, Colour] = {}
    for place, quantity in panel.values.items():
        fits = [
            s
            for s in scale.stops
            if s.values is not None
            and s.values.low <= quantity.interval.low
            and quantity.interval.high <= s.values.high
        ]
        if len(fits) == 1:
            found[place] = fits[0].colour
    return found


def colours(panel: Panel) -> dict[Place, Colour]:
    """The colours of cells as far as they are known: noted ones before implied ones."""
    return {**implied(panel), **noted(panel)}


@lru_cache(maxsize=256)
def palette(panel: Panel) -> frozenset[Colour]:
    """The colours that the document names for a panel: in notes and in the legend."""
    scale = scale_of(panel)
    return frozenset((*noted(panel).values(), *(stop.colour for stop in (scale.stops if scale else ()))))
