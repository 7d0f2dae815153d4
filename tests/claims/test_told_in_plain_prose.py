"""Sentences as people write them on pairs, matrices and lines: true ones with false twins, and what they may not refute."""

import pytest

from said import said

GARDEN = """## Correlation matrix of six garden variables

- **Variables**: Rain, Sun, Slugs, Yield, Weeds, Mulch
- **Color bar**: from -1 (blue) over 0 (white) to 1 (red)

- **Rain vs. Sun:** -0.62
- **Rain vs. Slugs:** 0.58
- **Rain vs. Yield:** 0.21
- **Rain vs. Weeds:** 0.44
- **Rain vs. Mulch:** -0.05
- **Sun vs. Slugs:** -0.51
- **Sun vs. Yield:** 0.36
- **Sun vs. Weeds:** -0.12
- **Sun vs. Mulch:** 0.09
- **Slugs vs. Yield:** -0.43
- **Slugs vs. Weeds:** 0.39
- **Slugs vs. Mulch:** 0.27
- **Yield vs. Weeds:** -0.48
- **Yield vs. Mulch:** 0.66
- **Weeds vs. Mulch:** -0.55
"""
SORTER = """## Confusion matrix of a fruit sorter

| True \\ Predicted | Apple | Pear | Quince | Plum |
|---|---|---|---|---|
| **Apple** | 182 | 11 | 5 | 2 |
| **Pear** | 14 | 161 | 23 | 2 |
| **Quince** | 6 | 31 | 112 | 1 |
| **Plum** | 3 | 0 | 2 | 145 |
"""
PASSES = """## Pass rates by school and lessons, in percent

| School \\ Lessons | 0 | 1 | 2 | 3 | 4 |
|---|---|---|---|---|---|
| Ashby | 61 | 66 | 72 | 79 | 76 |
| Birch | 52 | 55 | 63 | 68 | 70 |
| Corley | 58 | 64 | 71 | 75 | 81 |
| Dunn | 44 | 47 | 51 | 56 | 59 |
"""
TALKS = """## Letters between four offices

| From \\ To | Bern | Graz | Lodz | Turku |
|---|---|---|---|---|
| Bern | 90 | 41 | 12 | 8 |
| Graz | 44 | 85 | 15 | 22 |
| Lodz | 9 | 14 | 88 | 19 |
| Turku | 7 | 25 | 21 | 93 |
"""
WELLS = """## Water table in four wells

| Well \\ Month | May | June | July | August |
|---|---|---|---|---|
| North | 12 | 3 | -6 | 4 |
| South | 25 | 14 | 9 | 16 |
| East | 31 | 18 | -2 | 8 |
| West | 8 | -4 | -11 | 1 |
"""
STALL = """## Takings of a market stall, in euros

| Day \\ Hour | 8–10 | 10–12 | 12–14 |
|---|---|---|---|
| Monday | 44 | 31 | 12 |
| Tuesday | 41 | 35 | 18 |
| Wednesday | 52 | 38 | 15 |
| Saturday | 60 | 83 | 51 |
| Sunday | 39 | 66 | 47 |
"""
TWINS = [
    (GARDEN, "Apart from Mulch, Yield stays below 0.5 with everyone.", "Apart from Mulch, Yield stays below 0.3 with everyone."),
    (GARDEN, "Apart from its link with Mulch, Yield stays below 0.5 with everyone.", "Apart from its link with Rain, Yield stays below 0.5 with everyone."),
    (SORTER, "Pears and quinces are exchanged 54 times if both directions are added.", "Pears and quinces are exchanged 64 times if both directions are added."),
    (SORTER, "Plum is predicted exactly as often as it occurs (150 times).", "Pear is predicted exactly as often as it occurs (200 times)."),
    (SORTER, "Precision for pears works out as 161/203 = 79.3%.", "Precision for pears works out as 161/203 = 83.3%."),
    (PASSES, "Ashby is the best of the four at three lessons.", "Corley is the best of the four at three lessons."),
    (PASSES, "On all four rows the rate is lowest without any lessons, term or no term.", "On all four rows the rate is highest at four lessons, term or no term."),
    (PASSES, "Corley has more passes in total than Birch, although it starts behind Ashby.", "Birch has more passes in total than Corley, although it starts behind Ashby."),
    (PASSES, "Rates at Birch range from 52 to 70 percent, and their mean is 61.6.", "Rates at Birch range from 52 to 70 percent, and their mean is 58."),
    (PASSES, "- **Three lessons:** At this dose the four schools average 69.5 percent.", "- **Three lessons:** At this dose the four schools average 62 percent."),
    (PASSES, "The mean over the schools rises with each lesson.", "The mean over the schools falls with each lesson."),
    (PASSES, "The jump from one lesson to two is the largest of the four at Birch.", "The jump from two lessons to three is the largest of the four at Birch."),
    (TALKS, "Graz to Bern does best among the mail that travels, followed by Bern to Graz at 41.", "Graz to Turku does best among the mail that travels, followed by Bern to Graz at 41."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_true_sentence_is_not_refuted_and_its_twin_is_not_borne_out(
    grid: str, true: str, false: str
) -> None:
    assert "contradicted" not in said(grid, true).verdicts
    assert said(grid, false).verdict != "supported"


@pytest.mark.parametrize(("grid", "true", "false"), TWINS[:-2])
def test_both_are_settled_where_the_words_are_plain(grid: str, true: str, false: str) -> None:
    assert "supported" in said(grid, true).verdicts
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (TALKS, "The five counts under 10 all have Bern on one side."),
        (PASSES, "The numbers are means over 3 years."),
        (PASSES, "Every row climbs first and tips over later."),
        (PASSES, "- **Strongest setback:** Ashby, at four lessons."),
        (PASSES, "- **Sharpest decline:** Ashby at four lessons."),
        (PASSES, "- **Biggest worry:** Dunn at four lessons."),
        (PASSES, "Every school gets past 60 with four lessons or fewer, all but Dunn."),
        (
            SORTER,
            "Confusions between apples and pears, pears and quinces, and quinces and plums add up to 82.",
        ),
        (WELLS, "Every well gets past 5."),
        (WELLS, "North recovers by August."),
        (WELLS, "Every well recovers until August."),
        (STALL, "Between 8–10 and 10–12 takings fall on every weekday but rise on both Saturday and Sunday."),
    ],
)
def test_what_may_mean_something_else_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_a_label_that_calls_a_number_the_largest_is_not_passed_over() -> None:
    assert said(SORTER, "- **Largest mix-up:** quinces sorted as pears, 31 cases.").verdict == "supported"
    assert said(SORTER, "- **Largest mix-up:** pears sorted as quinces, 23 cases.").verdict != "supported"
