"""How often a line does something, what fails or grew, and what is so in one place alone; each with a false twin."""

import pytest

from said import said

HERDS = """# Goats on two farms

Each cell is the change of the herd in heads.

## Spring

| Pen | Monday | Tuesday | Wednesday | Thursday |
|---|---|---|---|---|
| Ash | -4 | -2 | 1 | 3 |
| Bur | 2 | 5 | 8 | 13 |
| Cob | -6 | -5 | -3 | -1 |

## Autumn

| Pen | Monday | Tuesday | Wednesday | Thursday |
|---|---|---|---|---|
| Ash | -3 | -1 | 2 | 4 |
| Bur | 3 | 6 | 9 | 12 |
| Cob | -5 | -4 | -2 | -6 |

## Observations
"""
KILNS = """## Strength of tiles by kiln and heat

A dash marks a tile that cracked or failed.

| Kiln \\ Heat | low | middle | high |
|---|---|---|---|
| Stone | 51 | 66 | 75 |
| Brick | 45 | 62 | - |
| Pit | 33 | - | - |
| Drum | 41 | 58 | 64 |
"""
TWINS = [
    (HERDS, "In spring Bur passes 5 twice.", "In spring Bur passes 5 three times."),
    (HERDS, "In spring Ash is negative just twice, on Monday and Tuesday.", "In spring Ash is negative just twice, on Monday and Thursday."),
    (HERDS, "In autumn Ash has two positive values.", "In autumn Ash has three positive values."),
    (HERDS, "10 of the 12 pen-day combinations rose.", "7 of the 12 pen-day combinations rose."),
    (HERDS, "Only two cells declined.", "Only four cells declined."),
    (HERDS, "In spring Bur alone exceeds 4 on Tuesday.", "In spring Ash alone exceeds 4 on Tuesday."),
    (HERDS, "In spring all three pens exceed -2 only on Thursday.", "In spring only Ash exceeds -2 on Thursday."),
    (HERDS, "In autumn Bur is the only pen without a negative value.", "In autumn Ash is the only pen without a negative value."),
    (HERDS, "In autumn only Bur has a value over 5.", "In autumn only Ash has a value over 5."),
    (HERDS, "Bur is ahead of Ash in all eight cases.", "Ash is ahead of Bur in all eight cases."),
    (HERDS, "In spring there is no day on which Bur is not the highest.", "In spring there is no day on which Ash is not the highest."),
    (KILNS, "Pit failed twice.", "Pit failed once."),
    (KILNS, "Stone never failed.", "Brick never failed."),
]  # fmt: skip
# True, though a hasty reader may take them for false.
TRUE = [
    (HERDS, "In spring the only positive values of Ash are on Wednesday and Thursday."),
    (HERDS, "In spring the only value of Bur below 5 is on Monday."),
    (HERDS, "In spring just two pens reach 1 on any day: Ash and Bur."),
    (HERDS, "In spring Cob alone stays below zero throughout."),
    (HERDS, "Cob grew everywhere but on Thursday."),
    (HERDS, "In spring Wednesday is the one day with everybody above -4 and Cob below -2."),
    (HERDS, "All three pens exceed 1 in spring at some time or never."),
    (HERDS, "In spring Ash rises above zero once and stays there."),
    (KILNS, "Three of the four kilns make it at middle heat."),
    (KILNS, "Among the tiles that did not fail only Stone alone exceeds 64."),
    (KILNS, "No kiln but Stone is above 64 anywhere."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_it_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    found = said(grid, true)
    assert found.verdict == "supported", found
    found = said(grid, false)
    assert found.verdict == "contradicted", found


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_what_is_true_is_not_refuted(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert found.verdict != "contradicted", found
