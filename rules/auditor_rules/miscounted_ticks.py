"""Axes whose stated number of ticks is not that of their ticks."""

from collections.abc import Iterator

from auditor.evidence.ticks import is_exact, range_of, steps_of
from auditor.model import AxisDeclaration, Document
from auditor.quantity import Quantity, plain_number
from auditor.rule import Example, Finding, Mark, Severity, rule

_EVEN = 1e-6

_GRID = """\
## Heatmap: load by hour and desk
- **X-axis (Hour)**: {count} ticks, 0 to 18 in steps of 3.
- **Y-axis (Desk)**: Ticks 1, 2, 3.
#### Load
- Hour 3, Desk 1: 31
- Hour 9, Desk 2: 42
"""


@rule(
    "GRD011",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(count="Six"), marks="Six", says="7 ticks")],
    good=[Example(_GRID.format(count="Seven")), Example(_GRID.format(count="Labelled"))],
)
def miscounted_ticks(document: Document) -> Iterator[Finding]:
    """An axis has another number of ticks than its description says.

    Counted are the ticks that the text lists, or those of a range that its step divides: from 0 to 18 in
    steps of 3 are seven. Silent for "about" and "such as", and where the number is itself a tick.
    """
    for axis in {axis.span: axis for figure in document.figures for axis in figure.axes}.values():
        count, declared = _stated(axis), _declared(axis)
        if count and declared and declared[0] != count.value:
            message = f"{declared[1]} {declared[0]} ticks, not {plain_number(count.value)}"
            yield Finding(message, Mark(count.span), stated=count.text)


def _stated(axis: AxisDeclaration) -> Quantity | None:
    """The stated number of ticks, unless that number is itself one of them ("0.2, 0.4, 0.6 marks")."""
    ends = [end.span for end in (axis.low, axis.high, axis.step) if end]
    places = [*ends, *(tick.span for tick in axis.ticks if axis.step is None)]
    count = axis.count
    taken = count is not None and any(count.span.overlaps(place) for place in places)
    return None if count is None or taken or not is_exact(count) else count


def _declared(axis: AxisDeclaration) -> tuple[int, str] | None:
    """How many ticks are declared, with the words that say how."""
    steps = steps_of(axis)
    if steps is not None and abs(steps - round(steps)) <= _EVEN:
        return round(steps) + 1, f"{range_of(axis)} makes"
    return (len(axis.ticks), "the text lists") if axis.ticks and axis.complete and axis.step is None else None
