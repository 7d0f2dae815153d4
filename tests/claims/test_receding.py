"""Values on both sides of a diagonal and toward corners, each sentence with a false twin."""

import pytest

from claim_grids import TRADE
from said import said

SHADE = """# Light (lux)

| Row \\ Column | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 10 | 90 | 80 | 71 | 60 |
| 20 | 81 | 72 | 62 | 50 |
| 30 | 70 | 61 | 52 | 41 |
"""
TWINS = [
    (TRADE, "Values fall away from the diagonal on both sides.", "Values rise away from the diagonal on both sides."),
    (TRADE, "The values fade toward the upper right and lower left corners.", "The values grow toward the upper right and lower left corners."),
    (TRADE, "Away from the diagonal nothing exceeds 16.", "Away from the diagonal nothing exceeds 12."),
    (SHADE, "The values fade toward the lower right.", "The values fade toward the upper left."),
    (SHADE, "Values grow toward the upper left corner.", "Values grow toward the lower right corner."),
]  # fmt: skip
NOT_REFUTED = [
    (TRADE, "Swapping rows and columns changes the picture."),
    (SHADE, "The values fade toward the right."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_where_values_fade_is_held_against_the_grid(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NOT_REFUTED)
def test_what_is_so_on_the_whole_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_an_equal_pair_does_not_refute_that_swapping_changes_something() -> None:
    grid = TRADE.replace("| Visby | 2 |", "| Visby | 3 |")
    assert said(grid, "Swapping rows and columns changes the picture.").verdict == "supported"
    assert said(grid, "Swapping rows and columns changes nothing.").verdict == "contradicted"
