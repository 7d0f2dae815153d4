"""What lines do stage by stage, in many wordings, each with a false twin; and what they may not be held to say."""

import pytest

from said import said

CISTERNS = """# Water in three cisterns (hectolitres)

| Cistern | 1 h | 3 h | 6 h | 9 h | 12 h | 24 h |
|---|---|---|---|---|---|---|
| Upper | 14 | 26 | 43 | 60 | 60 | 59 |
| Middle | 88 | 71 | 50 | 47 | 58 | 75 |
| Lower | 32 | 32 | 33 | 32 | 49 | 80 |
"""
FELTS = """# Thickness of felt (mm)

| Pressure (kPa) \\ Passes | 2 | 4 | 8 | 16 |
|---|---|---|---|---|
| 1 | 9.0 | 8.1 | 6.5 | 6.4 |
| 5 | 7.2 | 6.1 | 4.3 | 4.2 |
| 25 | 5.0 | 3.8 | 1.9 | 1.8 |
"""
TWINS = [
    (CISTERNS, "Lower starts at 32, climbs to 49 and ends at 80.", "Lower starts at 32, climbs to 33 and ends at 49."),
    (CISTERNS, "Upper climbs from 14 at 1 h to 60 at 9 h, then slips back by a single unit by 24 h.",
     "Upper climbs from 14 at 1 h to 66 at 9 h, then slips back by a single unit by 24 h."),
    (CISTERNS, "Middle sinks from 88 to 47 at 9 h before it recovers to 75.",
     "Middle sinks from 88 to 41 at 9 h before it recovers to 75."),
    (CISTERNS, "Upper first gains 12, then 17, and after that another 17.",
     "Upper first gains 12, then 22, and after that another 17."),
    (CISTERNS, "Middle loses 17, 21 and 3, only to regain 11 and 17.",
     "Middle loses 17, 21 and 3, only to regain 11 and 27."),
    (CISTERNS, "Lower starts at 32, hovers there until 9 h and finishes at 80.",
     "Lower starts at 32, hovers there until 9 h and finishes at 70."),
    (CISTERNS, "Going from 1 to 24 h, Middle loses 13 while Lower gains 48.",
     "Going from 1 to 24 h, Middle loses 13 while Lower gains 42."),
    (CISTERNS, "After dropping to 47 at 9 h, Middle climbs back to 75.",
     "After dropping to 52 at 9 h, Middle climbs back to 75."),
    (CISTERNS, "Upper passes 20 at 3 h and 50 at 9 h.", "Upper passes 20 at 3 h and 50 at 6 h."),
    (CISTERNS, "From 1 to 6 h, Upper gains 29, only to add 17 more at 9 h.",
     "From 1 to 6 h, Upper gains 29, only to add 25 more at 9 h."),
    (FELTS, "In every row the thickness falls by at least 1.6 between 4 and 8 passes.",
     "In every row the thickness falls by at least 2.5 between 4 and 8 passes."),
    (FELTS, "At 5 kPa the felt loses 1.1, then 1.8, and finally 0.1 mm.",
     "At 5 kPa the felt loses 1.1, then 1.3, and finally 0.1 mm."),
    (FELTS, "Going down the first column, the thickness starts at 9.0, falls by 1.8 and then by 2.2.",
     "Going down the first column, the thickness starts at 9.0, falls by 1.8 and then by 2.9."),
    (FELTS, "At 25 kPa the thickness shrinks from 5.0 to 1.9 at 8 passes and stays at about 1.8 from there on.",
     "At 25 kPa the thickness shrinks from 5.0 to 2.9 at 8 passes and stays at about 1.8 from there on."),
]  # fmt: skip
UNPROVEN = [
    (CISTERNS, "Upper would climb from 14 at 1 h to 70 at 9 h if it rained, then slip back to 59."),
    (CISTERNS, "The pump of Middle climbs from 2 at 1 h to 9 at 9 h, then slows down to 3."),
    (CISTERNS, "Last year Upper climbed from 20 at 1 h to 70 at 9 h, then slipped back to 59."),
    (CISTERNS, "Without the leak Upper climbs from 14 at 1 h to 75 at 9 h, then slips back to 59."),
    (CISTERNS, "Upper climbs from place 3 at 1 h to place 1 at 9 h, then slips back to place 2."),
    (FELTS, "The distance between the 1 kPa and the 5 kPa row grows from 1.8 to 2.8, then falls to 2.2."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_each_stage_must_be_as_it_is_told(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), UNPROVEN)
def test_stages_of_other_things_are_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted", said(grid, sentence)
