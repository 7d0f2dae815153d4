"""Superlatives, orders and numbers that tell something else than the values they were read of."""

import pytest

from said import said

KILN = """\
# Strength of fired bricks

- **Rows (Temperature, °C)**: 900, 1000, 1100
- **Columns (Clay)**: red, white, grey

| Temperature \\ Clay | red | white | grey |
|---|---|---|---|
| 900 | 21 | 14 | 17 |
| 1000 | 33 | 18 | 24 |
| 1100 | 42 | 29 | 12 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "The rows keep the order of the drawing: the hottest comes first.",
        "As listed, the grey column comes last.",
        "At each temperature there is at least one clay with 20 or more.",
        "Every clay has a temperature with more than 23.",
        "For red clay the hottest firing is twice as strong as the coldest.",
    ],
)
def test_what_tells_something_else_refutes_nothing(sentence: str) -> None:
    assert said(KILN, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (
            "With red clay the hottest setting is 2 times as strong as the coldest one.",
            "With red clay the hottest setting is 3 times as strong as the coldest one.",
        ),
        (
            "With white clay the strength rises from 900 through 1000 to 1100.",
            "With grey clay the strength rises from 900 through 1000 to 1100.",
        ),
    ],
)
def test_what_is_held_against_an_end_left_out_and_passed_on_the_way(true: str, false: str) -> None:
    assert said(KILN, true).verdict == "supported"
    assert said(KILN, false).verdict != "supported"


def test_the_lowest_is_hardly_the_best_where_nobody_says_so() -> None:
    assert said(KILN, "Grey clay is best at 1100.").verdict != "supported"
    assert said(KILN, "Grey clay is best at 1000.").verdict == "supported"


def test_the_spread_of_a_line_is_told_as_one_of_its_numbers() -> None:
    assert said(KILN, "The red column spans 21.").verdict == "supported"
    assert (
        said(KILN, "The distance between the highest and the lowest value is 15 for white.").verdict
        == "supported"
    )


def test_what_two_lines_end_with_is_not_held_against_their_means() -> None:
    assert said(KILN, "Red clay ends 13 ahead of white.").verdict != "contradicted"
