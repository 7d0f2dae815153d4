"""Legends whose ends are negative although no cell is."""

from collections.abc import Iterator

from auditor.evidence.scale import panels_by_legend, sign_misread
from auditor.metrics import metric_of
from auditor.model import Document, Legend, Panel
from auditor.quantity import plain_number
from auditor.rule import Example, Finding, Mark, Severity, rule

_GRID = """\
## Heatmap: signal by mast and hour
- **X-axis (Hour)**: 1, 2, 3
- **Y-axis (Mast)**: 10, 20
- **Legend**: the colour bar ranges from {low} to {high}.
#### Signal
- 10: {first}, 66.2, 71.9
- 20: 58.7, 80.4, 84.3
"""


@rule(
    "LEG002",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(low="-50", high="-90", first="54.1"), marks="-50", says="50 to 90")],
    good=[
        Example(_GRID.format(low="50", high="90", first="54.1")),
        Example(_GRID.format(low="-90", high="90", first="-54.1")),
    ],
)
def misread_legend_sign(document: Document) -> Iterator[Finding]:
    """Both ends of a legend are negative although no cell is.

    Assumes that a dash before a number was read as a minus, if some of the cells fit the range without
    the signs; else the legend is left to "cell-outside-legend". Silent where the measure is known not to
    be negative, which "impossible-legend" reports.
    """
    for legend, panels in panels_by_legend(document):
        quantities = [quantity for panel in panels for quantity in panel.values.values()]
        if sign_misread(legend, quantities) and not _impossible(panels[0]):
            yield from _finding(legend, panels)


def _impossible(panel: Panel) -> bool:
    metric = metric_of(panel)
    return metric is not None and metric.low >= 0


def _finding(legend: Legend, panels: list[Panel]) -> Iterator[Finding]:
    ends = [end for end in (legend.low, legend.high) if end] or list(legend.ticks)
    values = sorted(-end.value for end in ends)
    fitting = sum(values[0] <= q.value <= values[-1] for panel in panels for q in panel.values.values())
    if fitting:
        repaired = f"{plain_number(values[0])} to {plain_number(values[-1])}"
        yield Finding(
            f"the legend reaches {ends[0].text}, but no cell is negative; {fitting} cells fit {repaired}",
            Mark(ends[0].span),
            also=tuple(Mark(end.span) for end in ends[1:]),
            suggestion=repaired,
        )
