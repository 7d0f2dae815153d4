"""Numbers that tell how far values went, or how many times one is another, are no values themselves."""

import pytest

from said import said

OVENS = """## Loaves an hour

| oven \\ tray | 2 | 4 | 8 |
|---|---|---|---|
| brick | 31 | 58 | 97 |
| steel | 44 | 61 | 80 |
"""
MOVED = [
    "From tray 2 to 4, brick improves most: up 27 there.",
    "Against brick, the factor stays below 2 for steel.",
    "At 8 the ratio is under 1.5.",
    "Then steel at 8: up by 19.",
]


@pytest.mark.parametrize("told", MOVED)
def test_how_far_values_went_is_not_held_against_values(told: str) -> None:
    assert "contradicted" not in said(OVENS, told).verdicts


def test_a_plain_bound_still_is() -> None:
    assert said(OVENS, "All values are below 85.").verdict == "contradicted"


LONG = """# Eggs

| nest | week | eggs |
|---|---|---|
| reed | 1 | 4 |
| reed | 2 | 6 |
| reed | 3 | 5 |
| moss | 1 | 7 |
| moss | 2 | 3 |
| moss | 3 | 8 |
"""


def test_a_list_of_all_cells_tells_how_large_the_grid_is() -> None:
    assert said(LONG, "The heatmap is a 2 × 3 grid.").verdict == "supported"
    assert said(LONG, "The heatmap is a 3 × 3 grid.").verdict == "contradicted"


BONDS = """# Correlations

| | age | pulse | sleep |
|---|---|---|---|
| age | 1.00 | 0.46 | 0.20 |
| pulse | 0.46 | 1.00 | 0.31 |
| sleep | 0.20 | 0.31 | 1.00 |
"""


def test_other_pairs_leave_out_those_told_before() -> None:
    told = "Age and pulse stand at 0.46. No other pair goes above 0.40."
    assert "contradicted" not in said(BONDS, told).verdicts
    assert said(BONDS, "No pair goes above 0.40.").verdict == "contradicted"


def test_what_causes_something_is_not_behind_it() -> None:
    assert (
        "contradicted"
        not in said(OVENS, "Steel heats fast. Dry wood is behind much of the brick output.").verdicts
    )
