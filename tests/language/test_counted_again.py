"""A number of things that a sentence tells twice, with false twins in which the two disagree."""

import pytest

from said import said

LAMPS = """\
# Lamps by street and hour

## Winter

| Street | 17 | 20 | 23 | 2 |
|---|---|---|---|---|
| Mill Row | 12 | 30 | 28 | 9 |
| Ash Way | 40 | 44 | 36 | 22 |
| Ford End | 5 | 18 | 16 | 4 |

## Summer

| Street | 17 | 20 | 23 | 2 |
|---|---|---|---|---|
| Mill Row | 2 | 21 | 27 | 8 |
| Ash Way | 10 | 31 | 35 | 20 |
| Ford End | 1 | 9 | 15 | 3 |
"""
TWINS = [
    ("Half of the cells in winter (6 of 12) exceed 20.", "Half of the cells in winter (5 of 12) exceed 20."),
    ("In winter, 50% of the cells (6 of 12) exceed 20.", "In winter, 50% of the cells (8 of 12) exceed 20."),
    ("Less than half of the cells in summer (5 of 12) are above 15.", "Less than half of the cells in summer (3 of 12) are above 15."),
    ("Six cells (50%) exceed 20 in winter.", "Six cells (60%) exceed 20 in winter."),
    ("In summer most streets (2 of 3) reach 27 somewhere.", "In summer most streets (3 of 3) reach 27 somewhere."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_both_numbers_are_judged(true: str, false: str) -> None:
    assert said(LAMPS, true).verdict == "supported"
    assert said(LAMPS, false).verdict == "contradicted"


def test_a_bracket_behind_a_value_is_no_second_number() -> None:
    assert said(LAMPS, "Ash Way peaks at 44 in winter (1 of 12).").verdict != "contradicted"


BARE = [
    ("The first panel averages 22, the second 15.2.", "The first panel averages 22, the second 19.2."),
    ("The mean of the first panel is 22, that of the second 15.2.", "The mean of the first panel is 22, that of the second 18.2."),
    ("The first row of the first panel averages 19.8, the second 35.5 and the last 10.8.", "The first row of the first panel averages 19.8, the second 35.5 and the last 13.8."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), BARE)
def test_an_ordinal_without_its_noun_takes_that_of_the_one_before(true: str, false: str) -> None:
    assert said(LAMPS, true).verdict == "supported"
    assert said(LAMPS, false).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "The first panel has two cells above 37; the second is at hour 20.",
        "The first panel holds three streets, the second hour of which is 20.",
        "In the first panel Ash Way leads, and the last is Ford End.",
    ],
)
def test_an_ordinal_that_may_be_of_other_things_contradicts_nothing(sentence: str) -> None:
    assert said(LAMPS, sentence).verdict != "contradicted"


PANELS = [
    ("Whatever the panel, Ford End has the lowest mean.", "Whatever the panel, Mill Row has the lowest mean."),
    ("Whichever map one looks at, the highest value stands in the row of Ash Way.", "Whichever map one looks at, the highest value stands in the row of Mill Row."),
    ("Four cells in winter are below 12, and every one of them belongs to Mill Row or Ford End.", "Three cells in winter are below 9, and every one of them belongs to Ford End or Ash Way."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), PANELS)
def test_what_is_so_in_whichever_panel_and_of_every_one_of_them(true: str, false: str) -> None:
    assert said(LAMPS, true).verdict != "contradicted"
    assert said(LAMPS, false).verdict != "supported"
