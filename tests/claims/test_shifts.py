"""What becomes of cells from one panel to the next, in many wordings, each with a false twin; and what may not be held against it."""

import pytest

from said import said

CLUBS = """# Members of sports clubs before and after the new hall

Members by club (rows) and age group (columns).

## Before the hall

| Club | Children | Teens | Adults | Seniors |
|---|---|---|---|---|
| Judo | 30 | 24 | 18 | 4 |
| Chess | 12 | 20 | 35 | 41 |
| Dance | 48 | 33 | 21 | 16 |
| Fencing | 15 | 28 | 40 | 9 |

## After the hall

| Club | Children | Teens | Adults | Seniors |
|---|---|---|---|---|
| Judo | 60 | 36 | 18 | 9 |
| Chess | 10 | 20 | 30 | 36 |
| Dance | 56 | 45 | 39 | 24 |
| Fencing | 18 | 21 | 43 | 2 |

"""
OVENS = """# Minutes to heat up

Lower is better.

## Old thermostat

| Oven | Pizza | Bread | Cake |
|---|---|---|---|
| Forno | 20 | 16 | 12 |
| Brick | 40 | 30 | 24 |
| Mini | 10 | 8 | 9 |

## New thermostat

| Oven | Pizza | Bread | Cake |
|---|---|---|---|
| Forno | 15 | 14 | 8 |
| Brick | 30 | 12 | 21 |
| Mini | 10 | 13 | 6 |

"""
TWINS = [
    # who goes furthest
    (CLUBS, "No club gained more children than Judo.", "No club gained more children than Dance."),
    (CLUBS, "Among teens, Fencing was the only club to shrink.", "Among teens, Chess was the only club to shrink."),
    (CLUBS, "The largest gain was Judo's among children, 30 members.", "The largest gain was Dance's among adults, 18 members."),
    (CLUBS, "The steepest drop was that of Fencing among teens.", "The steepest drop was that of Chess among adults."),
    (OVENS, "With bread, the Brick improved most.", "With bread, the Forno improved most."),
    # how many, and which
    (CLUBS, "Children became more numerous in every club but Chess.", "Children became more numerous in every club but Fencing."),
    (CLUBS, "Judo is the only club where the number of adults did not change.", "Dance is the only club where the number of adults did not change."),
    (CLUBS, "Dance is the only club in which all four age groups grew.", "Judo is the only club in which all four age groups grew."),
    (CLUBS, "Two cells did not change at all.", "Three cells did not change at all."),
    (CLUBS, "Exactly five cells went down.", "Exactly seven cells went down."),
    (OVENS, "Only one cell got slower: Mini on bread.", "Only one cell got slower: Mini on cake."),
    # how far
    (CLUBS, "Judo's children doubled.", "Dance's children doubled."),
    (CLUBS, "Chess lost five seniors.", "Chess lost nine seniors."),
    (OVENS, "The Forno on pizza is down by 25%.", "The Forno on pizza is down by 40%."),
    (OVENS, "The Brick shed a quarter of its minutes on pizza.", "The Brick shed half of its minutes on pizza."),
    (CLUBS, "Fencing's seniors went from 9 to 2.", "Fencing's seniors went from 9 to 5."),
    # two of them held against each other
    (CLUBS, "Among children, Judo gained more than Dance.", "Among children, Dance gained more than Judo."),
    (CLUBS, "Teens in Judo rose as much as teens in Dance did.", "Teens in Judo rose as much as seniors in Dance did."),
    (CLUBS, "Among children, Judo overtook Dance.", "Among teens, Judo overtook Dance."),
    (CLUBS, "Among adults, Dance overtook Chess.", "Among seniors, Dance overtook Chess."),
    (OVENS, "On bread, the Brick overtook the Mini.", "On pizza, the Brick overtook the Mini."),
    (CLUBS, "The gap between Chess and Fencing among seniors grew from 32 to 34.", "The gap between Chess and Fencing among seniors shrank."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_wordings_are_told_from_their_false_twins(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


# True in a way that another would call false.
TRICKY = [
    (CLUBS, "Fencing lost most: seven seniors of nine."),
    (CLUBS, "Seniors of Judo more than doubled."),
    (CLUBS, "In relative terms, the seniors of Judo grew more than the children of Dance."),
    (CLUBS, "Fencing lost most among seniors."),
    (CLUBS, "Dance gained most among adults."),
    (CLUBS, "In relative terms, Judo's seniors gained most."),
    (OVENS, "The Forno improved most on pizza."),
    (OVENS, "The Mini is the only oven that got slower on bread."),
    (OVENS, "Three cells gained five minutes or more."),
    (OVENS, "On cake, the Forno gained four minutes."),
    (CLUBS, "No club gained more than Judo."),
    (CLUBS, "Among seniors, only Judo and Dance grew."),
]
# False in a way that another would call true.
LIKE_TRUE = [
    (CLUBS, "In relative terms, Dance's children gained most."),
    (CLUBS, "Judo's beginners doubled."),
    (CLUBS, "Among seniors, only Judo grew."),
    (CLUBS, "Among teens, every club grew."),
    (CLUBS, "Chess lost more members among adults than among seniors."),
    (OVENS, "Every oven improved on bread."),
    (OVENS, "The Brick overtook the Forno on pizza."),
    (OVENS, "No oven improved more than the Mini on cake."),
    (OVENS, "The Mini improved on every dish."),
    (CLUBS, "The number of children changed in no club."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRICKY)
def test_nothing_true_is_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted", said(grid, sentence)


@pytest.mark.parametrize(("grid", "sentence"), LIKE_TRUE)
def test_nothing_false_is_borne_out(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "supported", said(grid, sentence)


GUESTS = """# Guests of three inns before and after the repairs

## Before the repairs

| Inn | May | June | July |
|---|---|---|---|
| Bell | 20 | 26 | 40 |
| Crown | 31 | 33 | 35 |
| Swan | 12 | 18 | 15 |

## After the repairs

| Inn | May | June | July |
|---|---|---|---|
| Bell | 22 | 29 | 47 |
| Crown | 30 | 39 | 36 |
| Swan | 19 | 24 | 19 |

"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Swan fell in July.",
        "Only Swan lost guests in July.",
        "Swan gained least.",
        "After the repairs, Swan fell in July.",
        "No inn lost guests in May.",
        "Only Crown lost guests in May.",
    ],
)
def test_where_the_axis_runs_in_time_a_step_may_be_along_it(sentence: str) -> None:
    assert said(GUESTS, sentence).verdict not in ("supported", "contradicted"), said(GUESTS, sentence)


@pytest.mark.parametrize(
    "ticks", ["Start | Middle | End", "Early | Mid | Late", "Dawn | Noon | Dusk", "8 h | 12 h | 16 h"]
)
def test_time_may_run_through_any_course(ticks: str) -> None:
    grid = GUESTS.replace("May | June | July", ticks)
    assert said(grid, f"Swan fell at {ticks.split(' | ')[2]}.").verdict != "contradicted"


def test_cells_are_counted_from_one_panel_to_the_next_even_so() -> None:
    assert said(GUESTS, "Exactly one cell went down.").verdict == "supported"
    assert said(GUESTS, "All nine cells went up.").verdict == "contradicted"
