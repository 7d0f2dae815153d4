"""Axes that are called evenly spaced and are not."""

import re
from collections.abc import Iterator

from auditor.evidence.ticks import is_even, is_sorted, numbers_of
from auditor.model import AxisDeclaration, Document
from auditor.rule import Example, Finding, Mark, Severity, rule

_EVEN = re.compile(
    r"\b(?:even(?:ly)?|equal(?:ly)?|regular(?:ly)?|uniform(?:ly)?)[\s-](?:spac\w+|steps?|intervals?|increments?|distributed|distances?)",
    re.IGNORECASE,
)
_NOT = re.compile(
    r"\b(?:not|un|non|ir|in|never|without|rather than|instead of)[\s-]*(?:quite |fully |all )?$",
    re.IGNORECASE,
)

_GRID = """\
## Heatmap: drift by load and age
- **X-axis (Age)**: {ages}, evenly spaced
- **Y-axis (Load)**: 4, 5
#### Drift
- 4: 1.2, 3.7, 8.0, 8.4
- 5: 4.1, 6.6, 9.9, 9.5
"""


@rule(
    "GRD009",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(ages="20, 40, 60, 90"), marks="90", says="evenly spaced")],
    good=[
        Example(_GRID.format(ages="20, 40, 60, 80")),
        Example(_GRID.format(ages="10, 20, 40, 80")),
    ],
)
def uneven_ticks(document: Document) -> Iterator[Finding]:
    """An axis is called evenly spaced, but its ticks are not.

    Uneven ticks alone are no fault (5, 10, 20, 30); the text must say that they are even. Equal
    ratios count as even, since a logarithmic axis has them. Silent for names, and for ticks out of order.
    """
    seen = set()
    for figure in document.figures:
        for axis in figure.axes:
            numbers = numbers_of(axis.ticks)
            said = _said(document.source.slice(axis.span))
            if (
                said
                and numbers
                and len(numbers) > 2
                and is_sorted(numbers)
                and not is_even(numbers)
                and axis.span not in seen
            ):
                seen.add(axis.span)
                yield _finding(axis, numbers, said)


def _said(text: str) -> str:
    """The words that call an axis even, unless they deny it."""
    found = _EVEN.search(text)
    return found.group() if found and not _NOT.search(text[: found.start()]) else ""


def _finding(axis: AxisDeclaration, numbers: tuple[float, ...], said: str) -> Finding:
    usual = numbers[1] - numbers[0]
    odd = next(
        (i for i in range(2, len(numbers)) if abs(numbers[i] - numbers[i - 1] - usual) > 1e-6 * abs(usual)), 1
    )
    return Finding(
        f"the axis is called {said.lower()}, but {axis.ticks[odd].text} follows {axis.ticks[odd - 1].text}",
        Mark(axis.ticks[odd].span),
        stated=said,
    )
