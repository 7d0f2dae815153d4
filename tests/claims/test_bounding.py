"""Bounds and ranges of which every word is understood, each true sentence with a false twin."""

import pytest

from said import said

FJORD = """## Oxygen in the fjord

- **X-axis**: Distance from the sill (km): 0, 5, 10, 15, 20
- **Y-axis**: Depth (m): 1, 5, 10, 20
- **Colour scale**: oxygen in mg/L, from pale yellow (0) to dark blue (10)

| Depth (m) \\ Distance (km) | 0 | 5 | 10 | 15 | 20 |
|---|---|---|---|---|---|
| 1 | 9.8 | 9.1 | 8.4 | 7.2 | 6.6 |
| 5 | 9.5 | 8.9 | 8.0 | 6.9 | 6.0 |
| 10 | 9.1 | 8.2 | 7.1 | 5.5 | 4.4 |
| 20 | 8.8 | 7.9 | 6.2 | 4.1 | 2.9 |
"""

BOATS = """## Occupancy of the boats

| boat \\ departure | 06:10 | 09:00 | 13:00 | 16:30 |
|---|---|---|---|---|
| Alba | 71% | 64% | 52% | 80% |
| Brio | 40% | 38% | 45% | 61% |
| Dora | 28% | 36% | 47% | 69% |
"""

TWINS = [
    (FJORD, "At 20 km it stays below 7 throughout.", "At 20 km it stays below 6 throughout."),
    (FJORD, "Concentrations run from 2.9 up to 9.8 mg/L.", "Concentrations run from 2.9 up to 8.9 mg/L."),
    (
        FJORD,
        "At 15 km oxygen is anything between 4.1 and 7.2.",
        "At 15 km oxygen is anything between 4.1 and 6.2.",
    ),
    (
        FJORD,
        "Ten kilometres from the sill, oxygen is above 6 mg/L at every depth.",
        "Ten kilometres from the sill, oxygen is above 7 mg/L at every depth.",
    ),
    (FJORD, "The upper two rows contain no value below 6.", "The lower two rows contain no value below 6."),
    (
        FJORD,
        "Everywhere except at 20 m, the 20 km station stays above 4.",
        "Everywhere except at 1 m, the 20 km station stays above 4.",
    ),
    (FJORD, "Below 5 m, nothing beyond 10 km reaches 5.6.", "Below 1 m, nothing beyond 10 km reaches 5.6."),
    (FJORD, "From 10 km onwards no cell exceeds 8.4.", "From 5 km onwards no cell exceeds 8.4."),
    (FJORD, "The section has four depths by five stations.", "The section has four depths by six stations."),
    (FJORD, "The darkest cell is the one at 0 km and 1 m.", "The darkest cell is the one at 20 km and 20 m."),
    (
        FJORD,
        "The maximum lies at 1 m and 0 km, a cell of the darkest blue.",
        "The maximum lies at 1 m and 0 km, a cell of the palest yellow.",
    ),
    (
        BOATS,
        "The Brio never gets over half full except at 16:30.",
        "The Brio never gets over half full except at 13:00.",
    ),
    (
        BOATS,
        "Apart from the Alba, no boat is more than half full before 16:30.",
        "Apart from the Brio, no boat is more than half full before 16:30.",
    ),
    (BOATS, "No departure but the 16:30 exceeds 75%.", "No departure but the 13:00 exceeds 75%."),
    (BOATS, "The Alba passes 70% at 06:10 and 16:30 only.", "The Alba passes 60% at 06:10 and 16:30 only."),
    (
        BOATS,
        "The Alba ranges from 52% to 80%, while the Brio values run from 38% up to 61%.",
        "The Alba ranges from 52% to 80%, while the Brio values run from 38% up to 67%.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


# What "other" is set apart from stands in another sentence, and its twin sets it apart from something else.
OTHERS = [
    ("At 16:30 the Alba is at 80%. No other cell gets past 75%.", "At 16:30 the Alba is at 80%. No other cell gets past 65%."),
    ("The Dora at 06:10 stands at 28%. Everything else is above 35%.", "The Dora at 06:10 stands at 28%. Everything else is above 37%."),
    ("The Alba is the fullest boat. No other boat exceeds 69%.", "The Alba is the fullest boat. No other boat exceeds 65%."),
    ("The Alba is the fullest boat. No other boat exceeds 69%.", "The Brio is a small boat. No other boat exceeds 80%."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), OTHERS)
def test_others_are_other_than_what_was_told_last(true: str, false: str) -> None:
    assert said(BOATS, true).verdict == "supported"
    assert said(BOATS, false).verdict != "supported"


@pytest.mark.parametrize(
    "sentence",
    [
        "No boat stays below 50% throughout.",
        "Ignoring the Alba, no value exceeds 75% in other seasons.",
        "All values above 60% need a holiday and 40 guests.",
        "The Brio sails at up to 12 knots.",
    ],
)
def test_what_says_more_than_a_bound_is_not_contradicted(sentence: str) -> None:
    assert said(BOATS, sentence).verdict != "contradicted"


def test_a_bound_is_taken_up_again_by_what_follows_in_its_sentence() -> None:
    told = "The Alba is above 50% in every column, whereas the Dora {} 13:00."
    assert said(BOATS, told.format("never gets there before")).verdict != "contradicted"


def test_the_numbers_of_an_axis_are_no_values() -> None:
    axes = "The horizontal axis, x, counts columns from the left and goes from 1 to 4. The vertical axis, y, counts rows and goes from 1 to 3. A pair (x, y) is column first.\n\n"
    grid = f"# Hits on a board\n\n{axes}| y \\ x | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| 3 | 0 | 2 | 0 | 1 |\n| 2 | 5 | 9 | 4 | 0 |\n| 1 | 0 | 1 | 0 | 0 |\n"
    assert said(grid, "All squares with more than 4 hits are in columns 1 and 2.").verdict == "supported"
    assert said(grid, "All squares with more than 4 hits are in columns 3 and 4.").verdict == "contradicted"


KNOTS = """## Drag of sails in N

| Sail \\ Speed | 20 | 40 | 60 | 80 |
|---|---|---|---|---|
| jib | 14 | 33 | 47 | 66 |
| genoa | 21 | 52 | 71 | 93 |
"""


@pytest.mark.parametrize(
    "verb", ["goes beyond", "exceeds", "is past", "gets past", "climbs over", "rises beyond", "passes"]
)
@pytest.mark.parametrize("places", ["at 60 and 80", "at 60"])
def test_bare_numbers_behind_a_bound_may_be_ticks(verb: str, places: str) -> None:
    assert said(KNOTS, f"The genoa {verb} 60 {places}.").verdict != "contradicted"
