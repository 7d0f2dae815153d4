"""What is said of distances from zero is held against the values without their signs."""

import pytest

from said import said

DRIFT = """# Drift of five clocks at five temperatures

Each cell gives how many seconds a clock gained (positive) or lost (negative) in a week.

| Clock | 0 °C | 10 °C | 20 °C | 30 °C | 40 °C |
|---|---|---|---|---|---|
| Mill | 41 | 22 | 9 | 14 | 37 |
| Gate | 18 | -7 | -19 | -12 | 11 |
| Dome | 6 | -24 | -38 | -29 | 3 |
| Pier | 12 | -11 | -21 | -15 | 8 |
| Yard | 35 | 13 | -2 | 7 | 61 |
"""
TWINS = [
    ("No cell is closer to zero than Yard at 20 °C.", "No cell is closer to zero than Dome at 40 °C."),
    ("No reading lies nearer to zero than the -2 of Yard at 20 °C.", "No reading lies nearer to zero than the 3 of Dome at 40 °C."),
    ("The reading closest to zero is that of Yard at 20 °C.", "The reading closest to zero is that of Dome at 40 °C."),
    ("The value farthest from zero is 61.", "The value farthest from zero is 41."),
    ("Mill never comes closer to zero than 9.", "Mill never comes closer to zero than 12."),
    ("Dome stays within 38 seconds of zero.", "Dome stays within 30 seconds of zero."),
    ("Three readings have a magnitude below 7.", "Four readings have a magnitude below 7."),
    ("Five readings exceed 34 in magnitude.", "Six readings exceed 34 in magnitude."),
    ("Only Yard at 20 °C is within 2 seconds of zero.", "Only Yard at 30 °C is within 2 seconds of zero."),
    ("Whatever the sign, no reading of Gate is above 19.", "Whatever the sign, no reading of Gate is above 18."),
    ("The nine inner cells average -11.8, and none of them is closer to zero than -2.", ""),
    ("None of the nine inner cells is closer to zero than 2.", "None of the nine inner cells is closer to zero than 8."),
]  # fmt: skip
SIGNED = [
    "Dome has three negative readings, none of them within 20 seconds of zero.",
    "The readings of Dome lie between -38 and 6.",
    "All readings of Mill are positive.",
    "Ten readings are below zero.",
]


@pytest.mark.parametrize(("true", "false"), TWINS, ids=[true for true, _ in TWINS])
def test_distances_from_zero_are_data_of_their_own(true: str, false: str) -> None:
    assert "contradicted" not in said(DRIFT, true).verdicts, said(DRIFT, true)
    assert "supported" in said(DRIFT, true).verdicts, said(DRIFT, true)
    assert not false or said(DRIFT, false).verdict == "contradicted", said(DRIFT, false)


@pytest.mark.parametrize("sentence", SIGNED)
def test_what_is_said_of_signs_is_not_said_of_sizes(sentence: str) -> None:
    assert said(DRIFT, sentence).verdict != "contradicted", said(DRIFT, sentence)


def test_a_bound_below_zero_keeps_its_sign() -> None:
    assert (
        said(DRIFT, "Dome is below -20 at 10 °C, and no reading is closer to zero than -2.").verdict
        != "contradicted"
    )
