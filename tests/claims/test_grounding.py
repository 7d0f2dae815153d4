"""What a sentence narrows is what is judged: true sentences with false twins, and true ones that must not be refuted."""

import pytest

from said import said

FERRY = """## Punctuality of ferries

| Route \\ Quarter | Q1 | Q2 | Q3 | Q4 |
|---|---|---|---|---|
| Quay 1 | 91.2 | 94.0 | 88.5 | 79.3 |
| Quay 2 | 84.1 | 86.7 | 90.2 | 71.8 |
| Isle | 76.4 | 82.3 | 85.0 | 58.9 |
| Reef | 63.0 | 70.5 | 77.1 | 44.6 |
| Night | 95.5 | 96.1 | 95.8 | 92.4 |
"""

DOUGH = """## Bread volume (mL) by proofing time and hydration

- X-axis (proofing time, min): 20, 40, 60, 80
- Y-axis (hydration, %): 60, 65, 70, 75

| Hydration \\ Proofing | 20 | 40 | 60 | 80 |
|---|---|---|---|---|
| 60 | 410 | 520 | 610 | 590 |
| 65 | 455 | 580 | 690 | 640 |
| 70 | 470 | 615 | 745 | 700 |
| 75 | 430 | 560 | 655 | 505 |
"""

CLINICS = """## Transfer between clinics

The AUC of a model that is trained at one clinic (rows) and tested at another (columns).

| Train \\ Test | North | East | South |
|---|---|---|---|
| North | 0.91 | 0.84 | 0.79 |
| East | 0.83 | 0.93 | 0.77 |
| South | 0.74 | 0.72 | 0.88 |
"""

ALARMS = """## Two detectors

Rows: actual (Fire, No fire). Columns: predicted (Fire, No fire).

### Detector A

| Actual \\ Predicted | Fire | No fire |
|---|---|---|
| Fire | 180 | 20 |
| No fire | 35 | 765 |

### Detector B

| Actual \\ Predicted | Fire | No fire |
|---|---|---|
| Fire | 192 | 8 |
| No fire | 60 | 740 |
"""

HERD = """## Correlations of four traits

| | Weight | Height | Milk | Age |
|---|---|---|---|---|
| Weight | 1.00 | 0.71 | 0.38 | 0.55 |
| Height | 0.71 | 1.00 | 0.22 | 0.47 |
| Milk | 0.38 | 0.22 | 1.00 | -0.31 |
| Age | 0.55 | 0.47 | -0.31 | 1.00 |
"""

SEEDS = """## Germination

x axis: soaking time (h): 6, 12, 24, 48; y axis: temperature (°C): 10, 15, 20, 25

| T \\ h | 6 | 12 | 24 | 48 |
|---|---|---|---|---|
| 10 | 3 | 7 | 14 | 11 |
| 15 | 8 | 16 | 27 | 22 |
| 20 | 17 | 29 | 41 | 36 |
| 25 | 19 | 31 | 44 | 30 |
"""

TWINS = [
    (FERRY, "Quay two is above Isle in every quarter.", "Isle is above Quay two in every quarter."),
    (FERRY, "In Q4 the Reef is worst with 44.6.", "In Q4 the Isle is worst with 58.9."),
    (FERRY, "Quay two in Q3 is above Quay one in Q3.", "Quay one in Q4 is above Quay two in Q3."),
    (DOUGH, "At the shortest proofing time, 70% hydration comes out on top with 470.", "At the shortest proofing time, 65% hydration comes out on top with 455."),
    (DOUGH, "Hydration 70 at 40 is above hydration 60 at 60.", "Hydration 60 at 60 is above hydration 70 at 40."),
    (DOUGH, "Below 70% hydration the maximum is 690.", "Below 70% hydration the maximum is 745."),
    (CLINICS, "In-clinic values range from 0.88 to 0.93.", "In-clinic values range from 0.72 to 0.93."),
    (CLINICS, "Cross-clinic values range from 0.72 to 0.84.", "Cross-clinic values range from 0.72 to 0.91."),
    (ALARMS, "True negatives are above 730 in both detectors.", "True negatives are above 750 in both detectors."),
    (ALARMS, "Detector B has fewer false negatives than Detector A.", "Detector B has fewer false positives than Detector A."),
    (ALARMS, "False positives exceed false negatives for both detectors.", "False negatives exceed false positives for both detectors."),
    (HERD, "Two pairs are above 0.5.", "Five pairs are above 0.5."),
    (SEEDS, "After 24 hours the count is 41 at 20 °C.", "After 24 hours the count is 44 at 20 °C."),
    (SEEDS, "Temperatures of 20 °C and more give at least 17.", "Temperatures of 15 °C and more give at least 17."),
    (SEEDS, "From 10 to 25 °C the count at 6 h rises from 3 to 19.", "From 10 to 25 °C the count at 6 h falls."),
    (SEEDS, "Every count above 30 lies at 20 °C or 25 °C.", "Every count above 20 lies at 20 °C or 25 °C."),
]  # fmt: skip

TRUE = [
    (FERRY, "The Reef at its best is still behind the Night at its worst."),
    (DOUGH, "Apart from 75% hydration, four cells are at or above 640."),
    (CLINICS, "Averaged over the three clinics, home accuracy is 0.907."),
    (CLINICS, "Models tested at home score at least 0.88."),
    (CLINICS, "No model loses more than 0.17 away from home."),
    (HERD, "The positive correlations range from 0.22 to 0.71."),
    (SEEDS, "At 25 °C the range is widest (25)."),
    (SEEDS, "At 6 h the counts at 20 °C and 25 °C differ by 2."),
    (SEEDS, "Only 25 °C falls by more than 5 from 24 h to 48 h."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "true"), TRUE)
def test_what_is_said_of_a_part_is_not_refuted_by_the_whole(grid: str, true: str) -> None:
    assert said(grid, true).verdict != "contradicted", said(grid, true)


def test_a_heading_claims_nothing() -> None:
    assert said(CLINICS, "Symmetry.").verdict != "contradicted"


def test_what_is_explained_behind_a_statement_does_not_turn_it_round() -> None:
    sentence = "The matrix is symmetric, i.e. the direction does not matter."
    assert said(CLINICS, sentence).verdict == "contradicted"
    assert said(HERD, sentence).verdict == "supported"
