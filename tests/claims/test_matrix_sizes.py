"""How large a confusion matrix is, its orders and over-predictions: sentences with false twins, and true ones that look false."""

import pytest

from said import said

FRUIT = """# Confusion matrix of an orchard camera

- **Rows (True fruit):** apple, pear, quince, plum, medlar
- **Columns (Predicted fruit):** same order as the rows
- **Legend:** number of photos, 0 to 150

| True \\ Predicted | apple | pear | quince | plum | medlar |
|---|---|---|---|---|---|
| apple | 132 | 9 | 4 | 3 | 2 |
| pear | 12 | 108 | 26 | 0 | 4 |
| quince | 3 | 31 | 110 | 1 | 5 |
| plum | 2 | 0 | 1 | 144 | 3 |
| medlar | 6 | 2 | 8 | 7 | 27 |
"""
TWINS = [
    ("The test set comprises 650 photos in total.", "The test set comprises 600 photos in total."),
    ("The off-diagonal cells together hold 129 photos.", "The off-diagonal cells together hold 119 photos."),
    ("Off the diagonal lie 129 photos.", "Off the diagonal lie 139 photos."),
    ("150 photos were taken of every fruit except the medlar.", "140 photos were taken of every fruit except the medlar."),
    ("The camera was given 150 photos of each fruit but medlar.", "The camera was given 150 photos of each fruit."),
    ("No pear was ever predicted for a plum.", "No pear or plum was ever predicted for a medlar."),
    ("Recall reaches 85% or more for two of the five classes.", "Recall reaches 85% or more for three of the five classes."),
    ("Recall is below 75% for three of the five fruits.", "Recall is below 75% for two of the five fruits."),
    ("Recall runs from 54% for medlar to 96% for plum.", "Recall runs from 72% for pear to 96% for plum."),
    ("Medlar is the only fruit whose recall stays below 60%.", "Pear is the only fruit whose recall stays below 80%."),
    ("More than three quarters of what the quince loses goes to pear.", "More than half of what the apple loses goes to quince."),
    ("In terms of recall the order is plum, apple, quince, pear, medlar.", "In terms of recall the order is plum, apple, pear, quince, medlar."),
    ("Plum is hardly ever mistaken for a quince (1 case).", "Plum is hardly ever mistaken for a quince (4 cases)."),
    ("Only 6 plums are assigned to another class.", "Only 9 plums are assigned to another class."),
    ("Quince taken for pear: thirty-one times.", "Quince taken for pear: thirty-four times."),
    (
        "The reverse, a pear passed off as a quince, is the runner-up among the errors with twenty-six.",
        "The reverse, a pear passed off as a quince, is the runner-up among the errors with twenty-two.",
    ),
    (
        "Confusion between pear and quince, in both directions, accounts for 57 errors and thus for nearly 45% of all mistakes.",
        "Confusion between pear and quince, in both directions, accounts for 57 errors and thus for nearly 60% of all mistakes.",
    ),
    ("The camera says apple 155 times against 150 real cases.", "The camera says apple 145 times against 150 real cases."),
    ("Apple is over-predicted.", "Medlar is over-predicted most."),
    ("Medlars are lost mainly to plum (7) and quince (8).", "Medlars are lost mainly to pear (2) and apple (6)."),
    ("Medlar is predicted 41 times, less often than any other fruit.", "Medlar is predicted 41 times, more often than any other fruit."),
]  # fmt: skip
OPEN = [
    "The camera was trained on 2000 photos of each fruit.",
    "The training set contains 9000 photos.",
    "The matrix holds 25 entries.",
    "Every fruit was photographed 3 times.",
    "By speed the order is medlar, apple, pear, quince, plum.",
    "Most errors concern pear or quince.",
    "There are 20 off-diagonal cells.",
    "Recall exceeds 70% for all fruits but the medlar.",
    "Pear loses 42 photos, more than any other fruit.",
    "Before cropping, 200 photos of every fruit were collected.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_what_holds_is_supported_and_its_twin_contradicted(true: str, false: str) -> None:
    assert said(FRUIT, true).verdict == "supported", said(FRUIT, true)
    assert said(FRUIT, false).verdict == "contradicted", said(FRUIT, false)


@pytest.mark.parametrize("sentence", OPEN)
def test_what_may_be_of_something_else_is_not_contradicted(sentence: str) -> None:
    assert said(FRUIT, sentence).verdict != "contradicted", said(FRUIT, sentence)


def test_a_set_that_is_told_beside_another_may_not_be_what_is_shown() -> None:
    trained = FRUIT.replace("an orchard camera", "an orchard camera (training photos)")
    assert said(trained, "The test set comprises 600 photos in total.").verdict != "contradicted"
    assert said(FRUIT, "The validation set comprises 600 photos in total.").verdict != "contradicted"
    assert said(FRUIT, "The training set comprises 600 photos in total.").verdict != "contradicted"
