"""What an overview tells of panels, sizes, axes and colour scales, and what is the same in all panels though no value is."""

import pytest

from auditor.reading.document import read
from auditor.source import Source
from said import all_judged, said

LOCKS = """# Boats per hour

- **Rows:** Lock 2, Lock 4, Lock 7
- **Columns:** 08:00, 12:00, 16:00 and 20:00
- **Colour scale:** ivory at 0, teal at 40

### Weekdays

| Lock | 08:00 | 12:00 | 16:00 | 20:00 |
|---|---|---|---|---|
| Lock 2 | 4 | 9 | 15 | 6 |
| Lock 4 | 6 | 14 | 22 | 9 |
| Lock 7 | 3 | 7 | 12 | 5 |

### Sundays

| Lock | 08:00 | 12:00 | 16:00 | 20:00 |
|---|---|---|---|---|
| Lock 2 | 11 | 22 | 24 | 16 |
| Lock 4 | 12 | 33 | 35 | 18 |
| Lock 7 | 10 | 21 | 23 | 14 |
"""
BATHS = """# Loss of gloss by bath and minute

| Bath | 1 min | 2 min | 5 min | 10 min |
|---|---|---|---|---|
| acid | – | 0.2 | 0.5 | 1.1 |
| salt | 0.3 | 0.6 | 1.2 | 2.1 |
| lime | 0.7 | 1.3 | 2.2 | 3.7 |
"""
TWINS = [
    (LOCKS, "Two 3×4 grids side by side, twenty-four numbers altogether.", "Two 3×4 grids side by side, twenty numbers altogether."),
    (LOCKS, "Two 3×4 matrices, for weekdays and for Sundays.", "Two 3×5 matrices, for weekdays and for Sundays."),
    (LOCKS, "Both panels have the same three locks in the same order.", "Both panels have the same four locks in the same order."),
    (BATHS, "An annotated heatmap with twelve tiles, of which eleven hold a number.", "An annotated heatmap with twelve tiles, of which ten hold a number."),
    (BATHS, "Of the twelve cells eleven were measured.", "Of the twelve cells nine were measured."),
    (BATHS, "The grid holds 12 cells, of which 11 carry a value.", "The grid holds 12 cells, of which 8 carry a value."),
]  # fmt: skip
TRUE = [
    (LOCKS, "The figure shows two heatmaps, one above the other: the upper one for weekdays, the lower one for Sundays."),
    (LOCKS, "The rows are the same in both panels."),
    (LOCKS, "Both maps share their axes."),
    (BATHS, "All in all there are 11 readings."),
]  # fmt: skip
NOT_OF_VALUES = [
    "The pattern is the same in both panels.",
    "The ranking of the locks is identical in both panels.",
    "The two panels are alike in structure.",
    "The position of the maximum is the same in both panels.",
    "The general trend is the same on weekdays and on Sundays.",
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_an_overview_counts_is_held_against_the_grid(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_what_an_overview_tells_is_borne_out(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize("sentence", NOT_OF_VALUES)
def test_what_values_do_over_a_grid_may_be_the_same_though_they_are_not(sentence: str) -> None:
    assert said(LOCKS, sentence).verdict not in ("contradicted", "supported")


def test_cells_without_a_value_are_no_readings() -> None:
    assert said(BATHS, "All in all there are 12 readings.").verdict != "supported"


@pytest.mark.parametrize(
    "scale",
    [
        "ivory at 0, teal at 40",
        "ivory (0) to dark red (40)",
        "from black at 0, through purple, to yellow at 40",
    ],
)
def test_the_colours_of_a_scale_with_their_values_are_its_own(scale: str) -> None:
    found = [
        j
        for j in all_judged(LOCKS.replace("ivory at 0, teal at 40", scale))
        if j.kind == "axis" and "scale" in j.read_as
    ]
    assert found
    assert {j.verdict.value for j in found} == {"supported"}


@pytest.mark.parametrize("behind", ["growing rightward", "rising from left to right", "left to right"])
def test_what_the_ticks_of_a_list_do_is_none_of_them(behind: str) -> None:
    text = f"# Speed\n\n* **Horizontal axis (size):** 4K, 8K, 16K, {behind}.\n\n| Threads | 4K | 8K | 16K |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |\n| 2 | 3 | 4 | 5 |\n"
    panel = read(Source("note.md", text)).panels[0]
    assert [tick.text for tick in panel.columns.ticks] == ["4K", "8K", "16K"]
