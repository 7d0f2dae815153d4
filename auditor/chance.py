"""How likely a coincidence is in a panel, estimated from the rest of that panel.

The rules about copies compare numbers that agree with how often numbers of the same panel agree anyway.
A *tie rate* is the share of comparable pairs that are equal; half a tie is added to those seen, so that
a panel in which nothing was seen to agree is not taken for one in which nothing can (Jeffreys' prior for
a rare event). Ties are taken to be independent of each other, which smooth grids violate; there, however,
neighbours tie often, and the rate is taken from neighbours at the same distance. The *ends* of a scale
(0, and where values reach them 1 and 100) repeat because values cannot go further; they are no evidence.
"""

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby, pairwise

from auditor.lines import Line, pairs
from auditor.model import Panel
from auditor.quantity import Quantity


def equal(a: Quantity, b: Quantity) -> bool:
    """Whether two numbers are written with the same value and, where both state one, uncertainty."""
    if a.uncertainty and b.uncertainty and a.uncertainty.value != b.uncertainty.value:
        return False
    return a.value == b.value


def ends_of(panel: Panel) -> frozenset[float]:
    """The values at which the panel's scale ends."""
    largest = max((abs(quantity.value) for quantity in panel.values.values()), default=0.0)
    return frozenset({0.0, largest, -largest} if largest in (1.0, 100.0) else {0.0})


def _rate(ties: int, compared: int) -> float:
    return (ties + 0.5) / (compared + 1)


def tie_rate(compared: Iterable[tuple[Quantity, Quantity]], ends: Collection[float]) -> float:
    """How often two numbers are equal, of those that are not both at an end of the scale."""
    telling = [(a, b) for a, b in compared if a.value not in ends or b.value not in ends]
    return _rate(sum(a.value == b.value for a, b in telling), len(telling))


def _shared(
    items: Collection[Line], lag: int | None, without: Collection[int]
) -> Iterator[tuple[Quantity, Quantity]]:
    """Numbers at the same place of two lines, at the given distance, that are not both in `without`."""
    for a, b in pairs(tuple(items)):
        if (lag is None or b.index - a.index == lag) and not (a.index in without and b.index in without):
            yield from ((a.at[place], b.at[place]) for place in a.places if place in b.at)


def chance_of_copy(items: tuple[Line, ...], copies: tuple[Line, ...], ends: Collection[float]) -> float:
    """How likely it is that some two lines of a panel agree as fully as the given copies do."""
    first, second = copies[0], copies[1]
    without = [line.index for line in copies]
    near = tie_rate(_shared(items, second.index - first.index, without), ends)
    rate = max(near, tie_rate(_shared(items, None, without), ends))
    tries = len(items) * (len(items) - 1) / 2
    return float(tries * rate ** evidence(first, ends))


def evidence(line: Line, ends: Collection[float]) -> int:
    """How many numbers of a line count: four times 26.7 in a row agree as one number does, and ends do not.

    Uncertainties count as numbers of their own.
    """
    values = [value for value, _ in groupby(line.values) if value not in ends]
    spreads = [quantity.uncertainty.value for quantity in line.quantities if quantity.uncertainty]
    return len(values) + len([spread for spread, _ in groupby(spreads) if spread])


def varied(line: Line, ends: Collection[float]) -> int:
    """How many different numbers a line holds, ends of the scale apart."""
    return len(set(line.values) - set(ends))


def neighbour_tie_rate(items: Iterable[Line], without: int, ends: Collection[float]) -> float:
    """How often two neighbours within a line are equal, in all lines but one."""
    return tie_rate(
        (pair for line in items if line.index != without for pair in pairwise(line.quantities)), ends
    )


def is_end(panel: Panel, value: float) -> bool:
    """Whether a value is one where the panel's values may pile up without having been copied.

    Such are the ends of the scale, those of the legend, and a largest or smallest value of the panel
    that stands in several of its rows and columns.
    """
    legend = panel.legend
    stated = [end.value for end in (legend.low, legend.high) if end] if legend else []
    if value in ends_of(panel) or value in stated:
        return True
    values = panel.values
    if value not in (min(q.value for q in values.values()), max(q.value for q in values.values())):
        return False
    places = [place for place, quantity in values.items() if quantity.value == value]
    return len({row for row, _ in places}) > 1 and len({column for _, column in places}) > 1
