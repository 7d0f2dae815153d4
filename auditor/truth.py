"""Three-valued logic over intervals: what is known of a number, and what follows from it.

A written number stands for all numbers that round to it, and a missing cell for all that the
document allows it to be. A comparison of two such intervals is true or false only where every
reading of the digits agrees (Kleene's strong three-valued logic over interval arithmetic).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from math import inf

# Binary floating point writes 0.1 + 0.2 as 0.30000000000000004; differences below this share of
# the larger number are noise of the arithmetic, never of the data.
NOISE = 1e-9


class Truth(Enum):
    """True, false, or not settled by what is known."""

    TRUE = "true"
    FALSE = "false"
    UNKNOWN = "unknown"

    def __invert__(self) -> "Truth":
        return _NOT[self]

    def __and__(self, other: "Truth") -> "Truth":
        if Truth.FALSE in (self, other):
            return Truth.FALSE
        return Truth.UNKNOWN if Truth.UNKNOWN in (self, other) else Truth.TRUE

    def __or__(self, other: "Truth") -> "Truth":
        return ~(~self & ~other)

    @staticmethod
    def of(value: bool) -> "Truth":
        """The truth of something that is settled."""
        return Truth.TRUE if value else Truth.FALSE


_NOT = {Truth.TRUE: Truth.FALSE, Truth.FALSE: Truth.TRUE, Truth.UNKNOWN: Truth.UNKNOWN}


def all_of(values: Iterable[Truth]) -> Truth:
    """True if all are, false if one is false; true of nothing at all."""
    result = Truth.TRUE
    for value in values:
        result &= value
        if result is Truth.FALSE:
            break
    return result


def any_of(values: Iterable[Truth]) -> Truth:
    """True if one is, false if all are false; false of nothing at all."""
    return ~all_of(~value for value in values)


@dataclass(frozen=True, slots=True)
class Interval:
    """All that a number may be: from `low` to `high`, both included; the ends may be infinite."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not self.low <= self.high:
            raise ValueError(f"an interval from {self.low} to {self.high} holds nothing")

    @staticmethod
    def point(value: float) -> "Interval":
        """Exactly one number."""
        return Interval(value, value)

    @property
    def known(self) -> bool:
        """Whether anything is known of the number at all."""
        return self.low > -inf or self.high < inf

    @property
    def middle(self) -> float:
        """The middle of a finite interval."""
        return (self.low + self.high) / 2

    def __neg__(self) -> "Interval":
        return Interval(-self.high, -self.low)

    def __add__(self, other: "Interval") -> "Interval":
        return Interval(self.low + other.low, self.high + other.high)

    def __sub__(self, other: "Interval") -> "Interval":
        return self + -other

    def __mul__(self, other: "Interval") -> "Interval":
        ends = [_times(a, b) for a in (self.low, self.high) for b in (other.low, other.high)]
        return Interval(min(ends), max(ends))

    def __truediv__(self, other: "Interval") -> "Interval":
        """The quotient; all numbers where the divisor may be zero."""
        if other.low <= 0 <= other.high:
            return ANYTHING
        return self * Interval(1 / other.high, 1 / other.low)

    def scaled(self, factor: float) -> "Interval":
        """The interval times an exact number."""
        return self * Interval.point(factor)

    def widened(self, by: float) -> "Interval":
        """The interval with both ends moved out by `by`, a number that is not negative."""
        return Interval(self.low - by, self.high + by)

    def hull(self, other: "Interval") -> "Interval":
        """The smallest interval that holds both."""
        return Interval(min(self.low, other.low), max(self.high, other.high))

    def shared(self, other: "Interval") -> float:
        """Which part of all that two finite intervals hold together both of them hold."""
        both, either = self.intersection(other), self.hull(other)
        length = either.high - either.low
        return (both.high - both.low) / length if both is not None and length > 0 else 0.0

    def intersection(self, other: "Interval") -> "Interval | None":
        """What both allow, or None where they exclude each other."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else None

    def __abs__(self) -> "Interval":
        if self.low >= 0:
            return self
        return -self if self.high <= 0 else Interval(0.0, max(-self.low, self.high))


def _times(a: float, b: float) -> float:
    return 0.0 if a == 0 or b == 0 else a * b


ANYTHING = Interval(-inf, inf)


def _slack(a: float, b: float) -> float:
    largest = max(abs(a), abs(b))
    return 0.0 if largest == inf else NOISE * largest


def less(a: Interval, b: Interval) -> Truth:
    """Whether a < b."""
    if a.high < b.low - _slack(a.high, b.low):
        return Truth.TRUE
    return Truth.FALSE if a.low >= b.high - _slack(a.low, b.high) else Truth.UNKNOWN


def at_most(a: Interval, b: Interval) -> Truth:
    """Whether a <= b."""
    return ~less(b, a)


def same(a: Interval, b: Interval) -> Truth:
    """Whether a = b: settled only where they exclude each other or both are single numbers."""
    slack = max(_slack(a.high, b.low), _slack(a.low, b.high))
    if a.high < b.low - slack or b.high < a.low - slack:
        return Truth.FALSE
    return Truth.TRUE if a.high - a.low <= slack and b.high - b.low <= slack else Truth.UNKNOWN


def within(a: Interval, b: Interval) -> Truth:
    """Whether the number a lies in the range b: true where all of a does, false where none does."""
    slack = max(_slack(a.low, b.low), _slack(a.high, b.high))
    if b.low <= a.low + slack and a.high <= b.high + slack:
        return Truth.TRUE
    return Truth.FALSE if a.high < b.low - slack or a.low > b.high + slack else Truth.UNKNOWN


def stands(relation: str, value: Interval, limit: Interval) -> Truth:
    """Whether a value stands to a limit as ">", "<", ">=" or "<=" says; unknown for another relation."""
    if relation in (">", "<"):
        return less(limit, value) if relation == ">" else less(value, limit)
    if relation in (">=", "<="):
        return at_most(limit, value) if relation == ">=" else at_most(value, limit)
    return Truth.UNKNOWN


def count_true(values: Iterable[Truth]) -> Interval:
    """How many are true: at least those that are, at most those that may be."""
    listed = list(values)
    sure = sum(value is Truth.TRUE for value in listed)
    return Interval(sure, sure + sum(value is Truth.UNKNOWN for value in listed))


def largest(values: Iterable[Interval]) -> Interval:
    """What the largest of some numbers may be; raises ValueError where there are none."""
    listed = list(values)
    return Interval(max(v.low for v in listed), max(v.high for v in listed))


def smallest(values: Iterable[Interval]) -> Interval:
    """What the smallest of some numbers may be; raises ValueError where there are none."""
    return -largest(-value for value in values)


def total(values: Iterable[Interval]) -> Interval:
    """What the sum of some numbers may be; zero where there are none."""
    result = Interval.point(0.0)
    for value in values:
        result += value
    return result
