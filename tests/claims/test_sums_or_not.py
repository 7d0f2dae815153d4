"""True sentences that look like wrong sums: none is contradicted; and false twins that are not supported."""

import pytest

from said import said

HIRES = """# Tool hire

## Hires by depot and season

Number of hires per depot and season.

| Depot \\ Season | Spring | Summer | Autumn | Winter |
|---|---|---|---|---|
| Quay | 12 | 30 | 18 | 4 |
| Mill | 20 | 25 | 10 | 5 |
| Hill | 8 | 45 | 22 | 11 |
"""
WELLS = """# Water table

## Change of the water level in centimetres

| Well \\ Month | May | June | July | August |
|---|---|---|---|---|
| North | 4 | -6 | -10 | 2 |
| West | 1 | -3 | 5 | -3 |
| South | -2 | 8 | -7 | 6 |
"""
TRUE = [
    (HIRES, "Two of the three depots hired out fewer than 70 tools in all."),
    (HIRES, "Between them, the 3 depots own 150 tools."),
    (HIRES, "Two depots together had 124 hires."),
    (HIRES, "Four cells together hold 100."),
    (HIRES, "Two depots add up to 124."),
    (HIRES, "Two of the 3 depots had 5 hires or less in winter."),
    (HIRES, "Half of the staff left in winter."),
    (HIRES, "40% of its summer hires are left to Mill in autumn."),
    (HIRES, "Quay keeps 60% of its summer hires in autumn."),
    (WELLS, "The gains of South total 14."),
    (WELLS, "North dropped 16 cm between May and July."),
]
TWINS = [
    (HIRES, "Three depots together had 210 hires.", "Three depots together had 220 hires."),
    (
        HIRES,
        "30 of the 100 summer hires were made at Quay.",
        "45 of the 100 summer hires were made at Quay.",
    ),
    (HIRES, "Quay had 64 hires, 18 of them in autumn.", "Quay had 64 hires, 22 of them in autumn."),
    (
        HIRES,
        "Two fifths of the summer hires are left at Mill in autumn.",
        "Two fifths of the summer hires are left at Hill in winter.",
    ),
    (WELLS, "July's changes add up to -12.", "July's changes add up to -8."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_what_is_true_is_not_taken_for_a_wrong_sum(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert "contradicted" not in found.verdicts, found


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_sums_are_supported_and_their_false_twins_are_not(grid: str, true: str, false: str) -> None:
    assert "supported" in said(grid, true).verdicts, said(grid, true)
    assert said(grid, false).verdict != "supported", said(grid, false)


def test_a_gain_beside_changes_is_not_the_step_from_the_first_to_the_last() -> None:
    found = said(WELLS, "In sum, South gained 8 cm.")
    assert found.verdict not in ("supported", "contradicted"), found
