"""How likely a coincidence is in a panel, estimated from the rest of that panel.

The rules about copies compare numbers that agree with how often numbers of the same panel agree anyway.
A *tie rate* is the share of comparable pairs that are equal; half a tie is added to those seen, so that
a panel in which nothing was seen to agree is not taken for one in which nothing can (Jeffreys' prior for
a rare event). Ties are taken to be independent of each other, which smooth grids violate; there, however,
neighbours tie often, and the rate is taken from neighbours at the same distance.
"""

from collections.abc import Collection, Iterable
from itertools import pairwise

from auditor.lines import Line, pairs
from auditor.model import Panel
from auditor.quantity import Quantity

# Values at which many measures end: a score of 0 or 100 repeats because it cannot go further.
_ENDS = (0.0, 1.0, -1.0, 100.0)


def equal(a: Quantity, b: Quantity) -> bool:
    """Whether two numbers are written with the same value and, where both state one, uncertainty."""
    if a.uncertainty and b.uncertainty and a.uncertainty.value != b.uncertainty.value:
        return False
    return a.value == b.value


def _rate(ties: int, compared: int) -> float:
    return (ties + 0.5) / (compared + 1)


def _shared(a: Line, b: Line) -> list[tuple[Quantity, Quantity]]:
    return [(a.at[place], b.at[place]) for place in a.places if place in b.at]


def tie_rate(items: Collection[Line], lag: int | None, without: Collection[int] = ()) -> float:
    """How often two lines (of the given distance, if any) hold the same number at the same place.

    Pairs between two lines of `without` do not count: they are what is to be explained.
    """
    compared = [
        pair
        for a, b in pairs(tuple(items))
        if (lag is None or b.index - a.index == lag) and not (a.index in without and b.index in without)
        for pair in _shared(a, b)
    ]
    return _rate(sum(equal(a, b) for a, b in compared), len(compared))


def chance_of_copy(items: tuple[Line, ...], copies: tuple[Line, ...]) -> float:
    """How likely it is that some two lines of a panel agree as fully as the given copies do.

    Only the distinct values of the line count as evidence (four times 26.7 agree as one number does),
    and every pair of lines had its chance.
    """
    first, second = copies[0], copies[1]
    without = [line.index for line in copies]
    rate = max(tie_rate(items, second.index - first.index, without), tie_rate(items, None, without))
    tries = len(items) * (len(items) - 1) / 2
    return float(tries * rate ** evidence(first))


def evidence(line: Line) -> int:
    """How many different numbers a line holds, uncertainties included; ends of scales are none."""
    values = {quantity.value for quantity in line.quantities if quantity.value not in _ENDS}
    spreads = {quantity.uncertainty.value for quantity in line.quantities if quantity.uncertainty}
    return len(values) + len(spreads - set(_ENDS))


def neighbour_tie_rate(items: Iterable[Line], without: int) -> float:
    """How often two neighbours within a line are equal, in all lines but one."""
    compared = [(a, b) for line in items if line.index != without for a, b in pairwise(line.quantities)]
    return _rate(sum(a.value == b.value for a, b in compared), len(compared))


def is_end(panel: Panel, value: float) -> bool:
    """Whether a value is an end of its scale, where it may repeat without being copied.

    Such are 0, 1 and 100, the ends of the legend, and a largest or smallest value of the panel that
    stands in several of its rows and columns.
    """
    legend = panel.legend
    stated = [end.value for end in (legend.low, legend.high) if end] if legend else []
    if value in (*_ENDS, *stated):
        return True
    values = panel.values
    if value not in (min(q.value for q in values.values()), max(q.value for q in values.values())):
        return False
    places = [place for place, quantity in values.items() if quantity.value == value]
    return len({row for row, _ in places}) > 1 and len({column for _, column in places}) > 1
