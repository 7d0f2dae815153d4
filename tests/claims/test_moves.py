"""What rows or columns do between two ticks, in many wordings, each with a false twin; and what they may not be held to say."""

import pytest

from claim_grids import KETTLES, PONDS
from said import said

SEASONS = """# Goals per season

| Season | Lions | Foxes | Hawks |
|---|---|---|---|
| 2018 | 44 | 60 | 38 |
| 2019 | 51 | 57 | 46 |
| 2020 | 47 | 49 | 52 |
| 2021 | 58 | 41 | 55 |

Higher is better.
"""
FARES = """# Fares (euros)

## Weekday

| Route | single | return |
|---|---|---|
| Coast | 12 | 20 |
| Hills | 9 | 15 |

## Weekend

| Route | single | return |
|---|---|---|
| Coast | 8 | 14 |
| Hills | 9 | 13 |
"""
TWINS = [
    # who goes furthest between two ticks
    (PONDS, "Going from May to June, Alder gained most.", "Going from May to June, Dune gained most."),
    (PONDS, "Between June and July, Alder fell the most.", "Between June and July, Cedar fell the most."),
    (PONDS, "Cedar lost most from April to May.", "Birch lost most from April to May."),
    (PONDS, "From March to June, Birch changed least.", "From March to June, Cedar changed least."),
    (PONDS, "Nobody lost more than Alder from June to July.", "Nobody lost more than Birch from June to July."),
    # who does, and who does not
    (PONDS, "From March to April, only Alder and Dune gained.", "From March to April, only Alder gained."),
    (PONDS, "In July all ponds but Dune lost ducks.", "In July all ponds but Birch lost ducks."),
    (PONDS, "Cedar was the only pond to shrink between April and May.", "Birch was the only pond to shrink between April and May."),
    (PONDS, "Three of the four ponds grew from April to May.", "Two of the four ponds grew from April to May."),
    (SEASONS, "In 2021, only the Foxes lost ground.", "In 2021, only the Hawks lost ground."),
    (SEASONS, "The Lions improved in every season except 2020.", "The Lions improved in every season except 2021."),
    (SEASONS, "2019 was a step back from 2018 for the Foxes.", "2019 was a step back from 2018 for the Hawks."),
    # the largest step
    (PONDS, "The largest drop from one month to the next was 45, at Alder, between June and July.", "The largest drop from one month to the next was 45, at Alder, between May and June."),
    (PONDS, "From one month to the next, the largest rise was 21, at Alder, between May and June.", "From one month to the next, the largest rise was 21, at Birch, between May and June."),
    (PONDS, "Cedar's largest drop was 19, from April to May.", "Cedar's largest drop was 19, from May to June."),
    (PONDS, "The fall in July was steepest at Alder.", "The fall in July was steepest at Cedar."),
    # so much, and such a part of what there was
    (PONDS, "Alder lost more than half of its ducks between June and July.", "Cedar lost more than half of its ducks between May and June."),
    (PONDS, "Cedar lost a third of its ducks between April and May.", "Cedar lost half of its ducks between April and May."),
    (PONDS, "Dune grew by a half from March to June.", "Birch grew by a half from March to June."),
    (PONDS, "Cedar lost 60 % of its ducks from June to July.", "Cedar lost 40 % of its ducks from June to July."),
    (KETTLES, "By 40 min, the kettle without insulation had lost more than half of its heat.", "By 20 min, the kettle without insulation had lost more than half of its heat."),
    (KETTLES, "With wool, the water lost 25.7 °C in 40 min.", "With wool, the water lost 35.7 °C in 40 min."),
    (PONDS, "From March to June, Alder gained more than Dune.", "From March to June, Dune gained more than Alder."),
    (PONDS, "Dune grew by 2 per month until May.", "Birch grew by 2 per month until May."),
    # what becomes of things
    (KETTLES, "Between 10 min and 20 min, the kettle with felt got 8.8 degrees colder.", "Between 10 min and 20 min, the kettle with wool got 8.8 degrees colder."),
    (FARES, "From weekday to weekend, the single fare to Coast gets 4 euros cheaper.", "From weekday to weekend, the return fare to Coast gets 4 euros cheaper."),
]  # fmt: skip
OPEN = [
    # not of the data, or not of them alone
    (PONDS, "The gap between Alder and Birch grew by 14 in June."),
    (PONDS, "Alder rose three times from March to June."),
    (PONDS, "From May to June, Alder lost 3 guides."),
]
# What a part of the sentence tells is no reason to support all of it.
NOT_SUPPORTED = [
    (PONDS, "Birch lost more than half of its ducks between June and July."),
    (PONDS, "By April, Cedar had lost more than half of its ducks."),
    (PONDS, "Between June and July, Dune gained least."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_move_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_may_be_of_something_else_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


@pytest.mark.parametrize(("grid", "sentence"), NOT_SUPPORTED)
def test_a_part_that_holds_does_not_support_the_rest(grid: str, sentence: str) -> None:
    assert "supported" not in said(grid, sentence).verdicts, said(grid, sentence)


LEAVES = """# Leaf surface per tree (m²)

| Tree | W1 | W2 | W3 | W4 | W5 |
|---|---|---|---|---|---|
| Ash | 12 | 14 | 19 | 23 | 21 |
| Yew | 30 | 28 | 28 | 24 | 17 |
| Elm | 8 | 9 | 16 | 20 | 26 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("In W5 the elm is ahead of the yew by 9.", "In W5 the elm is ahead of the yew by 5."),
        ("In W5 the elm is 9 m² larger than the yew.", "In W5 the elm is 8 m² smaller than the yew."),
    ],
)
def test_a_margin_is_no_count_of_lines_and_no_tick(true: str, false: str) -> None:
    assert said(LEAVES, true).verdict == "supported", said(LEAVES, true)
    assert "supported" not in said(LEAVES, false).verdicts, said(LEAVES, false)
