"""Bounds on how much values change between two lines."""

import pytest

from said import said

FORCES = """## Force by month and grade

| Month \\ Grade | low | mid | high |
|---|---|---|---|
| May | 9.1 | 8.2 | 7.6 |
| June | 9.7 | 9.3 | 8.8 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Between May and June the increase is at most 1.2.", "supported"),
        ("Between May and June the increase is at most 0.9.", "contradicted"),
        ("Between May and June the growth is at least 0.6.", "supported"),
        ("From May to June the increase is 0.6 for low.", "supported"),
        ("From May to June the increase is 0.9 for low.", "contradicted"),
    ],
)
def test_a_bound_on_a_change_holds_of_every_line(sentence: str, verdict: str) -> None:
    assert said(FORCES, sentence).verdict == verdict
