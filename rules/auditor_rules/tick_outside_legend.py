"""Ticks of a legend that lie outside its own range."""

from collections.abc import Iterator

from auditor.evidence.scale import APPROXIMATE_SPAN, panels_by_legend
from auditor.model import Document, Legend
from auditor.quantity import Quantity
from auditor.rule import Example, Finding, Mark, Severity, rule

_GRID = """\
## Heatmap: tar by brand and year
- **X-axis (Year)**: 1, 2, 3
- **Y-axis (Brand)**: 4, 5
- **Legend**: the colour bar ranges from 0 to 10, with ticks at 0, 5, 10{more}.
#### Tar
- 4: 1.2, 3.7, 8.0
- 5: 4.1, 6.6, 9.9
"""


@rule(
    "LEG004",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(more=", 15"), marks="15", says="0 to 10")],
    good=[Example(_GRID.format(more=""))],
)
def tick_outside_legend(document: Document) -> Iterator[Finding]:
    """A tick of the legend lies outside the range that the legend states.

    Assumes that the stated ends are those of the same bar. Tolerated is the rounding of both, and a
    twentieth of the range. Silent where an end is missing.
    """
    for legend, _ in panels_by_legend(document):
        outside = [tick for tick in legend.ticks if _is_outside(legend, tick)]
        if outside and legend.low and legend.high:
            range_ = f"{legend.low.text} to {legend.high.text}"
            texts = ", ".join(tick.text for tick in outside)
            yield Finding(
                f"{texts} lies outside the legend's range, {range_}",
                Mark(outside[0].span),
                because=(Mark(legend.low.span, "low end"), Mark(legend.high.span, "high end")),
                also=tuple(Mark(tick.span) for tick in outside[1:]),
                stated=range_,
            )


def _is_outside(legend: Legend, tick: Quantity) -> bool:
    if legend.low is None or legend.high is None:
        return False
    low, high = sorted((legend.low, legend.high), key=lambda end: end.value)
    margin = APPROXIMATE_SPAN * (high.value - low.value)
    reach = tick.interval
    return reach.low > high.interval.high + margin or reach.high < low.interval.low - margin
