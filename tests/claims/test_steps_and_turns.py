"""Trends that are told of one step only, and those that turn back in the same sentence."""

import pytest

from said import said

RISING = """## Depth of a pond

| pond \\ week | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| North | 20 | 31 | 44 | 37 |
| South | 15 | 22 | 39 | 30 |
| West | 18 | 25 | 36 | 33 |
"""

TRUE = [
    "Going on to week 4 lowers the depth in all three ponds.",
    "Moving on to week 4 lowers the depth in every pond.",
    "Along week every row rises and falls again.",
    "Along week every row climbs and comes back down.",
]
FALSE = [
    "Going on to week 3 lowers the depth in every pond.",
    "Along week every row falls and rises again.",
    "Along week every row falls and comes back up.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_a_true_step_or_turn_is_no_false_alarm(sentence: str) -> None:
    assert said(RISING, sentence).verdict == "supported"


@pytest.mark.parametrize("sentence", FALSE)
def test_a_false_step_or_turn_is_contradicted(sentence: str) -> None:
    assert said(RISING, sentence).verdict == "contradicted"


def test_waiting_until_a_tick_may_tell_of_the_last_step() -> None:
    assert said(RISING, "Waiting until week 4 lowers the depth in every pond.").verdict != "contradicted"
