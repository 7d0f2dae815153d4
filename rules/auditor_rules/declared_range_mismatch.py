"""What the text says of an axis against itself: its range, its step, its ticks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from auditor.evidence.ticks import is_exact, is_sorted, numbers_of, range_of, steps_of, tick_rounding
from auditor.model import Axis, AxisDeclaration, Document
from auditor.quantity import plain_number
from auditor.rule import Example, Finding, Mark, Severity, rule
from auditor.source import Span

_EVEN = 1e-6
_MOST_LABELLED = 12  # lines of a figure that each have a label of their own
_LABELS = re.compile(r"\b(?:label|tick|mark|number|print|annotat|show)\w*", re.IGNORECASE)

_GRID = """\
## Heatmap: load by hour and desk
- **X-axis (Hour)**: from 0 to 24 in steps of {step}
- **Y-axis (Desk)**: 1, 2
| Desk | 0 | 6 | 12 | 18 | 24 |
|---|---|---|---|---|---|
| 1 | 31 | 36 | 42 | 28 | 19 |
| 2 | 33 | 30 | 47 | 21 | 15 |
"""


@rule(
    "GRD007",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(step=5), marks="5", says="step by 6")],
    good=[Example(_GRID.format(step=6))],
)
def declared_range_mismatch(document: Document) -> Iterator[Finding]:
    """An axis is described by a range, a step or a list of ticks that do not agree.

    Assumes that the description is of the ticks, and exact: "about" and incomplete lists are left alone.
    An axis may go on beyond its last tick, so that ticks need not reach the ends of a range; a range
    that its step does not divide is therefore only information, unless the data step otherwise. Steps may
    differ by one unit of the last digit shown (0, 13, 25, 38), and where the text tells of labels, or the lines are
    many, only some of them may have one.
    """
    for axis in {axis.span: axis for figure in document.figures for axis in figure.axes}.values():
        fault = _outside(axis) or _uneven(axis) or _other_step(axis, document) or _remainder(axis)
        if fault:
            yield Finding(fault.message, Mark(fault.span), severity=fault.severity)


@dataclass(frozen=True, slots=True)
class _Fault:
    """What does not agree, and where it is said; one cause of an axis, one finding."""

    message: str
    span: Span
    severity: Severity = Severity.WARNING


def _outside(axis: AxisDeclaration) -> _Fault | None:
    """A tick lies outside the declared range."""
    low, high = axis.low, axis.high
    if low is None or high is None or not is_exact(low, high) or not numbers_of(axis.ticks):
        return None
    ends = sorted((low.value, high.value))
    slack = min(low.step, high.step) / 2
    outside = [
        tick
        for tick in axis.ticks
        if tick.number is not None and not ends[0] - slack <= tick.number <= ends[1] + slack
    ]
    if not outside or len(outside) == len(axis.ticks):
        return None  # a range that holds none of the ticks is that of something else
    names = ", ".join(tick.text for tick in outside)
    return _Fault(f"{names} lies outside {plain_number(ends[0])} to {plain_number(ends[1])}", outside[0].span)


def _uneven(axis: AxisDeclaration) -> _Fault | None:
    """A tick of the declared list is not one step behind the one before it."""
    numbers = numbers_of(axis.ticks)
    if axis.step is None or not is_exact(axis.step) or not numbers or not axis.complete:
        return None
    step = abs(axis.step.value)
    rounding = max(axis.step.step, *(tick_rounding(tick) for tick in axis.ticks)) * (1 + _EVEN)
    steps = zip(pairwise(numbers), axis.ticks[1:], strict=True)
    wrong = [tick for (a, b), tick in steps if abs(abs(b - a) - step) > rounding]
    if not wrong:
        return None
    return _Fault(f"the step before {wrong[0].text} is not {plain_number(step)}", wrong[0].span)


def _other_step(axis: AxisDeclaration, document: Document) -> _Fault | None:
    """The data's ticks are evenly spaced, but neither by the stated step nor by a multiple of it."""
    step = axis.step
    if step is None or not is_exact(step) or step.value == 0:
        return None
    for own in (axis for panel in document.panels for axis in (panel.rows, panel.columns)):
        mean = _mean_step(own) if own.declaration and _is_same(own.declaration, axis) else None
        if mean and _labels_some(axis, own, mean, document):
            continue
        if mean and abs(mean / max(1, round(mean / step.value)) - step.value) > step.step / 2:
            return _Fault(f"the ticks step by {plain_number(mean)}, not {step.text}", step.span)
    return None


def _is_same(one: AxisDeclaration, other: AxisDeclaration) -> bool:
    """Whether two declarations are told by the same words; a data file may hold them twice."""
    return one.span == other.span or bool(one.text) and (one.text, one.side) == (other.text, other.side)


def _labels_some(axis: AxisDeclaration, own: Axis, mean: float, document: Document) -> bool:
    """Whether the step may be that of the labels, which not every line has: "labels at 0 to 26 in steps of 2"."""
    times = axis.step.value / mean if axis.step is not None else 0.0
    skips = round(times) > 1 and abs(times - round(times)) <= _EVEN
    return skips and (
        len(own.ticks) > _MOST_LABELLED or bool(_LABELS.search(document.source.slice(axis.span)))
    )


def _mean_step(axis: Axis) -> float | None:
    """The step between an axis's ticks where they are evenly spaced, within the rounding of their labels."""
    numbers = numbers_of(axis.ticks)
    if not numbers or len(numbers) < 3 or not is_sorted(numbers):
        return None
    mean = abs(numbers[-1] - numbers[0]) / (len(numbers) - 1)
    rounding = max(tick_rounding(tick) for tick in axis.ticks) * (1 + _EVEN)
    return mean if all(abs(abs(b - a) - mean) <= rounding for a, b in pairwise(numbers)) else None


def _remainder(axis: AxisDeclaration) -> _Fault | None:
    """The range does not end on a step."""
    steps = steps_of(axis)
    if steps is None or axis.step is None or abs(steps - round(steps)) <= _EVEN:
        return None
    return _Fault(f"{range_of(axis)} does not end on a step", axis.step.span, Severity.INFO)
