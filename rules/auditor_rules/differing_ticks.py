"""Panels of one figure whose axes differ in single ticks."""

from collections.abc import Iterator
from itertools import pairwise

from auditor.evidence.lines import SIDES, Side, axis_of, name_of
from auditor.evidence.matrices import is_meant_square
from auditor.model import Figure, Panel
from auditor.reading.labels import same_label
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

_TWO = """\
## Heatmaps: yield before and after
#### Before
| Dose | Day 1 | Day 2 | Day 3 | Day 4 |
|---|---|---|---|---|
| 10 | 21 | 25 | 31 | 36 |
| 20 | 24 | 27 | 35 | 39 |
#### After
| Dose | Day 1 | Day 2 | Day 3 | Day {last} |
|---|---|---|---|---|
| 10 | 31 | 38 | 42 | 47 |
| 20 | 34 | 36 | 45 | 51 |
"""


@rule(
    "GRD010",
    severity=Severity.INFO,
    confidence=Confidence.MEDIUM,
    bad=[Example(_TWO.format(last="6"), marks="6", says="4 in Before")],
    good=[Example(_TWO.format(last="4"))],
)
def differing_ticks(figure: Figure) -> Iterator[Finding]:
    """Two panels of a figure have the same axis but for single ticks.

    Panels may well have axes of their own, so that this is information. Reported are axes of the same
    length and order of which at least three quarters of the ticks agree. Square matrices are left to
    "mismatched-label".
    """
    for first, second in pairwise(figure.panels):
        for side in () if is_meant_square(second) else SIDES:
            yield from _differences(first, second, side)


def _differences(first: Panel, second: Panel, side: Side) -> Iterator[Finding]:
    ours, theirs = axis_of(second, side).ticks, axis_of(first, side).ticks
    if len(ours) != len(theirs):
        return
    differing = [(a, b) for a, b in zip(ours, theirs, strict=True) if not same_label(a.text, b.text)]
    if 0 < len(differing) <= len(ours) / 4:
        for own, other in differing:
            yield Finding(
                f"the {side} is {own.text} here, and {other.text} in {name_of(first)}",
                Mark(own.span),
                because=(Mark(other.span, name_of(first)),),
                panel=name_of(second),
            )
