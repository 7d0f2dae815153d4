"""Extremes of lines and panels named together, superlatives of unusual adjectives, ties at the bottom."""

import pytest

from said import said

SHOPS = """# Shops

Customers per hour; a low count means a dull hour, a high one a brisk hour.

| Shop \\ Hour | 9 am | noon | 3 pm | 6 pm |
|---|---|---|---|---|
| Baker | 40 | 33 | 21 | 12 |
| Draper | 6 | 18 | 23 | 12 |
| Grocer | 15 | 37 | 30 | 28 |
"""
PANELS = """## Panel A: Day

| Dose \\ Time | 1 h | 2 h |
|---|---|---|
| low | 4.1 | 5.2 |
| high | 6.3 | 7.7 |

## Panel B: Night

| Dose \\ Time | 1 h | 2 h |
|---|---|---|
| low | 2.8 | 3.9 |
| high | 4.4 | 6.6 |
"""
TWINS = [
    (SHOPS, "Draper peaks at 3 pm, and Grocer peaks at noon.", "Draper and Grocer both peak at noon (18 and 37)."),
    (SHOPS, "Baker and Draper have their maximum at 40 and 23.", "Baker and Draper have their maximum at 40 and 18."),
    (SHOPS, "The highest count is 40, at Baker at 9 am.", "The highest count is 37, at Grocer at noon."),
    (PANELS, "Both panels bottom out at the low dose and 1 h (4.1 and 2.8).", "Both panels bottom out at the low dose and 1 h (4.1 and 3.9)."),
    (PANELS, "In Night the maximum, too, is found at the high dose and 2 h.", "In Night the maximum, too, is found at the high dose and 1 h."),
    (PANELS, "In both panels the low and the high dose do best at 2 h.", "In both panels the low dose has its maximum at 1 h."),
]  # fmt: skip
NOT_REFUTED = [
    (SHOPS, "The briskest hour is 9 am at Baker, 40."),
    (PANELS, "In both panels the low dose does best at 2 h."),
    (SHOPS, "Grocer has the most customers from noon to 6 pm."),
    (SHOPS, "Baker and Draper are last at 6 pm (12 each)."),
    (SHOPS, "Baker and Grocer peak before 3 pm (40 and 37)."),
    (SHOPS, "Draper and Baker are lowest at 9 am and 6 pm (6 and 12)."),
    (SHOPS, "The snappiest service is at Baker, 40 seconds."),
    (SHOPS, "Baker and Draper end on their lowest joint count, 12 and 12."),
]
NOT_SUPPORTED = [
    (SHOPS, "The snappiest is Draper at noon, with 18."),
    (SHOPS, "Baker and Grocer peak at 9 am and noon (40 and 30)."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_each_line_is_held_against_its_own_number(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NOT_REFUTED)
def test_true_sentences_that_look_false_are_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NOT_SUPPORTED)
def test_what_numbers_alone_do_not_bear_out_is_left_open(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "supported"
