"""Confusion matrices told of in a closed vocabulary, each true sentence with a false twin; and what is left unread."""

import pytest

from said import said

LEAVES = """# Leaves named by an app

Rows are the actual trees, columns the predicted ones; every cell counts photographs.

| actual \\ predicted | Oak | Beech | Maple | Ash |
|---|---|---|---|---|
| Oak | 142 | 9 | 20 | 4 |
| Beech | 12 | 118 | 7 | 13 |
| Maple | 31 | 5 | 96 | 8 |
| Ash | 3 | 22 | 6 | 104 |
"""
MAIL = """# Mail sorter before and after tuning

Rows are the true folder, columns the predicted folder. Cells are numbers of mails.

**Before tuning**

| true \\ predicted | Spam | News | Private |
|---|---|---|---|
| Spam | 210 | 30 | 10 |
| News | 25 | 140 | 35 |
| Private | 5 | 20 | 125 |

**After tuning**

| true \\ predicted | Spam | News | Private |
|---|---|---|---|
| Spam | 232 | 14 | 4 |
| News | 18 | 171 | 11 |
| Private | 6 | 9 | 135 |
"""
SPARSE = """# Parcels sized by a camera

Rows list the true size, columns the predicted size; entries are numbers of parcels.

| true \\ predicted | Small | Medium | Large |
|---|---|---|---|
| Small | 201 | 34 | 1 |
| Medium | 27 | 228 | 41 |
| Large | 0 | 8 | 172 |
"""
HUNDREDS = """# Calls of three owls

Each cell is the number of recordings, a hundred of each true owl; columns show the predicted owl.

| true \\ predicted | Barn | Tawny | Eagle |
|---|---|---|---|
| Barn | 80 | 15 | 5 |
| Tawny | 20 | 70 | 10 |
| Eagle | 4 | 6 | 90 |
"""
TWINS = [
    (LEAVES, "Oak leads on recall, with beech in second place.", "Oak leads on recall, with ash in second place."),
    (LEAVES, "Maple comes last on recall, on precision and on F1 alike.", "Beech comes last on recall, on precision and on F1 alike."),
    (LEAVES, "Between the best and the worst class, recall differs by 13 points.", "Between the best and the worst class, recall differs by 20 points."),
    (LEAVES, "Every class is recalled at more than 65%.", "Every class is recalled at more than 70%."),
    (LEAVES, "Maple is the only class with a recall below 75%.", "Beech is the only class with a recall below 75%."),
    (LEAVES, "Most missed maples end up as oak.", "Most missed maples end up as ash."),
    (LEAVES, "More than half of the missed maples are labelled as oak: 31 of 44.", "More than half of the missed maples are labelled as oak: 34 of 44."),
    (LEAVES, "Oak and maple are swapped 51 times, more than any other pair.", "Beech and ash are swapped 51 times, more than any other pair."),
    (LEAVES, "Calling a maple an oak is the commonest error, with 31 cases.", "Calling an ash a beech is the commonest error, with 22 cases."),
    (LEAVES, "Maple and ash are predicted equally often, 129 times each.", "Maple and beech are predicted equally often, 129 times each."),
    (LEAVES, "Off the diagonal, counts range from 3 to 31.", "Off the diagonal, counts range from 5 to 31."),
    (LEAVES, "In order of F1, the trees rank ash, oak, beech, maple.", "In order of F1, the trees rank oak, ash, beech, maple."),
    (LEAVES, "Ash becomes beech 22 times, but beech becomes ash only 13 times.", "Ash becomes beech 13 times, but beech becomes ash only 22 times."),
    (LEAVES, "Despite the best recall, oak ranks only third in precision.", "Despite the best recall, oak ranks only second in precision."),
    (LEAVES, "Out of 600 photographs, 460 are identified correctly.", "Out of 600 photographs, 480 are identified correctly."),
    (LEAVES, "On average an error cell holds 12 photographs.", "On average an error cell holds 20 photographs."),
    (LEAVES, "Of all photographs labelled oak, 46 are wrong.", "Of all photographs labelled oak, 26 are wrong."),
    (LEAVES, "No error is made more often than calling a maple an oak.", "No error is made more often than calling an oak a maple."),
    (LEAVES, "No error cell exceeds 31.", "No error cell exceeds 22."),
    (SPARSE, "No error cell exceeds 41.", "No error cell exceeds 38."),
    (SPARSE, "Half of the six error cells hold fewer than ten parcels.", "Half of the six error cells hold fewer than 30 parcels."),
    (SPARSE, "Small becomes medium 34 times, and the reverse happens 27 times.", "Small becomes medium 34 times, and the reverse happens 37 times."),
    (LEAVES, "Maples account for 44 of the 140 errors.", "Maples account for 54 of the 140 errors."),
    (MAIL, "Accuracy climbed from 79.2% to 89.7%.", "Accuracy climbed from 79.2% to 93.7%."),
    (MAIL, "Errors were roughly halved.", "Errors were roughly doubled."),
    (MAIL, "Recall of news gained 15.5 percentage points.", "Recall of private gained 15.5 percentage points."),
    (MAIL, "Before tuning, news had the lowest recall, 70%.", "Before tuning, spam had the lowest recall, 70%."),
    (MAIL, "Private taken for spam is the only error that becomes more frequent.", "Spam taken for private is the only error that becomes more frequent."),
    (MAIL, "The spread of recall shrinks from 14 points to about 7.", "The spread of recall shrinks from 14 points to about 3."),
    (MAIL, "News is the class whose recall improved most between the panels.", "Private is the class whose recall improved most between the panels."),
    (MAIL, "In both panels, spam has the highest F1.", "In both panels, news has the highest F1."),
    (HUNDREDS, "All three owls are tested on exactly 100 recordings.", "All three owls are tested on exactly 80 recordings."),
    (HUNDREDS, "Barn precision works out at 77%.", "Barn precision works out at 87%."),
]  # fmt: skip
# Words that nobody knows, and what may be meant of either matrix.
UNREAD = [
    (LEAVES, "Oak leads on recall on rainy days."),
    (LEAVES, "Recall would be 90% for maple."),
    (MAIL, "Private has the fewest misses, 15."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_is_told_of_classes_and_errors_is_told_from_its_twin(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), UNREAD)
def test_what_is_not_wholly_understood_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_of_all_classes_is_no_number_of_the_measure() -> None:
    assert said(LEAVES, "Ash has the highest precision of the four.").verdict == "supported"


def test_a_matrix_of_a_hundred_each_holds_counts_where_its_cells_are_told_to() -> None:
    assert (
        said(HUNDREDS, "The share of correct recordings is 80%, and barn precision is 77%.").verdict
        != "contradicted"
    )


SIEVES = """## Confusion matrix of seeds

| true \\ predicted | rye | oat | pea |
|---|---|---|---|
| rye | 46 | 3 | 1 |
| oat | 4 | 40 | 6 |
| pea | 2 | 1 | 47 |
"""


def test_a_main_clause_behind_another_is_judged_by_itself() -> None:
    told = "Correct calls add up to 133 grains, and the overall accuracy is {}%."
    assert said(SIEVES, told.format("88.7")).verdict == "supported"
    assert said(SIEVES, told.format("91.7")).verdict == "contradicted"


FOLIAGE = """# What the app takes leaves for

Rows are true leaves, columns are predicted ones.

| True \\ Predicted | Ash | Oak | Elm | Yew |
|---|---|---|---|---|
| Ash | 141 | 22 | 9 | 8 |
| Oak | 17 | 158 | 4 | 1 |
| Elm | 6 | 11 | 160 | 3 |
| Yew | 12 | 2 | 1 | 165 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Two of the leaves, Ash and Oak, account for more than half of all the errors.",
        "The leaf most often missed is Ash, with 39 errors; Yew does best, with just 15.",
    ],
)
def test_classes_that_are_counted_and_named_and_the_best_of_errors_are_not_refuted(sentence: str) -> None:
    assert said(FOLIAGE, sentence).verdict != "contradicted"
