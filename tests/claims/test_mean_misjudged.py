"""Means and sums of whole lines, each sentence with a false twin; and what is told of parts of lines."""

import pytest

from said import said

MILLS = """# Flour from four mills (tonnes)

| Mill \\ Quarter | Q1 | Q2 | Q3 | Q4 |
|---|---|---|---|---|
| Brook | 31 | 35 | 42 | 28 |
| Dale | 18 | 24 | 30 | 20 |
| Ford | 44 | 40 | 38 | 46 |
| Weir | 12 | 9 | 15 | 12 |
"""
TWINS = [
    ("Averaged over the four quarters, Brook delivers 34 tonnes.", "Averaged over the four quarters, Brook delivers 39 tonnes."),
    ("The four-quarter average of Dale is 23.", "The four-quarter average of Dale is 27."),
    ("Ford has the highest average over the four quarters.", "Brook has the highest average over the four quarters."),
    ("Brook has the second highest mean of all mills.", "Dale has the second highest mean of all mills."),
    ("Over the four quarters, Weir has the lowest total.", "Over the four quarters, Dale has the lowest total."),
    ("Q3, over the four mills, adds up to 125 tonnes.", "Q3, over the four mills, adds up to 152 tonnes."),
    ("The total over all mills rises from Q2 to Q3.", "The total over all mills rises from Q3 to Q4."),
    ("The mean of Ford exceeds that of Brook by 8.", "The mean of Ford exceeds that of Brook by 13."),
    ("On average over the quarters, Dale is above Weir by 11 tonnes.", "On average over the quarters, Dale is above Weir by 16 tonnes."),
    ("The lowest average over the quarters is that of Weir.", "The lowest average over the quarters is that of Dale."),
    ("The average of Ford over the four quarters is above 40.", "The average of Ford over the four quarters is above 50."),
    ("Averaged over the mills, Q3 is highest.", "Averaged over the mills, Q2 is highest."),
]  # fmt: skip
NOT_REFUTED = [
    "The three-quarter average of Brook is 36.",
    "Over the first two quarters, Brook averages 33 tonnes.",
    "The average of Brook since Q2 is 35.",
    "Averaged over the last two quarters, Dale delivers 25 tonnes.",
    "Averaged over the two northern mills, Q1 delivers 24.5 tonnes.",
    "The best average over the four quarters is that of Ford.",
    "Averaged over the sacks, Brook weighs 25.",
    "Brook averages 34 tonnes a quarter, or 11 a month.",
    "The monthly average of Brook is 11.",
    "The average of Brook in Q1 is 31.",
    "The average sack of Weir holds 25 kg.",
    "Without Q3, Brook averages 31.3 tonnes.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_twins(true: str, false: str) -> None:
    assert said(MILLS, true).verdict == "supported"
    assert said(MILLS, false).verdict == "contradicted"


@pytest.mark.parametrize("sentence", NOT_REFUTED)
def test_parts_and_other_means_are_not_refuted(sentence: str) -> None:
    assert said(MILLS, sentence).verdict != "contradicted"


def test_a_line_with_a_hole_is_left_open() -> None:
    holed = MILLS.replace("| Dale | 18 | 24 |", "| Dale | 18 | n/a |")
    assert said(holed, "Averaged over the four quarters, Dale delivers 27 tonnes.").verdict != "contradicted"
