"""Numbers in a sentence, with the words that bound or blur them.

`op` says how the number is meant: "=" as it is, "~" about so much, "<~" a little less ("nearly 40"),
">~" a little more ("just over 40"), and ">", "<", ">=", "<=" as bounds.
"""

from dataclasses import dataclass, field
from math import inf

from auditor.language.hedges import ABOUT, NEARLY
from auditor.truth import Interval

# A larger factor is worked out, and not felt.
_MOST_FELT = 20


@dataclass(frozen=True, slots=True)
class Num:
    """A number that a sentence states; `step` is the unit of its last digit, `unit` "%" or a word or ""."""

    value: float
    step: float
    text: str = field(compare=False)
    op: str = "="
    unit: str = ""
    word: bool = False
    bracket: bool = field(default=False, compare=False)

    @property
    def felt(self) -> bool:
        """Whether it is felt, as a factor, and not measured: a whole number of times, or one in words."""
        return self.value <= _MOST_FELT and (self.word or self.step >= 1)

    def fair(self) -> Interval:
        """What a fair reader takes it to cover."""
        return self._interval(ABOUT.fair, NEARLY.fair, 0.5)

    def generous(self) -> Interval:
        """The most that anybody could defend; a number may have been cut off instead of rounded."""
        return self._interval(ABOUT.generous, NEARLY.generous, 1.0)

    def _interval(self, about: float, nearly: float, steps: float) -> Interval:
        half = steps * self.step if not self.word else 0.0
        size = abs(self.value)
        if self.op == "~":
            wide = max(about * size, 3 * half)
            return Interval(self.value - wide, self.value + wide)
        if self.op == "<~":
            return Interval(self.value - nearly * size - half, self.value + half)
        if self.op == ">~":
            return Interval(self.value - half, self.value + nearly * size + half)
        edge = half / 2 if steps >= 1 else 0.0  # a bound is meant as it is written, and never cut off
        if self.op in (">", ">="):
            return Interval(self.value - edge, inf)
        if self.op in ("<", "<="):
            return Interval(-inf, self.value + edge)
        if steps > 0.5 and self.value:  # what is cut off was farther from nought, and never nearer to it
            return self._cut_off(half)
        return Interval(self.value - half, self.value + half)

    def _cut_off(self, whole: float) -> Interval:
        """All that rounds to the number, and all that would be it with further digits cut off."""
        if self.value > 0:
            return Interval(self.value - 0.5 * whole, self.value + whole)
        return Interval(self.value - whole, self.value + 0.5 * whole)
