"""What sentences say of an axis: its ticks, its range, its steps, its order.

The rules look after what the declarations of an axis say of each other and of the data (a stray tick, a step
that does not fit its range); here a sentence is held against the ticks that the grid has.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.claims.judging import num_text
from auditor.claims.makeup.parts import axis, side_name, used
from auditor.evidence.shape import WHOLE_ROWS
from auditor.evidence.ticks import is_sorted, numbers_of
from auditor.language.numbers import Num
from auditor.model import Axis, Document, Panel
from auditor.quantity import plain_number
from auditor.reading.labels import same_label
from auditor.truth import Interval, Truth, all_of
from auditor.world import Reading, World

NOISE = 1e-6
# An axis may go on beyond its outermost ticks, by a step or so.
BEYOND = 1.5
# A range that has less than this in common with that of an axis is that of something else.
ALIKE = 0.5


def own_numbers(panel: Panel, side: str) -> tuple[float, ...]:
    """The numbers of the ticks of an axis in order, or nothing where one of them is a name."""
    return numbers_of(axis(panel, side).ticks) or ()


def _told_numbers(panel: Panel, side: str) -> tuple[float, ...]:
    """The numbers of an axis without the few beyond its declared range, which are a fault of their own."""
    numbers, declared = own_numbers(panel, side), axis(panel, side).declaration
    if declared is None or declared.ticks or declared.low is None or declared.high is None:
        return numbers
    low, high = sorted((declared.low.value, declared.high.value))
    inside = tuple(number for number in numbers if low <= number <= high)
    return inside if 2 * len(inside) > len(numbers) else numbers


def shows_all(panel: Panel, side: str) -> bool:
    """Whether no further tick can be thought of: the axis is declared, or the grid is written in whole rows."""
    declaration = axis(panel, side).declaration
    return panel.form in WHOLE_ROWS or (
        declaration is not None and declaration.complete and bool(declaration.ticks)
    )


def near(a: float, b: float, rounding: float) -> bool:
    """Whether two ticks are the same, but for rounding."""
    return abs(a - b) <= rounding * (1 + NOISE) + NOISE * abs(a)


@dataclass(frozen=True, slots=True)
class TickList:
    """The full list of an axis's ticks, as its declaration or another sentence gives it."""

    side: str
    ticks: tuple[str, ...]
    panels: tuple[int, ...]
    declared: bool = False

    def describe(self, document: Document) -> str:
        """For instance: rows (Window) are 500, 1000."""
        shown = [*self.ticks[:6], "..."] if len(self.ticks) > 7 else list(self.ticks)
        return f"{side_name(document, self.panels, self.side)} are {', '.join(shown)}"

    def truth(self, world: World) -> Truth:
        """True if the grid has these ticks and no others; false in prose if it lacks one of them.

        What a declaration lists and the grid lacks is the rules' affair.
        """
        truths = [self._of(world.document.panels[index]) for index in self.panels]
        # Where some grids have them, these may be all that are meant.
        return Truth.UNKNOWN if {Truth.TRUE, Truth.FALSE} <= set(truths) else all_of(truths)

    def _of(self, panel: Panel) -> Truth:
        own = axis(panel, self.side)
        at = used(panel, self.side)
        if (
            self.declared
            and len(at) == len(own.ticks)
            and _shortened([t.text for t in own.ticks], self.ticks)
        ):
            return Truth.TRUE
        listed = [any(same_label(own.ticks[i].text, text) for text in self.ticks) for i in at]
        every = all(any(same_label(tick.text, text) for tick in own.ticks) for text in self.ticks)
        if (
            not every
            and not self.declared
            and shows_all(panel, self.side)
            and len(self.ticks) >= len(own.ticks)
        ):
            return Truth.FALSE
        gaps = panel.form in WHOLE_ROWS and len(at) < len(self.ticks)
        return (
            Truth.TRUE
            if all(listed) and every and not gaps and len(own.ticks) == len(self.ticks)
            else Truth.UNKNOWN
        )

    def shown(self, document: Document) -> str:
        """The ticks that there are."""
        return f"the ticks are {tick_texts(axis(document.panels[self.panels[0]], self.side))}"


SHORTEST = 2  # letters that tell a day or a month


def _shortened(some: Sequence[str], others: Sequence[str]) -> bool:
    """Whether two lists are the same labels in the same order, those of one cut short: "Mon, Tue", "Monday, Tuesday"."""
    if len(some) != len(others) or len(set(some)) < len(some):
        return False
    pairs = [(a.casefold().rstrip("."), b.casefold().rstrip(".")) for a, b in zip(some, others, strict=True)]
    return all(min(len(a), len(b)) >= SHORTEST and (a.startswith(b) or b.startswith(a)) for a, b in pairs)


def tick_texts(own: Axis) -> str:
    """The ticks as they are written, the middle of many left out."""
    texts = [tick.text for tick in own.ticks]
    return ", ".join(texts if len(texts) < 8 else [*texts[:3], "...", texts[-1]])


@dataclass(frozen=True, slots=True)
class TickRange:
    """The first and the last tick of an axis; one of them may be left open ("starts at 0")."""

    side: str
    low: Num | None
    high: Num | None
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: columns (Ratio) go from 0.1 to 0.5."""
        ends = [f"{word} {num_text(end)}" for word, end in (("from", self.low), ("to", self.high)) if end]
        return f"{side_name(document, self.panels, self.side)} go {' '.join(ends)}"

    def truth(self, world: World) -> Truth:
        """True if the outermost ticks are these; false if ticks lie outside, or end far inside.

        Where both ends are others, and most of the range as well, it is told of something else than this axis.
        """
        return all_of(self._of(world, world.document.panels[index]) for index in self.panels)

    def _of(self, world: World, panel: Panel) -> Truth:
        numbers = _told_numbers(panel, self.side)
        if len(numbers) < 2:
            return Truth.UNKNOWN
        step = max(abs(b - a) for a, b in pairwise(sorted(numbers)))
        ends = [(self.low, min(numbers), -1), (self.high, max(numbers), 1)]
        if self.low and self.high and self.low.value > self.high.value:
            ends = [(self.high, min(numbers), -1), (self.low, max(numbers), 1)]
        truths = [
            _end(world, num, number, sign, step, panel, self.side)
            for num, number, sign in ends
            if num is not None
        ]
        foreign = len(truths) > 1 and Truth.TRUE not in truths and self._is_foreign(numbers)
        return Truth.UNKNOWN if foreign else all_of(truths)

    def _is_foreign(self, numbers: Sequence[float]) -> bool:
        """Whether the range told and that of the ticks share less than half of what they cover."""
        told = sorted(end.value for end in (self.low, self.high) if end is not None)
        return Interval(*told).shared(Interval(min(numbers), max(numbers))) < ALIKE

    def shown(self, document: Document) -> str:
        """The ends that there are."""
        numbers = own_numbers(document.panels[self.panels[0]], self.side)
        return (
            f"the ticks go from {plain_number(min(numbers))} to {plain_number(max(numbers))}"
            if numbers
            else "the ticks are names"
        )


def _end(world: World, num: Num, number: float, sign: int, step: float, panel: Panel, side: str) -> Truth:
    exact = num.op == "="
    spread = (
        num.fair() if exact or world.reading is Reading.PRINTED else num.generous()
    )  # ticks are labels, and hardly rounded
    if (spread.low <= number <= spread.high and not exact) or near(num.value, number, 0.0):
        return Truth.TRUE
    beyond = (num.value - number) * sign
    inside = beyond < 0 and not spread.low <= number <= spread.high
    far = beyond > BEYOND * step and shows_all(panel, side)
    return Truth.FALSE if inside or far else Truth.UNKNOWN


@dataclass(frozen=True, slots=True)
class Direction:
    """Which way the ticks grow in the picture: towards "top", "bottom", "left" or "right"."""

    side: str
    towards: str
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: rows grow towards the bottom."""
        return f"{side_name(document, self.panels, self.side)} grow towards the {self.towards}"

    def truth(self, world: World) -> Truth:
        """True where the grid is listed so; what a text says of up and down is not sure enough to refute anything."""
        return all_of(self._of(world.document.panels[index]) for index in self.panels)

    def _of(self, panel: Panel) -> Truth:
        own = axis(panel, self.side)
        numbers = own_numbers(panel, self.side)
        if len(numbers) < 2 or not is_sorted(numbers) or not own.first:
            return Truth.UNKNOWN
        opposite = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
        growing = opposite[own.first] if numbers[0] < numbers[-1] else own.first
        return Truth.TRUE if growing == self.towards else Truth.UNKNOWN

    def shown(self, document: Document) -> str:
        """The order that there is."""
        own = axis(document.panels[self.panels[0]], self.side)
        return f"{own.ticks[0].text} stands at the {own.first or 'start'}"


@dataclass(frozen=True, slots=True)
class Sign:
    """Whether an axis has "negative" or "positive" ticks, or has "no" such ones."""

    side: str
    word: str
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: rows (Window) have negative ticks."""
        return f"{side_name(document, self.panels, self.side)} have {self.word} ticks"

    def truth(self, world: World) -> Truth:
        """Settled by the ticks, where these are numbers and all known."""
        return all_of(self._of(world.document.panels[index]) for index in self.panels)

    def _of(self, panel: Panel) -> Truth:
        numbers = own_numbers(panel, self.side)
        found = any(number < 0 if self.word.endswith("negative") else number > 0 for number in numbers)
        if not numbers or (not found and not shows_all(panel, self.side)):
            return Truth.UNKNOWN
        return Truth.of(found != self.word.startswith("no "))

    def shown(self, document: Document) -> str:
        """The ticks that there are."""
        return f"the ticks are {tick_texts(axis(document.panels[self.panels[0]], self.side))}"


@dataclass(frozen=True, slots=True)
class Outermost:
    """A tick that stands at one end of the axis: "0 at the bottom"."""

    side: str
    tick: Num
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: 0 stands at an end of rows."""
        return f"{num_text(self.tick)} stands at an end of {side_name(document, self.panels, self.side)}"

    def truth(self, world: World) -> Truth:
        """True if it is the smallest or the largest tick."""
        ends = [own_numbers(world.document.panels[index], self.side) for index in self.panels]
        return all_of(
            Truth.TRUE if numbers and self.tick.value in (numbers[0], numbers[-1]) else Truth.UNKNOWN
            for numbers in ends
        )

    def shown(self, document: Document) -> str:
        """The ends that there are."""
        return f"the ticks are {tick_texts(axis(document.panels[self.panels[0]], self.side))}"
