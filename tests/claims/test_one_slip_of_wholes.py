"""Sentences heard as a whole: one slip away from what holds they are contradicted, and left open where no slip explains them."""

import pytest

from said import said

ROLLS = """# Bakery scanner

Confusion matrix of 500 scanned rolls. True roll on the rows, predicted roll on the columns. Counts.

| True \\ Predicted | Rye | Spelt | Poppy | Sesame |
|---|---|---|---|---|
| Rye | 101 | 14 | 3 | 2 |
| Spelt | 19 | 96 | 1 | 4 |
| Poppy | 2 | 0 | 118 | 10 |
| Sesame | 5 | 1 | 8 | 116 |
"""
PLATES = """# Plates read by a camera

Confusion matrix, counts of plates. Rows: true digit. Columns: predicted digit.

| true \\ predicted | 0 | 1 | 2 | 7 | 9 |
|---|---|---|---|---|---|
| 0 | 192 | 0 | 3 | 0 | 5 |
| 1 | 0 | 191 | 1 | 8 | 0 |
| 2 | 2 | 1 | 185 | 12 | 0 |
| 7 | 1 | 11 | 9 | 177 | 2 |
| 9 | 7 | 0 | 1 | 4 | 188 |
"""
SCREENS = """# Reader scores by font size and light

Comprehension score (0 to 100), two displays.

### Paper

| font \\ light | dim | medium | bright |
|---|---|---|---|
| 8 pt | 41 | 55 | 58 |
| 10 pt | 57 | 66 | 70 |
| 12 pt | 63 | 74 | 79 |
| 14 pt | 65 | 73 | 77 |

### Screen

| font \\ light | dim | medium | bright |
|---|---|---|---|
| 8 pt | 52 | 57 | 49 |
| 10 pt | 64 | 68 | 61 |
| 12 pt | 70 | 75 | 66 |
| 14 pt | 73 | 76 | 69 |
"""
SIZES = """# Word error rate

Two models; rows are noises, columns the level in dB. Word error rate in percent, lower is better.

### small

| noise \\ dB | 0 | 5 | 10 |
|---|---|---|---|
| café | 41.0 | 30.1 | 21.4 |
| train | 44.2 | 33.0 | 24.9 |

### large

| noise \\ dB | 0 | 5 | 10 |
|---|---|---|---|
| café | 27.5 | 19.0 | 13.6 |
| train | 30.3 | 22.2 | 15.8 |
"""
WATER = """# Bathing water

Water temperature in °C by month and beach.

| Month | North | Pier | Cove | Mole |
|---|---|---|---|---|
| May | 11.2 | 12.0 | 13.1 | 11.8 |
| June | 14.0 | 14.9 | 16.4 | 14.6 |
| July | 16.8 | 17.5 | 19.2 | 17.1 |
| August | 17.9 | 18.1 | 20.3 | 18.4 |
| September | 16.1 | 16.0 | 17.2 | 16.9 |
"""
POLLEN = """# Pollen season

Mean pollen count by month and town.

| month | Elmsby | Thorpe | Wick | Yarrow |
|---|---|---|---|---|
| March | 22 | 35 | 18 | 40 |
| April | 58 | 71 | 44 | 66 |
| May | 90 | 84 | 77 | 102 |
| June | 64 | 93 | 81 | 88 |
| July | 31 | 57 | 39 | 45 |
"""

# True, and the same with one slip: a number, a name, an end, a quantifier.
TWINS = [
    (ROLLS, "Spelt taken for rye is the most frequent error (19), rye taken for spelt the second (14).", "Rye taken for spelt is the most frequent error (19), spelt taken for rye the second (14)."),
    (ROLLS, "Precision is highest for poppy, 90.8%, and lowest for rye, 79.5%.", "Precision is highest for poppy, 90.8%, and lowest for spelt, 79.5%."),
    (ROLLS, "Spelt is predicted 111 times although there are 120 of it.", "Spelt is predicted 121 times although there are 120 of it."),
    (ROLLS, "Two of the four rolls are recalled in more than 85% of cases.", "Three of the four rolls are recalled in more than 85% of cases."),
    (ROLLS, "Fewer poppy rolls are missed than sesame rolls.", "Fewer sesame rolls are missed than poppy rolls."),
    (WATER, "The Cove is the warmest beach in every month.", "The Pier is the warmest beach in every month."),
    (WATER, "The Mole warms by 6.6 degrees from May to August.", "The Mole warms by 8.6 degrees from May to August."),
]  # fmt: skip

# True, and easily misunderstood.
TRUE = [
    (ROLLS, "When a sesame roll is missed, it is most often labelled poppy (8), then rye (5)."),
    (PLATES, "Not one zero is read as a one."),
    (PLATES, "That makes fewer than 14 mistakes per digit on average."),
    (PLATES, "8 zeros and 9 ones are missed."),
    (SCREENS, "The screen has no score above 76, paper two."),
    (SCREENS, "At 14 pt bright light costs the screen 7 points compared with medium light."),
    (SCREENS, "In dim light the other three sizes are below 14 pt on either display."),
    (SIZES, "On café, large at 5 dB beats small at 10 dB."),
    (WATER, "In September the Pier takes its place at the bottom, a tenth of a degree below the North."),
    (WATER, "The last two months but one hold every value above 18.5."),
    (POLLEN, "Against Wick, Thorpe is ahead with 17 in March, 27 in April and 7 in May."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_single_slip_is_found(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_what_holds_is_not_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted", said(grid, sentence)


def test_lines_taken_together_bear_out_nothing_of_each() -> None:
    assert said(POLLEN, "May is the worst month at Elmsby and Yarrow.").verdict == "supported"
    assert said(POLLEN, "May is the worst month at Elmsby and Wick.").verdict != "supported"
