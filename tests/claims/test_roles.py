"""Who gives how much to whom, and what is told behind a clause of its own cell: each sentence with a false twin."""

import pytest

from said import said

PONDS = """# Dragonfly larvae by pond

Larvae per square metre, with and without reeds. Rows are ponds, columns are months.

## Open water

| Pond \\ Month | May | June | July | August |
|---|---|---|---|---|
| Mill | 12 | 19 | 25 | 14 |
| Clay | 7 | 9 | 16 | 11 |
| Heath | 20 | 18 | 22 | 9 |

## Reed bed

| Pond \\ Month | May | June | July | August |
|---|---|---|---|---|
| Mill | 17 | 27 | 38 | 21 |
| Clay | 13 | 12 | 20 | 18 |
| Heath | 18 | 24 | 33 | 16 |
"""

STALLS = """# Cups sold by stall

| Stall \\ Day | Monday | Tuesday | Wednesday | Thursday | Friday |
|---|---|---|---|---|---|
| Pier | 141 | 120 | 133 | 150 | 172 |
| Gate | 96 | 101 | 84 | 110 | 167 |
| Arcade | 60 | 75 | 71 | 66 | 179 |
"""

TWINS = [
    # what one of two panels gives, and what it takes
    (PONDS, "In June the reed bed adds {} larvae to Mill.", "8", "11"),
    (PONDS, "The reed bed adds {} larvae to Heath in July.", "11", "15"),
    (PONDS, "In May the reed bed is worth {} larvae to Clay.", "6", "9"),
    (PONDS, "In August the reed bed gives Clay {} larvae more.", "7", "3"),
    (PONDS, "In July, Mill gains {} larvae from the reed bed.", "13", "17"),
    (PONDS, "In July the reed bed helps {} the most.", "Mill", "Clay"),
    (PONDS, "In June, {} gains the most from the reed bed.", "Mill", "Clay"),
    (PONDS, "In July, Mill gains the most from the reed bed, {} larvae.", "13", "19"),
    # two things that deal with each other
    (PONDS, "In the open water in July, Mill gains {} larvae over Clay.", "9", "5"),
    (STALLS, "On Monday, Gate loses {} cups to Pier.", "45", "54"),
    # from the best of its like
    (STALLS, "On Friday, Pier is {} cups behind the best stall.", "7", "12"),
    (STALLS, "Gate on Friday is {} cups below the highest value.", "12", "22"),
    (STALLS, "On Monday Gate is {} cups above the lowest stall.", "36", "26"),
    # superlatives of what is measured
    (PONDS, "The most larvae of the reed bed exceed the fewest larvae of the open water by {}.", "31", "27"),
    # verbs of outdoing, and adjectives that tell which one is meant
    (STALLS, "Pier outsells Arcade on {} of the five days.", "four", "three"),
    (STALLS, "Pier beats the smaller Gate on {} days.", "all five", "two of the five"),
    # behind a clause
    (STALLS, "Gate sells 110 cups on Thursday, {} up on Wednesday.", "26", "36"),
    (STALLS, "Arcade has 75 cups on Tuesday, {} more than on Monday.", "15", "25"),
    # a factor beside its two values
    (STALLS, "Arcade {}, climbing from 66 on Thursday to 179 on Friday.", "more than doubles", "more than triples"),
    (STALLS, "From Thursday (66) to Friday (179) Arcade {}.", "more than doubles", "more than triples"),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence", "true", "false"), TWINS)
def test_what_is_given_and_taken_is_judged(grid: str, sentence: str, true: str, false: str) -> None:
    assert said(grid, sentence.format(true)).verdict == "supported"
    assert said(grid, sentence.format(false)).verdict == "contradicted"


OPEN = [
    # where the place may have been named before
    (PONDS, "In June Clay holds 9 larvae in the open water, and the reed bed adds 5 to Clay."),
    # a rival is no place that values go to, and who gains on another may still be behind
    (STALLS, "On Tuesday Arcade gains on Pier."),
    # of nothing that is measured
    (PONDS, "The largest change of the reed bed exceeds the smallest change of the open water by 31."),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_is_dealt_out_elsewhere_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict not in ("supported", "contradicted")


TRUE = [
    (STALLS, "After Wednesday Gate recovers to 110, 26 up on Wednesday."),
    (STALLS, "In every row but Arcade, Monday is above Wednesday."),
    (PONDS, "In the open water, Mill leads in July. In May it loses 8 larvae to Heath."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_what_holds_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_the_place_may_be_that_of_the_sentence_before() -> None:
    assert "contradicted" not in said(PONDS, "In June numbers are low. The reed bed adds 4 to Clay.").verdicts
    assert said(PONDS, "In June numbers are low. The reed bed adds 3 to Clay.").verdicts[-1] == "supported"


def test_each_part_is_marked_where_it_is_told() -> None:
    found = said(STALLS, "Arcade more than triples, climbing from 66 on Thursday to 179 on Friday.")
    assert found.verdicts.count("contradicted") == 1
