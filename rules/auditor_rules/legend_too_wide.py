"""Legends of which the data use a small part only."""

from collections.abc import Iterator

from auditor.evidence.scale import panels_by_legend, written_scale
from auditor.model import Document
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

# A bar is drawn over its data; with less than this share used, it is worth a look.
USED = 0.15
FEWEST = 9

_GRID = """\
## Heatmap: tar by brand and year
- **X-axis (Year)**: 1, 2, 3
- **Y-axis (Brand)**: 4, 5, 6
- **Legend**: the colour bar ranges from 0 to {high}.
#### Tar
- 4: 1.2, 3.7, 8.0
- 5: 4.1, 6.6, 9.9
- 6: 5.4, 7.3, 8.8
"""


@rule(
    "LEG003",
    severity=Severity.INFO,
    confidence=Confidence.LOW,
    bad=[Example(_GRID.format(high="500"), marks="500", says="2% of the legend")],
    good=[Example(_GRID.format(high="20"))],
)
def legend_too_wide(document: Document) -> Iterator[Finding]:
    """The values use but a fraction of the legend's range.

    Assumes that a colour bar is drawn over its data. A bar may be fixed from outside (0 to 1, 0 to 100) or
    serve another figure, so that this is information. Silent where fewer than nine cells are written, and
    where a value lies outside, which "cell-outside-legend" reports.
    """
    for legend, panels in panels_by_legend(document):
        quantities = [quantity for panel in panels for quantity in panel.values.values()]
        scale = written_scale(legend)
        if scale is None or len(quantities) < FEWEST or scale.misfits(quantities) or legend.high is None:
            continue
        values = [quantity.value for quantity in quantities]
        used = (max(values) - min(values)) / scale.span
        fixed = scale.low.middle in (0.0, -1.0) and scale.high.middle in (1.0, 100.0)
        if used < USED and not fixed:
            yield Finding(
                f"the values use {used:.0%} of the legend, {scale}: {min(values):g} to {max(values):g}",
                Mark(legend.high.span),
                actual=f"{min(values):g} to {max(values):g}",
                stated=str(scale),
            )
