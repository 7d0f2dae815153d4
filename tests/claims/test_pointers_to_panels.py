"""Words that lead back to a panel, where two were named, and names with a full stop in them."""

import pytest

from said import said

CLINICS = """# Waiting times in two clinics (min)

## St. Anna

| Level \\ Shift | Night | Day | Evening |
|---|---|---|---|
| Level 1 | 5 | 9 | 7 |
| Level 2 | 21 | 34 | 28 |

## Hillside

| Level \\ Shift | Night | Day | Evening |
|---|---|---|---|
| Level 1 | 4 | 6 | 8 |
| Level 2 | 17 | 25 | 31 |
"""
TRUE = [
    "At St. Anna the day is worst at both levels; Hillside differs, and at Level 2 the queue there lengthens from each shift to the next.",
    "At St. Anna Level 2 peaks at 34.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_no_true_sentence_is_refuted(sentence: str) -> None:
    assert "contradicted" not in said(CLINICS, sentence).verdicts


def test_a_name_with_a_full_stop_is_told_whole() -> None:
    assert said(CLINICS, "At St. Anna Level 2 peaks at 43.").verdict == "contradicted"


def test_what_is_set_against_something_else_is_told_of_its_own_side() -> None:
    sentence = (
        "From night to day St. Anna clearly gives way nowhere, whereas Hillside picks up at both levels."
    )
    assert "contradicted" not in said(CLINICS, sentence).verdicts


GOODS = """# Goods moved between three depots (tonnes)

| from \\ to | North | South | West |
|---|---|---|---|
| North | 0 | 44 | 12 |
| South | 31 | 0 | 8 |
| West | 9 | 5 | 0 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("North sent more of its goods to South than to West.", "supported"),
        ("North sent more of its goods to West than to South.", "contradicted"),
        ("West sends 9 to North.", "supported"),
    ],
)
def test_from_and_to_tell_the_axis_of_a_label_that_both_have(sentence: str, verdict: str) -> None:
    assert said(GOODS, sentence).verdict == verdict


def test_what_an_extreme_drops_to_is_no_bound() -> None:
    assert "supported" not in said(GOODS, "The largest value drops to 48.").verdicts
