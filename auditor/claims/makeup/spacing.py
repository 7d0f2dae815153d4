"""What sentences say of the distances of ticks."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.claims.judging import num_text
from auditor.claims.makeup.axes import NOISE, near, own_numbers, shows_all, tick_texts
from auditor.claims.makeup.parts import axis, side_name, used
from auditor.evidence.ticks import is_even, is_sorted, tick_rounding
from auditor.language.numbers import Num
from auditor.model import Document, Panel
from auditor.quantity import plain_number
from auditor.truth import Truth, all_of
from auditor.world import Reading, World


def _skips(panel: Panel, side: str, step: float, rounding: float) -> bool:
    """Whether a fully written grid has nearly all ticks of an axis, but with a gap among them that is no step."""
    at, other = used(panel, side), used(panel, "columns" if side == "rows" else "rows")
    numbers = [number for i in at if (number := axis(panel, side).ticks[i].number) is not None]
    full = len(panel.cells) == len(at) * len(other) and len(other) > 1
    if (
        not full
        or len(numbers) < max(3, 0.7 * len(axis(panel, side).ticks))
        or len(numbers) == len(axis(panel, side).ticks)
    ):
        return False
    return any(abs(b - a) > max(1.5 * step, step + rounding / 2) for a, b in pairwise(sorted(numbers)))


_MOST_LABELLED = 12  # lines of a figure that each have a label of their own
_LABELS = re.compile(r"\b(?:label|tick|mark|number|print|annotat|show)\w*", re.IGNORECASE)


def _tells_labels(document: Document, panel: Panel, side: str) -> bool:
    """Whether an axis is told by its labels, or has too many lines for a label each."""
    told = axis(panel, side).declaration
    words = document.source.slice(told.span) if told is not None else ""
    return len(axis(panel, side).ticks) > _MOST_LABELLED or bool(_LABELS.search(words))


def _may_be_of_labels(numbers: Sequence[float], step: float) -> bool:
    """Whether even ticks stand closer than the stated step, and are met by it: only some of them may be labelled."""
    own = abs(numbers[1] - numbers[0])
    even = all(near(abs(b - a), own, NOISE) for a, b in pairwise(numbers))
    return even and step > own + NOISE and near(step / own, round(step / own), NOISE)


@dataclass(frozen=True, slots=True)
class Step:
    """The distance of neighbouring ticks; `most` where some may differ."""

    side: str
    step: Num
    panels: tuple[int, ...]
    most: bool = False

    def describe(self, document: Document) -> str:
        """For instance: columns (Hour) are 2 apart."""
        return f"{'most of ' if self.most else ''}{side_name(document, self.panels, self.side)} are {num_text(self.step)} apart"

    def truth(self, world: World) -> Truth:
        """True if all steps, or most, are as stated, within what the printed ticks leave open."""
        return all_of(self._of(world, world.document.panels[index]) for index in self.panels)

    def _of(self, world: World, panel: Panel) -> Truth:
        numbers = own_numbers(panel, self.side)
        if len(numbers) < 2 or not is_sorted(numbers):
            return Truth.UNKNOWN
        rounding = max(tick_rounding(tick) for tick in axis(panel, self.side).ticks)
        if _skips(panel, self.side, self.step.value, rounding):
            return Truth.FALSE
        loose = self.step.op != "=" or self.step.step > rounding
        spread = self.step.fair() if world.reading is Reading.PRINTED else self.step.generous()
        room = max(rounding, spread.high - self.step.value) if loose else 0.0
        fits = [near(abs(b - a), self.step.value, room) for a, b in pairwise(numbers)]
        share = sum(fits) / len(fits)
        if all(fits) or (self.most and share > 0.5):
            return Truth.TRUE
        if self.most:
            return Truth.FALSE if share < 0.4 and shows_all(panel, self.side) else Truth.UNKNOWN
        multiples = (
            all(
                abs((b - a) / self.step.value - round((b - a) / self.step.value)) < NOISE
                for a, b in pairwise(numbers)
            )
            if self.step.value
            else True
        )
        if _tells_labels(world.document, panel, self.side) and _may_be_of_labels(numbers, self.step.value):
            return Truth.UNKNOWN
        return Truth.UNKNOWN if multiples and not shows_all(panel, self.side) else Truth.FALSE

    def shown(self, document: Document) -> str:
        """The steps that there are."""
        numbers = own_numbers(document.panels[self.panels[0]], self.side)
        steps = sorted({round(abs(b - a), 9) for a, b in pairwise(numbers)})
        panel = document.panels[self.panels[0]]
        missing = [
            tick.text
            for i, tick in enumerate(axis(panel, self.side).ticks)
            if i not in used(panel, self.side)
        ]
        lacking = f", and nothing is given at {', '.join(missing[:3])}" if missing else ""
        return f"the ticks step by {', '.join(plain_number(step) for step in steps[:4])}{lacking}"


_SPACING = {
    "even": "evenly spaced",
    "uneven": "not evenly spaced",
    "ratios": "spaced by equal ratios",
    "doubling": "spaced by doubling",
    "powers of ten": "powers of ten",
}
_RATIOS = {"doubling": 2.0, "powers of ten": 10.0}


@dataclass(frozen=True, slots=True)
class Spacing:
    """How the ticks are spaced: "even" steps, equal "ratios" ("doubling", "powers of ten"), or "uneven"."""

    side: str
    how: str
    panels: tuple[int, ...]
    since: Num | None = None  # only the ticks from there on

    def describe(self, document: Document) -> str:
        """For instance: rows (p) are unevenly spaced."""
        since = f" from {num_text(self.since)} on" if self.since else ""
        return f"{side_name(document, self.panels, self.side)} are {_SPACING.get(self.how, self.how)}{since}"

    def truth(self, world: World) -> Truth:
        """True if so; rounded ticks may hide that steps are not quite equal."""
        return all_of(self._of(world.document.panels[index]) for index in self.panels)

    def _of(self, panel: Panel) -> Truth:
        numbers = own_numbers(panel, self.side)
        if len(numbers) < 3 or not is_sorted(numbers):
            return Truth.UNKNOWN
        if self.since is not None:
            numbers = tuple(number for number in numbers if number >= self.since.value - NOISE)
            if len(numbers) < 3:
                return Truth.UNKNOWN
        found = self._of_numbers(panel, numbers)
        return (
            found
            if shows_all(panel, self.side) or (found is Truth.TRUE and self.how != "uneven")
            else Truth.UNKNOWN
        )

    def _of_numbers(self, panel: Panel, numbers: Sequence[float]) -> Truth:
        mean = (numbers[-1] - numbers[0]) / (len(numbers) - 1)
        rounding = 2 * max(tick_rounding(tick) for tick in axis(panel, self.side).ticks)
        equal, nearly = (
            all(near(b - a, mean, room) for a, b in pairwise(numbers)) for room in (0.0, rounding)
        )
        if self.how == "even":
            return Truth.TRUE if equal else Truth.UNKNOWN if nearly or is_even(numbers) else Truth.FALSE
        if self.how == "uneven":
            return Truth.FALSE if equal else Truth.UNKNOWN if nearly else Truth.TRUE
        return self._by_ratios(numbers, equal)

    def _by_ratios(self, numbers: Sequence[float], equal: bool) -> Truth:
        if min(numbers) <= 0:
            return Truth.FALSE if equal else Truth.UNKNOWN
        ratios = [max(a, b) / min(a, b) for a, b in pairwise(numbers)]
        wanted = _RATIOS.get(self.how, ratios[0])
        if all(abs(ratio - wanted) <= 0.02 * wanted for ratio in ratios):
            return Truth.TRUE
        return Truth.FALSE if equal or self.how in _RATIOS else Truth.UNKNOWN

    def shown(self, document: Document) -> str:
        """The ticks that there are."""
        return f"the ticks are {tick_texts(axis(document.panels[self.panels[0]], self.side))}"
