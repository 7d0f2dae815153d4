"""What is said of uncertainties is held against what stands behind "±", and what is said of values against these."""

import re

import pytest

from said import said

ROOTS = """# Root length under three salts

Each cell gives the mean and standard deviation of ten seedlings, in mm.

| Salt | 0 | 50 | 100 | 150 |
|---|---|---|---|---|
| sodium | 82 ± 10 | 75 ± 12 | 61 ± 14 | 40 ± 24 |
| potassium | 80 ± 11 | 78 ± 13 | 70 ± 15 | 62 ± 16 |
| calcium | 85 ± 5 | 84 ± 5 | 80 ± 4 | 78 ± 3 |
"""
SURELY = [
    ("The uncertainties range from 3 to 24.", "The uncertainties range from 5 to 24."),
    ("The largest standard deviation is 24, for sodium at 150.", "The largest standard deviation is 16, for potassium at 150."),
    ("The widest spread, ± 24, belongs to sodium at 150.", "The widest spread, ± 24, belongs to potassium at 150."),
    ("No standard deviation exceeds 24.", "No standard deviation exceeds 15."),
    ("No cell of calcium exceeds ± 5.", "No cell of calcium exceeds ± 4."),
    ("The error bar of potassium at 100 is 15.", "The error bar of potassium at 100 is 14."),
    ("Sodium has a larger uncertainty than potassium at 150.", "Sodium has a larger uncertainty than potassium at 100."),
    ("The standard deviation of sodium grows steadily with the dose.", "The standard deviation of sodium falls steadily with the dose."),
    ("Five of the twelve uncertainties are above 12.", "Six of the twelve uncertainties are above 12."),
    ("The average uncertainty is 11.", "The average uncertainty is 15."),
    ("Potassium at 0 reads 80 ± 11.", "Potassium at 0 reads 80 ± 12."),
]  # fmt: skip
OF_VALUES = [
    "The spread of the sodium row is 42 mm.",
    "The range of potassium is 18.",
    "The values of sodium fall with the dose.",
    "The largest mean is 85 ± 5, for calcium at 0.",
]


@pytest.mark.parametrize(("true", "false"), SURELY, ids=[true for true, _ in SURELY])
def test_uncertainties_are_data_of_their_own(true: str, false: str) -> None:
    assert said(ROOTS, true).verdict == "supported", said(ROOTS, true)
    assert said(ROOTS, false).verdict == "contradicted", said(ROOTS, false)


@pytest.mark.parametrize("sentence", OF_VALUES)
def test_what_is_said_of_values_is_said_of_no_uncertainty(sentence: str) -> None:
    assert said(ROOTS, sentence).verdict == "supported", said(ROOTS, sentence)


def test_a_place_of_most_uncertainty_is_none_of_the_largest_value() -> None:
    assert said(ROOTS, "Sodium at 150 is the most uncertain cell.").verdict == "supported"
    assert said(ROOTS, "Sodium at 50 is the most uncertain cell.").verdict != "supported"


def test_without_uncertainties_their_words_speak_of_the_spread_of_values() -> None:
    plain = re.sub(r" ± \d+", "", ROOTS)
    assert said(plain, "The spread of the sodium row is 42 mm.").verdict == "supported"  # fmt: skip
