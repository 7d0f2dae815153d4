"""Tick labels as numbers, where they are numbers."""

import re
from collections.abc import Sequence
from itertools import pairwise

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import Quantity, match_quantity, plain_number

_EVEN = 1e-6
_NUMBER = re.compile(r"[-+−–]?\d[\d,]*(?:\.\d+)?(?:\s?(?:×|x)\s?10\^?\S+|[eE][-+−]?\d+)?|[-+−–]?\.\d+")
_JOINT = re.compile(r"(?:^|[\s=:_(#])$")


def words_of(tick: Tick) -> str:
    """What a tick says beside its number: "Window" in "Window 500", "s" in "2 s"."""
    return " ".join(_NUMBER.sub(" ", tick.text).split()).casefold()


def is_number(tick: Tick) -> bool:
    """Whether a tick is a number, alone or behind a word; "Batch24" and "GPT-4" are names."""
    found = _NUMBER.search(tick.text)
    return tick.number is not None and found is not None and bool(_JOINT.search(tick.text[: found.start()]))


def numbers_of(ticks: Sequence[Tick]) -> tuple[float, ...] | None:
    """The ticks' numbers in order, or None where one is a name or they do not share their words."""
    if not ticks or not all(map(is_number, ticks)) or len(set(map(words_of, ticks))) > 1:
        return None
    return tuple(tick.number for tick in ticks if tick.number is not None)


def tick_rounding(tick: Tick) -> float:
    """The unit of the last digit that a tick shows; 0 for a name."""
    found = _NUMBER.search(tick.text)
    quantity = match_quantity(found.group(), 0) if found else None
    return quantity.step if quantity else 0.0


def is_sorted(numbers: Sequence[float]) -> bool:
    """Whether numbers only rise or only fall."""
    steps = [b - a for a, b in pairwise(numbers)]
    return all(step > 0 for step in steps) or all(step < 0 for step in steps)


def is_even(numbers: Sequence[float]) -> bool:
    """Whether sorted numbers have equal steps, or equal ratios."""
    steps = [b - a for a, b in pairwise(numbers)]
    equal_steps = all(abs(step - steps[0]) <= _EVEN * abs(steps[0]) for step in steps)
    if equal_steps or min(numbers) <= 0:
        return equal_steps
    ratios = [b / a for a, b in pairwise(numbers)]
    return all(abs(ratio - ratios[0]) <= _EVEN * ratios[0] for ratio in ratios)


def misplaced(numbers: Sequence[float]) -> int | None:
    """The position of the one number that stands out of order, or None.

    None, too, where more than one does: such a list was not meant to be sorted. A list of three or four
    counts only if its numbers, sorted, are evenly spaced.
    """
    if len(numbers) < 3 or is_sorted(numbers) or len(set(numbers)) < len(numbers):
        return None
    if len(numbers) < 5 and not is_even(sorted(numbers)):
        return None
    falling = sum(b < a for a, b in pairwise(numbers)) > sum(b > a for a, b in pairwise(numbers))
    found = [i for i in range(len(numbers)) if _sorted_without(numbers, i, falling)]
    if not found:
        return None
    return found[-1]


def _sorted_without(numbers: Sequence[float], position: int, falling: bool) -> bool:
    rest = [*numbers[:position], *numbers[position + 1 :]]
    return all((b < a) if falling else (b > a) for a, b in pairwise(rest))


def is_exact(*quantities: Quantity | None) -> bool:
    """Whether all of some quantities are given, and none approximately."""
    return all(quantity is not None and not quantity.approximate for quantity in quantities)


def steps_of(axis: AxisDeclaration) -> float | None:
    """How many steps the declared range holds, whole or not; None where it is not given exactly."""
    low, high, step = axis.low, axis.high, axis.step
    if low is None or high is None or step is None or not is_exact(low, high, step) or not step.value:
        return None
    return abs(high.value - low.value) / abs(step.value)


def range_of(axis: AxisDeclaration) -> str:
    """The declared range and step in words."""
    low, high, step = (plain_number(end.value) if end else "?" for end in (axis.low, axis.high, axis.step))
    return f"{low} to {high} in steps of {step}"
