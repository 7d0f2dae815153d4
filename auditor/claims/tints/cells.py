"""The colours of cells: as notes tell them, or as the value ranges of a legend imply them."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from auditor.claims.tints.names import Colour, parsed
from auditor.claims.tints.scales import scale_of
from auditor.model import Panel
from auditor.reading.colours import colours_in
from auditor.truth import Interval

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
    ranges = [(stop.colour, stop.values) for stop in scale.stops if stop.values is not None]
    apart = _stand_apart([values for _, values in ranges])
    found: dict[Place, Colour] = {}
    for place, quantity in panel.values.items():
        own = quantity.printed if apart and not quantity.approximate else quantity.interval
        fits = [colour for colour, values in ranges if values.low <= own.low and own.high <= values.high]
        if len(fits) == 1:
            found[place] = fits[0]
    return found


def _stand_apart(ranges: Sequence[Interval]) -> bool:
    """`26 to 50, 51 to 75, 76 or more`: whether ranges are told for numbers as they are printed, as none lie between them."""
    ordered = sorted(ranges, key=lambda one: (one.low, one.high))
    return any(one.high < other.low for one, other in pairwise(ordered))


def colours(panel: Panel) -> dict[Place, Colour]:
    """The colours of cells as far as they are known: noted ones before implied ones."""
    return {**implied(panel), **noted(panel)}


@lru_cache(maxsize=256)
def palette(panel: Panel) -> frozenset[Colour]:
    """The colours that the document names for a panel: in notes and in the legend."""
    scale = scale_of(panel)
    return frozenset((*noted(panel).values(), *(stop.colour for stop in (scale.stops if scale else ()))))
