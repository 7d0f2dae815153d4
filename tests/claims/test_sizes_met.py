"""Counts among words that nobody knows, which are as many as the grid has rows, columns, cells and panels."""

import pytest

from said import said

QUAYS = """# Crates moved

| quay \\ hour | 6 h | 8 h | 10 h | 12 h | 14 h |
|---|---|---|---|---|---|
| Salt | 17 | 22 | 30 | 46 | 31 |
| Coal | 93 | 88 | 81 | 73 | 60 |
| Fish | 29 | 33 | 41 | 40 | 37 |
"""
RIGHT = [
    "Three quays going down, five hours of unloading going across.",
    "The drawing is cut into 15 boxes (three quays by five hours).",
    "Three landing stages run down the side and five checks along the bottom, 15 shaded tiles altogether.",
    "The sheet has three rows, of which each is a quay, and five columns.",
    "It sets three landing stages against five checks, 15 readings in all.",
    "The sheet is 3 × 5 and stands for a wet week.",
]
WRONG = [
    "Four quays going down, five hours of unloading going across.",
    "There are three quays down the side and seven hours of unloading along the bottom.",
]
OPEN = [
    "Three landing stages were painted over.",
    "Four gulls look at two crabs.",
    "Two gulls watch three crabs on five ropes, seven in all.",
]


@pytest.mark.parametrize("told", RIGHT)
def test_counts_that_are_met_bear_a_sentence_out(told: str) -> None:
    assert "supported" in said(QUAYS, f"- {told}").verdicts


@pytest.mark.parametrize("told", WRONG)
def test_a_wrong_count_beside_a_right_one_is_contradicted(told: str) -> None:
    assert "contradicted" in said(QUAYS, f"- {told}").verdicts


@pytest.mark.parametrize("told", OPEN)
def test_counts_of_other_things_settle_nothing(told: str) -> None:
    assert not {"supported", "contradicted"} & set(said(QUAYS, f"- {told}").verdicts)
