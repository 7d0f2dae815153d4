"""The last row and column of a grid that sum up the others, by whatever name."""

import pytest

from auditor.reading.document import read
from auditor.source import Source

GRID = """## Vans

| | Ash | Elm | Oak | {column} |
|---|---|---|---|---|
| Ash | 4 | 12 | 7 | 23 |
| Elm | 9 | 2 | 5 | {elm} |
| Oak | 3 | 8 | 1 | 12 |
| {row} | 16 | 22 | 13 | 51 |
"""


@pytest.mark.parametrize(
    ("column", "row"), [("All departures", "All arrivals"), ("Out", "In"), ("Sum of the row", "Every depot")]
)
@pytest.mark.parametrize("elm", ["16", "61"])
def test_what_sums_up_a_grid_is_no_data(column: str, row: str, elm: str) -> None:
    (panel,) = read(Source("d.md", GRID.format(column=column, row=row, elm=elm))).panels
    assert [tick.text for tick in panel.rows.ticks] == ["Ash", "Elm", "Oak"]
    assert [tick.text for tick in panel.columns.ticks] == ["Ash", "Elm", "Oak"]
    assert len(panel.totals) == 7
    assert [(t.row, t.column) for t in panel.totals if t.text == "51"] == [(None, None)]


def test_a_last_column_that_sums_nothing_up_is_data() -> None:
    text = (
        GRID.format(column="All weather", row="Yew", elm="17")
        .replace("| 23 |", "| 5 |")
        .replace("| 12 |\n", "| 9 |\n")
    )
    (panel,) = read(Source("d.md", text)).panels
    assert len(panel.columns.ticks) == 4
