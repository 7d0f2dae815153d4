"""A confusion matrix whose rows add up to a hundred each: counts where the text tells so, or else perhaps shares."""

import pytest

from said import said

GRID = """
Rows are the true stamps, columns the predicted ones.

| true \\ predicted | lion | rose | ship |
|---|---|---|---|
| lion | 80 | 15 | 5 |
| rose | 10 | 70 | 20 |
| ship | 2 | 3 | 95 |
"""
COUNTS = f"# Confusion of stamps\n\nEach cell holds a number of stamps.\n{GRID}"
SHARES = f"# Confusion of stamps\n\nEach cell holds a percentage; the number of stamps is not shown.\n{GRID}"
UNTOLD = f"# Confusion of stamps\n{GRID}"


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("The overall accuracy is 81.7%.", "The overall accuracy is 84.7%."),
        ("Overall accuracy comes to 81.7%.", "Overall accuracy comes to 78.7%."),
        ("The precision of the lion is 87.0%.", "The precision of the lion is 80.0%."),
        ("The diagonal adds up to 245 stamps.", "The diagonal adds up to 254 stamps."),
    ],
)
def test_what_needs_counts_is_worked_out_where_they_are_told(true: str, false: str) -> None:
    assert said(COUNTS, true).verdict == "supported"
    assert said(COUNTS, false).verdict == "contradicted"


@pytest.mark.parametrize("grid", [SHARES, UNTOLD])
def test_an_accuracy_of_what_may_be_shares_is_not_contradicted(grid: str) -> None:
    assert said(grid, "The overall accuracy is 84.7%.").verdict != "contradicted"
