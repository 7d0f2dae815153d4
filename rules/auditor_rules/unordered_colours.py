"""Colours of a legend of which one stands out of order."""

from collections.abc import Iterator

from auditor.evidence.scale import panels_by_legend
from auditor.evidence.ticks import is_sorted, misplaced
from auditor.model import Anchor, Document
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

# So many colours must have a value for an order to be seen.
FEWEST = 5

_GRID = """\
## Heatmap: noise by street and hour
- **X-axis (Hour)**: 1, 2, 3
- **Y-axis (Street)**: 4, 5
- **Legend**:
  - Navy: 10
  - Blue: 20
  - Green: {green}
  - Yellow: 40
  - Red: 50
#### Noise
- 4: 12, 37, 50
- 5: 41, 26, 49
"""


@rule(
    "LEG006",
    severity=Severity.INFO,
    confidence=Confidence.MEDIUM,
    bad=[Example(_GRID.format(green="90"), marks="- Green: 90", says="out of order")],
    good=[Example(_GRID.format(green="30"))],
)
def unordered_colours(document: Document) -> Iterator[Finding]:
    """One colour of a legend stands out of the order that the values of all others keep.

    Assumes that a legend lists its colours from one end to the other. A list may be in another order,
    so that this is information. Silent for fewer than five colours with values, and where more than one
    is out of order.
    """
    for legend, _ in panels_by_legend(document):
        valued = [(anchor, value) for anchor in legend.anchors if (value := _middle(anchor)) is not None]
        values = [value for _, value in valued]
        if len(values) >= FEWEST and not is_sorted(values) and (odd := misplaced(values)) is not None:
            anchor = valued[odd][0]
            yield Finding(
                f"{anchor.colour} stands out of order among the legend's colours", Mark(anchor.span)
            )


def _middle(anchor: Anchor) -> float | None:
    ends = [end.value for end in (anchor.low, anchor.high) if end]
    return sum(ends) / len(ends) if ends else None
