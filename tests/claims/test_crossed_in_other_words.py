"""Sentences on matrices in roundabout words, each with a false twin."""

import pytest

from said import said

BIRDS = r"""# Telling owls apart by their calls

Rows are the species that an ornithologist named, columns the species that the program chose; each cell counts recordings.

| True \ Predicted | barn | tawny | eagle | scops |
|---|---|---|---|---|
| barn | 84 | 9 | 2 | 5 |
| tawny | 12 | 96 | 8 | 4 |
| eagle | 1 | 10 | 49 | 0 |
| scops | 7 | 3 | 2 | 68 |
"""
TILES = """# Which roof tiles are sound

<table>
<tr><th>True / Predicted</th><th>sound</th><th>cracked</th><th>mossy</th><th>chipped</th></tr>
<tr><th>sound</th><td>180</td><td>4</td><td>7</td><td>9</td></tr>
<tr><th>cracked</th><td>11</td><td>92</td><td>1</td><td>6</td></tr>
<tr><th>mossy</th><td>8</td><td>2</td><td>103</td><td>7</td></tr>
<tr><th>chipped</th><td>16</td><td>13</td><td>5</td><td>86</td></tr>
</table>
"""
PAIN = r"""# Do two nurses grade pain alike?

A head nurse and a trainee graded the same patients from A (none) to E (worst).

- **Rows (head nurse):** A, B, C, D, E
- **Columns (trainee):** A, B, C, D, E

```text
Head nurse \ Trainee   A    B    C    D    E
A                      40    6    1    0    0
B                       8   52   11    2    0
C                       0    9   61   14    1
D                       0    1   10   44    5
E                       0    0    2    7   26
```
"""
CRATES = """# Sorting crates by what they hold

Rows: what a packer put in. Columns: what the scale guessed. Each cell counts crates.

| | Pears (guessed) | Plums (guessed) | Figs (guessed) |
|---|---|---|---|
| Pears (packed) | 44 | 5 | 1 |
| Plums (packed) | 7 | 61 | 2 |
| Figs (packed) | 0 | 4 | 26 |

This is a confusion matrix: rows hold the true fruit, columns the predicted one.
"""
OF_BIRDS = [
    ("Accuracy is therefore 82.5%.", "Accuracy is therefore 85.2%."),
    ("Of the 360 recordings, 297 were named as the ornithologist had named them.", "Of the 360 recordings, 279 were named as the ornithologist had named them."),
    ("The program got 297 recordings right; the remaining 63 were misnamed.", "The program got 297 recordings right; the remaining 53 were misnamed."),
    ("False alarms for tawny number 22.", "False alarms for tawny number 32."),
    ("22 recordings of other species were put under tawny.", "12 recordings of other species were put under tawny."),
    ("Tawny is also announced 22 times for recordings that are not tawny.", "Tawny is also announced 32 times for recordings that are not tawny."),
    ("Barn is announced 20 times where it is not present.", "Barn is announced 10 times where it is not present."),
    ("Barn and tawny are confused with one another 21 times.", "Barn and tawny are confused with one another 31 times."),
    ("Barn and tawny are taken for each other 21 times, a third of all errors.", "Barn and tawny are taken for each other 21 times, a quarter of all errors."),
    ("Tawny makes up about 33% of all recordings.", "Tawny makes up about 43% of all recordings."),
    ("Tawny makes up the biggest group (120 recordings), eagle the smallest (60).", "Barn makes up the biggest group (100 recordings), eagle the smallest (60)."),
    ("Precision for eagle is 49 out of 61, i.e. 80.3%.", "Precision for eagle is 49 out of 71, i.e. 80.3%."),
    ("No eagle was ever announced as scops.", "No scops was ever announced as eagle."),
    ("One kind of mistake was never made: no eagle owl was called scops.", "One kind of mistake was never made: no scops owl was called barn."),
    ("The commonest slip is tawny taken for barn, which happened 12 times.", "The commonest slip is eagle taken for tawny, which happened 10 times."),
    ("The commonest slip is tawny taken for barn (12), and eagle taken for tawny comes second with 10.", "The commonest slip is tawny taken for barn (12), and barn taken for tawny comes second with 9."),
    ("The program gives the answer barn slightly too often, 104 times against 100.", "The program gives the answer barn slightly too often, 114 times against 100."),
    ("Recall is highest for scops with 85.0%, and barn is second in line with 84.0%.", "Recall is highest for scops with 85.0%, and tawny is second in line with 80.0%."),
    ("Its precision of 88.3% makes scops the cleanest class.", "Its precision of 80.3% makes eagle the cleanest class."),
    ("Scops and barn are exchanged 12 times in the two directions.", "Scops and barn are exchanged 22 times in the two directions."),
    ("The test set consists of 360 recordings, of which 297 were named correctly.", "The test set consists of 360 recordings, of which 279 were named correctly."),
    ("Macro recall is 82.7%, marginally above the accuracy.", "Macro recall is 82.7%, marginally below the accuracy."),
    ("The scops class is the cleanest, with a precision of 88.3%.", "The eagle class is the cleanest, with a precision of 80.3%."),
]  # fmt: skip
OF_TILES = [
    ("Mossy and chipped contribute 120 each, sound 200.", "Mossy and cracked contribute 120 each, sound 200."),
    ("461 tiles got the right label, so accuracy is 83.8%.", "461 tiles got the right label, so accuracy is 87.8%."),
    ("Every one of the twelve possible confusions occurred at least once.", "Every one of the twelve possible confusions occurred at least twice."),
    ("Cracked is assigned 19 times to tiles that are not cracked.", "Cracked is assigned 29 times to tiles that are not cracked."),
]  # fmt: skip
OF_PAIN = [
    ("Of 300 patients, 223 receive the same grade twice.", "Of 300 patients, 232 receive the same grade twice."),
    ("Exact agreement is 74.3%.", "Exact agreement is 77.3%."),
    ("Of 300 patients, 223 get the same grade from both, so exact agreement is 74.3%.", "Of 300 patients, 223 get the same grade from both, so exact agreement is 70.3%."),
    ("If one grade of difference is forgiven, agreement rises to 97.7%.", "If one grade of difference is forgiven, agreement rises to 93.7%."),
    ("Within one grade, the two agree in 97.7% of the cases.", "Within one grade, the two agree in 91.7% of the cases."),
    ("The trainee gives an A slightly more often, 48 times against 47.", "The trainee gives an A slightly more often, 58 times against 47."),
    ("The most frequent confusion is a C graded as a D, 14 times; the reverse happens 10 times.", "The most frequent confusion is a C graded as a D, 14 times; the reverse happens 12 times."),
    ("Up to one grade, the two agree in 97.7% of the cases.", "Up to one grade, the two agree in 92.7% of the cases."),
]  # fmt: skip
OF_CRATES = [
    ("Accuracy is 87.3%.", "Accuracy is 83.7%."),
    ("Recall for plums is 87.1%.", "Recall for plums is 78.1%."),
    ("Pears were taken for plums 5 times, and plums for pears 7 times.", "Pears were taken for plums 8 times, and plums for pears 7 times."),
    ("No crate of figs was called pears.", "No crate of figs was called plums."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        *((BIRDS, *twins) for twins in OF_BIRDS),
        *((TILES, *twins) for twins in OF_TILES),
        *((PAIN, *twins) for twins in OF_PAIN),
        *((CRATES, *twins) for twins in OF_CRATES),
    ],
)
def test_what_roundabout_words_tell_of_a_matrix_is_supported_and_its_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


# What tells several things at once, or is told loosely, is borne out and not refuted.
BORNE_OUT = [
    (BIRDS, "297 answers agree with the ornithologist, an accuracy of about 83%."),
    (BIRDS, "The plain mean of the four precisions is 82.7%."),
    (PAIN, "Seven patients are two grades apart; nothing is further apart than that."),
    (PAIN, "The trainee is stricter than the head nurse in 40 cases and milder in 37."),
    (PAIN, "In 293 of 300 cases the grades are at most one step apart."),
    (PAIN, "For C, precision and recall coincide at about 71.8%, and so does F1."),
]


@pytest.mark.parametrize(("grid", "sentence"), BORNE_OUT)
def test_what_is_told_loosely_is_borne_out(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


# False alarms on sound tiles may be sound tiles that were called something else.
def test_false_alarms_on_a_class_may_be_its_own_members() -> None:
    assert said(TILES, "False alarms on sound tiles number 20.").verdict == "supported"
    assert said(TILES, "False alarms on sound tiles number 27.").verdict == "contradicted"


def test_an_extreme_of_nobody_knows_what_is_not_passed_over() -> None:
    assert said(BIRDS, "Its precision of 80.3% makes eagle the shrillest class.").verdict != "supported"
