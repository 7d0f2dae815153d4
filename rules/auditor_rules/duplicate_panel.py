"""Panels of one figure that hold the same values."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from auditor.evidence.chance import ends_of, equal
from auditor.evidence.lines import marks, name_of, written
from auditor.model import Figure, Panel
from auditor.rule import Example, Finding, Severity, rule

LIKELIHOOD = 0.001
SMALLEST = 6

_TWO = """\
## Heatmaps: yield before and after
- **X-axis (Day)**: 1, 2, 3
- **Y-axis (Dose)**: 10, 20, 30
#### Before
- 10: 21, 25, 31
- 20: 24, 27, 35
- 30: 26, 29, 38
#### After
- 10: {first}
- 20: 24, 27, 35
- 30: 26, 29, 38
"""


@rule(
    "DUP003",
    severity=Severity.WARNING,
    bad=[Example(_TWO.format(first="21, 25, 31"), marks="21, 25, 31", says="the same 9 values")],
    good=[Example(_TWO.format(first="22, 33, 30"))],
)
def duplicate_panel(figure: Figure) -> Iterator[Finding]:
    """Two panels of a figure hold the same values at every place.

    Assumes that panels with different names show different data. How likely it is that two panels agree
    by chance is bounded by how often two cells of the panel agree, to the power of its different values.
    Silent for panels of fewer than six numbers, without names, or with a cell that only one of them has.
    """
    for first, second in combinations(figure.panels, 2):
        if first.name and second.name and first.name != second.name and _copied(first, second):
            places = marks(written(second))
            yield Finding(
                f"{second.name} holds the same {len(second.values)} values as {first.name}",
                places[0],
                because=marks(written(first), first.name)[:1],
                also=places[1:],
                panel=name_of(second),
            )


def _copied(first: Panel, second: Panel) -> bool:
    a, b = first.values, second.values
    if len(a) < SMALLEST or a.keys() != b.keys() or not all(equal(a[place], b[place]) for place in a):
        return False
    counts = Counter(quantity.value for quantity in a.values())
    rate = sum((count / len(a)) ** 2 for count in counts.values())
    different = len(set(counts) - ends_of(first))
    return rate**different < LIKELIHOOD
