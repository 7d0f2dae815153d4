"""Colour scales as ranges: what a legend can show, in the reading that fits the cells best.

A legend is written in more ways than one. Its ends come in either order; a dash between or before them
may be taken for a minus ("-40 to -90" for 40 to 90); a scale from 0 to 1 often stands beside cells in
percent. A legend given only by ticks does not end at them: a colour bar goes on for up to one tick step.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.model import Document, Legend, Panel
from auditor.quantity import Quantity, plain_number
from auditor.source import Span
from auditor.truth import NOISE, Interval

# A range that is stated "approximately" may be off by this share of its span.
APPROXIMATE_SPAN = 0.05
# Words that tell that the colours show something else than the number in the cell.
_OTHER = re.compile(
    r"\blog|×\s?10|10\s?\^|\b10\d?[⁻⁰¹²³⁴-⁹]|thousand|million|billion|normali[sz]|relative|z-?score|standardi[sz]"
    r"|arbitrary|a\.u\.|row-wise|column-wise|percentile|\brank",
    re.IGNORECASE,
)
_OPEN_HIGH = re.compile(
    r"\d\s?%?\s?\+|[≥>]\s?\d|\b(?:above|over|beyond|more than|at least|exceeding)\s+[~≈]?[-−]?\d"
    r"|\b(?:and|or) (?:above|more|higher|over|beyond)|\b(?:above|over|beyond) (?:that|this|it)\b"
    r"|clipp|saturat|capped|\barrow",
    re.IGNORECASE,
)
_OPEN_LOW = re.compile(
    r"[≤<]\s?-?\d|\b(?:below|under|less than|at most)\s+[~≈]?[-−]?\d"
    r"|\b(?:and|or) (?:below|less|lower|under|fewer)|\b(?:below|under) (?:that|this|it)\b|clipp|saturat|\barrow",
    re.IGNORECASE,
)


# "nothing can lie above 100": what looks like an open end is denied.
_CLOSED = re.compile(
    r"\b(?:nothing|none|no\s+(?:cell|value|reading|score)s?)\s+(?:can\s+|could\s+|may\s+)?"
    r"(?:lies?|be|is|are|goes?|go|exceeds?|falls?|stands?|reach(?:es)?)\b[^.;]{0,20}?(?:\b(?:above|beyond|below|outside|over)\b|\d)"
    r"|\b(?:no|without|lacks?|neither)\s+(?:an?\s+)?(?:extension\s+)?(?:arrows?|arrowheads?|triangles?|pointed\s+ends?)\b",
    re.IGNORECASE,
)


_RANGE = re.compile(
    r"(?<![\w.])(?P<low>\d+(?:\.\d+)?)\s?%?\s?(?:[–—-]|to)\s?(?P<high>\d+(?:\.\d+)?)(?!\w|\.\d)"
)


@dataclass(frozen=True, slots=True)
class Scale:
    """The range that a legend can show: both ends with their rounding, and what is tolerated beyond them.

    `shift` says how it was read where that is not as written: "without its minus signs", "in percent".
    """

    low: Interval
    high: Interval
    slack: float = 0.0
    exact: bool = True
    shift: str = ""

    @property
    def span(self) -> float:
        """The length of the scale."""
        return self.high.middle - self.low.middle

    def scaled(self, factor: float, shift: str) -> "Scale":
        """The same scale in another unit."""
        ends = sorted((self.low.scaled(factor), self.high.scaled(factor)), key=lambda end: end.middle)
        return replace(self, low=ends[0], high=ends[1], slack=self.slack * abs(factor), shift=shift)

    def excess(self, quantity: Quantity) -> float:
        """How far a number surely lies outside the scale: 0 where some reading of it fits."""
        interval = quantity.interval
        return max(0.0, interval.low - self.high.high, self.low.low - interval.high)

    def holds(self, quantity: Quantity) -> bool:
        """Whether a number may lie on the scale, tolerance included."""
        return self.excess(quantity) <= self.slack + NOISE * (self.span + abs(quantity.value))

    def misfits(self, quantities: Iterable[Quantity]) -> int:
        """How many of the numbers surely lie outside, tolerance included."""
        return sum(not self.holds(quantity) for quantity in quantities)

    def __str__(self) -> str:
        ends = f"{plain_number(self.low.middle)} to {plain_number(self.high.middle)}"
        return f"{ends} {self.shift}" if self.shift else ends


_FEWEST_OF_POWERS = 3
_SAME_TIMES = 1.01  # "1, 3.16, 10" is rounded


def tick_step(legend: Legend) -> float:
    """The step to the next tick: the largest between two, and the next one's where each is as many times the last."""
    values = sorted(tick.value for tick in legend.ticks)
    if len(values) >= _FEWEST_OF_POWERS and values[0] > 0:
        times = [b / a for a, b in pairwise(values) if a != b]
        if times and max(times) <= _SAME_TIMES * min(times):
            return values[-1] * (max(times) - 1)
    return max((b - a for a, b in pairwise(values)), default=0.0)


def written_scale(legend: Legend) -> Scale | None:
    """The scale as the legend states it, or None where it states no range that cells can be held against.

    Colours that the legend ties to values beyond its ends widen it: one of the two is wrong, and which is
    not known.
    """
    stated = [end for end in (legend.low, legend.high) if end]
    ends = stated if len(stated) == 2 else list(legend.ticks)
    ends += [end for anchor in legend.anchors for end in (anchor.low, anchor.high) if end and len(ends) > 1]
    if len(ends) < 2 or _OTHER.search(f"{legend.label} {legend.text}"):
        return None
    low, high = min(ends, key=_value), max(ends, key=_value)
    if low.value == high.value:
        return None
    approximate = any(end.approximate for end in ends)
    slack = _slack(legend, high.value - low.value, approximate)
    return Scale(low.interval, high.interval, slack, exact=not (approximate or slack))


def _value(quantity: Quantity) -> float:
    return quantity.value


def _slack(legend: Legend, span: float, approximate: bool) -> float:
    values = [tick.value for tick in legend.ticks]
    stated = {end.value for end in (legend.low, legend.high) if end}
    ends_are_ticks = bool(values) and (len(stated) < 2 or stated <= set(values))
    step = tick_step(legend) if ends_are_ticks else 0.0
    return max(step, APPROXIMATE_SPAN * span if approximate else 0.0)


def sign_misread(legend: Legend, quantities: Iterable[Quantity]) -> bool:
    """Whether both ends of a legend are negative although the numbers are not, so that a dash was misread."""
    stated = [end for end in (legend.low, legend.high) if end] or list(legend.ticks)
    numbers = list(quantities)
    return (
        bool(stated and numbers) and all(e.value < 0 for e in stated) and all(q.value >= 0 for q in numbers)
    )


def fitting_scale(legend: Legend, quantities: Iterable[Quantity]) -> Scale | None:
    """The reading of a legend that holds the most of the numbers: as written, unless most lie outside."""
    numbers = list(quantities)
    scale = written_scale(legend)
    if scale is None:
        return None
    if sign_misread(legend, numbers):
        return scale.scaled(-1, "without the minus signs")
    best = scale
    if 2 * scale.misfits(numbers) > len(numbers):
        best = min(_readings(scale), key=lambda reading: reading.misfits(numbers))
    return None if best.misfits(numbers) and _shows_shares_of_counts(scale, numbers) else best


def _readings(scale: Scale) -> list[Scale]:
    """The scale as written, and a unit scale in percent, or a scale in percent as a share."""
    size = max(abs(scale.low.middle), abs(scale.high.middle))
    if size <= 1:
        return [scale, scale.scaled(100, "in percent")]
    return [scale, scale.scaled(0.01, "as a share")] if 10 <= size <= 100 else [scale]


def _shows_shares_of_counts(scale: Scale, numbers: list[Quantity]) -> bool:
    """Whether a unit scale stands beside counts: colours by share, numbers by count."""
    return (
        scale.high.middle <= 1
        and scale.low.middle >= 0
        and all(n.step >= 1 for n in numbers)
        and any(n.value > 1 for n in numbers)
    )


def is_closed(legend: Legend) -> bool:
    """Whether the legend says that its colours go no further than its ends."""
    return bool(_CLOSED.search(legend.text))


def is_open(legend: Legend, high: bool) -> bool:
    """Whether the legend says that its colours go on beyond an end ("90 and above", "clipped")."""
    return not is_closed(legend) and bool((_OPEN_HIGH if high else _OPEN_LOW).search(legend.text))


def told_ranges(text: str) -> list[Interval]:
    """All ranges that a text tells: `12–28 for the first, 4 to 20 for the second`."""
    found = [(float(one["low"]), float(one["high"])) for one in _RANGE.finditer(text)]
    return [Interval(low, high) for low, high in found if low < high]


def panels_by_legend(document: Document) -> list[tuple[Legend, list[Panel]]]:
    """Each legend of a document with the panels that it serves."""
    groups: dict[Span, list[Panel]] = {}
    for panel in document.panels:
        if panel.legend:
            groups.setdefault(panel.legend.span, []).append(panel)
    return [(panels[0].legend, panels) for panels in groups.values() if panels[0].legend]
