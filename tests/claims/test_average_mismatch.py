"""Means, sums and medians, in many wordings, each with a false twin; and words for them that mean something else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim_grids import ANIMALS, GRIPPERS, HARVEST, PARSERS, SERVER, SQUARES
from said import said

TWINS = [
    (HARVEST, "The mean of South is 7.05.", "The mean of South is 7.5."),
    (HARVEST, "South averages about 7 over the four years.", "South averages about 14 over the four years."),
    (HARVEST, "On average, North yields 4.4.", "On average, North yields 4.9."),
    (HARVEST, "The 2012 column adds up to 14.0.", "The 2012 column adds up to 15.0."),
    (
        HARVEST,
        "North averages 4.43, South 7.05 and East 4.33.",
        "North averages 4.43, South 7.05 and East 4.93.",
    ),
    (HARVEST, "The overall mean is 5.27.", "The overall mean is 5.72."),
    (HARVEST, "In 2013 the plots have a mean of 5.23.", "In 2013 the plots have a mean of 6.23."),
    (
        HARVEST,
        "North, South and East sum to 17.7, 28.2 and 17.3, respectively.",
        "North, South and East sum to 17.7, 27.2 and 17.3, respectively.",
    ),
    (HARVEST, "East has a median of 4.2.", "East has a median of 4.5."),
    (HARVEST, "Averaged over all years, South reaches 7.05.", "Averaged over all years, South reaches 8.05."),
    (
        HARVEST,
        "All twelve cells together have a mean of 5.27.",
        "All twelve cells together have a mean of 5.87.",
    ),
    (HARVEST, "- **South**: it averages 7.05", "- **South**: it averages 7.55"),
    (
        SERVER,
        "The mean throughput with 16 threads is 309.5.",
        "The mean throughput with 16 threads is 329.5.",
    ),
    (
        SERVER,
        "Queue lengths 32 and 64 average 184.2 and 208.8.",
        "Queue lengths 32 and 64 average 184.2 and 228.8.",
    ),
    (
        SERVER,
        "A single thread averages 119 over the queue lengths.",
        "A single thread averages 129 over the queue lengths.",
    ),
    (
        GRIPPERS,
        "The mean success is 0.768 for Suction and 0.721 for Fingers.",
        "The mean success is 0.768 for Suction and 0.801 for Fingers.",
    ),
    (
        GRIPPERS,
        "From Suction to Fingers the mean falls from 0.768 to 0.721.",
        "From Suction to Fingers the mean falls from 0.768 to 0.671.",
    ),
    (SQUARES, "Row 1 sums to 11.", "Row 1 sums to 12."),
    (ANIMALS, "The diagonal sums to 155.", "The diagonal sums to 165."),
    (ANIMALS, "The off-diagonal cells total 30.", "The off-diagonal cells total 35."),
    (ANIMALS, "Setting the diagonal aside, the mean is 5.", "Setting the diagonal aside, the mean is 8."),
    (
        PARSERS,
        "Averaged over the three corpora, Lynx scores 65.4.",
        "Averaged over the three corpora, Lynx scores 69.4.",
    ),
    (
        PARSERS,
        "Across parsers, News averages 76.2%, Tweets 45.7% and Law 63.3%.",
        "Across parsers, News averages 76.2%, Tweets 48.7% and Law 63.3%.",
    ),
]
SILENT = [
    (HARVEST, "The weighted mean of South is 9.9."),
    (HARVEST, "The average price for South is 9.9."),
    (HARVEST, "On average, plots got 9.9 mm of rain in 2011."),
    (HARVEST, "South averages about 9 over the five years."),
    (HARVEST, "The average gain from 2011 to 2012 is 9.9."),
    (HARVEST, "The mean of Table 2 is not shown for South."),
]
GIVEN_TOTAL = """## Stock

| Shop | May | June | Total |
|---|---|---|---|
| Elm | 10 | 20 | 31 |
| Oak | 12 | 15 | 27 |
"""
HOLED = """## Levels

- **X-axis (Hour)**: 1, 2, 3
- **Y-axis (Tank)**: A, B

* Tank A, Hour 1: 5.0
* Tank A, Hour 2: 6.0
* Tank A, Hour 3: 7.0
* Tank B, Hour 1: 2.0
"""


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_mean_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_a_mean_of_something_else_is_left_alone(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert ("average", "contradicted") not in zip(found.kinds, found.verdicts, strict=True), found


def test_a_total_that_the_grid_gives_is_no_fault_of_the_sentence() -> None:
    assert said(GIVEN_TOTAL, "Elm adds up to 31.").verdict == "supported"
    assert said(GIVEN_TOTAL, "Elm adds up to 30.").verdict == "supported"
    assert said(GIVEN_TOTAL, "Elm adds up to 35.").verdict == "contradicted"


def test_a_mean_over_unwritten_cells_is_not_decided() -> None:
    assert said(HOLED, "Tank A averages 6.0.").verdict == "supported"
    assert said(HOLED, "Tank B averages 3.1.").verdict != "contradicted"


def test_what_the_cells_give_is_told() -> None:
    assert "7.05" in said(HARVEST, "The mean of South is 7.5.").explanations[0]


@given(st.lists(st.integers(1, 400), min_size=3, max_size=5))
def test_rounding_the_cells_never_contradicts_a_mean(values: list[int]) -> None:
    exact = [value / 10 for value in values]
    columns = " | ".join(f"Y{number}" for number in range(len(values)))
    head = f"## Accuracy by plot\n\n| Plot | {columns} |\n|{'---|' * (len(values) + 1)}\n| Ash | "
    mean = sum(exact) / len(exact)
    for digits in (1, 0):
        cells = " | ".join(f"{value:.{digits}f}" for value in exact)
        others = " | ".join("77.0" if digits else "77" for _ in exact)
        grid = f"{head}{cells} |\n| Fir | {others} |\n"
        assert said(grid, f"The mean of Ash is {mean:.1f}.").verdict != "contradicted"
