"""How many cells are better than a number, or reach it so often and nowhere else."""

import pytest

from said import said

TRAMS = """# Mean speed of trams by line and hour (km/h)

| Line | 6 h | 9 h | 12 h | 15 h | 18 h |
|---|---|---|---|---|---|
| Red | 31 | 17 | 24 | 22 | 14 |
| Blue | 33 | 21 | 25 | 23 | 18 |
| Green | 29 | 16 | 22 | 19 | 15 |
| Pink | 35 | 26 | 28 | 27 | 25 |
"""
TWINS = [
    ("Four tiles are slower than 18 km/h.", "Seven tiles are slower than 18 km/h."),
    ("Four tiles are faster than 28.", "Three tiles are faster than 28."),
    ("No tile is slower than 14.", "No tile is slower than 15."),
    ("The 29 km/h line is reached four times, and only at 6 h.", "The 29 km/h line is reached five times."),
    ("A speed of 30 or more is reached three times, never on Green.", "A speed of 30 or more is reached three times, never on Red."),
    ("A speed over 28 is met four times, and only at 6 h.", "A speed over 28 is met four times, and only at 9 h."),
]  # fmt: skip
OPEN = [
    "One speed exceeds 34.",
    "The five speeds of Pink are mostly above 25.",
    "Two of the lines are never below 16.",
]


@pytest.mark.parametrize(("true", "false"), TWINS, ids=[true for true, _ in TWINS])
def test_cells_are_counted_by_degree(true: str, false: str) -> None:
    assert said(TRAMS, true).verdict == "supported", said(TRAMS, true)
    assert said(TRAMS, false).verdict != "supported", said(TRAMS, false)


def test_a_wrong_number_of_slow_cells_is_refuted() -> None:
    assert said(TRAMS, "Seven tiles are slower than 18 km/h.").verdict == "contradicted"


@pytest.mark.parametrize("sentence", OPEN)
def test_one_and_most_are_not_all(sentence: str) -> None:
    assert said(TRAMS, sentence).verdict != "contradicted", said(TRAMS, sentence)


PEAKS = [
    ("Four lines are slowest at 18 h.", "Three lines are slowest at 9 h."),
    ("All four lines are at their fastest at 6 h.", "Three of the four lines are fastest at 6 h."),
    ("Four lines are at their best at 6 h.", "Two lines are at their best at 6 h."),
]


@pytest.mark.parametrize(("true", "false"), PEAKS, ids=[true for true, _ in PEAKS])
def test_lines_are_counted_by_where_they_are_at_their_extreme(true: str, false: str) -> None:
    assert said(TRAMS, true).verdict != "contradicted", said(TRAMS, true)
    assert said(TRAMS, false).verdict != "supported", said(TRAMS, false)


def test_those_that_are_slower_may_be_told_of_where_they_are() -> None:
    sentence = "Four tiles are slower than 18 km/h, and each of them belongs to 9 h or 18 h."
    assert "contradicted" not in said(TRAMS, sentence).verdicts, said(TRAMS, sentence)
    wrong = "Four tiles are slower than 18 km/h, and each of them belongs to 18 h."
    assert said(TRAMS, wrong).verdict != "supported", said(TRAMS, wrong)
