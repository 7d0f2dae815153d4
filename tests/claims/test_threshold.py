"""Bounds on values, with quantifiers, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from auditor.near_miss import FAR_OFF
from said import said
from small_tables import NUMBERS, points, table

HARVEST = """## Yield by orchard and year

| orchard \\ year | 2001 | 2002 | 2003 | 2004 |
|---|---|---|---|---|
| Ridge | 6.1 | 7.5 | 5.9 | 7.0 |
| Vale | 9.2 | 5.2 | 8.4 | 9.0 |
| Moor | 4.1 | 4.4 | 4.0 | 4.9 |
| Glen | 6.0 | 7.5 | 5.8 | 6.9 |
"""

TUNING = """## Success rate by mass and speed

### Components
- **X-axis (speed)**: 5, 6, 7
- **Y-axis (mass)**: 1, 2, 3

### Data
**Before tuning**
- 1: 10, 12, 14
- 2: 11, 15, 18
- 3: 20, 22, 31

**After tuning**
- 1: 40, 42, 54
- 2: 41, 45, 38
- 3: 60, 62, 31
"""

LINKS = """## Correlation matrix of four indicators

| | rain | wind | sun | frost |
|---|---|---|---|---|
| rain | 1.00 | 0.42 | -0.71 | 0.15 |
| wind | 0.42 | 1.00 | -0.33 | 0.08 |
| sun | -0.71 | -0.33 | 1.00 | -0.24 |
| frost | 0.15 | 0.08 | -0.24 | 1.00 |
"""

CAPTURED = """## Score by number of seekers and hiders

- **X-axis (number of seekers)**: 1-4
- **Y-axis (number of hiders)**: 1-4

### Data
- 1: 7, 0, 0, 0
- 2: 9, 8, 0, 0
- 3: 9, 9, 7, 0
- 4: 9, 9, 8, 6
"""

POINTS = """## Figure: Agreement by judge and topic

- **X-axis (topic)**: law, sport, art
- **Y-axis (judge)**: Ann, Bob, Cem

**Data points (selected):**
- Ann, law: 0.91
- Bob, art: 0.93
- Cem, sport: 0.64
"""

TWINS = [
    (HARVEST, "All values exceed 3.9.", "All values exceed 4.3."),
    (HARVEST, "No cell drops below 4.", "No cell drops below 4.2."),
    (HARVEST, "Nothing gets past 9.2.", "Nothing gets past 9.0."),
    (HARVEST, "Every entry of the Moor row is under 5.", "Every entry of the Ridge row is under 7."),
    (HARVEST, "Only Vale exceeds 8.", "Only Ridge exceeds 7."),
    (
        HARVEST,
        "All but one of the values in the Vale row are above 8.",
        "All but two of the values in the Vale row are above 8.",
    ),
    (HARVEST, "Most values lie above 5.", "Most values lie above 8."),
    (HARVEST, "The Moor row never reaches 5.", "The Glen row never reaches 7."),
    (HARVEST, "Three of the four orchards stay above 5.", "Three of the four orchards stay above 6."),
    (HARVEST, "Everything except the Moor row is above 5.", "Everything except the Moor row is above 6."),
    (HARVEST, "The values are all positive.", "All values are negative."),
    (HARVEST, "The lowest value is above 3.5.", "The lowest value is above 4.5."),
    (HARVEST, "The mean of the Vale row exceeds 7.5.", "The mean of the Vale row exceeds 8.2."),
    (HARVEST, "In 2002 no orchard surpasses 7.5.", "In 2002 no orchard surpasses 7."),
    (HARVEST, "Moor cannot get past 4.9.", "Moor cannot get beyond 4.2."),
    (HARVEST, "Values remain below 10 throughout.", "Values remain below 9 throughout."),
    (HARVEST, "Almost all cells are above 4.2.", "Almost all cells are above 7."),
    (HARVEST, "In 2001, only Moor is below 6.", "In 2001, only Moor is below 6.2."),
    (HARVEST, "Each row averages more than 4.", "Each row averages more than 6."),
    (
        HARVEST,
        "In the 2002 column three of the four values are above 5.",
        "In the 2002 column three of the four values are above 6.",
    ),
    (HARVEST, "At least four cells are below 5.", "At least six cells are below 5."),
    (HARVEST, "Not all values exceed 5.", "Not every value exceeds 3."),
    (
        HARVEST,
        "Performance in the Moor row is uniformly poor (≤5).",
        "Performance in the Glen row is uniformly poor (≤5).",
    ),
    (
        HARVEST,
        "Every single value is no less than 4.",
        "Every single value is no less than 4.2.",
    ),
    (TUNING, "Before tuning, no value exceeds 31.", "Before tuning, no value exceeds 22."),
    (TUNING, "All values are at least 10 in both panels.", "All values are at least 12 in both panels."),
    (TUNING, "After tuning, only mass 3 gets beyond 55.", "After tuning, only mass 1 gets beyond 50."),
    (
        TUNING,
        "At speed 5, success stays at or above 40 after tuning.",
        "At speed 5, success stays at or above 45 after tuning.",
    ),
    (LINKS, "All off-diagonal values are below 0.5.", "All off-diagonal values are below 0.4."),
    (LINKS, "Every diagonal entry equals 1.00.", "Every diagonal entry equals 0.90."),
    (
        LINKS,
        "No off-diagonal coefficient exceeds 0.75 in absolute value.",
        "No off-diagonal coefficient exceeds 0.6 in absolute value.",
    ),
    (
        LINKS,
        "Frost shows only weak correlations (all |r| < 0.25).",
        "Frost shows only weak correlations (all |r| < 0.2).",
    ),
    (
        CAPTURED,
        "Scores are 0 whenever seekers outnumber hiders.",
        "Scores are 0 whenever hiders outnumber seekers.",
    ),
    (CAPTURED, "All values above the diagonal are zero.", "All values below the diagonal are zero."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


SILENT = [
    # what is left out may be a line, and the rest tell where it is said
    (HARVEST, "The yield exceeds 8 in every year except 2002 at Vale."),
    (HARVEST, "Values above 9 are rare."),
    (HARVEST, "Bold print marks values from 9.0 upwards."),
    (HARVEST, "No visitor of the orchards was above 50."),
    (HARVEST, "A sturdier variety would never fall below 6."),
    (HARVEST, "East of the river, yields stay above 9."),
    (HARVEST, "Every value here has two decimals."),
    (HARVEST, "The four orchards were visited in 12 weeks."),
    (LINKS, "The diagonal is trivially above 0.9 and of no interest."),
    (POINTS, "No value is below 0.55."),
    (POINTS, "All topics exceed 0.6 for every judge."),
]


@pytest.mark.parametrize(("grid", "sentence"), SILENT, ids=[sentence for _, sentence in SILENT])
def test_what_the_data_do_not_refute_is_not_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_one_written_point_beyond_the_bound_refutes_it_even_in_a_sparse_grid() -> None:
    assert said(POINTS, "No value is below 0.7.").verdict == "contradicted"


def test_a_value_that_rounds_to_the_bound_does_not_break_it() -> None:
    assert said(HARVEST, "Nothing exceeds 9.2.").verdict == "supported"
    assert said(HARVEST, "Everything stays below 9.2.").verdict == "undecidable"


def test_the_finding_names_the_cells_that_break_the_bound() -> None:
    found = said(HARVEST, "All values exceed 4.0.")
    assert found.verdict != "supported"
    found = said(HARVEST, "All values exceed 4.2.")
    assert found.read_as == ("the values of the panel are above 4.2, everywhere",)
    assert "2 of 16 are not: 4.1 at (Moor, 2001), 4.0 at (Moor, 2003)" in found.explanations[0]


# --- invariants -----------------------------------------------------------------------------------

_SENTENCES = (
    "All values exceed 40.",
    "No value is above 60.",
    "Most values are below 50.",
    "Only A exceeds 70.",
    "Every row mean is above 45.",
    "In column y, no value exceeds 55.",
)


@settings(max_examples=25, deadline=None)
@given(NUMBERS, st.sampled_from(_SENTENCES))
def test_rounding_never_refutes_what_the_exact_values_support(values: list[float], sentence: str) -> None:
    if said(table(values, 4), sentence).verdict == "supported":
        assert said(table(values, 1), sentence).verdict != "contradicted"


@settings(max_examples=25, deadline=None)
@given(NUMBERS, st.sampled_from(_SENTENCES), st.permutations([0, 1, 2]))
def test_the_order_of_the_rows_changes_no_verdict(
    values: list[float], sentence: str, order: list[int]
) -> None:
    assert said(table(values, 1), sentence).verdict == said(table(values, 1, tuple(order)), sentence).verdict


@settings(max_examples=25, deadline=None)
@given(NUMBERS, st.sampled_from(_SENTENCES), st.integers(0, 8))
def test_a_cell_that_is_not_written_refutes_nothing(values: list[float], sentence: str, without: int) -> None:
    whole = said(points(values), sentence)
    if whole.verdict != "contradicted" and FAR_OFF not in whole.explanations:
        assert said(points(values, without), sentence).verdict != "contradicted"


KILNS = """## Tiles per hour by kiln and shift

| Kiln | Dawn | Noon | Dusk | Late |
|---|---|---|---|---|
| Anvil | 34 | 41 | 38 | 25 |
| Bellows | 22 | 27 | 31 | 18 |
| Cinder | 47 | 52 | 49 | 40 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Anvil drops to 25.",
        "Anvil rises to 41 and then falls to 25.",
        "The values drop to 18.",
        "Both Anvil and Bellows fall to below 30.",
        "Every kiln rises from Dawn to Noon.",
        "Cinder, with 52 tiles, beats Anvil at Noon.",
        "Anvil approaches 40 at Dusk.",
    ],
)
def test_what_a_line_comes_to_is_no_bound_on_all_of_it(sentence: str) -> None:
    assert "contradicted" not in said(KILNS, sentence).verdicts


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Anvil drops below 30.", "Anvil drops below 20."),
        ("Output at Noon climbs above 50.", "Output at Noon climbs above 60."),
        ("Cinder passes 50 at Noon.", "Cinder passes 60 at Noon."),
    ],
)
def test_one_value_is_enough_to_get_past_a_bound(true: str, false: str) -> None:
    assert said(KILNS, true).verdict == "supported"
    assert said(KILNS, false).verdict == "contradicted"
