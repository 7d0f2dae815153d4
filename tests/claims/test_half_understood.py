"""Sentences of which a part is easily taken for the whole, or for another: each with a false twin where it has one."""

import pytest

from said import said

MOORINGS = """# Boats at two quays

## Old quay

| Berth \\ Hour | 06h | 09h | 12h | 15h |
|---|---|---|---|---|
| Alder | 2 | 6 | 9 | 4 |
| Birch | 1 | 3 | 5 | 2 |
| Cedar | 4 | 7 | 12 | 8 |

## New quay

| Berth \\ Hour | 06h | 09h | 12h | 15h |
|---|---|---|---|---|
| Alder | 5 | 9 | 18 | 11 |
| Birch | 3 | 8 | 14 | 9 |
| Cedar | 6 | 12 | 30 | 15 |
"""

PARCELS = """## Confusion matrix of the parcel sorter

Rows are the true class, columns the predicted class.

| True \\ Predicted | Letter | Box | Tube |
|---|---|---|---|
| Letter | 180 | 15 | 5 |
| Box | 20 | 160 | 20 |
| Tube | 6 | 9 | 85 |
"""

SHELVES = """## Humidity

Colour bar: pale yellow (20) to deep purple (80), in %

| Shelf \\ Week | 1 | 2 | 3 |
|---|---|---|---|
| Low | 71 | 66 | 62 |
| Middle | 50 | 44 | 41 |
| High | 33 | 29 | 25 |
"""

TWINS = [
    # A layout of panels is no size of a grid.
    (MOORINGS, "Each of the two grids has three rows and four columns.", "Each of the two grids has one row and four columns."),
    # The mark before "then" is that of the stretch before it.
    (MOORINGS, "In the old quay, Alder builds until 12h, then eases (9 → 4).", "In the old quay, Alder builds until 09h, then eases (9 → 4)."),
    # Two extremes of two places.
    (MOORINGS, "The longest queue of the new quay is more than twice the longest of the old quay.", "The longest queue of the new quay is more than four times the longest of the old quay."),
    (MOORINGS, "The highest value of the new quay is 2.5 times the highest of the old quay.", "The highest value of the new quay is 5 times the highest of the old quay."),
    # The counts told of a class are the class's own.
    (PARCELS, "**Box:** 160 of 200 found, a recall of 80%.", "**Box:** 170 of 200 found, a recall of 85%."),
    # What its paragraph is about has what "its" tells, whatever was named in passing.
    (PARCELS, "**Tube.** The recall is 85%, and the box is a little harder. Its precision is 77.3%.", "**Tube.** The recall is 85%, and the box is a little harder. Its precision is 62.4%."),
    (SHELVES, "The top row has the highest humidity.", "The bottom row has the highest humidity."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_of_twins_only_the_false_one_is_contradicted(grid: str, true: str, false: str) -> None:
    assert "supported" in said(grid, f"- {true}").verdicts, said(grid, f"- {true}")
    assert "contradicted" not in said(grid, f"- {true}").verdicts, said(grid, f"- {true}")
    assert "contradicted" in said(grid, f"- {false}").verdicts, said(grid, f"- {false}")


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (MOORINGS, "The image shows two heatmaps arranged in one row."),
        (MOORINGS, "The two heatmaps are laid out in two rows."),
        (MOORINGS, "The picture shows one square-tiled map."),
        (MOORINGS, "Four boxes are above 12, all in one column."),
        (MOORINGS, "In the old quay, Alder gathers until 12h, then eases (9 → 4)."),
        (MOORINGS, "Three of the old quay's cells lie under the mark and none of the new quay's."),
        (PARCELS, "**Tube.** The recall is 85%, and the box is a little harder. Its precision is 77%."),
    ],
)
def test_what_is_meant_otherwise_is_not_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, f"- {sentence}").verdicts, said(grid, f"- {sentence}")


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        # Colours that are not judged are not borne out by the values.
        (SHELVES, "Deep purple fills the bottom row, where the humidity is lowest."),
        # "The worst" may be the most or the least, but not the one here and the other there.
        (MOORINGS, "The worst queue of the new quay is more than five times as long as the worst of the old quay."),
        (PARCELS, "**Box:** 170 of 200 found, a recall of 85%."),
    ],
)  # fmt: skip
def test_what_was_not_judged_is_not_supported(grid: str, sentence: str) -> None:
    assert said(grid, f"- {sentence}").verdicts[-1] != "supported", said(grid, f"- {sentence}")
