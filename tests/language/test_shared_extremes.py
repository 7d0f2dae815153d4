"""Extremes told at two places, one after the other or together, and what is judged of both."""

import pytest

from auditor.language.shared_extremes import shared_extremes
from said import said

GLAZE = """# Hardness of a glaze

| Oxide \\ Heat | 900 | 950 | 1000 | 1050 |
|---|---|---|---|---|
| zinc | 31 | 44 | 52 | 27 |
| tin | 38 | 49 | 60 | 41 |
| iron | 27 | 36 | 60 | 55 |
"""

TWINS = [
    ("**Lowest hardness:** 27, met at (zinc, 1050) and again at (iron, 900).", "**Lowest hardness:** 27, met at (zinc, 1050) and again at (iron, 950)."),
    ("**Minimum:** 27, once for zinc at 1050 and once more for iron at 900.", "**Minimum:** 27, once for zinc at 1050 and once more for iron at 950."),
    ("The smallest reading is 27, seen once at (zinc, 1050) and once more at (iron, 900).", "The smallest reading is 27, seen once at (zinc, 1050) and once more at (tin, 900)."),
    ("**Best value:** a tie at 60 between (tin, 1000) and (iron, 1000).", "**Best value:** a tie at 60 between (tin, 1000) and (iron, 1050)."),
    ("The largest hardness, 60, stands in two places: tin at 1000 and iron at 1000.", "The largest hardness, 60, stands in two places: tin at 1000 and zinc at 1000."),
    ("**Peak:** 60, shared by (tin, 1000) and (iron, 1000).", "**Peak:** 60, shared by (tin, 950) and (iron, 1000)."),
    ("**Peak:** tin and iron at 1000 (60 each).", "**Peak:** tin and zinc at 1000 (60 each)."),
    ("**Peak:** at 1000, for tin and iron (60 in both cases).", "**Peak:** at 1000, for tin and zinc (60 in both cases)."),
]  # fmt: skip

LEFT = ["27, at the very bottom and again in the text.", "27, found at A.", "27, after A and before B."]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_an_extreme_told_at_two_places_is_judged_at_both(true: str, false: str) -> None:
    assert said(GLAZE, true).verdict == "supported"
    assert said(GLAZE, false).verdict == "contradicted"


@pytest.mark.parametrize("text", LEFT[1:])
def test_one_place_is_told_as_it_stands(text: str) -> None:
    assert not list(shared_extremes(text, "Minimum"))


def test_a_label_that_tells_no_extreme_leaves_its_text_alone() -> None:
    assert not list(shared_extremes(LEFT[0], "Remark"))


def test_numbers_that_a_course_runs_through_are_on_its_way() -> None:
    told = "For iron the hardness climbs through {} and {} to 60 before easing to 55."
    assert said(GLAZE, told.format(27, 36)).verdict == "supported"
    assert said(GLAZE, told.format(27, 39)).verdict != "supported"
