"""Ticks with the unit that their axis is told in, values with theirs, and things that are counted by names of their own."""

import pytest

from said import said

ROPES = """# Strength of a rope

Strength in kg, by load share in per cent and soaking time in hours.

- Rows: the load share in per cent (25, 50, 75)
- Columns: the soaking time in hours (2, 5, 9, 14)

### Values (load share, hours)

- (25, 2): 710
- (25, 5): 830
- (25, 9): 960
- (25, 14): 900
- (50, 2): 640
- (50, 5): 880
- (50, 9): 990
- (50, 14): 1070
- (75, 2): 580
- (75, 5): 790
- (75, 9): 920
- (75, 14): 850
"""
TOLD = [
    ("At 75 % the 9-hour rope measures 920.", "At 75 % the 9-hour rope measures 290."),
    ("The four ropes at 75 per cent average 785.", "The four ropes at 75 per cent average 815."),
]


@pytest.mark.parametrize(("true", "false"), TOLD, ids=[true for true, _ in TOLD])
def test_a_unit_tells_the_axis_and_goes_with_its_number(true: str, false: str) -> None:
    assert "supported" in said(ROPES, true).verdicts, said(ROPES, true)
    assert "contradicted" not in said(ROPES, true).verdicts, said(ROPES, true)
    assert "contradicted" in said(ROPES, false).verdicts, said(ROPES, false)


def test_a_number_of_things_must_be_that_of_the_cells_they_are_taken_for() -> None:
    assert "contradicted" not in said(ROPES, "The six ropes at 75 per cent average 815.").verdicts


def test_two_measures_in_one_clause_tell_two_things() -> None:
    sums = "## Fares\n\n| Line | Mon | Tue |\n|---|---|---|\n| tram | 4 | 9 |\n| metro | 6 | 8 |\n| ferry | 1 | 2 |\n"
    text = "The fares of the metro come to 14, the biggest row sum of all, and ferry averages only 1.5."
    assert "contradicted" not in said(sums, text).verdicts, said(sums, text)
