"""What the text says of an axis against itself: its range, its step, its count, its ticks."""

from collections.abc import Iterator
from itertools import pairwise

from auditor.model import AxisDeclaration, Figure
from auditor.quantity import Quantity, plain_number
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule
from auditor.ticks import numbers_of, tick_rounding

_EVEN = 1e-6


@rule(
    "GRD007",
    severity=Severity.WARNING,
    bad=[
        Example(
            """\
## Heatmap: load by hour and desk
- **X-axis (Hour)**: Thirteen ticks, 0 to 26 in steps of 2.
- **Y-axis (Desk)**: Ticks 1, 2, 3.
#### Load
- Hour 4, Desk 1: 31
- Hour 8, Desk 2: 42
""",
            marks="0 to 26 in steps of 2",
            says="14 ticks",
        ),
    ],
    good=[
        Example(
            """\
## Heatmap: load by hour and desk
- **X-axis (Hour)**: Fourteen ticks, 0 to 26 in steps of 2.
- **Y-axis (Desk)**: Ticks 1, 2, 3.
#### Load
- Hour 4, Desk 1: 31
- Hour 8, Desk 2: 42
"""
        ),
    ],
)
def declared_range_mismatch(figure: Figure) -> Iterator[Finding]:
    """An axis is described by a range, a step, a count or a list of ticks that do not agree.

    Assumes that the description is of the ticks, and exact: "about" and incomplete lists are left alone.
    An axis may go on beyond its last tick, so that ticks need not reach the ends of a range; a range
    that its step does not divide is therefore only information.
    """
    for axis in figure.axes:
        for message, severity in _faults(axis):
            yield Finding(message, Mark(axis.span), severity=severity, confidence=Confidence.HIGH)


def _faults(axis: AxisDeclaration) -> Iterator[tuple[str, Severity]]:
    """The disagreements within one declaration, the most telling first; one cause, one finding."""
    found = [
        fault
        for check in (_count_of_list, _count_of_range, _outside, _uneven, _remainder)
        if (fault := check(axis))
    ]
    yield from found[:1]


Fault = tuple[str, Severity] | None


def _exact(*quantities: Quantity | None) -> bool:
    return all(quantity is not None and not quantity.approximate for quantity in quantities)


def _count_of_list(axis: AxisDeclaration) -> Fault:
    if axis.count is None or not _exact(axis.count) or not axis.ticks or not axis.complete:
        return None
    if len(axis.ticks) == axis.count.value:
        return None
    return f"{len(axis.ticks)} ticks are listed, not {plain_number(axis.count.value)}", Severity.WARNING


def _count_of_range(axis: AxisDeclaration) -> Fault:
    steps = _steps(axis)
    if steps is None or axis.count is None or not _exact(axis.count):
        return None
    ticks = round(steps) + 1
    if abs(steps - round(steps)) > _EVEN or ticks == axis.count.value:
        return None
    return f"{_range(axis)} makes {ticks} ticks, not {plain_number(axis.count.value)}", Severity.WARNING


def _remainder(axis: AxisDeclaration) -> Fault:
    steps = _steps(axis)
    if steps is None or abs(steps - round(steps)) <= _EVEN:
        return None
    return f"{_range(axis)} does not end on a step", Severity.INFO


def _steps(axis: AxisDeclaration) -> float | None:
    """How many steps the range holds, or None where it is not given exactly."""
    if (
        axis.low is None
        or axis.high is None
        or axis.step is None
        or not _exact(axis.low, axis.high, axis.step)
    ):
        return None
    return abs(axis.high.value - axis.low.value) / abs(axis.step.value) if axis.step.value else None


def _range(axis: AxisDeclaration) -> str:
    low, high, step = (plain_number(end.value) for end in (axis.low, axis.high, axis.step) if end)
    return f"{low} to {high} in steps of {step}"


def _outside(axis: AxisDeclaration) -> Fault:
    if axis.low is None or axis.high is None or not _exact(axis.low, axis.high):
        return None
    low, high = sorted((axis.low.value, axis.high.value))
    outside = [plain_number(number) for number in numbers_of(axis.ticks) or () if not low <= number <= high]
    if not outside:
        return None
    return f"{', '.join(outside)} lies outside {plain_number(low)} to {plain_number(high)}", Severity.WARNING


def _uneven(axis: AxisDeclaration) -> Fault:
    numbers = numbers_of(axis.ticks)
    if axis.step is None or not _exact(axis.step) or not numbers or not axis.complete:
        return None
    step = abs(axis.step.value)
    rounding = max(axis.step.step, *(tick_rounding(tick) for tick in axis.ticks)) * (1 + _EVEN)
    wrong = [b for a, b in pairwise(numbers) if abs(abs(b - a) - step) > rounding]
    if not wrong:
        return None
    return f"the step before {plain_number(wrong[0])} is not {plain_number(step)}", Severity.WARNING
