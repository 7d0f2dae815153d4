"""Courses by where they begin, end and stop to grow: bounds, plateaus, largest steps, exceptions, sums, diagonals."""

import pytest

from claim_grids import DUST, GLAZE
from said import said

PRUNING = """## Effect of pruning

Change of the yield (kg per tree) against unpruned trees.

| Variety \\ Intensity | 5 | 10 | 20 | 40 |
|---|---|---|---|---|
| Alba | -0.8 | -1.4 | -2.1 | -3.0 |
| Boreas | 0.1 | -0.1 | 0.1 | 0.0 |
| Corvin | 0.6 | 1.1 | 1.8 | 2.4 |
| Dora | 1.2 | 1.9 | 2.8 | 3.9 |
"""

CHOIR = """## Singers present by weekday and season

| Season \\ Day | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Spring | 22 | 25 | 31 | 27 | 15 |
| Summer | 14 | 16 | 19 | 15 | 8 |
| Autumn | 25 | 28 | 35 | 30 | 17 |
| Winter | 28 | 33 | 41 | 36 | 21 |
"""

GROWTH = """## Effect of mulch

Change of the yield (kg). Higher is better.

| Bed \\ Week | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| Ash | -3.0 | -2.2 | -1.1 | -0.4 |
| Birch | 0.4 | 1.0 | 2.0 | 3.1 |
| Cedar | 2.9 | 2.0 | 1.1 | 0.5 |
"""

TWINS = [
    # no gain from some tick on
    (GLAZE, "There is no further gain after 40 min.", "There is no further gain after 20 min."),
    (
        GLAZE,
        "Beyond 40 minutes the gloss no longer improves.",
        "Beyond 20 minutes the gloss no longer improves.",
    ),
    (GLAZE, "Past 40 min, hardly any gain is seen.", "Past 20 min, hardly any gain is seen."),
    (
        GLAZE,
        "At 0.8 mm the gloss no longer grows after 40 min.",
        "At 0.8 mm the gloss no longer grows after 20 min.",
    ),
    (GLAZE, "No improvement is seen beyond 40 min.", "No improvement is seen beyond 10 min."),
    # ticks told by the one where they begin or end
    (
        GLAZE,
        "In every column the gloss rises up to 0.6 and drops at 0.8.",
        "In every column the gloss rises up to 0.4 and drops at 0.6.",
    ),
    (
        GLAZE,
        "Beyond 0.6 mm, the gloss falls at every firing time.",
        "Beyond 0.4 mm, the gloss falls at every firing time.",
    ),
    # the largest step
    (
        GLAZE,
        "At 0.6 mm the biggest jump occurs between 10 and 20 min.",
        "At 0.6 mm the biggest jump occurs between 20 and 30 min.",
    ),
    (
        GLAZE,
        "The steepest increase at 0.4 mm is from 20 to 30 minutes.",
        "The steepest increase at 0.4 mm is from 10 to 20 minutes.",
    ),
    (
        CHOIR,
        "The largest drop is from Thursday to Friday.",
        "The largest drop is from Wednesday to Thursday.",
    ),
    (
        CHOIR,
        "In every season the largest jump occurs between Tuesday and Wednesday.",
        "In every season the largest jump occurs between Monday and Tuesday.",
    ),
    (
        DUST,
        "Fan on: along the top row, the largest step is between 2 and 3.",
        "Fan on: along the top row, the largest step is between 3 and 4.",
    ),
    # what is left out
    (
        PRUNING,
        "The effect grows with intensity for every variety except Alba and Boreas.",
        "The effect grows with intensity for every variety except Boreas.",
    ),
    (
        PRUNING,
        "Except for Alba and Boreas, the values rise with intensity.",
        "Except for Corvin and Dora, the values rise with intensity.",
    ),
    # a participle that sums up
    (
        GLAZE,
        "In the 0.6 row the gloss grows from 10 to 40 without pause, gaining 24.5 altogether.",
        "In the 0.6 row the gloss grows from 10 to 40 without pause, gaining 26.5 altogether.",
    ),
    # effects that help where they are positive
    (GROWTH, "Mulch harms Ash.", "Mulch harms Birch."),
    (GROWTH, "The effect is helpful for Cedar.", "The effect is helpful for Ash."),
    # shapes
    (CHOIR, "Every row is hill-shaped.", "Every row is U-shaped."),
]

# Supported, of which no false twin is surely false.
SUPPORTED = (
    (
        PRUNING,
        "The effect changes sign: harmful for Alba, little difference for Boreas, helpful for Corvin and Dora.",
    ),
    (GROWTH, "Mulch helps Birch and Cedar, but hurts Ash."),
    (DUST, "Both heatmaps show a diagonal gradient, but its direction flips."),
    (DUST, "Both panels have diagonal trends, but in opposite directions."),
    (DUST, "Both panels exhibit a clear diagonal trend."),
    (
        GLAZE,
        "In the 0.2 row it grows at every step until 50, gaining 20.5 altogether.",
    ),
)

NOT_CONTRADICTED = (
    # an effect is harmful where it is negative, be it growing or not
    (
        PRUNING.replace("-0.8 | -1.4 | -2.1 | -3.0", "-3.0 | -2.1 | -1.4 | -0.8"),
        "Pruning is harmful for Alba.",
    ),
    # what is left out takes the same course: needless, and yet not false of the rest
    (PRUNING, "Except for Alba, Boreas and Dora, the values rise with intensity."),
    (CHOIR, "The largest drop by far."),
)

NOT_SUPPORTED = (
    (PRUNING, "Except for Alba, Boreas and Dora, the values rise with intensity."),
    (GLAZE, "There is no further gain after 30 min."),
    (DUST.replace("| 5 | 9 | 14", "| 45 | 9 | 14"), "Both heatmaps show a diagonal gradient, but its direction flips."),
)  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence"), [*((grid, true) for grid, true, _ in TWINS), *SUPPORTED])
def test_what_holds_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), [(grid, false) for grid, _, false in TWINS])
def test_what_fails_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NOT_CONTRADICTED)
def test_what_may_be_meant_otherwise_is_never_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


@pytest.mark.parametrize(("grid", "sentence"), NOT_SUPPORTED)
def test_what_does_not_hold_is_never_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "supported"
