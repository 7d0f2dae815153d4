"""Parts that leave out what the one before them told, and lines named by where they stand: each sentence with a false twin."""

import pytest

from said import said

MILLS = """# Flour by mill and season

| Mill | Spring | Summer | Autumn | Winter |
|---|---|---|---|---|
| Elm | 44 | 51 | 63 | 38 |
| Oak | 20 | 27 | 24 | 16 |
| Ash | 71 | 58 | 82 | 77 |
| Yew | 9 | 13 | 11 | 5 |
"""

LAMPS = """# Output by current and coating

**Panel A: clear**

| Current | 10 | 20 | 40 |
|---|---|---|---|
| 2 | 14 | 19 | 33 |
| 4 | 22 | 37 | 41 |
| 8 | 35 | 29 | 18 |

**Panel B: frosted**

| Current | 10 | 20 | 40 |
|---|---|---|---|
| 2 | 7 | 12 | 24 |
| 4 | 17 | 31 | 28 |
| 8 | 26 | 34 | 39 |
"""

TWINS = [
    # extremes of one thing after the other
    (MILLS, "Elm's lowest value is 38, Oak's {}.", "16", "18"),
    (MILLS, "The lowest value of Elm is 38, that of Oak {}.", "16", "18"),
    (MILLS, "Ash tops out at 82, Elm at 63 and Oak at {}.", "27", "29"),
    (MILLS, "In Spring the Ash mill is strongest with 71, in Winter the {}.", "Ash with 77", "Elm with 38"),
    (MILLS, "The Autumn maximum of 82 belongs to Ash, that of Winter to {}.", "Ash", "Oak"),
    (LAMPS, "The maximum of panel A is 41, that of panel B {}.", "39", "34"),
    # means, sums, leads
    (MILLS, "The mean of the Elm row is 49; that of the Ash row is {}.", "72", "76"),
    (MILLS, "In Spring it is Ash ahead of Elm by 27, in Winter by {}.", "39", "33"),
    (MILLS, "Elm is at 51 in Summer, Ash at {}.", "58", "82"),
    # words that lead back and are left out further on
    (MILLS, "Elm is the runner-up. It stands at 44 in Spring, 51 in Summer and {} in Autumn.", "63", "68"),
    (MILLS, "Ash leads everywhere. Its lowest value is 58, that of Elm {}.", "38", "44"),
    (MILLS, "Elm peaks in Autumn and Oak in Summer; the former reaches 63, the latter {}.", "27", "29"),
    (MILLS, "Autumn is the best season of Ash. There, Elm has {}.", "63", "51"),
    # lines by where they stand
    (MILLS, "Elm ranges from 38 to 63; the row below it never exceeds {}.", "27", "25"),
    (MILLS, "The Elm row adds up to 196; the row below adds up to {}.", "87", "97"),
    (MILLS, "Yew never passes 13, whereas the row above it never falls below {}.", "58", "65"),
    (MILLS, "Elm has 63 in Autumn. In the following season it has {}.", "38", "42"),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence", "true", "false"), TWINS)
def test_what_is_left_unsaid_is_judged(grid: str, sentence: str, true: str, false: str) -> None:
    assert said(grid, sentence.format(true)).verdict == "supported"
    assert said(grid, sentence.format(false)).verdict == "contradicted"


OPEN = [
    (MILLS, "Autumn has the highest value with 82, Summer 58."),
    (MILLS, "Ash has the highest mean with 72, Elm 49."),
    (MILLS, "Elm averages 49, Ash 72 and Oak the same."),
    (MILLS, "Elm peaks at 63, Ash at more than that."),
    (MILLS, "Ash's Summer is 13 below its Spring, the Elm's is not."),
    (MILLS, "Ash peaks in Autumn and Elm in Autumn. The former has 82 there, the latter 63."),
    (LAMPS, "In panel A the best value is 41 at current 4 and 40, in panel B 28 at the same setting."),
    (LAMPS, "The row below 4 in panel A holds 35."),
    (LAMPS, "In panel A the best current for 10 is 8."),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_may_mean_something_else_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
