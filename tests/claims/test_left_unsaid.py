"""What a sentence leaves to the one before it is not filled in by itself: true sentences that were contradicted."""

import pytest

from said import said

HIVE = """\
# Hive temperature

Degrees Celsius. Rows are frames, columns are hours.

| Frame | 06:00 | 12:00 | 18:00 |
|---|---|---|---|
| Frame 1 | 30.1 | 32.9 | 31.2 |
| Frame 2 | 34.6 | 35.4 | 35.0 |
| Frame 3 | 29.8 | 32.7 | 30.9 |
"""
STREETS = """\
# Noise after the tram

Change in decibels. Rows: street. Columns: time of day.

| Street | Morning | Noon | Evening |
|---|---|---|---|
| Mill Row | −5.6 | −3.0 | −1.2 |
| Canal Street | −4.2 | −2.2 | −0.7 |
| Market Square | +1.1 | +2.9 | +3.5 |
| Ash Lane | −0.4 | +0.6 | −0.1 |
"""
SEEDS = """\
# Seeds that came up

Percent. Rows are species, columns are degrees.

| Species | 5 | 10 | 15 | 20 |
|---|---|---|---|---|
| Spinach | 61 | 83 | 94 | 80 |
| Lettuce | 40 | 70 | 88 | 91 |
"""
OWLS = """\
# Calls in the night

| True \\ Predicted | Tawny | Barn | None |
|---|---|---|---|
| Tawny | 90 | 4 | 6 |
| Barn | 7 | 41 | 2 |
| None | 5 | 3 | 92 |
"""
SNOW = """\
# Snow depth

Each square stands for one height (rows) and one date (columns).

| Height | 1 Jan | 1 Feb | 1 Mar |
|---|---|---|---|
| 1200 m | 20 | 45 | 30 |
| 1600 m | 60 | 95 | 110 |
"""
POTENCY = """\
# Dose that is needed

ED50 in micrograms. Rows are venoms, columns are products.

| Venom | Ara | Beni | Coro |
|---|---|---|---|
| Pit | 40 | 90 | 210 |
| Coral | 60 | 70 | 190 |
"""
TERMS = """\
# Reading scores

Order of schools in each list: Ash Lane, Brook, Castle.

## Autumn
- Year 3: 94, 97, 91
- Year 4: 96, 100, 93

## Summer
- Year 3: 98, 102, 95
- Year 4: 103, 104, 97
"""


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (HIVE, "Frame 2 varies by only 0.8 over the day, the smallest swing of all; Frame 3, with 2.9, has the largest."),
        (SEEDS, "Spinach is best at 15, and it declines with each further step."),
        (HIVE, "The lowest reading is Frame 3 at 06:00, less than nine tenths of Frame 2's."),
        (OWLS, "Of the tawny owls 90 were recognised; 6 were missed and 4 called barn."),
        (POTENCY, "Coro was the least potent for both venoms."),
        (STREETS, "**Comparison of the two best streets.** The tram has taken the cars away."),
        (STREETS, "**Largest decrease:** −5.6 dB (Mill Row, Morning)"),
        (TERMS, "Every school gains from Autumn to Summer; the smallest gain is four points, at Ash Lane in Year 3."),
    ],
)  # fmt: skip
def test_a_true_sentence_that_leaves_something_unsaid_is_not_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


def test_what_a_square_stands_for_is_no_number_of_rows() -> None:
    assert (
        "contradicted"
        not in said(SNOW, "Each square stands for one height (rows) and one date (columns).").verdicts
    )


def test_the_order_of_lists_ranks_nothing() -> None:
    assert (
        "contradicted" not in said(TERMS, "Order of schools in each list: Ash Lane, Brook, Castle.").verdicts
    )


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Every street but Ash Lane peaks in the evening.", "supported"),
        ("Every street peaks in the evening.", "contradicted"),
        ("Each of Mill Row, Canal Street and Market Square peaks in the evening.", "supported"),
    ],
)
def test_a_word_of_the_axis_is_no_tick_that_has_it_in_its_name(sentence: str, verdict: str) -> None:
    assert said(STREETS, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("In Autumn, Ash Lane's two year groups average 95.", "supported"),
        ("In Autumn, Ash Lane's two year groups average 99.", "contradicted"),
    ],
)
def test_a_count_of_groups_is_no_tick(sentence: str, verdict: str) -> None:
    assert said(TERMS, sentence).verdict == verdict
