"""What is told of worked-out numbers (steps, differences of panels, spreads), each with a false twin; and what they may not be held to say."""

import pytest

from said import said

HIVES = """# Weight of hives (kg)

| Hive | 2011 | 2012 | 2013 | 2014 |
|---|---|---|---|---|
| Lime | 40 | 47 | 35 | 40 |
| Clover | 52 | 58 | 39 | 47 |
| Heather | 31 | 34 | 30 | 29 |
| Ivy | 60 | 61 | 55 | 58 |
"""
GLUES = """# Strength of two glues (MPa)

Rows (Cure time): 1 h, 2 h, 4 h
Columns (Wood): Oak, Ash, Pine

**Panel A: Bone glue**

| | Oak | Ash | Pine |
|---|---|---|---|
| 1 h | 2.0 | 2.6 | 1.1 |
| 2 h | 4.1 | 4.4 | 2.3 |
| 4 h | 4.3 | 4.9 | 2.2 |

**Panel B: Fish glue**

| | Oak | Ash | Pine |
|---|---|---|---|
| 1 h | 1.7 | 1.9 | 0.9 |
| 2 h | 2.9 | 3.0 | 1.9 |
| 4 h | 3.0 | 3.1 | 2.1 |
"""
TWINS = [
    (HIVES, "Lime lost twelve kilograms in 2013, more than Heather's four but less than Clover.",
     "Lime lost twelve kilograms in 2013, more than Clover's nineteen but less than Heather."),
    (HIVES, "All four fell in 2013, Clover hardest (19 kg, from 58 to 39) and Heather least (4 kg).",
     "All four fell in 2013, Lime hardest (12 kg, from 47 to 35) and Heather least (4 kg)."),
    (HIVES, "The loss of 2013 was greatest at Clover (19 kg) and smallest at Heather (4 kg).",
     "The loss of 2013 was greatest at Clover (19 kg) and smallest at Ivy (6 kg)."),
    (HIVES, "Only Lime was back at exactly its 2011 level by 2014.",
     "Only Clover was back at exactly its 2011 level by 2014."),
    (HIVES, "Nobody had regained the 2012 level by 2014; Ivy came closest, three kilograms below it.",
     "Nobody had regained the 2012 level by 2014; Lime came closest, seven kilograms below it."),
    (HIVES, "Three hives were below their 2011 level in 2014.", "Two hives were below their 2011 level in 2013."),
    (HIVES, "From 2012 to 2013 only Lime and Clover lost more than 8 kg.",
     "From 2012 to 2013 only Clover lost more than 8 kg."),
    (HIVES, "Between 2012 and 2013 the drop ranged from 4 kg at Heather to 19 kg at Clover.",
     "Between 2012 and 2013 the drop ranged from 4 kg at Heather to 25 kg at Clover."),
    (HIVES, "The gap between the best and the worst hive, 29 kg in 2011, shrank to 25 by 2013 before widening to 29.",
     "The gap between the best and the worst hive, 29 kg in 2011, shrank to 21 by 2013 before widening to 29."),
    (HIVES, "The step from 2011 to 2012 added at most 7 kg, at Lime.", "The step from 2011 to 2012 added at most 4 kg, at Lime."),
    (HIVES, "Clover's drop from 2012 to 2013, 19 kg, is the largest of the four.",
     "Ivy's drop from 2012 to 2013, 6 kg, is the largest of the four."),
    (HIVES, "The drop from 2012 to 2013 was 19 kg at Clover and just 6 kg at Ivy.",
     "The drop from 2012 to 2013 was 19 kg at Clover and just 9 kg at Ivy."),
    (GLUES, "The drop between the panels was greatest for Ash at 4 h (1.8) and smallest for Pine at 4 h (0.1).",
     "The drop between the panels was greatest for Oak at 4 h (1.3) and smallest for Pine at 4 h (0.1)."),
    (GLUES, "Going from 2 to 4 h adds at most 0.5 MPa with either glue, whereas the first step never added less than 1.0.",
     "Going from 2 to 4 h adds at most 0.5 MPa with either glue, whereas the first step never added less than 1.6."),
    (GLUES, "With bone glue, the rise from 1 to 2 h was largest for Oak (2.1) and smallest for Pine (1.2).",
     "With bone glue, the rise from 1 to 2 h was largest for Ash (1.8) and smallest for Pine (1.2)."),
]  # fmt: skip
# True sentences, or such as may be meant of other numbers: none of them may be refuted.
OPEN = [
    (HIVES, "The gap between the oldest and the newest hive, 29 kg in 2011, had widened to 40 by 2013."),
    (HIVES, "The gap between the busiest and the quietest hive, 29 kg in 2011, had shrunk to 12 by 2013."),
    (HIVES, "The gap between the highest and the lowest hive, 12 kg in 2011, had widened to 40 by 2013."),
    (HIVES, "Lime lost 35 kg in 2013, more than Heather's 30."),
    (HIVES, "All four fell in 2013, Clover by roughly a third, from 58 to 39."),
    (GLUES, "The loss was greatest for Pine at 4 h and smallest for Oak at 1 h."),
    (GLUES, "At 4 h the panels lie 0.1 to 1.8 apart."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_true_sentences_are_borne_out_and_their_twins_refuted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), OPEN, ids=[sentence for _, sentence in OPEN])
def test_what_may_be_meant_otherwise_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


def test_one_of_two_that_share_the_largest_step_is_left_open() -> None:
    grid = HIVES.replace("| 61 | 55 |", "| 61 | 42 |")
    assert said(grid, "The loss of 2013 was greatest at Clover (19 kg).").verdict != "contradicted"


def test_differences_with_cells_that_nobody_wrote_are_left_open() -> None:
    axes = "- **Vertical axis:** Post (Alpha, Bravo, Carol)\n- **Horizontal axis:** Week, 1 to 6\n"
    told = "The Alpha row shows 4 cm in week 1; the Carol row holds 22 cm in week 2, 31 cm in week 3 and 47 cm in week 6."
    grid = f"## Ice\n\n{axes}\n{told}\n"
    assert "contradicted" not in said(grid, "Carol gains 25 cm between week 2 and week 6.").verdicts
