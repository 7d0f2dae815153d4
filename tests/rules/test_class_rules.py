"""Sizes and measures of classes against their confusion matrix."""

import pytest

from auditing import found

CALLS = """\
# Calls
| Actual \\ Heard | gull | tern | auk |
|---|---|---|---|
| gull | 43 | 5 | 2 |
| tern | 6 | 52 | 2 |
| auk | 0 | 1 | 39 |

"""


@pytest.mark.parametrize(
    "told",
    [
        "The test set has 50 gulls, {} terns and 40 auks.",
        "There are 150 recordings: 50 of gulls, {} of terns and 40 of auks.",
        "Support: gull 50, tern {}, auk 40.",
        "### Class sizes\n- gull: 50 recordings\n- tern: {} recordings\n- auk: 40 recordings",
        "Of the 50 gulls we lost few. Of the {} terns we lost more. Of the 40 auks we lost one.",
    ],
)
def test_the_size_of_a_class_is_held_against_its_row(told: str) -> None:
    assert found(CALLS + told.format(66), "wrong-class-size")
    assert not found(CALLS + told.format(60), "wrong-class-size")


def test_a_row_total_behind_its_name_is_judged_as_a_sum() -> None:
    told = "- Gull row total: 50\n- Tern row total: {}\n- Auk row total: 40"
    assert found(CALLS + told.format(66), "average-mismatch")
    assert not found(CALLS + told.format(60), "average-mismatch")


@pytest.mark.parametrize(
    "told",
    [
        "The test set has 50 gulls, 52 terns and 40 auks.",  # a cell of the row
        "The test set has 50 gulls, 58 terns and 40 auks.",  # the sum of the column
        "The training set has 500 gulls, 660 terns and 400 auks.",
        "The test set has 50 gulls and 66 terns.",
    ],
)
def test_numbers_that_may_be_told_of_something_else_are_let_be(told: str) -> None:
    assert not found(CALLS + told, "wrong-class-size")


REPORT = """\
## Report
| Bird | precision | recall | F1-score | support |
|---|---|---|---|---|
| gull | 0.88 | 0.86 | 0.87 | 50 |
| tern | 0.90 | {recall} | {f1} | {support} |
| auk | 0.91 | 0.97 | 0.94 | 40 |
"""


@pytest.mark.parametrize(
    ("recall", "f1", "support"), [("0.78", "0.88", "60"), ("0.87", "0.80", "60"), ("0.87", "0.88", "66")]
)
def test_a_report_of_the_classes_is_held_against_the_matrix(recall: str, f1: str, support: str) -> None:
    assert (
        len(found(CALLS + REPORT.format(recall=recall, f1=f1, support=support), "wrong-class-measure")) == 1
    )


@pytest.mark.parametrize("recall", ["0.87", "0.86", "0.867", "N/A"])
def test_a_report_that_is_rounded_or_cut_off_is_clean(recall: str) -> None:
    assert not found(CALLS + REPORT.format(recall=recall, f1="0.88", support="60"), "wrong-class-measure")


def test_a_report_of_another_run_is_let_be() -> None:
    other = REPORT.replace("0.86", "0.71").replace("0.97", "0.88")
    assert not found(CALLS + other.format(recall="0.66", f1="0.88", support="60"), "wrong-class-measure")
