"""What is told of the cells of two panels that show one grid twice, each with a false twin; and what may not be refuted."""

import pytest

from said import said

BEDS = """# Beds occupied, by clinic and ward

Two heatmaps of the percentage of beds that were taken: the upper one shows January, the lower one July. Rows are clinics, columns are wards.

**January**

| Clinic | Surgery | Heart | Children | Eyes |
|---|---|---|---|---|
| Elm Road | 82 | 91 | 64 | 47 |
| St Anne | 77 | 95 | 71 | 52 |
| Westgate | 88 | 86 | 58 | 40 |

**July**

| Clinic | Surgery | Heart | Children | Eyes |
|---|---|---|---|---|
| Elm Road | 74 | 83 | 41 | 45 |
| St Anne | 70 | 95 | 49 | 52 |
| Westgate | 69 | 80 | 60 | 34 |
"""
STRAINS = """# Yield of two tomato strains (kg per plant)

The left panel shows the strain Amber, the right panel the strain Ruby. Rows are fertilisers, columns are spacings in cm.

### Amber

| Fertiliser | 30 | 40 | 50 |
|---|---|---|---|
| none | 2.1 | 2.6 | 2.9 |
| compost | 3.0 | 3.4 | 3.8 |
| nitrate | 3.3 | 3.9 | 4.0 |
| mixed | 3.6 | 4.1 | 4.4 |

### Ruby

| Fertiliser | 30 | 40 | 50 |
|---|---|---|---|
| none | 1.8 | 2.6 | 3.2 |
| compost | 2.5 | 3.1 | 3.9 |
| nitrate | 2.9 | 3.5 | 4.3 |
| mixed | 3.0 | 3.8 | 4.9 |
"""
DEPTHS = """# Measured and modelled river depth

The left heatmap shows the measured depth in cm, the right heatmap the modelled depth in cm. Rows are gauges, columns are days of the flood.

## Measured

| Gauge | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| Weir | 140 | 185 | 210 | 170 |
| Ford | 60 | 95 | 120 | 88 |
| Lock | 205 | 240 | 266 | 231 |

## Modelled

| Gauge | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| Weir | 140 | 179 | 214 | 175 |
| Ford | 63 | 92 | 120 | 90 |
| Lock | 209 | 235 | 270 | 239 |
"""
DRONES = """# Position errors of drones

Two panels show the error in metres, by craft (rows) and wind in m/s (columns). A lower error is better.

### Old firmware

| Craft | 0 | 4 | 8 | 12 |
|---|---|---|---|---|
| Kite | 14.0 | 16.2 | 21.5 | 34.8 |
| Swift | 15.1 | 18.0 | 25.2 | 40.6 |
| Heron | 19.4 | 23.7 | 32.9 | 51.0 |
| Osprey | 18.2 | 22.1 | 30.4 | 48.3 |

### New firmware

| Craft | 0 | 4 | 8 | 12 |
|---|---|---|---|---|
| Kite | 14.2 | 16.2 | 19.1 | 24.0 |
| Swift | 15.0 | 17.1 | 21.3 | 27.7 |
| Heron | 19.8 | 22.0 | 27.1 | 34.6 |
| Osprey | 18.1 | 20.9 | 25.5 | 33.9 |
"""
TWINS = [
    (DRONES, "Heron at 12 m/s profits the most, by 16.4 points.", "Heron at 12 m/s profits the most, by 18.4 points."),
    (DRONES, "In the 12 m/s column nobody gains less than 10.", "In the 12 m/s column nobody gains less than 12."),
    (DRONES, "The largest saving, 16.4 points, goes to Heron at 12 m/s.", "The largest saving, 14.4 points, goes to Osprey at 12 m/s."),
    (DRONES, "At 8 m/s the update saves between 2.4 and 5.8 points.", "At 8 m/s the update saves between 3.4 and 5.8 points."),
    (DRONES, "Kite at 4 m/s is the one tile that does not change at all.", "Swift at 4 m/s is the one tile that does not change at all."),
    (DRONES, "Everyone gains at least 10 points at 12 m/s.", "Everyone gains at least 12 points at 12 m/s."),
    (DRONES, "At 0 m/s two of the crafts get slightly worse.", "At 0 m/s three of the crafts get slightly worse."),
    (DRONES, "Swift and Osprey at 12 m/s do better with the new firmware, by 12.9 and 14.4 points.", "Swift and Osprey at 12 m/s do better with the new firmware, by 12.9 and 13.4 points."),
    (BEDS, "All but three cells went down from January to July.", "All but four cells went down from January to July."),
    (BEDS, "Nine of the twelve cells are lower in July than in January.", "Eight of the twelve cells are lower in July than in January."),
    (BEDS, "The biggest difference between the two months is 23.", "The biggest difference between the two months is 28."),
    (BEDS, "Between January and July the steepest fall is 23 points, in children at Elm Road.", "Between January and July the steepest fall is 23 points, in eyes at St Anne."),
    (BEDS, "Children at Westgate is the only cell to gain.", "Surgery at Westgate is the only cell to gain."),
    (STRAINS, "The two strains never differ by more than 0.6.", "The two strains never differ by more than 0.4."),
    (STRAINS, "All four cells in which Ruby is ahead belong to the 50 cm column.", "All four cells in which Ruby is ahead belong to the 30 cm column."),
    (STRAINS, "The two panels agree in a single cell.", "The two panels agree in three cells."),
    (DEPTHS, "Model and measurement never differ by more than 8 cm.", "Model and measurement never differ by more than 5 cm."),
    (DEPTHS, "The three points at which the model is too low all belong to day 2.", "The three points at which the model is too low all belong to day 4."),
    (DEPTHS, "The model is too low at all three gauges on day 2, and nowhere else.", "The model is too low at all three gauges on day 3, and nowhere else."),
]  # fmt: skip
TRUE = [
    (DRONES, "Kite at 4 m/s is the one tile that does not change at all (16.2)."),
    (DRONES, "From 4 m/s upward no craft has a higher error than before."),
    (DRONES, "Heron at 0 m/s loses the most, 0.4 points."),
    (DRONES, "Osprey saves as much as 14.4 points at 12 m/s."),
    (DRONES, "The smallest improvement at 12 m/s, 10.8 points, is that of Kite."),
    (STRAINS, "Mixed fertiliser at 30 cm shows the biggest difference, 3.6 against 3.0."),
    (BEDS, "The children's ward of Elm Road emptied the most, from 64 to 41."),
    (BEDS, "Just one cell is fuller in July: children at Westgate, up by 2."),
    (BEDS, "Two cells are the same in both months, heart and eyes at St Anne."),
    (BEDS, "The smallest drop is that of eyes at Elm Road, just 2 points."),
    (STRAINS, "At 50 cm Ruby is ahead throughout, by as much as 0.5."),
    (STRAINS, "The strains tie only once, at 40 cm without fertiliser."),
    (STRAINS, "Amber is higher in seven cells, lower in four and equal in one."),
    (STRAINS, "Only in the 50 cm column does Ruby outyield Amber."),
    (STRAINS, "The largest gap, 0.6, opens for mixed fertiliser at 30 cm."),
    (DEPTHS, "The model hits the measured depth exactly for Weir on day 1 and Ford on day 3."),
    (DEPTHS, "The model is too high in seven cases and too low in three."),
    (DEPTHS, "In the Ford row they never differ by more than 3."),
]
# False sentences: where their words may be meant otherwise, they are left open, and never borne out.
FALSE = [
    (BEDS, "Between January and July, eyes at Westgate fell by 20%."),
    (BEDS, "The children's ward of St Anne emptied the most, from 71 to 49."),
    (BEDS, "Three cells are the same in both months, heart and eyes at St Anne."),
    (STRAINS, "At 40 cm Amber yields more than Ruby with every fertiliser."),
    (STRAINS, "The largest gap, 0.6, opens for nitrate at 30 cm."),
    (STRAINS, "For all plots that Amber misses, Ruby is ahead."),
    (DEPTHS, "The model is too high in eight cases and too low in three."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_true_sentences_are_borne_out_and_their_twins_are_not(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert "supported" not in said(grid, false).verdicts


@pytest.mark.parametrize(("grid", "sentence"), TRUE, ids=[sentence for _, sentence in TRUE])
def test_what_holds_of_two_panels_is_borne_out(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), FALSE, ids=[sentence for _, sentence in FALSE])
def test_what_fails_is_not_borne_out(grid: str, sentence: str) -> None:
    assert "supported" not in said(grid, sentence).verdicts


def test_panels_that_share_only_some_rows_are_held_against_each_other_there() -> None:
    grid = STRAINS.replace("| mixed | 3.0 | 3.8 | 4.9 |\n", "")
    assert (
        said(
            grid, "All six plots of nitrate and compost that were harvested for both strains differ."
        ).verdict
        != "contradicted"
    )
    assert said(grid, "The two strains never differ by more than 0.5.").verdict == "supported"


def test_a_part_of_what_there_was_is_no_amount() -> None:
    assert "contradicted" in said(BEDS, "Children at St Anne was cut by half, from 71 to 49.").verdicts
