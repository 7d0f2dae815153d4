"""Plain prose on one grid, told in turns of speech that are led back to plainer ones: each true sentence with a false twin."""

import pytest

from said import said

CLAY = """# Strength of fired clay

The heatmap shows the strength of test bars in MPa; higher is better.

- **Vertical axis:** Kiln temperature in °C (1000, 1050, 1100, 1150).
- **Horizontal axis:** Soak in hours (1, 2, 3, 4, 5).

| Kiln temperature | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| 1000 | 11 | 14 | 18 | 21 | 23 |
| 1050 | 15 | 20 | 25 | 29 | 30 |
| 1100 | 21 | 28 | 35 | 38 | 36 |
| 1150 | 17 | 24 | 27 | 24 | 19 |
"""
TRAMS = """# Riders on four tram lines

The heatmap counts riders by line and hour of the day.

- **Rows:** Harbour, Station, Castle, Meadow
- **Columns:** 7:00, 9:00, 11:00, 13:00

| Line | 7:00 | 9:00 | 11:00 | 13:00 |
|---|---|---|---|---|
| Harbour | 88 | 61 | 45 | 52 |
| Station | 95 | 83 | 60 | 66 |
| Castle | 34 | 40 | 58 | 71 |
| Meadow | 21 | 19 | 12 | 15 |
"""
ON_CLAY = [
    ("The strongest bar stood 38 MPa and was pulled out after 4 hours at 1100 °C.",
     "The strongest bar stood 38 MPa and was pulled out after 5 hours at 1100 °C."),
    ("Lengthening the soak from 1 to 2 hours pays off at all four heats.", "Lengthening the soak from 4 to 5 hours pays off at all four heats."),
    ("Raising the kiln from 1050 to 1100 °C helps at every soak.", "Raising the kiln from 1100 to 1150 °C helps at every soak."),
    ("The last step, from 4 to 5 hours, hurts only 1100 and 1150 °C.", "The last step, from 4 to 5 hours, hurts only 1150 °C."),
    ("As far as 3 hours, one more hour always helps, whichever heat is used.", ""),
    ("At 1000 °C, a bar soaked for 4 hours is nearly twice as strong as one soaked for 1.",
     "At 1050 °C, a bar soaked for 4 hours is three times as strong as one soaked for 1."),
    ("With one hour the four heats are 10 MPa apart.", "With three hours the four heats are 12 MPa apart."),
    ("A soak of 3 hours suits 1150 °C best.", "A soak of 5 hours suits 1150 °C best."),
    ("1100 °C is best from 1 hour on.", "1050 °C is best from 3 hours on."),
    ("1100 °C is the winner for soaks of 2 hours and more.", "1150 °C is the winner for soaks of 2 hours and more."),
    ("30 MPa was exceeded three times, always at 1100 °C.", "30 MPa was exceeded three times, always at 1050 °C."),
    ("The top extreme is found at 1100 °C and 4 hours, the bottom one at 1000 °C and 1 hour.", ""),
]  # fmt: skip
ON_TRAMS = [
    ("Only one line gains riders between 7:00 and 9:00: Castle.", "Only one line gains riders between 7:00 and 9:00: Harbour."),
    ("Busier than Harbour at 9:00 is only Station.", "Busier than Harbour at 9:00 is only Castle."),
    ("Only Castle is busier than Station at 13:00.", "Only Harbour is busier than Station at 13:00."),
    ("Seven o'clock is the fullest hour on Harbour, Station and Meadow.", "Seven o'clock is the fullest hour on each of the lines."),
    ("Station is the busiest line at 9:00 and Harbour the second busiest.", "Station is the busiest line at 9:00 and Castle the second busiest."),
    ("No other line swings as widely over the day as Harbour does, 43 riders from busiest to quietest.",
     "No other line swings as widely over the day as Castle does, 37 riders from busiest to quietest."),
    ("The quietest spot is Meadow at eleven, with 12 riders.", "The quietest spot is Meadow at nine, with 19 riders."),
    ("Between 11:00 and 13:00 every line gets busier.", "Between 9:00 and 11:00 every line gets busier."),
]  # fmt: skip
# True ones that a hasty reading refutes, or of which it says nothing.
NOT_REFUTED = [
    (TRAMS, "At 13:00 only Castle is busier than Station."),
    (TRAMS, "By 13:00 the crowd has grown on every line."),
    (TRAMS, "Castle manages its best hour at 13:00 instead."),
]
NOT_BORNE_OUT = [
    (CLAY, "Going from 4 to 5 hours hurts 1150 °C alone."),
    (CLAY, "Going from 4 to 5 hours hurts just the hottest kiln."),
    (TRAMS, "From 7:00 to 9:00 the riders drop just on Harbour."),
]


@pytest.mark.parametrize(("true", "false"), ON_CLAY)
def test_on_clay(true: str, false: str) -> None:
    assert said(CLAY, true).verdict == "supported"
    assert not false or said(CLAY, false).verdict != "supported"


@pytest.mark.parametrize(("true", "false"), ON_TRAMS)
def test_on_trams(true: str, false: str) -> None:
    assert said(TRAMS, true).verdict == "supported"
    assert said(TRAMS, false).verdict != "supported"


@pytest.mark.parametrize("false", [false for _, false in ON_CLAY if false][:8])
def test_false_twins_on_clay_are_refuted(false: str) -> None:
    assert said(CLAY, false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "true"), NOT_REFUTED)
def test_true_ones_are_not_refuted(grid: str, true: str) -> None:
    assert said(grid, true).verdict != "contradicted"


@pytest.mark.parametrize(("grid", "false"), NOT_BORNE_OUT)
def test_lines_singled_out_are_not_borne_out_by_their_own_course(grid: str, false: str) -> None:
    assert said(grid, false).verdict != "supported"


def test_what_names_a_line_and_compares_is_listed() -> None:
    """A sentence with a reference and a word that compares is never passed over in silence."""
    for sentence in (
        "Castle outshone nearly every rival at 13:00 in its own way.",
        "Meadow never managed it.",
    ):
        assert said(TRAMS, sentence).verdict != "nothing said"


WINDS = """# Speed of a boat

Speed in km/h by true wind angle (TWA) and true wind strength (TWS).

- **Across:** TWA in degrees, at 40, 60 and 90.
- **Upwards:** TWS in knots, at 6, 10 and 16.

| TWS | 40 | 60 | 90 |
|---|---|---|---|
| 6 | 3.8 | 4.7 | 5.1 |
| 10 | 5.4 | 6.3 | 6.9 |
| 16 | 5.9 | 6.8 | 7.6 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("In 10 knots of wind the best angle is 90°.", "supported"),
        ("In 10 knots of wind the best angle is 60°.", "undecidable"),
        ("In 6 knots of wind the angles are 1.3 km/h apart.", "supported"),
    ],
)
def test_abbreviated_axes_and_amounts(sentence: str, verdict: str) -> None:
    assert said(WINDS, sentence).verdict == verdict
