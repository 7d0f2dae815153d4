"""Ticks that a range stands for: "1 to 10", "4 to 40 in steps of 4", "L1-L6", "A to E", "January to June"."""

import math
import re
from collections.abc import Sequence

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import Quantity, number_of, plain_number
from auditor.source import Span

MOST_IMPLIED_TICKS = 60
_MONTHS = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
]
_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
_CYCLES = (
    _MONTHS,
    [name[:3] for name in _MONTHS],
    _DAYS,
    [name[:3] for name in _DAYS],
    [name[:2] for name in _DAYS],
)
_CALENDAR = {
    "month": frozenset((*_MONTHS, *(name[:3] for name in _MONTHS), "sept")),
    "day": frozenset((*_DAYS, *(name[:3] for name in _DAYS), "tues", "thur", "thurs")),
}
_ROMANS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
_NUMBERED = re.compile(r"^(?P<prefix>[^\d]{0,20}?)(?P<number>\d{1,3})(?P<suffix>[^\d]{0,8})$")


def stepped(low: Quantity, high: Quantity, step: Quantity | None) -> tuple[Tick, ...]:
    """The ticks that a range and a step imply, where the step divides the range."""
    if step is None or step.value <= 0 or high.value <= low.value:
        return ()
    steps = (high.value - low.value) / step.value
    if abs(steps - round(steps)) > 1e-6 or steps > MOST_IMPLIED_TICKS:
        return ()
    values = [low.value + i * step.value for i in range(round(steps) + 1)]
    span = Span(low.span.start, high.span.end)
    ends = {len(end.text.partition(".")[2]) for end in (low, high)}
    digits = ends.pop() if len(ends) == 1 else 0  # "from 2.0 to 6.0"
    written = [f"{value:.{digits}f}" for value in values]
    exact = digits > 0 and all(
        abs(float(text) - value) < _SAME for text, value in zip(written, values, strict=True)
    )
    texts = written if exact else map(plain_number, values)
    return tuple(Tick(text, span, value) for text, value in zip(texts, values, strict=True))


_SAME = 1e-9
_TIMES = {"two": 2, "three": 3, "four": 4, "five": 5, "ten": 10}
_FACTOR = re.compile(
    r"\b(?P<doubling>doubl(?:ing|ed)|twice as)\b|\b(?:powers|factors?)\s+of\s+(?P<base>\d{1,2}|two|three|four"
    r"|five|ten)\b"
    r"|\b(?P<decades>decades|tenfold)\b",
    re.IGNORECASE,
)


def multiplied(low: Quantity, high: Quantity, said: str) -> tuple[Tick, ...]:
    """The ticks from a low to a high end that each are a multiple of the one before: "16 to 128, doubling"."""
    found = _FACTOR.search(said)
    if found is None or low.value <= 0 or high.value <= low.value:
        return ()
    base = (found["base"] or "").lower()
    factor = 2 if found["doubling"] else 10 if found["decades"] else _TIMES.get(base) or int(base)
    if factor < 2:
        return ()
    count = round(math.log(high.value / low.value, factor))
    if not 0 < count < MOST_IMPLIED_TICKS or abs(low.value * factor**count / high.value - 1) > 1e-9:
        return ()
    span = Span(min(low.span.start, high.span.start), max(low.span.end, high.span.end))
    values = [low.value * factor**i for i in range(count + 1)]
    return tuple(Tick(plain_number(value), span, value) for value in values)


def calendar_kind(text: str) -> str:
    """What a name of the calendar is called: "month" or "day"; "" for any other text."""
    name = text.strip(" .").casefold()
    return next((kind for kind, names in _CALENDAR.items() if name in names), "")


def implied_ticks(axis: AxisDeclaration) -> tuple[Tick, ...]:
    """Whole-numbered ticks from a range such as (1-10) that names no step; they may run downwards."""
    low, high = axis.low, axis.high
    if not low or not high or low.step != 1 or high.step != 1:
        return ()
    if not 1 < abs(high.value - low.value) < MOST_IMPLIED_TICKS:
        return ()
    span = Span(min(low.span.start, high.span.start), max(low.span.end, high.span.end))
    first, last = int(low.value), int(high.value)
    numbers = range(first, last + 1) if first < last else range(first, last - 1, -1)
    return tuple(Tick(str(value), span, float(value)) for value in numbers)


def between(first: str, last: str, span: Span) -> tuple[Tick, ...]:
    """The names from the first to the last: numbered ones, single letters, months, weekdays; or none."""
    names = (
        _numbered(first, last)
        or _romans(first, last)
        or _letters(first, last)
        or _cycle(first, last)
        or _worded(first, last)
    )
    return tuple(Tick(name, span, number_of(name)) for name in names)


def _numbered(first: str, last: str) -> list[str]:
    one, other = _NUMBERED.match(first), _NUMBERED.match(last)
    if not one or not other or (not one["prefix"].strip() and not one["suffix"].strip()):
        return []
    if one["prefix"] != other["prefix"] or one["suffix"] != other["suffix"]:
        return []
    width = len(one["number"]) if one["number"].startswith("0") else 0
    numbers = _steps(int(one["number"]), int(other["number"]))
    return [f"{one['prefix']}{number:0{width}d}{one['suffix']}" for number in numbers]


def _worded(first: str, last: str) -> list[str]:
    """Letters or Roman numbers behind the same word: "plot A", "plot C"."""
    (word, _, letter), (other, _, end) = first.rpartition(" "), last.rpartition(" ")
    same = bool(word) and word.casefold() == other.casefold()
    return [f"{word} {name}" for name in _romans(letter, end) or _letters(letter, end)] if same else []


def _letters(first: str, last: str) -> list[str]:
    if not (len(first) == len(last) == 1 and first.isalpha() and last.isalpha()):
        return []
    return [chr(code) for code in _steps(ord(first), ord(last))] if first.isupper() == last.isupper() else []


def _romans(first: str, last: str) -> list[str]:
    """`I to IV`: Roman numbers from the first on; a lone letter beside another is one of the alphabet."""
    if (
        first not in _ROMANS
        or last not in _ROMANS
        or len(first) == len(last) == 1
        and first + last not in ("IV", "VI", "IX")
    ):
        return []
    return [_ROMANS[i] for i in _steps(_ROMANS.index(first), _ROMANS.index(last))]


def _cycle(first: str, last: str) -> list[str]:
    for cycle in _CYCLES:
        if first.casefold() in cycle and last.casefold() in cycle:
            start, end = cycle.index(first.casefold()), cycle.index(last.casefold())
            names = [
                cycle[i % len(cycle)] for i in range(start, end + (1 if end >= start else 1 + len(cycle)))
            ]
            return _as_written(names, first)
    return []


def _as_written(names: Sequence[str], example: str) -> list[str]:
    return [name.capitalize() for name in names] if example[:1].isupper() else list(names)


def _steps(first: int, last: int) -> range:
    if not 0 < abs(last - first) < MOST_IMPLIED_TICKS:
        return range(0)
    return range(first, last + 1) if first < last else range(first, last - 1, -1)
