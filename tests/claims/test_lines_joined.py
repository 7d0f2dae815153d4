"""Lines of both sides joined by "and" may each be meant as a whole; nothing is held against itself; and what becomes so is no comparison."""

import pytest

from said import said

LOAVES = """# Loaves sold

Loaves by shop and day.

| Shop \\ Day | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| Mill | 12 | 15 | 18 | 21 |
| Oven | 9 | 11 | 10 | 14 |
| Crust | 22 | 24 | 27 | 29 |
"""

BEDS = """# Peat moisture

Moisture in percent.

## March

| Depth \\ Bed | Fern | Moss | Reed |
|---|---|---|---|
| 5 | 31 | 40 | 52 |
| 10 | 33 | 43 | 55 |

## June

| Depth \\ Bed | Fern | Moss | Reed |
|---|---|---|---|
| 5 | 22 | 30 | 41 |
| 10 | 25 | 31 | 44 |

## October

| Depth \\ Bed | Fern | Moss | Reed |
|---|---|---|---|
| 5 | 28 | 36 | 47 |
| 10 | 29 | 38 | 51 |
"""

NOT_REFUTED = [
    (LOAVES, "Values above 20 occur only at Crust and on Thursdays."),
    (LOAVES, "Values above 20 are confined to Crust and to Thursdays."),
    (LOAVES, "Oven comes last every day. Mill beats it everywhere, by 4 on Tue and by 7 on Thu."),
    (LOAVES, "Crust is ahead of Mill and Mill is ahead of Oven on all four days."),
    (BEDS, "In March, June and October no bed gets drier further down."),
    (BEDS, "Values over 45 are met twice in either of March and October."),
]  # fmt: skip

TWINS = [
    (LOAVES, "No value above 30 occurs.", "No value above 27 occurs."),
    (LOAVES, "Values above 26 occur only at Crust.", "Values above 20 occur only at Crust."),
    (LOAVES, "The smallest value is 9, all the same.", "The smallest value is 10, all the same."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "text"), NOT_REFUTED)
def test_a_true_sentence_of_joined_lines_is_not_refuted(grid: str, text: str) -> None:
    assert said(grid, text).verdict != "contradicted"


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_its_plain_sisters_are_decided(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict != "supported"


TEAS = """# Teas tasted blind

Rows are the tea poured, columns the tea named.

| True \\ Predicted | Assam | Ceylon | Keemun |
|---|---|---|---|
| Assam | 31 | 6 | 3 |
| Ceylon | 9 | 22 | 9 |
| Keemun | 4 | 7 | 29 |
"""


@pytest.mark.parametrize(
    ("grid", "text"),
    [
        (LOAVES, "How busy is Crust? Twice Oven on Mondays, and more."),
        (LOAVES, "Oven has the widest window, as one would expect."),
        (LOAVES, "Mill is the flattest."),
        (LOAVES, "Crust is 1.5 times Mill on Wed."),
        (LOAVES, "Values span 20 units, which leaves the top of the scale unreached."),
        (TEAS, "**Assam:** the most frequent mistake is Ceylon (6)."),
    ],
)
def test_what_words_may_mean_otherwise_refutes_nothing(grid: str, text: str) -> None:
    assert said(grid, text).verdict != "contradicted"


SCORES = """# Predicting one mill's faults from another's

Rows are the mill a predictor was trained on, columns the mill it was tested on; the score is an AUC.

| Trained \\ Tested | Ash | Birch | Cedar |
|---|---|---|---|
| Ash | 0.81 | 0.62 | 0.58 |
| Birch | 0.66 | 0.84 | 0.61 |
| Cedar | 0.55 | 0.60 | 0.77 |
"""

LAMPS = """# Lamp colours

- **Key:** red from 10, blue below

| Lamp | Mon | Tue |
|---|---|---|
| A | 12 (red) | 4 (blue) |
| B | 11 (red) | 2 (blue) |
| C | 3 (blue) | 5 (blue) |
"""


@pytest.mark.parametrize(
    ("grid", "text"),
    [
        (SCORES, "Scores on foreign mills lie between 0.55 and 0.66."),
        (LAMPS, "**Red:** Found in two tiles, the first two of Monday."),
        (LOAVES, "**Oven:** Lower than the rest, and the most striking one is 9 on Mon."),
    ],
)
def test_scores_colours_and_degrees_are_no_counts(grid: str, text: str) -> None:
    assert said(grid, text).verdict != "contradicted"


STOREYS = """# Dust by storey

| Storey | Mon | Tue | Wed |
|---|---|---|---|
| Cellar | 62 | 48 | 55 |
| First | 21 | 29 | 24 |
| Third | 58 | 51 | 66 |
"""


def test_a_line_whose_name_is_an_ordinal_is_not_the_one_that_stands_there() -> None:
    assert said(STOREYS, "The first storey has the lowest value on Tue.").verdict != "contradicted"
    assert said(STOREYS, "The third storey has 66 on Wed.").verdict == "supported"
    assert said(STOREYS, "The first storey has 62 on Mon.").verdict != "supported"
