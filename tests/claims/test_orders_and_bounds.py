"""In which order ticks with units are passed, and what a number behind a bound or a range says."""

import pytest

from said import said

WELDS = """## Strength

| Current | 4 mm/s | 5 mm/s |
|---|---|---|
| 110 A | 445 | 455 |
| 100 A | 433 | 436 |
| 90 A | 419 | 423 |
"""
PAGES = """## Load time (ms)

- **Rows (Browser):** Lynx, Otter
- **Columns (Page weight):** 10 kB, 100 kB, 1 MB

| Browser | 10 kB | 100 kB | 1 MB |
|---|---|---|---|
| Lynx | 19 | 31 | 47 |
| Otter | 20 | 33 | 53 |
"""
LEAVES = """## Likeness of leaves

| | ash | elm | fir | oak |
|---|---|---|---|---|
| ash | 100 | 55 | 79 | 28 |
| elm | 55 | 100 | 61 | 78 |
| fir | 79 | 61 | 100 | 47 |
| oak | 28 | 78 | 47 | 100 |
"""


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        (WELDS, "Lowering the current lowers the strength.", "Raising the current lowers the strength."),
        (LEAVES, "4 of the 6 pairs score above 50.", "5 of the 6 pairs score above 50."),
    ],
)
def test_a_sentence_is_told_from_its_twin(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


def test_numbers_of_several_units_are_passed_as_they_are_listed() -> None:
    assert said(PAGES, "In both browsers a heavier page takes longer.").verdict != "contradicted"


def test_the_mean_of_a_line_of_a_grid_crossed_with_itself_may_leave_out_its_own_cell() -> None:
    assert said(LEAVES, "Ash has a mean of 54.").verdict != "contradicted"
    assert said(LEAVES, "The values of ash have a mean of 60.").verdict == "contradicted"


def test_a_line_that_is_listed_with_one_other_value_is_refuted_whatever_stands_around() -> None:
    true = "Lynx keeps a pace of its own, with 19, 31, 47 and 60 in order of size."
    grid = PAGES.replace("| 1 MB |", "| 1 MB | 2 MB |").replace("|---|---|---|---|", "|---|---|---|---|---|")
    grid = (
        grid.replace("100 kB, 1 MB\n", "100 kB, 1 MB, 2 MB\n")
        .replace("| 47 |", "| 47 | 60 |")
        .replace("| 53 |", "| 53 | 81 |")
    )
    assert said(grid, true).verdict == "supported"
    assert said(grid, true.replace("47", "74")).verdict == "contradicted"
