"""Plain sentences on bounds, counts, exceptions and sizes: each true one with a false twin."""

import pytest

from said import said

FERRIES = """# Cars per ferry and weekday

Rows: ferry (Heron, Gull, Tern, Puffin). Columns: weekday (Mon, Tue, Wed, Thu, Fri).

| Ferry | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Heron | 52 | 48 | 50 | 55 | 71 |
| Gull | 33 | 31 | 30 | 36 | 34 |
| Tern | 64 | 60 | 67 | 66 | 45 |
| Puffin | 12 | 15 | 11 | 14 | 28 |
"""
CORES = """# Drying of wood cores

Water content of the cores in g/L.

**Oak**

| Hours | 10 mm | 20 mm | 30 mm |
|---|---|---|---|
| 5 | 61 g/L | 72 g/L | 80 g/L |
| 10 | 44 g/L | 58 g/L | 69 g/L |
| 20 | 25 g/L | 39 g/L | 52 g/L |

**Pine**

| Hours | 10 mm | 20 mm | 30 mm |
|---|---|---|---|
| 5 | 55 g/L | 66 g/L | 75 g/L |
| 10 | 38 g/L | 60 g/L | 63 g/L |
| 20 | 19 g/L | 31 g/L | 46 g/L |
"""
TRAITS = """# Correlations between five traits of wheat

Rows and columns: height, yield, protein, ripening, lodging.

| | height | yield | protein | ripening | lodging |
|---|---|---|---|---|---|
| height | 1.00 | -0.32 | 0.25 | 0.47 | 0.81 |
| yield | -0.32 | 1.00 | -0.64 | 0.38 | -0.51 |
| protein | 0.25 | -0.64 | 1.00 | -0.18 | 0.29 |
| ripening | 0.47 | 0.38 | -0.18 | 1.00 | 0.22 |
| lodging | 0.81 | -0.51 | 0.29 | 0.22 | 1.00 |
"""
FERRY_CLAIMS = [
    ("Neither Gull nor Puffin ever reached 40.", "Neither Gull nor Puffin ever reached 35."),
    ("On Friday, neither Gull nor Tern was above 50.", "On Friday, neither Gull nor Heron was above 50."),
    ("No cell is below 11, and two exceed 66.", "No cell is below 12, and two exceed 66."),
    ("No cell is below 11, and two exceed 66.", "No cell is below 11, and three exceed 66."),
    (
        "Two ferries passed 50 on Thursday and one stayed below 20.",
        "Two ferries passed 50 on Monday and two stayed below 30.",
    ),
    ("Tern was ahead of Heron on all days but Friday.", "Tern was ahead of Heron on all days but Monday."),
    (
        "Every ferry bar Puffin carried more than 29 cars on Monday.",
        "Every ferry bar Gull carried more than 29 cars on Monday.",
    ),
    (
        "All values are above 29, with one exception: Puffin.",
        "All values are above 33, with one exception: Puffin.",
    ),
    (
        "At Gull, all five values are within 6 cars of each other.",
        "At Gull, all five values are within 3 cars of each other.",
    ),
    ("Values above 60 are confined to Heron and Tern.", "Values above 50 are confined to Tern."),
    ("Counts below 30 are found only at Puffin.", "Counts below 40 are found only at Puffin."),
    ("No value is above 71 or below 11.", "No value is above 70 or below 11."),
    ("There are four ferries and five days, hence 20 cells.", "There are four ferries and six days."),
    (
        "Four ferries were watched over five days, which makes 20 cells.",
        "Four ferries were watched over seven days.",
    ),
    ("Each ferry has five values.", "Each ferry has six values."),
    ("Each row has five cells and each column four.", "Each row has four cells and each column five."),
    ("On Wednesday no ferry but Tern got past 50.", "On Thursday no ferry but Tern got past 50."),
    (
        "Puffin is the only ferry that ever dropped below 30.",
        "Puffin is the only ferry that ever dropped below 40.",
    ),
    ("On Thursday every ferry but Puffin had reached 36.", "On Thursday every ferry had reached 36."),
]
CORE_CLAIMS = [
    ("After 5 hours, every value is above 50 g/L.", "After 10 hours, every value is above 50 g/L."),
    ("Nowhere does the value exceed 80 g/L.", "Nowhere does the value exceed 79 g/L."),
    ("At 10 mm, neither panel gets above 61 g/L.", "At 10 mm, neither panel gets above 54 g/L."),
    ("For oak, nothing is below 25 g/L, and three exceed 68 g/L.", "For oak, nothing is below 25 g/L, and four exceed 68 g/L."),
]  # fmt: skip
TRAIT_CLAIMS = [
    ("Six pairs are positive and four negative.", "Seven pairs are positive and three negative."),
    ("Four of the ten pairs are negative and the other six positive.", "Four of the ten pairs are negative and the other five positive."),
    ("None of the correlations goes beyond 0.85 in either direction.", "None of the correlations goes beyond 0.7 in either direction."),
    ("Yield is negatively correlated with every trait except ripening.", "Yield is negatively correlated with every trait except lodging."),
    ("Every other trait is positively correlated with protein, except yield and ripening.", "Every other trait is positively correlated with protein, except yield and lodging."),
    ("All correlations of yield are between -0.64 and 0.38.", "All correlations of yield are between -0.54 and 0.38."),
    ("Yield has exactly three negative partners.", "Yield has exactly two negative partners."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (grid, pair[0])
        for grid, pairs in ((FERRIES, FERRY_CLAIMS), (CORES, CORE_CLAIMS), (TRAITS, TRAIT_CLAIMS))
        for pair in pairs
    ],
)
def test_true_bounds_are_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (grid, pair[1])
        for grid, pairs in ((FERRIES, FERRY_CLAIMS), (CORES, CORE_CLAIMS), (TRAITS, TRAIT_CLAIMS))
        for pair in pairs
    ],
)
def test_false_twins_of_bounds_are_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (FERRIES, "Half of the cells are below 47."),  # nine of twenty
        (FERRIES, "On Monday, the ferries span at most 50 cars."),  # 52
        (FERRIES, "Two ferries were closed on three days."),
        (FERRIES, "Every ferry grew, with one exception: Gull."),
        (TRAITS, "No correlation lies between -0.1 and 0.1."),
    ],
)
def test_what_is_near_a_bound_or_says_another_thing_is_neither(grid: str, sentence: str) -> None:
    verdict = said(grid, sentence).verdict
    assert verdict != "contradicted" if sentence.startswith(("No", "Two", "Half")) else verdict != "supported"
