"""Steps of an axis that its own data refute: "0 to 30 in steps of 5" over the columns 0, 10, 20, 30.

The ticks are then those of the data; what the text says of the step stays with the declaration, to be judged.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import plain_number
from auditor.reading.form import Entry
from auditor.reading.key import Key, generic_side, matches
from auditor.reading.known_axes import KnownAxis
from auditor.reading.sequences import MOST_IMPLIED_TICKS
from auditor.source import Span

_FEWEST = 3
_NEAR = 1e-6
_MOST = 0.8
_PART = 3
_SAMPLE = 400
_MOST_DIGITS = 2  # of a step that a count of values implies, behind its first


def with_steps_of_data(axis: AxisDeclaration, entries: Sequence[Entry]) -> AxisDeclaration:
    """An axis told by its ends and a step, with the ticks of the data where these step otherwise between its ends."""
    if axis.step is None or axis.low is None or axis.high is None or axis.low.value == axis.high.value:
        return axis
    ends = axis.low.value, axis.high.value
    if axis.ticks and len({tick.span for tick in axis.ticks}) > 1:
        return axis  # the text lists the ticks themselves
    slots = [slot for slot in _slots(entries) if not _is_of_other_side(slot, axis.side)]
    told = [slot for slot in slots if _spans(slot, sorted(ends))]
    own = [tick.number for tick in axis.ticks]
    if any(sorted(slot) == own for slot in told):
        return axis
    if len(told) == 1 and not _is_selection(told[0], axis):
        ticks = tuple(Tick(key.text, key.span, number) for number, key in told[0].items())
        return replace(axis, ticks=ticks)
    return _by_length(axis, entries) if not told else axis


# --- keys that tell the ticks -----------------------------------------------------------------------


def _slots(entries: Sequence[Entry]) -> Iterator[dict[float, Key]]:
    """The numbers that stand in the same place of all lines, or heads: once each, in order of the text."""
    found: dict[tuple[str, int], list[Key]] = {}
    for entry in entries[:_SAMPLE]:
        for number, key in enumerate(entry.keys):
            found.setdefault(("line", number), []).append(key)
        found.setdefault(("head", 0), []).extend(entry.header)
        for value in entry.values[:_SAMPLE]:
            for number, key in enumerate(value.keys):
                found.setdefault(("value", number), []).append(key)
    for own in found.values():
        slot: dict[float, Key] = {}
        for key in own:
            if key.number is None:
                break
            slot.setdefault(key.number, key)
        else:
            yield slot


def _is_of_other_side(slot: dict[float, Key], side: str) -> bool:
    return any(generic_side(key) not in ("", side) for key in slot.values())


def _spans(slot: Iterable[float], ends: list[float]) -> bool:
    """Whether numbers run evenly from one end to the other."""
    numbers = sorted(slot)
    if len(numbers) < _FEWEST or [numbers[0], numbers[-1]] != ends:
        return False
    step = (ends[1] - ends[0]) / (len(numbers) - 1)
    return all(abs(b - a - step) <= _NEAR * step for a, b in pairwise(numbers))


def _is_selection(slot: Collection[float], axis: AxisDeclaration) -> bool:
    """Whether the data have but every third tick of those that the text tells, or fewer, or in no order: a part."""
    numbers = list(slot)
    if numbers not in (sorted(numbers), sorted(numbers, reverse=True)):
        return True
    return len(slot) >= _FEWEST and len(axis.ticks) - 1 >= _PART * (len(slot) - 1)


# --- lists that tell how many there are -------------------------------------------------------------


def _by_length(axis: AxisDeclaration, entries: Sequence[Entry]) -> AxisDeclaration:
    """An axis with as many even ticks as nearly all lists have values, where the step makes another number of them."""
    lists = [entry for entry in entries if entry.spread and not entry.header and entry.keys]
    if axis.side != "columns" or len(lists) < _FEWEST or len(lists) < len(entries):
        return axis
    known = KnownAxis(replace(axis, ticks=()))
    if any(generic_side(entry.keys[-1]) == "columns" for entry in lists) or _are_named_by(known, lists):
        return axis
    length, times = Counter(len(entry.values) for entry in lists).most_common(1)[0]
    if length < _FEWEST or length > MOST_IMPLIED_TICKS or times < _MOST * len(lists):
        return axis
    if axis.low is None or axis.high is None:
        return axis
    step = (axis.high.value - axis.low.value) / (length - 1)
    if length == len(axis.ticks) or float(f"{step:.{_MOST_DIGITS}g}") != round(step, 9):
        return axis
    values = [axis.low.value + number * step for number in range(length)]
    span = Span(min(axis.low.span.start, axis.high.span.start), max(axis.low.span.end, axis.high.span.end))
    return replace(axis, ticks=tuple(Tick(plain_number(value), span, value) for value in values))


def _are_named_by(axis: KnownAxis, lists: Sequence[Entry]) -> bool:
    """Whether the axis's own name stands in front of what lists are called, so that none of them runs along it."""
    return any(entry.keys[-1].name and matches(entry.keys[-1], axis) >= 1 for entry in lists)
