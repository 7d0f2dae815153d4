"""Sets of cells, told to the last word: true sentences with false twins, and what is no such sentence."""

import pytest

from said import said

DOUGH = """# Rise of dough after proofing

Volume gain (%). Color bar from 0 to 100 with ticks at 20, 40, 60, 80.

| hours \\ temperature | 4 | 12 | 20 | 28 | 36 |
|---|---|---|---|---|---|
| 1 | 3 | 9 | 17 | 26 | 31 |
| 2 | 5 | 14 | 29 | 47 | 44 |
| 4 | 8 | 22 | 51 | 83 | 62 |
| 8 | 13 | 35 | 74 | 78 | 40 |
| 16 | 19 | 47 | 70 | 55 | 21 |
"""
GAPPED = """## Grip of tires

| speed \\ depth | 1 | 2 | 3 |
|---|---|---|---|
| 30 | 0.91 | 0.84 | 0.70 |
| 60 | 0.82 | 0.70 | - |
| 90 | 0.66 | - | - |
"""
TWINS = [
    (DOUGH, "No cell in the border exceeds 70.", "No cell in the border exceeds 55."),
    (DOUGH, "The four corners are all below 32.", "The four corners are all below 20."),
    (DOUGH, "Three of the four corners stay below 22.", "Three of the four corners stay below 20."),
    (DOUGH, "All but one of the corners stay below 22.", "All but one of the corners stay below 20."),
    (DOUGH, "The upper-left 2x2 block stays below 15.", "The upper-left 2x2 block stays below 14."),
    (DOUGH, "All values above 62 lie in the interior or at 16 hours.", "All values above 62 lie in the interior or at 2 hours."),
    (DOUGH, "Every value above 72 is found at temperature 20 or 28.", "Every value above 72 is found at temperature 12 or 20."),
    (DOUGH, "The 2x2 block at 4 and 8 hours and at temperatures 20 and 28 holds every value above 72.",
     "The 2x2 block at 4 and 8 hours and at temperatures 20 and 28 holds every value above 68."),
    (DOUGH, "The three largest values all lie in the interior.", "The five largest values all lie in the interior."),
    (DOUGH, "The border holds one of the four largest values.", "The border holds two of the four largest values."),
    (DOUGH, "The interior ranges from 14 to 83.", "The interior ranges from 22 to 83."),
    (DOUGH, "The border gets as high as 70, whereas the interior gets as high as 83.",
     "The border gets as high as 62, whereas the interior gets as high as 83."),
    (DOUGH, "Both neighbors of the maximum in its row, 51 and 62, lie more than 20 points below it.",
     "Both neighbors of the maximum in its row, 51 and 62, lie more than 25 points below it."),
    (DOUGH, "The direct neighbors of the peak are 47, 78, 51 and 62.", "The direct neighbors of the peak are 47, 78, 51 and 64."),
    (DOUGH, "The lower end of the color bar is never reached.", "The lower end of the color bar is never reached: no cell falls below 5."),
    (DOUGH, "The values span about 80% of the color bar's length.", "The values span about 60% of the color bar's length."),
    (DOUGH, "The largest value in the border lies between the third and fourth ticks of the color bar.",
     "The largest value in the border lies between the second and third ticks of the color bar."),
    (DOUGH, "The border is not everywhere below 60.", "The border is not everywhere below 75."),
    (GAPPED, "Speed 30 is the only row without a gap.", "Speed 60 is the only row without a gap."),
    (GAPPED, "The value 0.70 occurs twice, at speed 30 and depth 3 and at speed 60 and depth 2.",
     "The value 0.70 occurs three times."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[twin[1][:50] for twin in TWINS])
def test_what_is_told_of_sets_of_cells(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(
    "sentence",
    [
        "Every value above 60 was baked by professionals.",
        "The four corners were cut off.",
        "The border rises by 20.",
        "Most of the values above 60 belong to the two best bakers.",
        "If values above 50 occurred only in the border, baking would be simple.",
        "All values above 50 are expected to lie in the border.",
        "All differences between neighbors are below 5.",
        "In the border, the errors stay below 3.",
        "All large values huddle in the lower-right corner.",  # how large, and how far does a corner reach?
        "The border exceeds 60.",  # somewhere, or everywhere?
        "The cells around (4, 20) lie between 22 and 83.",  # four of them, or eight?
        "Nothing in the border is missing more than three times.",
        "Above the 4-hour row, no value of the old oven exceeds 20.",
    ],
)
def test_what_may_be_told_of_something_else_is_not_refuted(sentence: str) -> None:
    assert said(DOUGH, sentence).verdict != "contradicted", said(DOUGH, sentence)


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (GAPPED, "No row is missing more than two values."),
        (GAPPED, "At depth 3 nothing is available below 30."),
        (DOUGH, "The 1 row covers only 28 points, less than any other row but the second."),
        (DOUGH, "None of the cells below the 4-hour row exceeds 79."),
        (DOUGH, "Not only the 4 row holds values above 70."),
    ],
)
def test_no_bound_on_other_cells_is_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted", said(grid, sentence)


def test_what_fits_another_set_of_cells_bears_nothing_out() -> None:
    assert said(DOUGH, "The cells around (8, 12) lie between 30 and 40.").verdict != "supported"
    assert said(DOUGH, "The top edge and the left edge hold nothing above 5.").verdict != "supported"
