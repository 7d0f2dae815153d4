"""How single lines are told to run, in many wordings, each with a false twin; and what they may not be held to say."""

import pytest

from claim_grids import TRADE
from said import said

RIVERS = """# Water level (cm)

| River \\ Week | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| Ash | 12 | 18 | 25 | 33 | 46 |
| Bourne | 60 | 52 | 41 | 44 | 55 |
| Cam | 30 | 32 | 30 | 32 | 31 |
| Don | 80 | 71 | 60 | 48 | 22 |
"""
TWINS = [
    (RIVERS, "Cam zigzags between 30 and 32.", "Cam zigzags between 10 and 32."),
    (RIVERS, "Bourne ends 5 cm below where it started.", "Bourne ends 5 cm above where it started."),
    (RIVERS, "Don starts at 80 and ends at 22.", "Don starts at 80 and ends at 48."),
    (RIVERS, "Don falls by 26 cm in the last step alone.", "Don falls by 12 cm in the last step alone."),
    (RIVERS, "Bourne traces a U with its bottom at week 3.", "Bourne traces a U with its bottom at week 2."),
    (RIVERS, "Only Don falls at each step.", "Only Bourne falls at each step."),
    (RIVERS, "Two of the four rivers change monotonically.", "Three of the four rivers change monotonically."),
    (RIVERS, "All rivers but Bourne and Cam run in one direction.", "All rivers but Bourne and Don run in one direction."),
    (RIVERS, "Only Ash and Cam end above where they started.", "Only Ash and Don end above where they started."),
    (RIVERS, "Cam spans only 2 cm.", "Cam spans only 5 cm."),
    (RIVERS, "Cam hardly changes.", "Don hardly changes."),
    (RIVERS, "Cam drops back to 31 in week 5.", "Cam drops back to 30 in week 4."),
    (RIVERS, "Bourne climbs to 44 in week 4.", "Bourne climbs to 52 in week 2."),
    (RIVERS, "Ash passes through 18, 25 and 33 before it reaches 46.", "Ash passes through 18, 29 and 33 before it reaches 46."),
    (RIVERS, "Bourne falls from 60 in week 1 to 41 in week 3.", "Bourne falls from 60 in week 1 to 41 in week 4."),
    (RIVERS, "Bourne turns in week 3.", "Bourne turns in week 2."),
    (RIVERS, "Cam stays between 30 and 32.", "Bourne stays between 30 and 32."),
    (RIVERS, "Don falls in every week.", "Bourne falls in every week."),
    (TRADE, "Along the diagonal the values fall from 50 to 31.", "Along the diagonal the values climb from 31 to 50."),
    (TRADE, "The diagonal declines steadily.", "The diagonal climbs steadily."),
]  # fmt: skip
NOT_REFUTED = [
    (RIVERS, "Ash passes 40 on its way to 46."),
    (RIVERS, "Cam moves between 29 and 33."),
    (RIVERS, "Bourne climbs to 55 in week 5."),
    (RIVERS, "Ash hardly reaches 46."),
    (RIVERS, "Ash and Don together start at 92."),
    (RIVERS, "From week 1 to week 3, Bourne falls at each step."),
    (RIVERS, "Bourne swings by 11 cm from week 2 to week 3."),
    (RIVERS, "Bourne ends at 41 before recovering."),
    (RIVERS, "The mean of Ash and Don ends at 34."),
    (RIVERS, "The gap between Ash and Cam starts at 18."),
    (RIVERS, "Cam goes up and down by turns."),
    (TRADE, "The values fall toward the upper right and the lower left corner."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_a_line_does_is_held_against_its_values(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NOT_REFUTED)
def test_what_a_line_may_well_do_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_what_was_measured_at_both_ends_is_no_list_of_values() -> None:
    assert said(RIVERS, "Ash climbs from 12 at 1 to 46 at 5.").verdict == "supported"


def test_the_ends_of_a_way_are_told_in_their_order() -> None:
    assert said(RIVERS, "The Ash row falls from 46 to 12.").verdict != "supported"
