"""Places that are told by where they lie, and not by what their ticks are called: each true sentence with a false twin."""

import pytest

from said import said

CRANE = """# Crane arm

Deflection of the tip of a crane arm in mm, by load and reach.

- **X-axis (Reach (m))**: 10, 20, 30, 40, 50, 60
- **Y-axis (Load (t))**: 1, 2, 4, 8, 16

| Load \\ Reach | 10 | 20 | 30 | 40 | 50 | 60 |
|---|---|---|---|---|---|---|
| 1 | 0.2 | 0.4 | 0.7 | 1.1 | 1.6 | 2.3 |
| 2 | 0.4 | 0.8 | 1.3 | 2.1 | 3.2 | 4.5 |
| 4 | 0.9 | 1.6 | 2.7 | 4.2 | 6.3 | 9.1 |
| 8 | 1.7 | 3.3 | 5.4 | 8.5 | 12.6 | 18.2 |
| 16 | 3.5 | 6.7 | 10.8 | 17.1 | 25.2 | 36.4 |
"""
POOL = """# Swimmers

Swimmers per hour in the municipal pool.

| Month \\ Day | Mon | Tue | Wed | Thu | Fri | Sat | Sun |
|---|---|---|---|---|---|---|---|
| January | 31 | 28 | 35 | 30 | 42 | 66 | 58 |
| April | 34 | 30 | 37 | 33 | 45 | 71 | 64 |
| July | 97 | 92 | 99 | 95 | 104 | 143 | 151 |
| October | 36 | 33 | 40 | 34 | 47 | 70 | 63 |
"""
ROAD = """# Speed on the ring road

Mean speed in km/h by section of the ring road and hour of the day.

| Section \\ Hour | 6 | 7 | 8 | 9 | 12 | 15 | 17 | 18 | 21 |
|---|---|---|---|---|---|---|---|---|---|
| Harbour | 71 | 52 | 33 | 41 | 62 | 60 | 29 | 35 | 74 |
| Tunnel | 78 | 61 | 47 | 55 | 70 | 68 | 40 | 46 | 79 |
| Bridge | 66 | 45 | 21 | 34 | 57 | 54 | 19 | 24 | 68 |
| Forest | 92 | 88 | 76 | 83 | 90 | 91 | 77 | 80 | 95 |
| Airfield | 97 | 94 | 85 | 89 | 96 | 93 | 81 | 84 | 98 |
"""

TWINS = [
    (CRANE, "Second from the right in the bottom row stands {}.", "25.2", "17.1"),
    (CRANE, "Third from the left in the top row is {}.", "0.7", "0.4"),
    (CRANE, "In the penultimate row the largest value is {}.", "18.2", "9.1"),
    (CRANE, "The second column from the left never exceeds {}.", "6.7", "3.3"),
    (CRANE, "Two rows above the bottom, the deflection runs from {} mm.", "0.9 to 9.1", "1.7 to 18.2"),
    (CRANE, "The tile right of the top-left one reads {}.", "0.4", "2.3"),
    (CRANE, "The cell above the maximum holds {}.", "18.2", "25.2"),
    (CRANE, "The tile just below the top-right corner is {}.", "4.5", "2.3"),
    (CRANE, "The row below the top row starts at {}.", "0.4", "0.9"),
    (CRANE, "The corner where both are largest holds {} mm.", "36.4", "25.2"),
    (CRANE, "Beyond 45 m no value is below {}.", "1.6", "2.3"),
    (CRANE, "Up to 25 m, no cell exceeds {}.", "6.7", "3.3"),
    (CRANE, "Under one tonne the deflection never passes {} mm.", "2.3", "1.6"),
    (POOL, "On weekdays the pool never sees more than {} swimmers.", "104", "99"),
    (POOL, "At the weekend no month falls below {}.", "58", "64"),
    (ROAD, "Second from the top, the Tunnel never drops below {} km/h.", "40", "46"),
    (ROAD, "At either end of the day the Harbour exceeds {} km/h.", "70", "72"),
    (ROAD, "The Bridge falls to {} km/h at Hour 17.", "19", "21"),
    (ROAD, "Before noon the Harbour never exceeds {} km/h.", "71", "52"),
    (ROAD, "In the columns left of 8 nothing is below {}.", "45", "52"),
    (ROAD, "Only the {} bottom rows stay above 75 km/h.", "two", "four"),
]


@pytest.mark.parametrize(("grid", "sentence", "right", "wrong"), TWINS)
def test_a_place_is_known_by_where_it_lies(grid: str, sentence: str, right: str, wrong: str) -> None:
    assert said(grid, sentence.format(right)).verdict == "supported"
    assert said(grid, sentence.format(wrong)).verdict != "supported"


TRUE_BUT_TRICKY = [
    (CRANE, "In the row above 4, the deflection runs from 0.4 to 4.5 mm."),
    (CRANE, "The values to the right of 30 m all exceed 1."),
    (CRANE, "Each row from the third down stays above 0.8."),
    (CRANE, "Under 4 t the deflection goes up to 9.1 mm."),
    (ROAD, "The Bridge falls to fifth place at hour 6."),
    (ROAD, "One hour after hour 17, the Bridge rises to 24 km/h."),
    (ROAD, "Starting at hour 6, the Bridge falls to 21 km/h within two hours."),
    (ROAD, "Three hours before 18, the Bridge is at 54 km/h."),
    (ROAD, "The gap between Forest and Bridge falls to 56 km/h at hour 18."),
    (ROAD, "Relative to hour 6, the Bridge drops to 29% at hour 17."),
    (ROAD, "On the Bridge the loss against hour 6 grows to 47 km/h at hour 17."),
    (ROAD, "At hour 17 the mean over the sections drops to 49 km/h."),
    (ROAD, "At either end of the city, speeds are above 60 km/h at hour 6."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRUE_BUT_TRICKY)
def test_what_looks_like_another_place_is_not_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


NOT_HELD = [
    "Forest has its minimum of 77 at hour 17.",
    "Forest reaches its peak of 91 at hour 15.",
    "At hour 17 the Bridge rises to 19 km/h from 18.",
]


@pytest.mark.parametrize("sentence", NOT_HELD)
def test_a_turn_is_not_the_extreme_of_its_line(sentence: str) -> None:
    assert said(ROAD, sentence).verdict != "supported"
