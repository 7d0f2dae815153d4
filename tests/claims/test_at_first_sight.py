"""What strangers' sentences were taken for at first sight: what is true must not be refuted, what is false not borne out."""

import pytest

from said import said

BEANS = """## Yield of beans by watering and shade

- **Y-axis (Watering)**: 0 mm (unwatered), 50 mm, 100 mm, 150 mm
- **X-axis (Shade, %)**: 0, 20, 40, 60

| Watering \\ Shade | 0 | 20 | 40 | 60 |
|---|---|---|---|---|
| 0 mm | 1.2 | 1.8 | 2.4 | 2.1 |
| 50 mm | 2.6 | 3.1 | 3.5 | 3.0 |
| 100 mm | 3.9 | 4.4 | 4.6 | 4.2 |
| 150 mm | 4.1 | 4.9 | 5.2 | 4.7 |
"""

LEAVES = """## Confusion matrix: leaves named by an app

- **Rows (true leaf):** Oak, Beech, Maple, Linden
- **Columns (predicted leaf):** Oak, Beech, Maple, Linden

| True \\ Predicted | Oak | Beech | Maple | Linden |
|---|---|---|---|---|
| Oak | 52 | 3 | 0 | 5 |
| Beech | 4 | 40 | 1 | 10 |
| Maple | 0 | 2 | 48 | 0 |
| Linden | 6 | 12 | 0 | 27 |
"""

LAPS = """### Lap times with and without a tail wind

Seconds that riders needed for a lap at three tyre pressures. Lower is better.

- **Rows (Rider):** Ana, Bea, Cleo, Dora
- **Columns (Pressure, bar):** 6, 7, 8

#### Without tail wind
| Rider | 6 | 7 | 8 |
|---|---|---|---|
| Ana | 61.2 | 60.1 | 59.8 |
| Bea | 63.0 | 62.4 | 62.9 |
| Cleo | 60.7 | 59.9 | 60.3 |
| Dora | 65.1 | 64.0 | 63.2 |

#### With tail wind
| Rider | 6 | 7 | 8 |
|---|---|---|---|
| Ana | 58.0 | 57.2 | 57.1 |
| Bea | 59.9 | 59.0 | 59.4 |
| Cleo | 57.5 | 57.2 | 57.8 |
| Dora | 62.3 | 60.8 | 60.1 |
"""

WELLS = """## Litres pumped from three wells before the rains

- **X-axis (weeks before the rains):** 5, 4, 3, 2, 1
- **Y-axis (Well):** Mill, Chapel, Ford

| Well \\ Week | 5 | 4 | 3 | 2 | 1 |
|---|---|---|---|---|---|
| Mill | 52 | 47 | 41 | 30 | 22 |
| Chapel | 33 | 32 | 31 | 24 | 19 |
| Ford | 44 | 40 | 38 | 35 | 33 |
"""

SHOPS = """## Customers of three shops by day

- **Rows (Day):** Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
- **Columns (Shop):** Bakery, Florist, Tailor

| Day \\ Shop | Bakery | Florist | Tailor |
|---|---|---|---|
| Tuesday | 120 | 44 | 12 |
| Wednesday | 131 | 41 | 15 |
| Thursday | 125 | 48 | 11 |
| Friday | 160 | 62 | 18 |
| Saturday | 240 | 95 | 30 |
| Sunday | 210 | 88 | 26 |
"""

TRAMS = """## Tram delays by line and hour

- **Rows (Line):** Red, Blue, Green
- **Columns (Hour):** 06:00, 08:00, 10:00, 12:00
- **Legend**: Mean delay (minutes), from 0 (white) to 10 (black)

| Line | 06:00 | 08:00 | 10:00 | 12:00 |
|---|---|---|---|---|
| Red | 1.5 | 6.2 | 3.1 | 2.4 |
| Blue | 0.8 | 4.1 | 2.2 | 1.9 |
| Green | 2.3 | 8.7 | 5.3 | 4.0 |
"""


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        # Under a treatment is where it is applied, and a gloss beside a tick is its name.
        (BEANS, "The highest yield under 50 mm is 3.5.", "The highest yield under 100 mm is 3.5."),
        (BEANS, "No unwatered yield gets beyond 2.4.", "No unwatered yield gets beyond 2.2."),
        (
            BEANS,
            "At 40% shade, doubling the water from 50 to 100 mm raised the yield from 3.5 to 4.6.",
            "At 40% shade, doubling the water from 50 to 100 mm raised the yield from 3.5 to 4.9.",
        ),
        # Mistakes of a line are its entries off the diagonal.
        (
            LEAVES,
            "All errors in the Beech row are smaller than 11.",
            "All errors in the Beech row are smaller than 9.",
        ),
        (LEAVES, "None of the 16 cells is left blank.", "Six of the 16 cells are zero."),
        # "No more than" denies nothing, and what is left out is left out alone.
        (
            SHOPS,
            "The tailor had no more than 30 customers a day.",
            "The tailor had no more than 28 customers a day.",
        ),
        (
            SHOPS,
            "With the exception of the weekend, the florist had fewer than 63 customers.",
            "With the exception of the weekend, the florist had fewer than 60 customers.",
        ),
        # A panel with a thing and one without it.
        (
            LAPS,
            "Without the wind everything stays between 59.8 and 65.1.",
            "With the wind everything stays between 59.8 and 65.1.",
        ),
        (
            LAPS,
            "There is no difference between Ana and Cleo at 7 bar with the wind.",
            "There is no difference between Ana and Bea at 7 bar with the wind.",
        ),
        # Time runs to the smaller ticks where these count what is left.
        (WELLS, "The largest amount of the last week is 33.", "The largest amount of the first week is 44."),
        (WELLS, "From week 3 on, Mill stays at or below 41.", "From week 3 on, Mill stays at or below 40."),
        # Which way is better.
        (
            TRAMS,
            "Blue is more punctual at 12:00 than at 10:00.",
            "Blue is more punctual at 10:00 than at 12:00.",
        ),
    ],
)
def test_what_is_true_is_not_refuted_and_its_twin_not_borne_out(grid: str, true: str, false: str) -> None:
    assert "contradicted" not in said(grid, true).verdicts
    assert "supported" not in said(grid, false).verdicts


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (WELLS, "Mill gives less with every week that passes."),
        (WELLS, "Chapel was the smallest: 139 litres in all."),
        (LAPS, "Dry Ana is slower than dry Bea at 7 bar without the wind."),
        (LAPS, "At 8 bar the times are lower with the tail wind, by 2.7 for Ana."),
        (LAPS, "No time without the wind is better than 59.8."),
        (LEAVES, "Linden was the rarest: 45 leaves."),
        (LEAVES, "Errors between Beech and Linden outnumber all others together."),
        (SHOPS, "Tuesday's total is lower than the Saturday figure for the bakery alone."),
        (SHOPS, "The dip of the tailor on Thursday is gone on Friday."),
        (TRAMS, "Red climbs to 08:00 and then declines through to 12:00."),
    ],
)
def test_what_may_well_be_meant_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (BEANS, "At 0 mm, harvests went on rising until 60% shade."),
        (LAPS, "Without the wind, Bea does best at 8 bar."),
        (LAPS, "At 6 bar Dora is best with the wind."),
        (LEAVES, "Linden alone falls short of 45 hits."),
        (TRAMS, "Green is the most punctual at 08:00."),
        (TRAMS, "At 08:00 the least punctual line is Blue."),
        (SHOPS, "The lowest figure of the table is the 41 at the florist."),
    ],
)
def test_what_fits_a_misreading_is_not_borne_out(grid: str, sentence: str) -> None:
    assert "supported" not in said(grid, sentence).verdicts
