"""What is said of the classes of a confusion matrix by their measures and errors, each sentence with a false twin."""

import pytest

from said import said

TONES = """# Which instrument played?

A recogniser was tried on 240 tones.

## Confusion matrix

| True \\ Predicted | oboe | flute | viola | cello |
|---|---|---|---|---|
| oboe | 56 | 2 | 1 | 1 |
| flute | 3 | 51 | 4 | 2 |
| viola | 2 | 12 | 43 | 3 |
| cello | 1 | 5 | 6 | 48 |
"""
UNTOLD = TONES.replace("True \\ Predicted", " ")

VALUES = [
    ("Recall differs between the classes: it is 93.3% for oboe, 85.0% for flute, 71.7% for viola and 80.0% for cello.", "Recall differs between the classes: it is 93.3% for oboe, 85.0% for flute, 80.0% for viola and 71.7% for cello."),
    ("The recall of the four classes is 93.3%, 85.0%, 71.7% and 80.0% for oboe, flute, viola and cello.", "The recall of the four classes is 93.3%, 85.0%, 71.7% and 89.0% for oboe, flute, viola and cello."),
    ("Recalls are 93.3% (oboe), 85.0% (flute), 71.7% (viola) and 80.0% (cello).", "Recalls are 93.3% (oboe), 85.0% (flute), 76.7% (viola) and 80.0% (cello)."),
    ("Precision and recall of flute are 0.73 and 0.85.", "Precision and recall of flute are 0.85 and 0.73."),
    ("Precision for oboe comes to 90.3%, that is 56 correct calls out of 62.", "Precision for oboe comes to 90.3%, that is 56 correct calls out of 72."),
    ("- Support: oboe 60, flute 60, viola 60, cello 60", "- Support: oboe 60, flute 60, viola 54, cello 60"),
    ("- Accuracy: 0.825", "- Accuracy: 0.875"),
    ("- Macro F1: 0.82", "- Macro F1: 0.88"),
    ("198 tones are on the diagonal. This corresponds to an overall accuracy of 82.5%.", "198 tones are on the diagonal. This corresponds to an overall accuracy of 85.2%."),
]  # fmt: skip

FOREMOST = [
    ("Recall of oboe (0.93) is the best.", "Recall of flute (0.85) is the best."),
    ("The best recall belongs to oboe (0.93).", "The best recall belongs to cello (0.80)."),
    ("Oboe's F1 (0.92) is the highest of all classes.", "Cello's F1 (0.84) is the highest of all classes."),
    ("Oboe has both the highest recall and the highest precision.", "Flute has both the highest recall and the highest precision."),
    ("Viola has the most errors (17).", "Cello has the most errors (12)."),
    ("Oboe has the fewest errors, 4.", "Flute has the fewest errors, 9."),
    ("Flute is predicted most often (70 times).", "Oboe is predicted most often (62 times)."),
    ("Viola loses 17 tones in total, more than any other class.", "Cello loses 12 tones in total, more than any other class."),
    ("The cello column attracts the fewest wrong tones, only six in all.", "The viola column attracts the fewest wrong tones, only 11 in all."),
    ("Viola is the hardest class, with only 43 of 60 recognised.", "Cello is the hardest class, with only 48 of 60 recognised."),
]  # fmt: skip

RIVALS = [
    ("Oboe is recognised better than cello.", "Cello is recognised better than oboe."),
    ("Oboes are recognised more reliably than violas (93% against 72%).", "Violas are recognised more reliably than oboes (72% against 93%)."),
    ("The recall of oboe is 21.7 points above that of viola.", "The recall of oboe is 31.7 points above that of viola."),
    ("Precision exceeds recall for viola and cello.", "Precision exceeds recall for flute and cello."),
    ("For flute, recall (0.85) is higher than precision (0.73).", "For flute, precision (0.73) is higher than recall (0.85)."),
    ("More tones were predicted to be flute than really were, 70 against 60.", "More tones were predicted to be viola than really were, 54 against 60."),
    ("Viola has 17 false negatives and 11 false positives.", "Viola has 17 false negatives and 21 false positives."),
    ("There are 6 more false negatives of viola than false positives of viola.", "There are 9 more false negatives of viola than false positives of viola."),
    ("Oboe has 4 errors, flute 9, viola 17 and cello 12.", "Oboe has 4 errors, flute 9, viola 22 and cello 12."),
]  # fmt: skip

BOUNDS = [
    ("No class falls below a recall of 0.70.", "No class falls below a recall of 0.75."),
    ("All four classes reach at least 43 correct tones.", "All four classes reach at least 45 correct tones."),
    ("Two of the four classes have a recall of at least 85%.", "Three of the four classes have a recall of at least 85%."),
    ("Oboe and flute both have a recall of at least 85%.", "Oboe and cello both have a recall of at least 85%."),
    ("Only viola has a recall below 75%.", "Only cello has a recall below 85%."),
]  # fmt: skip

ERRORS = [
    ("Together, flute-viola mix-ups make up 38% of all errors.", "Together, flute-viola mix-ups make up 28% of all errors."),
    ("Most viola errors go to flute (12 of 17).", "Most viola errors go to flute (10 of 17)."),
    ("A fifth of all violas (12 of 60) are called flute.", "A fifth of all violas (15 of 60) are called flute."),
    ("The most frequent confusion is viola read as flute, which happened 12 times.", "The most frequent confusion is viola read as flute, which happened 15 times."),
    ("The most frequent error is viola read as flute. In second place comes cello read as viola, with 6 cases.", "The most frequent error is viola read as flute. In second place comes flute read as viola, with 4 cases."),
    ("No confusion is more frequent than viola taken for flute. It was counted 12 times.", "No confusion is more frequent than viola taken for flute. It was counted 17 times."),
    ("Viola as flute: 12. The opposite mistake, flute read as viola, occurs 4 times, eight fewer.", "Viola as flute: 12. The opposite mistake, flute read as viola, occurs 4 times, six fewer."),
    ("No off-diagonal cell exceeds 12.", "No off-diagonal cell exceeds 10."),
    ("The flute column sums to 70.", "The flute column sums to 90."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), [*VALUES, *FOREMOST, *RIVALS, *BOUNDS, *ERRORS])
def test_what_is_said_of_classes_is_supported_and_its_twin_contradicted(true: str, false: str) -> None:
    assert said(TONES, true).verdict == "supported", said(TONES, true)
    assert said(TONES, false).verdict == "contradicted", said(TONES, false)


OPEN = [
    "All off-diagonal counts are at most 12.",
    "Viola has 17 false negatives and 11 false positives.",
    "Among the strings, cello has the highest recall.",
    "After viola, cello has the lowest recall.",
    "In the loud passages only 198 were right. This corresponds to an accuracy of 70%.",
    "Viola is next, with 14 cases.",
    "The best players confused the viola with the flute.",
    "Soft oboes are recognised worse than loud ones.",
]


@pytest.mark.parametrize("sentence", OPEN)
def test_what_may_be_true_or_of_something_else_is_not_contradicted(sentence: str) -> None:
    assert said(TONES, sentence).verdict != "contradicted", said(TONES, sentence)


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("- Support: oboe 60, flute 60, viola 60, cello 60", "supported"),
        ("- Support: oboe 62, flute 70, viola 54, cello 54", "supported"),
        ("- Support: oboe 60, flute 60, viola 54, cello 60", "undecidable"),
        ("- Support: oboe 62, flute 70, viola 60, cello 54", "undecidable"),
    ],
)
def test_all_supports_are_of_the_same_side_of_a_matrix_that_may_be_turned(
    sentence: str, verdict: str
) -> None:
    assert said(UNTOLD, sentence).verdict == verdict


@pytest.mark.parametrize(("line", "wrong"), [("flute column", 60), ("viola row", 54)])
def test_a_named_line_is_of_its_own_side(line: str, wrong: int) -> None:
    assert said(TONES, f"The {line} sums to {wrong}.").verdict != "supported"
