"""How likely a coincidence is in a panel, estimated from the rest of that panel.

The rules about copies compare numbers that agree with how often numbers of the same panel agree anyway.
A *tie rate* is the share of comparable pairs that are equal; half a tie is added to those seen, so that
a panel in which nothing was seen to agree is not taken for one in which nothing can (Jeffreys' prior for
a rare event). Ties are taken to be independent of each other, which smooth grids violate; there, however,
neighbours tie often, and the rate is taken from lines that are as close, where these tie more often. The
*ends* of a scale (0, and where values reach them 1 and 100) repeat because values cannot go further; they
are no evidence.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby, islice, pairwise

from auditor.evidence.lines import Line, pairs
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


# As many pairs as tell a rate well enough; larger grids are looked at in part.
ENOUGH = 20_000


def _rate(ties: int, compared: int) -> float:
    return (ties + 0.5) / (compared + 1)


def tie_rate(compared: Iterable[tuple[Quantity, Quantity]], ends: Collection[float]) -> float:
    """How often two numbers are equal, of those that are not both at an end of the scale."""
    telling = [(a, b) for a, b in islice(compared, ENOUGH) if a.value not in ends or b.value not in ends]
    return _rate(sum(a.value == b.value for a, b in telling), len(telling))


def _shared(
    items: Collection[Line], lag: int | None, without: Collection[int]
) -> Iterator[tuple[Quantity, Quantity]]:
    """Numbers at the same place of two lines, no further apart than `lag`, that are not both in `without`."""
    for a, b in pairs(tuple(items)):
        if (lag is None or b.index - a.index <= lag) and not (a.index in without and b.index in without):
            yield from ((a.at[place], b.at[place]) for place in a.places if place in b.at)


def chance_of_copy(items: tuple[Line, ...], copies: tuple[Line, ...], ends: Collection[float]) -> float:
    """How likely it is that some two lines of a panel agree as fully as the given copies do."""
    tries = len(items) * (len(items) - 1) / 2
    return float(tries * copy_rate(items, copies, ends) ** evidence(copies[0], ends))


def chance_of_near_copy(items: tuple[Line, ...], first: Line, second: Line, ends: Collection[float]) -> float:
    """How likely it is that some two lines of a panel agree in all cells but one, as the given two do."""
    tries = len(items) * (len(items) - 1) / 2 * len(first.places)
    return float(tries * copy_rate(items, (first, second), ends) ** (evidence(first, ends) - 1))


def copy_rate(items: tuple[Line, ...], copies: tuple[Line, ...], ends: Collection[float]) -> float:
    """How often lines other than the copies tie: no further apart than the first two, or at any distance."""
    first, second = copies[0], copies[1]
    without = [line.index for line in copies]
    near = tie_rate(_shared(items, second.index - first.index, without), ends)
    return max(near, tie_rate(_shared(items, None, without), ends))


def evidence(line: Line, ends: Collection[float]) -> int:
    """How many numbers of a line count: four times 31.4 in a row agree as one number does, and ends do not.

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


def beside_flat(items: Collection[Line], line: Line, places: Collection[int]) -> bool:
    """Whether a line next to the given one hardly varies at some places: the surface is flat there."""
    for other in items:
        values = [other.at[place] for place in places if place in other.at]
        if abs(other.index - line.index) == 1 and len(values) == len(places):
            numbers = [quantity.value for quantity in values]
            if max(numbers) - min(numbers) <= FLAT * max(quantity.step for quantity in values):
                return True
    return False


# A surface whose values differ by no more units of their last digit is flat.
FLAT = 2.5
# A value of fewer units of its last digit repeats too easily; within this share of the panel's range
# from its ends, values lie on the floor or at the ceiling.
FEWEST_UNITS, EDGE = 10, 0.05


def repeats_easily(panel: Panel, quantity: Quantity) -> bool:
    """Whether a value may stand many times in a row without having been copied.

    Such are the ends of the scale and of the legend, small whole numbers, numbers with other decimals than
    most (a setting in a table of results), and the floor and the ceiling of the panel.
    """
    legend = panel.legend
    stated = [end.value for end in (legend.low, legend.high) if end] if legend else []
    if quantity.value in ends_of(panel) or quantity.value in stated:
        return True
    values = [other.value for other in panel.values.values()]
    margin = EDGE * (max(values) - min(values))
    usual, _ = Counter(other.step for other in panel.values.values()).most_common(1)[0]
    small = abs(quantity.value) < FEWEST_UNITS * quantity.step
    return small or quantity.step != usual or not min(values) + margin < quantity.value < max(values) - margin
