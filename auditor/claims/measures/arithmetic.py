r"""Equations in running text: "2,566 / 5,000 = 51.32%", "12.5 - 9.1 = 3.4", LaTeX fractions, sums.

Grammar of one side::

    side    = term (("+" | "-") term)*              a minus needs blanks around it: "10-20" is a range
    term    = factor (("*" | "×" | "/" | "÷") factor)*
    factor  = number ["%"] | "(" side ")" | "\\frac{" side "}{" side "}"

Sides are joined by "=", "≈" and their like. A literal is exact where it is a whole number, and otherwise stands for
all numbers that round to it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from auditor.quantity import match_quantity
from auditor.truth import Interval

_JOINT = re.compile(r"=|≈|≃|≅|~=|\\approx|\\simeq|\\cong|\\doteq")
_SPACE = re.compile(r"(?:\s|\\[,;!: ]|\\q?quad|\\left|\\right|\$|\\text(?:bf|rm)?\{\s*\})*")
_TIMES = re.compile(r"\*|×|·|\\times|\\cdot|x(?=\s*[\d(])")
_OVER = re.compile(r"/|÷|\\div")
_PLUS = re.compile(r"\+(?!/)")
_MINUS = re.compile(r"(?<=\s)[-–](?=\s)|−")
_FRACTION = re.compile(r"\\[dt]?frac\s*\{")
_PERCENT = re.compile(r"\s?(?:\\?%|percent\b)")


@dataclass(frozen=True, slots=True)
class Side:
    """One side of an equation: what it comes to as printed and in all readings of its digits, and where it stands.

    `single` tells a lone number, `percent` one in percent, `counts` that only whole numbers were added, subtracted or
    multiplied; `numerator` and `denominator` are those of a quotient.
    """

    printed: float
    interval: Interval
    start: int
    end: int
    single: bool = False
    percent: bool = False
    step: float = 1.0
    numerator: float | None = None
    denominator: float | None = None
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Equation:
    """Two sides that the text says are equal (or nearly)."""

    left: Side
    right: Side
    nearly: bool


class _FaultError(Exception):
    """The text is no expression here."""


class _Parser:
    """A recursive descent over one text."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at

    def _skip(self) -> None:
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _take(self, pattern: re.Pattern[str]) -> bool:
        start = self.at
        self._skip()
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else start
        return found is not None

    def side(self) -> Side:
        start = self.at
        value = self.term()
        while True:
            if self._take(_PLUS):
                value = _joined(value, self._further(self.term), "+")
            elif self._take(_MINUS):
                value = _joined(value, self._further(self.term), "-")
            else:
                return Side(
                    value.printed,
                    value.interval,
                    start,
                    self.at,
                    value.single,
                    value.percent,
                    value.step,
                    value.numerator,
                    value.denominator,
                    value.counts,
                )

    def _further(self, read: object) -> Side:
        assert callable(read)
        side = read()
        assert isinstance(side, Side)
        return side

    def term(self) -> Side:
        value = self.factor()
        while True:
            if self._take(_TIMES):
                value = _joined(value, self.factor(), "*")
            elif self._take(_OVER):
                value = _joined(value, self.factor(), "/")
            else:
                return value

    def factor(self) -> Side:
        self._skip()
        start = self.at
        if found := _FRACTION.match(self.text, self.at):
            self.at = found.end()
            upper = self._group("}")
            self._skip()
            if self.text[self.at : self.at + 1] != "{":
                raise _FaultError
            self.at += 1
            return _joined(upper, self._group("}"), "/")
        if self.text[self.at : self.at + 1] in ("(", "["):
            closing = ")" if self.text[self.at] == "(" else "]"
            self.at += 1
            return self._group(closing)
        return self._number(start)

    def _group(self, closing: str) -> Side:
        inner = self.side()
        self._skip()
        if self.text[self.at : self.at + 1] != closing:
            raise _FaultError
        self.at += 1
        percent = self._take(_PERCENT)
        return Side(
            inner.printed,
            inner.interval,
            inner.start,
            self.at,
            False,
            percent,
            inner.step,
            inner.numerator,
            inner.denominator,
            inner.counts and not percent,
        )

    def _number(self, start: int) -> Side:
        quantity = match_quantity(self.text, self.at)
        if quantity is None or self.text[self.at : self.at + 1] in "+":
            raise _FaultError
        digits = re.compile(r"[-−]?[\d.,]*\d(?:[eE][-+]?\d+)?").match(self.text, self.at)
        self.at = digits.end() if digits else quantity.span.end
        percent = self._take(_PERCENT)
        exact = quantity.step >= 1
        spread = (
            Interval.point(quantity.value)
            if exact
            else Interval.point(quantity.value).widened(quantity.step / 2)
        )
        return Side(
            quantity.value, spread, start, self.at, True, percent, quantity.step, counts=exact and not percent
        )


def _joined(one: Side, other: Side, sign: str) -> Side:
    a, b = one.interval, other.interval
    if sign == "/":
        if other.printed == 0:
            raise _FaultError
        return Side(
            one.printed / other.printed,
            a / b,
            one.start,
            other.end,
            numerator=one.printed,
            denominator=other.printed,
        )
    printed = {
        "+": one.printed + other.printed,
        "-": one.printed - other.printed,
        "*": one.printed * other.printed,
    }[sign]
    interval = {"+": a + b, "-": a - b, "*": a * b}[sign]
    return Side(
        printed,
        interval,
        one.start,
        other.end,
        percent=one.percent and other.percent,
        counts=one.counts and other.counts,
    )


def side_at(text: str, start: int, end: int | None = None) -> Side | None:
    """The expression that begins at a position (and, if `end` is given, ends exactly there), or None."""
    parser = _Parser(text if end is None else text[:end], start)
    try:
        side = parser.side()
    except _FaultError:
        return None
    parser._skip()
    return side if end is None or parser.at == end else None


def side_before(text: str, end: int, begin: int = 0) -> Side | None:
    """The longest expression that ends at a position, or None."""
    for start in range(begin, end):
        if text[start] in " \t\n" or (
            start > begin and (text[start - 1].isalnum() or text[start - 1] in ".,_@\\")
        ):
            continue
        side = side_at(text, start, end)
        if side is not None:
            return side
    return None


def equations(text: str) -> Iterator[Equation]:
    """All equations of a text, side by side: "a / b = c = d" are two. "Layer 6 = 0.88" is none: something must be computed."""
    joints = list(_JOINT.finditer(text))
    computed = -1  # where the right side of the last equation ends
    for index, joint in enumerate(joints):
        begin = joints[index - 1].end() if index else 0
        left = side_before(text, joint.start(), begin)
        after = re.compile(
            r"(?:\s|\$|\\[,;!: ])*(?:about|approximately|around|roughly|~|≈|circa|some)?\s*"
        ).match(text, joint.end())
        at = after.end() if after else joint.end()
        right = side_at(text, at)
        if (
            left is not None
            and right is not None
            and not (left.single and right.single and computed != left.end)
        ):
            computed = right.end
            nearly = joint.group() not in ("=",) or bool(after and after.group().strip(" $"))
            yield Equation(left, right, nearly)
