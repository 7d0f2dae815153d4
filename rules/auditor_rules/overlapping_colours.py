"""Colours of a legend whose ranges overlap."""

from collections.abc import Iterator
from itertools import combinations

from auditor.evidence.scale import panels_by_legend
from auditor.model import Anchor, Document
from auditor.quantity import Quantity
from auditor.rule import Example, Finding, Mark, Severity, rule

# Neighbouring ranges may share this much of the shorter one.
SHARED = 0.1

_GRID = """\
## Heatmap: noise by street and hour
- **X-axis (Hour)**: 1, 2, 3
- **Y-axis (Street)**: 4, 5
- **Legend**:
  - Blue: 0-20
  - Green: {green}-40
  - Red: 40-60
#### Noise
- 4: 12, 37, 50
- 5: 41, 26, 59
"""


@rule(
    "LEG005",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(green="10"), marks="- Green: 10-40", says="Blue")],
    good=[Example(_GRID.format(green="20")), Example(_GRID.format(green="21"))],
)
def overlapping_colours(document: Document) -> Iterator[Finding]:
    """Two colours of a legend stand for the same values.

    Assumes that each colour of a legend with ranges has values of its own. Ranges may touch, and share a
    tenth of the shorter one; approximate ends are read widely; single values and open ranges stay out.
    """
    for legend, _ in panels_by_legend(document):
        for first, second in combinations(legend.anchors, 2):
            if _overlap(first, second) > 0:
                yield Finding(
                    f"{second.colour} stands for {_text(second)}, and {first.colour} for {_text(first)}",
                    Mark(second.span),
                    because=(Mark(first.span, first.colour),),
                )
                break


def _ends(anchor: Anchor) -> tuple[Quantity, Quantity] | None:
    if anchor.low is None or anchor.high is None or anchor.low.value == anchor.high.value:
        return None
    low, high = sorted((anchor.low, anchor.high), key=lambda end: end.value)
    return low, high


def _overlap(first: Anchor, second: Anchor) -> float:
    """How much two ranges surely share beyond what is tolerated; 0 where they need not."""
    one, other = _ends(first), _ends(second)
    if one is None or other is None:
        return 0.0
    low = max(one[0].interval.high, other[0].interval.high)
    high = min(one[1].interval.low, other[1].interval.low)
    shorter = min(one[1].value - one[0].value, other[1].value - other[0].value)
    return max(0.0, high - low - SHARED * shorter)


def _text(anchor: Anchor) -> str:
    ends = _ends(anchor)
    return f"{ends[0].text} to {ends[1].text}" if ends else ""
