"""Rows and columns that one sentence or one line tells are not taken for each other."""

import pytest

from auditor.reading.document import read
from auditor.source import Source

TABLE = "\n\n| | A | B |\n|---|---|---|\n| x | 3 | 4 |\n| y | 5 | 6 |\n"


@pytest.mark.parametrize(
    ("told", "columns"),
    [
        (
            "In each, six crops are the rows and five plots (P1 to P5) the columns.",
            ["P1", "P2", "P3", "P4", "P5"],
        ),
        (
            "Four crops are listed on the left and three months, May to July, along the bottom.",
            ["May", "June", "July"],
        ),
        ("Rows: routes Columns: 6 h, 9 h, 12 h", ["6 h", "9 h", "12 h"]),
        ("**Rows:** the four routes  **Columns:** 6 h, 9 h, 12 h", ["6 h", "9 h", "12 h"]),
        ("- Y-axis: routes X-axis: 6 h, 9 h, 12 h", ["6 h", "9 h", "12 h"]),
    ],
)
def test_the_list_is_told_of_the_columns(told: str, columns: list[str]) -> None:
    document = read(Source("sides.md", f"# Map\n\n{told}{TABLE}"))
    axes = [axis for figure in document.figures for axis in figure.axes if axis.ticks]
    assert [(axis.side, [tick.text for tick in axis.ticks]) for axis in axes] == [("columns", columns)]
