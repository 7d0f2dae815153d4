"""Ticks of which those in the middle are left out: "0, 1, 2, …, 9", "Jan, Feb, ..., Dec", "T1, T2, …, T8"."""

import re
from collections.abc import Sequence
from itertools import pairwise

from auditor.model import Tick
from auditor.quantity import number_of, plain_number
from auditor.reading.plain import Plain
from auditor.reading.sequences import MOST_IMPLIED_TICKS, between
from auditor.source import Span

_NUMBER = r"[-+−]?\d+(?:\.\d+)?"
_UNIT = r"(?:\s?(?:%|°\s?[CF]?|(?!and\b|to\b)[^\W\d_]{1,4}))?"
_NAME = r"[^\W\d_]{1,10}\s?\d{1,3}|[^\W\d_]{1,10}"
_DOTS = r"(?:…|⋯|\.{3}|and so on(?: up)?(?: to)?|etc\.?(?: up)? to)"
_TO = r"(?:(?:and|to|up to)\s+)?"
_ABRIDGED = tuple(
    re.compile(
        rf"(?<![\w.,])(?P<shown>(?:{term})(?:\s*,\s*(?:{term}))*)\s*,?\s*{_DOTS}\s*,?\s*{_TO}(?P<last>{term})(?!\w)",
        re.IGNORECASE,
    )
    for term in (_NUMBER + _UNIT, _NAME)
)
_TERM = re.compile(rf"(?P<number>{_NUMBER})(?P<unit>.*)$", re.DOTALL)
_FEWEST = 4


def abridged(text: Plain) -> tuple[Tick, ...]:
    """The ticks of the first such list in a text; none where its terms tell no rule that leads to the last one."""
    for pattern in _ABRIDGED:
        for found in pattern.finditer(text.text):
            shown = [term.strip() for term in found["shown"].split(",")]
            span = text.span(*found.span())
            ticks = _by_numbers(shown, found["last"], span) or _by_names(shown, found["last"], span)
            if len(ticks) >= _FEWEST:
                return ticks
    return ()


def _by_numbers(shown: Sequence[str], last: str, span: Span) -> tuple[Tick, ...]:
    """`0, 2, …, 8`: the same step or factor from each to the next; behind a lone first number a step of one."""
    terms = [_TERM.fullmatch(term) for term in (*shown, last)]
    numbers = [number_of(term["number"]) for term in terms if term]
    units = {term["unit"].strip() for term in terms if term} - {""}
    if None in numbers or len(numbers) < len(terms) or len(units) > 1:
        return ()
    *first, end = (number for number in numbers if number is not None)
    unit = next((term["unit"] for term in terms if term and term["unit"]), "")
    values = _stepped(first, end) or _multiplied(first, end)
    return tuple(Tick(f"{plain_number(value)}{unit}", span, value) for value in values)


def _stepped(first: Sequence[float], end: float) -> list[float]:
    steps = {round(b - a, 9) for a, b in pairwise(first)} or {1.0 if end > first[0] else -1.0}
    step = min(steps)
    count = (end - first[0]) / step if step else 0
    if len(steps) > 1 or not len(first) <= count <= MOST_IMPLIED_TICKS or abs(count - round(count)) > 1e-6:
        return []
    return [round(first[0] + index * step, 9) for index in range(round(count) + 1)]


def _multiplied(first: Sequence[float], end: float) -> list[float]:
    """`1, 2, 4, …, 64`: told by three numbers at least."""
    if len(first) < 2 or first[0] <= 0:
        return []
    factor = first[1] / first[0]
    if factor <= 1 or any(abs(b / a - factor) > 1e-9 for a, b in pairwise(first)):
        return []
    values = [float(first[0])]
    while values[-1] < end * (1 - 1e-9) and len(values) < MOST_IMPLIED_TICKS:
        values.append(values[-1] * factor)
    return values if abs(values[-1] / end - 1) < 1e-9 else []


def _by_names(shown: Sequence[str], last: str, span: Span) -> tuple[Tick, ...]:
    """`Jan, Feb, …, Dec`: names of a known order, from the first on, as far as they are shown."""
    names = between(shown[0], last, span)
    return names if [tick.text for tick in names[: len(shown)]] == list(shown) else ()
