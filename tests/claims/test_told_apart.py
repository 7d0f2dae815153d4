"""Sentences whose parts look like claims of another sort: passives, names with numbers, opinions, labels of an earlier sentence."""

import pytest

from said import said

SIZES = """## Scores by width and size

| Width \\ Model Size | 1.3B | 6.7B | 13B |
|---|---|---|---|
| 2-bit | 27.2 | 40.1 | 55.9 |
| 3-bit | 44.0 | 52.6 | 61.2 |
| 8-bit | 50.3 | 60.0 | 69.1 |
"""
SHARES = """## Share of seeds that sprout

| Depth \\ Week | 1 | 2 | 3 |
|---|---|---|---|
| 5 cm | 0.15 | 0.40 | 0.72 |
| 9 cm | 0.22 | 0.35 | 0.51 |
"""
LOSSES = """## Change of the score without a part

| Part \\ Task | Sums | Maps | Rhymes |
|---|---|---|---|
| Memory | -12.5 | -3.1 | -0.4 |
| Vision | -0.8 | -15.2 | -1.9 |
"""
TWINS = [
    (SIZES, "The minimum is found at (2-bit, 1.3B).", "The minimum is found at (3-bit, 1.3B)."),
    (SIZES, "The 13B column rises from 55.9 to 69.1.", "The 13B column rises from 55.9 to 64.1."),
    (SIZES, "At 3-bit, 6.7B reaches 52.6.", "At 3-bit, 6.7B reaches 56.2."),
    (SIZES, "At 6.7B, 2-bit is beaten by 8-bit.", "At 6.7B, 8-bit is beaten by 2-bit."),
    (SIZES, "2-bit is outperformed by 3-bit at every size.", "3-bit is outperformed by 2-bit at every size."),
    (SIZES, "3-bit is exceeded by 8-bit at 13B.", "8-bit is exceeded by 3-bit at 13B."),
    (SHARES, "The lowest share is 15%, at 5 cm in week 1.", "The lowest share is 19%, at 5 cm in week 1."),
    (
        SIZES,
        "The highest value for 8-bit at 13B (69.1) suggests better scaling.",
        "The highest value for 2-bit at 13B (55.9) suggests better scaling.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_of_twins_one_is_supported_and_the_other_not(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict != "supported", said(grid, false)


def test_what_its_writer_makes_of_it_is_no_part_of_a_statement() -> None:
    rows = SIZES.replace("| 8-bit | 50.3 | 60.0 | 69.1 |", "| 8-bit | 44.0 | 52.6 | 61.2 |")
    assert said(rows, "The equal rows of 3-bit and 8-bit imply a better rounding.").verdict == "supported"
    assert said(SIZES, "The equal rows of 3-bit and 8-bit imply a better rounding.").verdict == "contradicted"


def test_a_drop_of_so_much_is_no_value_above_it() -> None:
    assert said(LOSSES, "Two cells show a drop of more than 10 points.").verdict != "contradicted"


def test_a_label_speaks_of_its_first_sentence() -> None:
    sentence = "- **Maximum:** The figure peaks at 69.1. Next is 13B at 3-bit with 61.2."
    assert "contradicted" not in said(SIZES, sentence).verdicts


def test_what_axes_are_is_no_course_of_the_values() -> None:
    sentence = "The vertical axis gives the depth, growing downwards as usual."
    assert said(SHARES, sentence).verdict != "contradicted"
