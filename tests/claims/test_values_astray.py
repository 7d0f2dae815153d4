"""Statements about lines that hold values without a place."""

import pytest

from said import said

GRID = """\
- **X-axis (hour):** 1, 2, 3
- **Y-axis (shop):** Ash, Bay, Cove

- Ash: 14, 11, 18
- Bay: 12, 9, 41, 66
- Cove: 17, 9, 31
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The highest value is 66.", "undecidable"),
        ("In the Bay row, all values are below 30.", "undecidable"),
        ("In the Cove row, all values are below 30.", "contradicted"),
        ("In the Cove row, all values are below 32.", "supported"),
    ],
)
def test_what_is_said_of_lines_with_values_astray_is_not_contradicted(sentence: str, verdict: str) -> None:
    assert said(GRID, sentence).verdict == verdict
