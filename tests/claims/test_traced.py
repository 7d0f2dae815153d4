"""Sentences whose words are not understood one by one, and whose numbers are traced back to the data."""

import pytest

from said import said

FERRY = """## Figure: Passengers before and after the new timetable

Two heatmaps, "Old timetable" (left) and "New timetable" (right).

- **X-axis (Hour)**: 6, 9, 12, 15, 18
- **Y-axis (Day)**: Mon, Wed, Fri, Sat, Sun

#### Old timetable

| Day \\ Hour | 6 | 9 | 12 | 15 | 18 |
|---|---|---|---|---|---|
| Mon | 120 | 210 | 340 | 250 | 190 |
| Wed | 130 | 230 | 355 | 260 | 200 |
| Fri | 115 | 205 | 310 | 275 | 240 |
| Sat | 60 | 150 | 290 | 305 | 280 |
| Sun | 55 | 140 | 270 | 295 | 265 |

#### New timetable

| Day \\ Hour | 6 | 9 | 12 | 15 | 18 |
|---|---|---|---|---|---|
| Mon | 140 | 245 | 395 | 290 | 215 |
| Wed | 150 | 260 | 412 | 300 | 230 |
| Fri | 135 | 240 | 360 | 315 | 275 |
| Sat | 75 | 180 | 335 | 350 | 320 |
| Sun | 70 | 165 | 315 | 340 | 300 |
"""

PASSES = """## Heatmap: Pass rates by school and lessons

- **X-axis (Lessons per week)**: 0, 1, 2, 3, 4
- **Y-axis (School)**: Ashby, Birch, Corley, Dunn
- **Legend**: share of pupils who pass, in percent, from 40 to 90

| School \\ Lessons | 0 | 1 | 2 | 3 | 4 |
|---|---|---|---|---|---|
| Ashby | 61 | 66 | 72 | 79 | 78 |
| Birch | 52 | 55 | 63 | 68 | 70 |
| Corley | 58 | 64 | 71 | 75 | 81 |
| Dunn | 44 | 47 | 51 | 56 | 59 |
"""

FROST = """## Figure: Change of yield in percent

| Field \\ Night | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| Alder | -1.2 | -3.4 | -0.7 | 0.4 |
| Beech | -4.6 | -5.2 | -4.8 | -4.7 |
| Cedar | -2.1 | 1.3 | -1.9 | -2.6 |
"""

TWINS = [
    # cells, with extremes that the words give and superlatives that nothing knows
    (FERRY, "The emptiest boat of all, 55, belongs to Sunday at hour 6 under the old timetable.", "The emptiest boat of all, 55, belongs to Saturday at hour 6 under the old timetable."),
    (FERRY, "The record of the whole figure, 412, belongs to the new timetable for Wed at hour 12.", "The record of the whole figure, 395, belongs to the new timetable for Mon at hour 12."),
    (PASSES, "Dunn without any lessons is the sorriest sight of the map, 44.", "Dunn with one lesson is the sorriest sight of the map, 47."),
    # what is worked out of lines
    (PASSES, "Mean shares creep up with every lesson, from 53.75 to 72.", "Mean shares creep up with every lesson, from 53.75 to 75."),
    (FERRY, "The mean over the days climbs from 96 at hour 6 to 313 at hour 12 under the old timetable.", "The mean over the days climbs from 96 at hour 6 to 323 at hour 12 under the old timetable."),
    (FERRY, "The busiest boat of the new timetable carries 7.5 times as many as the emptiest boat of the old one, 55.", "The busiest boat of the new timetable carries 9.5 times as many as the emptiest boat of the old one, 55."),
    # losses told without their sign
    (FROST, "5.2 percent were gone at Beech after night 2.", "3.4 percent were gone at Beech after night 2."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_number_that_the_data_give_bears_a_sentence_out_and_another_does_not(
    grid: str, true: str, false: str
) -> None:
    assert "supported" in said(grid, true).verdicts
    assert "supported" not in said(grid, false).verdicts


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (PASSES, "The quirkiest school is Birch at two lessons, with 63."),
        (PASSES, "All schools stood at 63 back then."),
        (PASSES, "Birch would reach 63 with two lessons if nothing else changed."),
        (PASSES, "Pupils were taught at 63 Mill Lane."),
        (PASSES, "Every school makes do with 63 at two lessons."),
        (FERRY, "Boats left the quay after 250 whistles in 2019."),
    ],
)
def test_a_number_that_stands_there_bears_out_nothing_else(grid: str, sentence: str) -> None:
    assert "supported" not in said(grid, sentence).verdicts


COUNTS = [
    (PASSES, "There are six results above 70 percent, and neither Birch nor Dunn owns one of them.", "There are eight results above 70 percent, and neither Birch nor Dunn owns one of them."),
    (PASSES, "Six runs finish with a rate over 70.", "Nine runs finish with a rate over 70."),
    (PASSES, "Rates of 70% or better were reached seven times, always with two or more lessons.", "Rates of 70% or better were reached nine times, always with two or more lessons."),
    (PASSES, "A rate below 55 is attained in only four settings.", "A rate below 55 is attained in only six settings."),
    (PASSES, "A rate below 55 occurs in four settings and never with four lessons.", "A rate below 55 occurs in seven settings and never with four lessons."),
    (PASSES, "Seven trials got to 70 or beyond.", "Five trials got to 70 or beyond."),
    (PASSES, "The 70 percent mark is passed by six of the twenty classes.", "The 70 percent mark is passed by nine of the twenty classes."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), COUNTS)
def test_a_count_is_refuted_where_neither_cells_nor_lines_are_so_many(
    grid: str, true: str, false: str
) -> None:
    assert "supported" in said(grid, true).verdicts
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (PASSES, "Three of them get over 70."),  # as many schools do
        (PASSES, "Eight pairs of schools are more than 10 apart."),
        (PASSES, "Eight steps add more than 4."),
        (PASSES, "Of the others eight are above 60."),
        (PASSES, "Eight teachers have been there for more than 70 months."),
        (PASSES, "Each school would need eight lessons to get above 70."),
        (FERRY, "Eleven boats gained more than 30 passengers."),
    ],
)
def test_a_count_that_may_be_of_something_else_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_each_behind_what_is_counted_counts_nothing_else() -> None:
    assert said(PASSES, "Six classes collect more than 70 percent each.").verdict == "supported"
    assert said(PASSES, "Nine classes collect more than 70 percent each.").verdict == "contradicted"
