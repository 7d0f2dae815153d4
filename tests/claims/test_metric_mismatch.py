"""Metrics of confusion matrices, and arithmetic, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from said import said

ANIMALS = """# Animal classifier

Rows are the actual classes, columns the predicted ones.

## Confusion matrix

| | cat | dog | horse |
|---|---|---|---|
| cat | 50 | 8 | 2 |
| dog | 6 | 70 | 4 |
| horse | 1 | 3 | 56 |
"""

# Nothing tells which way this one is turned.
MAILS = """# Spam filter report

The confusion matrix below was computed on 1,200 mails.

| | spam | ham |
|---|---|---|
| spam | 340 | 25 |
| ham | 60 | 775 |
"""

DIGITS = """## Confusion matrix of the digit reader, in percent of each true class

| True \\ Predicted | 3 | 5 | 8 |
|---|---|---|---|
| 3 | 92.0 | 5.0 | 3.0 |
| 5 | 4.5 | 90.5 | 5.0 |
| 8 | 6.0 | 2.0 | 92.0 |
"""

SCANS = """# Scans

"Ill" is the positive class.

| Predicted \\ Actual | ill | healthy |
|---|---|---|
| ill | 90 | 30 |
| healthy | 10 | 870 |
"""

TWINS = [
    (ANIMALS, "The overall accuracy is 88%.", "The overall accuracy is 91%."),
    (ANIMALS, "Accuracy: 176 / 200 = 88.0%", "Accuracy: 176 / 200 = 86.0%"),
    (ANIMALS, "The classifier achieves an accuracy of 0.88.", "The classifier achieves an accuracy of 0.85."),
    (ANIMALS, "The error rate is 12%.", "The error rate is 10%."),
    (ANIMALS, "24 of 200 images were misclassified.", "30 of 200 images were misclassified."),
    (
        ANIMALS,
        "Of the 200 images, 176 were classified correctly.",
        "Of the 200 images, 180 were classified correctly.",
    ),
    (ANIMALS, "Precision for dog is 86.4%.", "Precision for dog is 87.5%."),
    (
        ANIMALS,
        "Recall for cats is 83.3% and precision is 87.7%.",
        "Recall for cats is 87.7% and precision is 83.3%.",
    ),
    (ANIMALS, "The F1 score of horse is 0.918.", "The F1 score of horse is 0.95."),
    (ANIMALS, "Cats are mistaken for dogs 8 times.", "Cats are mistaken for dogs 6 times."),
    (ANIMALS, "Dogs are predicted as cats in 6 cases.", "Dogs are predicted as cats in 8 cases."),
    (
        ANIMALS,
        "The most common error is cat predicted as dog (8 cases).",
        "The most common error is dog predicted as cat (6 cases).",
    ),
    (ANIMALS, "The support of dog is 80.", "The support of dog is 79."),
    (ANIMALS, "Macro-averaged recall is 88.1%.", "Macro-averaged recall is 90.1%."),
    (ANIMALS, "In total, 200 images were evaluated.", "In total, 210 images were evaluated."),
    (
        ANIMALS,
        "Precision, recall and F1 for horse are 0.90, 0.93 and 0.92.",
        "Precision, recall and F1 for horse are 0.93, 0.90 and 0.92.",
    ),
    (ANIMALS, "Horse has the highest recall (93.3%).", "Cat has the highest recall (93.3%)."),
    (ANIMALS, "13.3% of the cats are predicted as dogs.", "10% of the cats are predicted as dogs."),
    (ANIMALS, "50 + 8 + 2 = 60", "50 + 8 + 2 = 62"),
    (MAILS, "Accuracy is 92.9%.", "Accuracy is 94.9%."),
    (MAILS, "The F1 score for spam is 0.889.", "The F1 score for spam is 0.93."),
    (MAILS, "25 spam mails were classified as ham.", "61 ham mails were classified as spam."),
    (DIGITS, "Class 3 has a recall of 92%.", "Class 5 has a recall of 95%."),
    (
        DIGITS,
        "Digit 8 is mistaken for 3 in 6% of the cases.",
        "Digit 8 is mistaken for 3 in 2% of the cases.",
    ),
    (SCANS, "Recall is 90 / 100 = 90%.", "Recall is 90 / 120 = 75%."),
    (SCANS, "Specificity comes to 96.7%.", "Specificity comes to 98.7%."),
    (SCANS, "A quarter of the 120 alarms were false.", "Half of the 120 alarms were false."),
    (
        ANIMALS,
        "Horse has the best recall of the three classes.",
        "Cat has the best recall of the three classes.",
    ),
    (ANIMALS, "Cat and horse have 60 images each.", "Dog and horse have 60 images each."),
    (ANIMALS, "Cat and horse have 60 images each, dog 80.", "Cat and horse have 60 images each, dog 75."),
    (
        ANIMALS,
        "Every square is annotated with a count, and each covers the same 200 images.",
        "Every square is annotated with a count, and each covers the same 260 images.",
    ),
    (
        ANIMALS,
        "Cats are most often mistaken for dogs (8 times).",
        "Cats are most often mistaken for horses (2 times).",
    ),
    (
        ANIMALS,
        "Dog is mainly predicted as cat, with 6 cases.",
        "Dog is mainly predicted as horse, with 4 cases.",
    ),
    (
        ANIMALS,
        "Dogs are taken for cats 6 times; the reverse error is more frequent (8).",
        "Dogs are taken for cats 6 times; the reverse error is less frequent (8).",
    ),
    (
        ANIMALS,
        "Cats are taken for dogs 8 times; the opposite is rarer (6).",
        "Cats are taken for dogs 8 times; the opposite is more common.",
    ),
    (
        ANIMALS,
        "Cat is often mistaken for dog. The reverse error is rarer (6 against 8).",
        "Cat is often mistaken for dog. The reverse error is more frequent (8 against 6).",
    ),
    (ANIMALS, "11 images of other classes end up as dog.", "9 images of other classes end up as dog."),
    (ANIMALS, "10 cats are lost to other classes.", "12 cats are lost to other classes."),
    (ANIMALS, "Cohen's kappa is 0.82.", "Cohen's kappa is 0.72."),
    (ANIMALS, "The producer's accuracy of dog is 87.5%.", "The user's accuracy of dog is 87.5%."),
    (ANIMALS, "88% of the images lie on the diagonal.", "86% of the images lie on the diagonal."),
    (
        ANIMALS,
        "- **Overall accuracy:** 88% of the images lie on the diagonal.",
        "- **Overall accuracy:** 84.5% of the images lie on the diagonal.",
    ),
    (SCANS, "The filter catches 90% of actual ill scans.", "The filter catches 75% of actual ill scans."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_metric_is_supported_and_its_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)
    assert "derived-metric" in said(grid, false).kinds


def test_a_matrix_of_unknown_orientation_supports_both_ways_and_refutes_what_fails_both() -> None:
    assert said(MAILS, "The precision for spam is 93.2%.").verdict == "supported"
    assert said(MAILS, "The precision for spam is 85.0%.").verdict == "supported"
    assert said(MAILS, "The precision for spam is 90.0%.").verdict == "contradicted"


TWO_READERS = """# Two readers

## Old reader

| True \\ Predicted | oak | elm | ash |
|---|---|---|---|
| oak | 60 | 30 | 10 |
| elm | 5 | 80 | 5 |
| ash | 2 | 8 | 100 |

## New reader

| True \\ Predicted | oak | elm | ash |
|---|---|---|---|
| oak | 80 | 15 | 5 |
| elm | 4 | 84 | 2 |
| ash | 1 | 4 | 105 |

# Conclusions
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("The accuracy climbs from 80.0% to 89.7%.", "The accuracy climbs from 80.0% to 91.7%."),
        ("Correct predictions climb from 240 to 269.", "Correct predictions climb from 240 to 279."),
        ("Recall of oak moves from 60.0% to 80.0%.", "Recall of oak moves from 60.0% to 84.0%."),
        (
            "Recall of oak moves from 60.0% (60/100) to 80.0% (80/100).",
            "Recall of elm moves from 60.0% to 80.0%.",
        ),
        ("Precision of elm goes from 67.8% to 81.6%.", "Precision of elm falls from 81.6% to 67.8%."),
        ("The number of errors shrinks from 60 to 31.", "The number of errors shrinks from 60 to 41."),
    ],
)
def test_a_metric_is_followed_from_matrix_to_matrix(true: str, false: str) -> None:
    assert said(TWO_READERS, true).verdict == "supported", said(TWO_READERS, true)
    assert said(TWO_READERS, false).verdict == "contradicted", said(TWO_READERS, false)


def test_what_its_stands_for_is_the_one_class_named_before() -> None:
    found = said(
        TWO_READERS, "Only four more elms are found, and its precision edges up from 67.8% to 81.6%."
    )
    assert ("derived-metric", "supported") in list(zip(found.kinds, found.verdicts, strict=True))


@pytest.mark.parametrize(
    "sentence",
    [
        "The elms are known to be hard. Its precision edges up from 60.1% to 71.2%.",
        "Precision goes from 60.1% to 71.2%.",
        "In another study accuracy rose from 60% to 70%.",
        "From 2019 to 2021 accuracy rose.",
        "Training accuracy rose from 70.1% to 95.2%.",
        "With more epochs the accuracy of the new reader went from 85% to 89.7%.",
        "Accuracy on wet leaves climbed from 50% to 60%.",
        "The accuracy of the new reader is 9.7 points higher than that of the old reader.",
    ],
)
def test_a_course_of_something_else_is_left_alone(sentence: str) -> None:
    assert said(TWO_READERS, sentence).verdict != "contradicted", said(TWO_READERS, sentence)


OPEN = [
    (DIGITS, "The precision of class 3 is 80%."),
    (DIGITS, "The overall accuracy is 70%."),
    (ANIMALS, "On the validation set the accuracy was 95%."),
    (ANIMALS, "The baseline model had an accuracy of 80%."),
    (ANIMALS, "Human annotators reach 97% accuracy."),
    (ANIMALS, "Training accuracy reached 99% after 20 epochs."),
    (ANIMALS, "The threshold was set to 0.95 for precision."),
    (ANIMALS, "The top-3 accuracy is 99%."),
    (ANIMALS, "Three errors were found in the labels."),
    (ANIMALS, "About one in eight images is misclassified."),
    (ANIMALS, "The test set was collected in 2021 and has 3 errors in the metadata."),
    (ANIMALS, "Cats are more often mistaken for dogs than for horses."),
    (ANIMALS, "Errors occur in 6 of the 9 cells."),
    (ANIMALS, "In 2020 the recall was 70%."),
    (ANIMALS, "Accuracy on cats with collars is 90%."),
    (ANIMALS, "Its accuracy is about 11 points above the previous model."),
    (ANIMALS, "The accuracy rose by 12 points."),
    (ANIMALS, "The accuracy is 3 higher than last year."),
    (ANIMALS, "The network was evaluated on 40 farms."),
    (ANIMALS, "Dogs are taken for cats 6 times; in the old model the reverse was rarer."),
    (ANIMALS, "Cats and dogs are mistaken for horses; the reverse is more common."),
    (ANIMALS, "Cats look like dogs. The reverse is rarer."),
    (ANIMALS, "Cats are most often mistaken for horses at night."),
    (ANIMALS, "The matrix has 6 off-diagonal cells."),
    (ANIMALS, "Recall is highest for horse among the three classes of 2019."),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_a_metric_of_something_else_is_left_alone(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_sums_over_a_class_that_the_matrix_leaves_out_stay_open() -> None:
    grid = "## Confusion matrix\n\n| Predicted \\ Actual | empty | taken | road |\n|---|---|---|---|\n| empty | 220 | 4 | 9 |\n| taken | 6 | 190 | 5 |\n"
    assert said(grid, "Precision of empty is 94.4%.").verdict == "supported"
    assert said(grid, "Recall of empty is 90.0%.").verdict == "undecidable"
    assert said(grid, "The accuracy is 80.0%.").verdict == "undecidable"


counts = st.lists(st.integers(1, 400), min_size=4, max_size=4)


@given(counts)
@settings(max_examples=25, deadline=None)
def test_a_metric_rounded_from_the_matrix_is_never_contradicted(cells: list[int]) -> None:
    a, b, c, d = cells
    grid = f"## Confusion matrix\n\n| Actual \\ Predicted | up | down |\n|---|---|---|\n| up | {a} | {b} |\n| down | {c} | {d} |\n"
    for digits in (0, 1, 2):
        recall = round(100 * a / (a + b), digits)
        accuracy = round(100 * (a + d) / (a + b + c + d), digits)
        assert said(grid, f"The recall of up is {recall:.{digits}f}%.").verdict != "contradicted"
        assert said(grid, f"The accuracy is {accuracy:.{digits}f}%.").verdict != "contradicted"


@given(st.permutations(range(3)))
@settings(max_examples=6, deadline=None)
def test_the_order_of_classes_changes_no_verdict(order: list[int]) -> None:
    names = ["cat", "dog", "horse"]
    values = [[50, 8, 2], [6, 70, 4], [1, 3, 56]]
    head = f"| Actual \\ Predicted | {' | '.join(names[i] for i in order)} |\n|---|---|---|---|\n"
    rows = "".join(f"| {names[i]} | {' | '.join(str(values[i][j]) for j in order)} |\n" for i in order)
    grid = f"## Confusion matrix\n\n{head}{rows}"
    assert said(grid, "Recall for dog is 87.5%.").verdict == "supported"
    assert said(grid, "Precision for dog is 87.5%.").verdict == "contradicted"
