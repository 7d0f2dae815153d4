"""True sentences whose words look like places, shares and ends that they do not tell; and what is told of a whole figure."""

import pytest

from auditor.language.units import axes_in
from said import said
from sketch import read_text

OVENS = """# Crumb height

Height in mm.

## Left oven

| Hours \\ Flour | Rye | Spelt | Oat |
|---|---|---|---|
| 2 | 31 | 44 | 25 |
| 4 | 38 | 52 | 24 |
| 6 | 47 | 49 | 23 |

## Right oven

| Hours \\ Flour | Rye | Spelt | Oat |
|---|---|---|---|
| 2 | 30 | 40 | 22 |
| 4 | 36 | 58 | 21 |
| 6 | 45 | 50 | 20 |
"""

SORTED = """# Buttons sorted by hand

Rows are the true kind, columns what it was taken for.

| True \\ Predicted | Horn | Shell | Wood |
|---|---|---|---|
| Horn | 120 | 9 | 0 |
| Shell | 4 | 130 | 6 |
| Wood | 2 | 5 | 110 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Rye in the left oven peaks two hours later than Spelt there.",
        "No flour is above 30 in the left oven at all hours.",
        "None of the flours stays below 40 throughout.",
    ],
)
def test_true_sentences_of_distances_and_wholes_are_not_refuted(sentence: str) -> None:
    assert said(OVENS, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (
            "58 is the highest value in the figure: the right oven, Spelt, 4 hours.",
            "52 is the highest value in the figure: the left oven, Spelt, 4 hours.",
        ),
        (
            "The highest value of both maps is 58 (right oven, Spelt, 4 hours).",
            "The highest value of both maps is 52 (left oven, Spelt, 4 hours).",
        ),
    ],
)
def test_an_extreme_of_the_figure_is_looked_for_in_all_panels(true: str, false: str) -> None:
    assert said(OVENS, true).verdict == "supported"
    assert said(OVENS, false).verdict == "contradicted"


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (
            "Counted over all buttons, accuracy comes to 93.3 %.",
            "Counted over all buttons, accuracy comes to 98.3 %.",
        ),
        (
            "Regarding the bad light, Horn was taken for Shell nine times.",
            "Regarding the bad light, Horn was taken for Shell six times.",
        ),
    ],
)
def test_openings_that_name_no_class_tell_nothing_of_a_matrix(true: str, false: str) -> None:
    assert said(SORTED, true).verdict == "supported"
    assert said(SORTED, false).verdict == "contradicted"


def test_what_is_never_confused_is_so_in_neither_direction() -> None:
    assert said(SORTED, "Horn and Wood are never confused, either way round.").verdict == "contradicted"
    assert said(SORTED, "Horn and Wood are never confused with each other.").verdict != "supported"
    assert said(SORTED, "Horn is never taken for Wood.").verdict == "supported"


def test_a_number_of_cases_is_no_share() -> None:
    assert said(SORTED, "No kind has a better correct count than Shell, 130.").verdict != "contradicted"


def test_a_unit_of_an_axis_stays_its_unit_where_one_aside_tells_another_number_in_it() -> None:
    grid = """# Sap flow

- x: sapling, Ash and Elm
- y: height in cm, 20 to 40

Entries are (sapling, height): flow.

(Ash, 20): 18, (Ash, 30): 44, (Ash, 40): 57
(Elm, 20): 29, (Elm, 30): 33, (Elm, 40): 61

"""
    told = "Elm has more at 20 cm. Ash has more at 30 cm. Elm has more at 40 cm. Ash has 18 at 20 cm. It has 44 at 30 cm.\n"
    aside = "A collar of 50 cm kept the deer away.\n"
    assert axes_in(read_text(grid + told + aside), "cm") == ["rows"]
    assert axes_in(read_text(grid + aside), "cm") == []
