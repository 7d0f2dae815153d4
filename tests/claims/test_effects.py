"""What a step along an axis is told to do, in many wordings, each with a false twin; and what it may not be held to say."""

import pytest

from claim_grids import TRADE
from said import said

OVEN = """# Loaf height (mm)

- **X-axis (Time, min)**: 10, 20, 30, 40
- **Y-axis (Flour)**: Rye, Spelt, Wheat

| Flour \\ Time | 10 | 20 | 30 | 40 |
|---|---|---|---|---|
| Rye | 20 | 25 | 29 | 35 |
| Spelt | 40 | 33 | 28 | 25 |
| Wheat | 50 | 54 | 60 | 65 |
"""
TWINS = [
    (OVEN, "Every ten minutes add between 4 and 6 mm to Rye.", "Every ten minutes add between 9 and 12 mm to Rye."),
    (OVEN, "Ten more minutes add about 5 mm to Wheat.", "Ten more minutes add about 11 mm to Wheat."),
    (OVEN, "Going from 10 to 40 min takes 15 mm off Spelt.", "Going from 10 to 40 min takes 12 mm off Spelt."),
    (OVEN, "The last step costs Spelt 3 mm.", "The last step costs Spelt 7 mm."),
    (OVEN, "Each step brings Rye at least 4 mm.", "Each step brings Rye at least 6 mm."),
    (OVEN, "Each step adds 5 mm to Wheat on average.", "Each step adds 8 mm to Wheat on average."),
    (OVEN, "The last step alone is worth 3 mm at Spelt.", "The last step alone is worth 8 mm at Spelt."),
    (TRADE, "The diagonal drops by 5 to 8 per step.", "The diagonal drops by 12 to 15 per step."),
]  # fmt: skip
NOT_REFUTED = [
    "Every ten minutes add about 5 mm.",
    "Going from 10 to 20 min adds 5 mm.",
    "The first step adds 5 mm.",
    "Each step adds between 4 and 6 mm, but not to Spelt.",
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_a_step_does_is_held_against_the_steps(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize("sentence", NOT_REFUTED)
def test_what_some_steps_do_is_not_refuted_by_others(sentence: str) -> None:
    assert said(OVEN, sentence).verdict != "contradicted"
