"""Fragments behind a label, told as sentences; true ones with false twins."""

import pytest

from auditor.language.led_fragments import fragments_told
from said import said

WARDS = """# Time to answer a call bell

Heatmap of minutes per ward and shift.

| Ward | Early | Late | Night |
|---|---|---|---|
| Heart | 3.2 | 4.1 | 6.8 |
| Lung | 5.0 | 4.6 | 9.7 |
| Bone | 7.4 | 8.3 | 8.1 |
| Skin | 2.5 | 2.1 | 3.9 |
"""
SCHOOLS = """# Reading test

Two heatmaps of pupils who passed (%), one before and one after a summer course.

## Before

| School | Year 3 | Year 4 | Year 5 |
|---|---|---|---|
| Hill | 40 | 48 | 59 |
| Lake | 52 | 61 | 70 |
| Mill | 31 | 45 | 50 |

## After

| School | Year 3 | Year 4 | Year 5 |
|---|---|---|---|
| Hill | 51 | 57 | 66 |
| Lake | 64 | 75 | 81 |
| Mill | 47 | 53 | 63 |

## Observations
"""
TWINS = [
    (WARDS, "- **Spread:** narrowest on Bone (0.9 minutes), widest on Lung (5.1).", "- **Spread:** narrowest on Skin (0.9 minutes), widest on Lung (5.1)."),
    (WARDS, "- **Lowest shift by ward:** Early for Heart and Bone; Late for Lung and Skin.", "- **Lowest shift by ward:** Early for Heart and Lung; Late for Bone and Skin."),
    (WARDS, "- **Highest value in each row:** Night, except for Bone.", "- **Highest value in each row:** Night, except for Lung."),
    (WARDS, "- **Means by ward:** Heart 4.7, Lung 6.43, Bone 7.93, Skin 2.83.", "- **Means by ward:** Heart 4.7, Lung 6.83, Bone 7.93, Skin 2.83."),
    (WARDS, "- **Night against Early:** higher on all wards.", "- **Late against Early:** higher on all wards."),
    (WARDS, "- **Top of the list** – 9.7, Lung at Night.", "- **Top of the list** – 8.3, Bone at Late."),
    (WARDS, "- **Maximum:** 9.7, Lung, Night – not the Bone row.", "- **Maximum:** 9.7, Heart, Night – not the Bone row."),
]  # fmt: skip
BORNE_OUT = [
    "- **Gain from the course:** smallest 7 points, largest 16.",
    "Every cell of the second map exceeds its counterpart in the first. The smallest gain is 7 points, the largest 16.",
]
NO_FRAGMENTS = [
    ("Spread", "tightest where nobody is ill, widest elsewhere."),
    ("Means by ward", "see the table."),
    ("Top of the grid", "9.7, Lung at Night."),
    ("Best nurse by ward", "it is hard to tell."),
    ("Night against Early", "higher, they say."),
    ("Gain", "smallest in 3 of 4 wards."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_fragment_says_what_its_label_claims(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize("sentence", BORNE_OUT)
def test_gains_between_two_panels_are_borne_out_where_one_is_above_the_other(sentence: str) -> None:
    assert said(SCHOOLS, sentence).verdict == "supported"


def test_a_drop_between_lines_is_none_between_panels() -> None:
    assert (
        "contradicted"
        not in said(SCHOOLS, "- **Year 3 against Year 4:** always a drop, never above 14 points.").verdicts
    )


def test_places_told_of_two_extremes_are_not_passed_over() -> None:
    assert (
        said(SCHOOLS, "- **Best cell:** 81 after, 70 before, both for Hill in Year 5.").verdict != "supported"
    )


@pytest.mark.parametrize(("label", "text"), NO_FRAGMENTS)
def test_what_fits_no_form_is_left_as_it_is(label: str, text: str) -> None:
    assert not list(fragments_told(label, text))
