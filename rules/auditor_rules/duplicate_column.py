"""Columns that repeat another column of their panel."""

from collections.abc import Iterator

from auditor.evidence.copies import copied_lines
from auditor.evidence.lines import lines
from auditor.model import Panel
from auditor.rule import Confidence, Example, Finding, Severity, rule


@rule(
    "DUP002",
    severity=Severity.WARNING,
    confidence=Confidence.HIGH,
    bad=[
        Example(
            """\
## Heatmap: growth by soil and light
| Soil | Light 1 | Light 2 | Light 3 | Light 4 |
|---|---|---|---|---|
| 10 | 12 | 17 | 19 | 17 |
| 20 | 14 | 25 | 21 | 25 |
| 30 | 18 | 33 | 46 | 33 |
| 40 | 13 | 40 | 35 | 40 |
""",
            marks="17",
            says="hold the same 4 values",
        ),
    ],
    good=[
        Example(
            """\
## Heatmap: similarity of four birds
| Bird | wren | lark | rook | teal |
|---|---|---|---|---|
| wren | 1.00 | 0.31 | 0.12 | 0.45 |
| lark | 0.31 | 1.00 | 0.27 | 0.08 |
| rook | 0.12 | 0.27 | 1.00 | 0.52 |
| teal | 0.45 | 0.08 | 0.52 | 1.00 |
"""
        ),
    ],
)
def duplicate_column(panel: Panel) -> Iterator[Finding]:
    """Two columns of a panel hold the same values at every place.

    Judged as "duplicate-row" is, with rows and columns exchanged. Silent for symmetric panels, where it
    would only say again what is found in the rows.
    """
    if not _symmetric(panel):
        yield from copied_lines(panel, "column")


def _symmetric(panel: Panel) -> bool:
    rows, columns = lines(panel, "row"), lines(panel, "column")
    return len(rows) == len(columns) and all(
        row.values == column.values for row, column in zip(rows, columns, strict=True)
    )
