"""Means of lines told in the order of the picture, and of the lines that lead or trail, each with a false twin."""

import pytest

from said import said

OVENS = """# Burnt loaves

Loaves that came out burnt, by oven (rows) and day (columns).

| Oven | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| Stone | 12 | 18 | 9 | 21 |
| Steam | 30 | 26 | 34 | 22 |
| Rack | 7 | 5 | 11 | 9 |
| Deck | 41 | 38 | 44 | 37 |
"""
TWINS = [
    ("Row means from top to bottom: 15, 28, 8 and 40.", "Row means from top to bottom: 15, 28, 9 and 40."),
    ("From bottom to top the row means are 40, 8, 28 and 15.", "From bottom to top the row means are 40, 8, 26 and 15."),
    ("The column means from left to right are 22.5, 21.8, 24.5 and 22.3.", "The column means from left to right are 22.5, 21.8, 27.5 and 22.3."),
    ("The highest row has a mean of 40.", "The highest row has a mean of 44."),
    ("The highest row has a mean of 40, the lowest one of 8.", "The highest row has a mean of 40, the lowest one of 9."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_such_means_are_supported_and_their_twins_contradicted(true: str, false: str) -> None:
    assert said(OVENS, true).verdict == "supported"
    assert said(OVENS, false).verdict == "contradicted"
