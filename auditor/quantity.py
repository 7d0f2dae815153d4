r"""Numbers as they are written: the digits, the rounding they imply, the hedge before, the unit after.

Grammar of a written number::

    quantity  = [hedge] number ["±" number] [unit]
    number    = [sign] (digits | grouped) ["." digits] [exponent]
    grouped   = 1-3 digits, then one or more of "," 3 digits        4,958
    exponent  = ("e" | "E") [sign] digits | ("×" | "x" | "·" | "\\times") "10" ("^" digits | raised digits)
    hedge     = "~" | "≈" | "about" | "approximately" | "around" | "roughly" | ...
    unit      = "%" | a short word such as "ms" or "seconds"

The last digit written carries the rounding: 40.0 stands for 39.95 to 40.05, 40 for 39.5 to 40.5,
1.1e+02 for 105 to 115.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache
from math import isfinite

from auditor.source import Span
from auditor.truth import ANYTHING, Interval

# "About 40" is read as 40 ± 5%, and never as less than one and a half steps of its last digit: the
# widest reading that people who write "about" were found to defend.
APPROXIMATE_SHARE = 0.05
APPROXIMATE_STEPS = 1.5

MINUS = "-−–"
_NUMBER = (
    r"(?P<sign>[+\-−])?"
    r"(?P<digits>\d{1,3}(?:,\d{3})+(?![\d,]*\d)|\d+)?"
    r"(?P<fraction>\.\d+)?"
    r"(?:[eE](?P<exponent>[+\-−]?\d{1,3})(?!\w|\.\d)|\s?(?:×|x|·|\\times|\\cdot)\s?10"
    r"(?:\^?\{?(?P<power>[+\-−]?\d{1,3})\}?|(?P<raised>[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})))?"
)
NUMBER = re.compile(_NUMBER)
HEDGES = r"approximately|approx\.?|about|around|roughly|circa|ca\.|some|near(?:ly)?|close to|almost|estimated(?: at)?"
_RAISED = str.maketrans("⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "+-0123456789")
_HEDGED = re.compile(rf"(?:[~≈∼]|(?<![\w])(?:{HEDGES}))\s*$", re.IGNORECASE)
_START = re.compile(r"[+\-−]?(?:\d|\.\d)")
_UNIT = re.compile(
    r"\s?(?P<unit>%|\\%|percent(?!age)|°C|°F|[µmnk]?s(?:ec(?:onds?)?)?\b(?!/[^\W\d])|seconds?\b|minutes?\b|hours?\b)"
)
_UNCERTAINTY = re.compile(r"\s*(?:±|\+/-|\\pm|\$\\pm\$)\s*(?P<value>\d+(?:\.\d+)?)")
# What may follow the number of a tick; "1st" is an ordinal and "7a" a name.
_SUFFIX = re.compile(r"\s?(?P<unit>(?!st\b|nd\b|rd\b|th\b)[A-Za-zµ°%/]{2,4}|[kKMBGTsmhydgKCFxVW%°]|)$")
_MULTIPLES = {"k": 1e3, "K": 1e3, "M": 1e6, "B": 1e9, "G": 1e9, "T": 1e12}
# Months that are as short as units.
_MONTHS = frozenset("jan feb mar apr may june july jun jul aug sep sept oct nov dec".split())
UNITS = {
    "\\%": "%",
    "percent": "%",
    "sec": "s",
    "second": "s",
    "seconds": "s",
    "minute": "min",
    "minutes": "min",
}


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number as written.

    `value` is the number itself, `step` the unit of its last written digit (0.1 for 40.0),
    `approximate` whether a hedge such as "~" stands before it, `unit` a normalised unit or "",
    `uncertainty` what stands behind "±", `span` where all of it stands.
    """

    text: str
    span: Span
    value: float
    step: float
    approximate: bool = False
    unit: str = ""
    uncertainty: "Quantity | None" = None

    @property
    def interval(self) -> Interval:
        """All that the writer may have had before rounding; wider for an approximate number."""
        if not isfinite(self.value):
            return ANYTHING  # a data file may hold NaN or Infinity; nothing follows from such a cell
        half = self.step / 2
        if self.approximate:
            half = max(APPROXIMATE_STEPS * self.step, APPROXIMATE_SHARE * abs(self.value))
        return Interval.point(self.value).widened(half)

    @property
    def printed(self) -> Interval:
        """The number exactly as it is printed."""
        if not isfinite(self.value):
            return ANYTHING
        return Interval.point(self.value)

    def shifted(self, offset: int) -> "Quantity":
        """The same quantity, `offset` characters further on."""
        uncertainty = self.uncertainty and self.uncertainty.shifted(offset)
        return replace(self, span=self.span.shifted(offset), uncertainty=uncertainty)


def plain_number(value: float) -> str:
    """A number as a person would write it: no exponent for everyday sizes, no trailing zeros."""
    text = f"{value:.10g}"
    return "0" if text == "-0" else text


@lru_cache(maxsize=1 << 16)
def number_of(text: str) -> float | None:
    """The number that the whole text is, with an optional unit ("2000 m", "1y", "4k"), or None; "3 May" is a date."""
    bare = text.strip().strip("*`$ ")
    found = match_quantity(bare, 0)
    if found is None:
        return None
    suffix = _SUFFIX.match(bare, found.span.end)
    if suffix and suffix["unit"] and suffix["unit"].casefold() in _MONTHS:
        return None
    return found.value * _MULTIPLES.get(suffix["unit"], 1) if suffix else None


def match_quantity(text: str, start: int, *, uncertain: bool = True) -> Quantity | None:
    """The quantity whose number begins exactly at `start`, or None. Spans count from the text's start.

    Where `uncertain` is false, a "±" behind it is left alone.
    """
    if not _START.match(text, start):
        return None
    found = NUMBER.match(text, start)
    if not found or not (found["digits"] or found["fraction"]):
        return None
    value, step = _value(found)
    end = found.end()
    uncertainty = None
    if uncertain and (spread := _UNCERTAINTY.match(text, end)):
        uncertainty = match_quantity(text, spread.start("value"), uncertain=False)
        end = uncertainty.span.end if uncertainty else end
    unit = ""
    if suffix := _UNIT.match(text, end):
        unit = UNITS.get(suffix["unit"].lower(), suffix["unit"])
        end = suffix.end()
    hedge = _HEDGED.search(text, max(0, start - 24), start)
    begin = hedge.start() if hedge else start
    return Quantity(text[start:end], Span(begin, end), value, step, bool(hedge), unit, uncertainty)


def _value(found: re.Match[str]) -> tuple[float, float]:
    digits = (found["digits"] or "0").replace(",", "")
    sign = "-" if found["sign"] in ("-", "−") else ""
    raised = (found["raised"] or "").translate(_RAISED)
    exponent = (found["exponent"] or found["power"] or raised or "0").replace("−", "-")
    number = Decimal(f"{sign}{digits}{found['fraction'] or ''}").scaleb(int(exponent))
    places = len(found["fraction"] or ".") - 1
    return float(number), float(Decimal(1).scaleb(int(exponent) - places))


def quantities(text: str) -> Iterator[Quantity]:
    """All written numbers of a text, in order; digits inside a word (AIME24, x2) are no number.

    A hyphen between two numbers joins a range and is no sign: "10-20" is 10 and 20.
    """
    position = 0
    while found := _START.search(text, position):
        start = found.start()
        before = text[start - 1 : start]
        if found.group()[0] in "+-−" and (before.isalnum() or before in ("%", ")", "]")):
            start += 1
            before = text[start - 1 : start]
        inside = (
            before.isalpha() or before == "_" or (before == "." and text[start - 2 : start - 1].isdigit())
        )
        quantity = None if inside else match_quantity(text, start)
        if quantity is None or _continues_a_word(text, quantity.span.end):
            position = _end_of_word(text, found.end())
            continue
        yield quantity
        position = max(quantity.span.end, found.end())


def _continues_a_word(text: str, end: int) -> bool:
    following = text[end : end + 1]
    return (
        following.isalpha() and text[end - 1 : end].isdigit() and following not in "xX×"
    ) or following == "_"


def _end_of_word(text: str, position: int) -> int:
    while position < len(text) and (text[position].isalnum() or text[position] in "._"):
        position += 1
    return position
