"""Bounds on an axis by a number between its ticks: `beyond 14 km`, `before week 6`, `over 3 hours`, `after 2015`."""

from auditor.language.distances import so_far
from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import is_borne, tick_text, upwards
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_ranges import BOUNDS
from auditor.language.refs import TickRef, axis_of
from auditor.language.tokens import Token
from auditor.language.units import axes_in, measured
from auditor.numerals import cardinal
from auditor.quantity import number_of

_IN_TIME = (
    (("before",), False),
    (("until",), False),
    (("till",), False),
    (("after",), True),
    (("since",), True),
    (("past",), True),
)
_WAYS = (*((words, up) for words, up, _ in BOUNDS), *_IN_TIME)
_BY_FIRST = {first: [way for way in _WAYS if way[0][0] == first] for first in {way[0][0] for way in _WAYS}}
_LONGEST = 3
_YEARS = (1500, 2100)


def find(context: Context, i: int) -> Item | None:
    """All ticks on one side of a number that is none of them, where its unit or its axis is told with it."""
    for words, up in _BY_FIRST.get(context.norm(i), ()):
        at = i + len(words)
        if context.norms[i:at] != words or so_far(context.norms, i):
            continue
        found = _measured(context, at) or _named(context, at) or _year(context, at)
        if found is None:
            continue
        number, side, last = found
        if is_borne(context.document, side, words[0]):
            return None
        ticks = _beyond(context, number, side, upwards(context.document, side, words[0], up))
        if ticks:
            return context.item("ref", TickRef(side, ticks, True), i, last)
    return None


def _measured(context: Context, at: int) -> tuple[float, str, int] | None:
    """`14 km`: a number with a unit that only one axis has."""
    if at >= len(context.tokens):
        return None
    told = measured(context.tokens, at)
    if told is None or told.apart or len(told.numbers) != 1 or told.unit == "%":
        return None
    sides, number = axes_in(context.document, told.unit), number_of(told.numbers[0])
    if len(sides) > 1 and number is not None:
        ends = {side: _numbers(context, side) or [number] for side in sides}
        sides = [side for side, own in ends.items() if min(own) < number < max(own)]
    return (number, sides[0], told.last) if len(sides) == 1 and number is not None else None


def _named(context: Context, at: int) -> tuple[float, str, int] | None:
    """`week 6`, `6 weeks`: a number before or behind the name of an axis."""
    known = context.norm(at) == "the"
    at += known
    for side, last in context.axes_named(at, _LONGEST):
        if last < len(context.tokens) and (number := _number(context.tokens[last])) is not None:
            return number, side, last + 1
    number = _number(context.tokens[at]) if at < len(context.tokens) else None
    if number is None or known and not context.tokens[at].is_number:
        return None  # "over the four loads": all of them
    for side, last in context.axes_named(at + 1, _LONGEST):
        size = len(axis_of(context.document.panels[0], side).ticks)
        return None if known and number == size else (number, side, last)
    return None


def _year(context: Context, at: int) -> tuple[float, str, int] | None:
    """`2015` where an axis tells years."""
    number = (
        number_of(context.tokens[at].text)
        if at < len(context.tokens) and context.tokens[at].is_number
        else None
    )
    if number is None or not _YEARS[0] <= number <= _YEARS[1]:
        return None
    sides = [
        side
        for side in ("rows", "columns")
        if all(_YEARS[0] <= n <= _YEARS[1] for n in _numbers(context, side) or (0,))
    ]
    return (number, sides[0], at + 1) if len(sides) == 1 else None


def _number(token: Token) -> float | None:
    spelt = cardinal(token.norm)
    return number_of(token.text) if token.is_number else float(spelt) if spelt is not None else None


def _numbers(context: Context, side: str) -> list[float]:
    """The numbers of an axis where all of its ticks are numbers, in the first panel."""
    ticks = axis_of(context.document.panels[0], side).ticks if context.document.panels else ()
    numbers = [tick.number for tick in ticks if tick.number is not None]
    return numbers if len(numbers) == len(ticks) else []


def _beyond(context: Context, number: float, side: str, up: bool) -> tuple[str, ...]:
    """The ticks on one side of a number that lies between two of them."""
    numbers = _numbers(context, side)
    if (
        tick_text(context.document, side, f"{number:g}")
        or not numbers
        or not min(numbers) < number < max(numbers)
    ):
        return ()
    ticks = axis_of(context.document.panels[0], side).ticks
    return tuple(tick.text for tick in ticks if tick.number is not None and (tick.number > number) == up)
