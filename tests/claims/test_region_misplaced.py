"""Parts of a grid that hold the large, the small or the best values: wordings with their false twins."""

import pytest

from claim_grids import DUST, GLAZE
from said import said

NECTAR = """## Visits to a feeder

The figure is a heatmap of visits per hour.

| Hour \\ Distance | 100 | 200 | 300 | 400 | 500 |
|---|---|---|---|---|---|
| 8 | 96 | 81 | 40 | 18 | 9 |
| 10 | 88 | 70 | 35 | 16 | 8 |
| 12 | 52 | 41 | 22 | 12 | 6 |
| 14 | 30 | 21 | 14 | 7 | 5 |
| 16 | 19 | 12 | 8 | 4 | 3 |
"""

TWINS = [
    (
        NECTAR,
        "High values cluster in the top-left corner.",
        "High values cluster in the bottom-right corner.",
    ),
    (
        NECTAR,
        "Low values are concentrated in the lower-right corner.",
        "Low values are concentrated in the upper-left corner.",
    ),
    (
        NECTAR,
        "The smallest numbers sit in the bottom right.",
        "The smallest numbers sit in the top right.",
    ),
    (
        NECTAR,
        "Large values gather in the left half of the grid.",
        "Large values gather in the right half of the grid.",
    ),
    (
        NECTAR,
        "Values vary a lot, with the highest ones found in the upper left.",
        "Values vary a lot, with the highest ones found in the lower right.",
    ),
    (
        NECTAR,
        "The largest values form a block in the upper-left region (low hours and distances).",
        "The largest values form a block in the lower-left region (high hours).",
    ),
    (
        DUST,
        "Fan off: the largest values are found in the top-left corner.",
        "Fan off: the largest values are found in the bottom-left corner.",
    ),
    (
        DUST,
        "Fan on: high values accumulate in the lower right quadrant.",
        "Fan on: high values accumulate in the upper left quadrant.",
    ),
    (
        GLAZE,
        "Mid-range thicknesses (0.4–0.6) and longer firing times (40–60) maximise the gloss.",
        "Small thicknesses (0.2–0.4) and short firing times (10–20) maximise the gloss.",
    ),
    (
        GLAZE,
        "Moderate thicknesses (0.4-0.6) combined with long firing times (40-60) give the best gloss.",
        "Moderate thicknesses (0.2-0.4) combined with short firing times (10-30) give the best gloss.",
    ),
    (
        GLAZE,
        "Firing times of 40 to 60 with thicknesses of 0.4 to 0.6 yield the highest gloss.",
        "Firing times of 10 to 20 with thicknesses of 0.2 to 0.4 yield the highest gloss.",
    ),
    (
        GLAZE,
        "The gloss is best for thicknesses of 0.4 to 0.6 and firing times of 40 to 60.",
        "The gloss is best for thicknesses of 0.2 to 0.4 and firing times of 10 to 30.",
    ),
    (
        GLAZE,
        "The lowest gloss is obtained at thicknesses of 0.2 to 0.4 and firing times of 10 to 20.",
        "The lowest gloss is obtained at thicknesses of 0.4 to 0.6 and firing times of 40 to 60.",
    ),
]

# True of the means, of the shape or of a hedge, if not of the one best cell.
NOT_CONTRADICTED = (
    (GLAZE, "Thicknesses of 0.6 to 0.8 and firing times of 40 to 50 maximise the gloss."),
    (NECTAR, "High values gather in the lower left."),
    (NECTAR, "High values gather in the top rows and not at the bottom right."),
    (DUST, "The largest values are found in the lower right corner."),
    (NECTAR, "The highest values do not cluster in the lower right."),
    (NECTAR, "All but a few high values cluster in the lower right, it was thought."),
)

# A bracket that tells other ticks than the part has.
NOT_SUPPORTED = (
    (NECTAR, "High values cluster in the upper left (high hours and distances)."),
    (DUST, "Fan off: large values gather in the top-left corner (large distances, small heights)."),
)


@pytest.mark.parametrize(("grid", "sentence"), [(grid, true) for grid, true, _ in TWINS])
def test_where_values_stand_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), [(grid, false) for grid, _, false in TWINS])
def test_where_they_do_not_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NOT_CONTRADICTED)
def test_what_may_be_meant_otherwise_is_never_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


@pytest.mark.parametrize(("grid", "sentence"), NOT_SUPPORTED)
def test_a_bracket_that_tells_other_ticks_is_not_passed_over(grid: str, sentence: str) -> None:
    assert "supported" not in said(grid, sentence).verdicts


def test_the_best_of_an_unknown_measure_may_be_high_or_low() -> None:
    grid = "\n".join(line for line in GLAZE.splitlines() if "better" not in line).replace("Gloss", "Index")
    sentence = "Thicknesses of 0.2 to 0.4 and firing times of 10 to 20 give the best results."
    assert said(grid, sentence).verdict not in ("supported", "contradicted")
