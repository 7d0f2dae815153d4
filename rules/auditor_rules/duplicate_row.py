"""Rows that repeat another row of their panel."""

from collections.abc import Iterator

from auditor.evidence.copies import copied_lines
from auditor.model import Panel
from auditor.rule import Confidence, Example, Finding, Severity, rule


@rule(
    "DUP001",
    severity=Severity.WARNING,
    confidence=Confidence.HIGH,
    bad=[
        Example(
            """\
## Heatmap: growth by soil and light
- **X-axis (Light)**: 1, 2, 3, 4, 5
- **Y-axis (Soil)**: 10, 20, 30, 40
#### Growth
- 10: 12, 17, 9, 24, 31
- 20: 14, 15, 11, 22, 37
- 30: 18, 13, 16, 29, 33
- 40: 18, 13, 16, 29, 33
""",
            marks="18, 13, 16, 29, 33",
            says="rows 30 and 40",
        ),
    ],
    good=[
        Example(
            """\
## Heatmap: rain by hill and month
- **X-axis (Month)**: 1, 2, 3, 4, 5
- **Y-axis (Hill)**: 1, 2, 3, 4
#### Rain
- 1: 0, 0, 3, 0, 0
- 2: 0, 4, 0, 0, 1
- 3: 0, 0, 0, 0, 0
- 4: 0, 0, 0, 0, 0
"""
        ),
    ],
)
def duplicate_row(panel: Panel) -> Iterator[Finding]:
    """Two rows of a panel hold the same values at every place.

    Assumes that rows were measured apart. How likely it is that two rows agree by chance is estimated
    from how often other rows of the panel agree, as close as these or at any distance, to the power of the
    values in the row; reported is what happens in fewer than three of a thousand panels. Silent for rows of
    fewer than four numbers or three different ones, where only the ends of the scale (0 and 100) repeat,
    in panels with two rows, which say nothing about how rows differ, and on a ridge or a plateau, where
    the rows beside the two mirror each other or hardly differ. That the text points the copy out does not
    make it less likely to be one.
    """
    return copied_lines(panel, "row")
