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
