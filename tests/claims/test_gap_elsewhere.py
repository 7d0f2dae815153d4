"""Gaps between two things at places, in many wordings, each with a false twin; and gaps of other things."""

import pytest

from claim_grids import GRIPPERS, HARVEST, PARSERS
from said import said

WELLS = """# Water level in two wells (cm below ground)

## Old well

| Month \\ Pump | off | half | full |
|---|---|---|---|
| April | 110 | 142 | 190 |
| July | 150 | 201 | 288 |
| October | 131 | 160 | 214 |

## New well

| Month \\ Pump | off | half | full |
|---|---|---|---|
| April | 95 | 121 | 150 |
| July | 139 | 170 | 212 |
| October | 124 | 140 | 171 |
"""
TWINS = [
    (
        PARSERS,
        "The biggest lead of Lynx over Mole is on News, at 25.8 points.",
        "The biggest lead of Lynx over Mole is on Law, at 11.6 points.",
    ),
    (
        PARSERS,
        "The largest difference between Orca and Mole is on News, at 21.1 points.",
        "The largest difference between Orca and Mole is on News, at 12.1 points.",
    ),
    (
        WELLS,
        "The largest drop, 76 cm, is seen for full in July, and the smallest, 7 cm, for off in October.",
        "The largest drop, 76 cm, is seen for full in October, and the smallest, 7 cm, for off in October.",
    ),
    (
        WELLS,
        "The drop is largest for full in July (76 cm) and smallest for off in October (7 cm).",
        "The drop is largest for full in July (67 cm) and smallest for off in October (7 cm).",
    ),
    (WELLS, "The drop for half shrinks from 31 cm in July to 20 cm in October.", "The drop for half shrinks from 31 cm in July to 25 cm in October."),
    (
        PARSERS,
        "The drop from News to Tweets is largest for Lynx (46.1) and smallest for Mole (12.4).",
        "The drop from News to Tweets is largest for Orca (37.2) and smallest for Mole (12.4).",
    ),
    (PARSERS, "The largest gain from Mole to Lynx is 25.8, on News.", "The largest gain from Mole to Lynx is 25.8, on Law."),
    (
        HARVEST,
        "The gap between South and North is widest in 2011 (6.1) and narrowest in 2012 (0.5).",
        "The gap between South and North is widest in 2014 (2.5) and narrowest in 2012 (0.5).",
    ),
    (
        HARVEST,
        "The gap between South and East is largest in 2011, at 6.4.",
        "The gap between South and East is largest in 2013, at 2.7.",
    ),
    (HARVEST, "The smallest gap between North and East, 0.0, occurs in 2012.", "The smallest gap between North and East, 1.3, occurs in 2013."),
    (HARVEST, "South's lead over North shrinks from 6.1 in 2011 to 0.5 in 2012.", "South's lead over North shrinks from 6.1 in 2011 to 1.4 in 2012."),
    (HARVEST, "North and South are furthest apart in 2011 (6.1).", "North and South are furthest apart in 2014 (2.5)."),
    (HARVEST, "North and East are closest in 2012.", "North and East are closest in 2014."),
    (PARSERS, "The difference between Orca and Mole is 21.1 on News and 4.9 on Law.", "The difference between Orca and Mole is 21.1 on News and 9.9 on Law."),
    (PARSERS, "The advantage of Lynx over Mole is greatest on News (25.8).", "The advantage of Lynx over Mole is greatest on Law (11.6)."),
    (PARSERS, "For Heron, the distance between News and Law is 17.3.", "For Heron, the distance between News and Law is 13.3."),
    (PARSERS, "The gap between Lynx and Heron is 8.4, 11.5 and 10.2 on News, Tweets and Law.", "The gap between Lynx and Heron is 8.4, 10.2 and 11.5 on News, Tweets and Law."),
    (WELLS, "With the pump off, the gap between the two wells is widest in April (15).", "With the pump off, the gap between the two wells is widest in July (11)."),
    (WELLS, "The two wells differ most in July with the pump at full, by 76 cm.", "The two wells differ most in April with the pump at full, by 40 cm."),
    (WELLS, "In the old well, July and October are furthest apart with the pump at full (74 cm).", "In the old well, July and October are furthest apart with the pump at half (41 cm)."),
]  # fmt: skip
OPEN = [
    (HARVEST, "The gap between seed prices and North yields is widest in 2011."),
    (HARVEST, "The gap between North and South widens by 3.2 in 2013."),
    (HARVEST, "The relative difference between North and South is largest in 2012 (11)."),
    (HARVEST, "The distance between North and South is 12 km, in 2013 as in 2011."),
    (PARSERS, "The difference between the mean of Orca and that of Mole is largest on Law."),
    (PARSERS, "The gap between Orca and Mole is widest on News, and the lowest value is 39.8 on Tweets."),
    (GRIPPERS, "The gap between the fingers of the gripper is widest at 12."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_gap_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_a_gap_of_other_things_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


def test_one_that_lies_behind_where_it_is_said_to_lead_most_has_no_lead_there() -> None:
    assert said(PARSERS, "Lynx's lead over Heron is largest on Tweets.").verdict == "contradicted"
    assert said(PARSERS, "Lynx's lead over Heron is largest on Law.").verdict == "supported"


def test_where_less_may_be_better_a_lead_may_be_of_what_has_less() -> None:
    grid = PARSERS.replace("Accuracy of parsers", "Readings of parsers")
    assert said(grid, "Lynx's lead over Heron is largest on Tweets.").verdict != "contradicted"


def test_a_step_of_which_neither_size_nor_place_is_right_may_be_another_one() -> None:
    assert said(WELLS, "The largest drop, 55 cm, is seen for half in April.").verdict == "undecidable"


def test_the_gaps_are_told() -> None:
    found = said(HARVEST, "The gap between South and East is largest in 2013, at 2.7.")
    assert "6.4" in found.explanations[0]
