"""Counts of panels, rows, columns and cells, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from said import said

PUMPS = """## Heatmap: Pump output by pressure and valve

- **X-axis (Pressure)**: 10, 20, 40, 80
- **Y-axis (Valve)**: A, B, C

| Valve \\ Pressure | 10 | 20 | 40 | 80 |
|---|---|---|---|---|
| A | 1.2 | 1.9 | 2.4 | 3.1 |
| B | 0.8 | 1.1 | 1.7 | 2.2 |
| C | 2.0 | 2.6 | 3.3 | 4.5 |
"""

FIELDS = """## Heatmap: Yield by soil and rainfall

- **X-axis**: Rainfall (mm), from 0 to 100 in steps of 20
- **Y-axis**: Soil depth, 5, 10, 15, 20 (top to bottom)

#### North
- **Depth 5**: 3, 8, 12, 19, 22, 30
- **Depth 10**: 4, 9, 14, 21, 25, 33
- **Depth 15**: 6, 10, 17, 24, 28, 37
- **Depth 20**: 7, 13, 19, 27, 31, 40

#### South
- **Depth 5**: 2, 5, 9, 12, 18, 21
- **Depth 10**: 3, 6, 11, 16, 20, 26
- **Depth 15**: 5, 8, 13, 19, 23, 29
- **Depth 20**: 6, 9, 15, 22, 27, 35
"""

# A few points of a larger grid that the axes declare.
SIGNALS = """## Heatmap: Signal by source and target

- **X-axis (Source)**: from -4 to 4, a tick for each unit.
- **Y-axis (Target)**: from -4 to 4, a tick for each unit.

Readings as (source, target):
* (-4, -4): 1.5
* (0, 0): 2.5
* (4, 4): 1.7
* (-4, 4): 0.3
* (2, -2): 0.6
"""

TWINS = [
    (PUMPS, "Three valves are crossed with four pressures.", "Three valves are crossed with five pressures."),
    (PUMPS, "3 valves × 4 pressures = 12 cells.", "3 valves × 5 pressures = 15 cells."),
    (
        PUMPS,
        "Three valves go down the side, four pressures across the top.",
        "Four valves go down the side, four pressures across the top.",
    ),
    (
        PUMPS,
        "The chart has three valves as rows and the four pressures as columns.",
        "The chart has three valves as rows and the six pressures as columns.",
    ),
    (PUMPS, "The figure is a 3x4 grid.", "The figure is a 4x4 grid."),
    (PUMPS, "It shows a 3-by-4 heatmap.", "It shows a 3-by-5 heatmap."),
    (
        PUMPS,
        "The matrix is laid out in three rows and four columns.",
        "The matrix is laid out in three rows and five columns.",
    ),
    (
        PUMPS,
        "The plot is four columns wide and three rows tall.",
        "The plot is five columns wide and three rows tall.",
    ),
    (PUMPS, "The heatmap has 12 cells.", "The heatmap has 13 cells."),
    (PUMPS, "There are twelve entries in total.", "There are fourteen entries in total."),
    (PUMPS, "The panel holds a dozen numbers.", "The panel holds fifteen numbers."),
    (PUMPS, "Twelve measurements make up the figure.", "Eleven measurements make up the figure."),
    (PUMPS, "Three valves and four pressures were tested.", "Three valves and five pressures were tested."),
    (
        PUMPS,
        "The grid crosses three valves with four pressure levels.",
        "The grid crosses two valves with four pressure levels.",
    ),
    (
        PUMPS,
        "Three valves (rows) and four pressures (columns) are compared.",
        "Three valves (rows) and six pressures (columns) are compared.",
    ),
    (PUMPS, "The table consists of 3 rows of 4 values.", "The table consists of 3 rows of 5 values."),
    (
        PUMPS,
        "The picture shows twelve coloured squares, four wide and three high.",
        "The picture shows twelve coloured squares, three wide and four high.",
    ),
    (
        FIELDS,
        "Each panel is a 4-row, 6-column grid (24 cells).",
        "Each panel is a 4-row, 5-column grid (20 cells).",
    ),
    (
        FIELDS,
        "The drawing has two panels with 24 cells each.",
        "The drawing has two panels with 20 cells each.",
    ),
    (FIELDS, "Both panels together hold forty-eight values.", "Both panels together hold fifty values."),
    (
        FIELDS,
        "Six rainfall levels and four depths are covered.",
        "Six rainfall levels and five depths are covered.",
    ),
    (FIELDS, "In total, the figure contains 48 cells.", "In total, the figure contains 40 cells."),
    (
        SIGNALS,
        "The grid has 9 rows and 9 columns (81 cells).",
        "The grid has 10 rows and 10 columns (100 cells).",
    ),
    (SIGNALS, "The x-axis has nine ticks.", "The x-axis has eight ticks."),
    (SIGNALS, "Five readings were taken from the map.", "Six readings were taken from the map."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_count_is_supported_and_its_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)
    assert "shape" in said(grid, false).kinds


@pytest.mark.parametrize(
    "sentence",
    [
        "The image shows two heatmaps, North and South.",
        "The figure compares two sites, North and South.",
        "Two heatmaps stand side by side.",
    ],
)
def test_panels_are_counted(sentence: str) -> None:
    assert said(FIELDS, sentence).verdict == "supported"


def test_a_panel_that_is_not_transcribed_refutes_no_count() -> None:
    assert said(FIELDS, "The image shows three heatmaps.").verdict == "undecidable"


UNSETTLED = [
    (PUMPS, "Three cells are printed in bold."),
    (PUMPS, "The chart contains four cells from an earlier study."),
    (PUMPS, "Two rows deserve attention."),
    (PUMPS, "The figure shows two cells with outliers."),
    (PUMPS, "There are three ways to read this map."),
    (PUMPS, "The chart gives two readings per valve."),
    (PUMPS, "The upper two rows hold 8 cells."),
    (PUMPS, "The picture measures 800 x 600 pixels."),
    (PUMPS, "A 5x5 filter was used for smoothing."),
    (PUMPS, "Each valve was tested five times."),
    (PUMPS, "The grid search covered 20 combinations, of which 12 are shown."),
    (PUMPS, "The panel shows 5 of the 12 cells in bold."),
    (SIGNALS, "The figure contains 20 cells of interest."),
]


@pytest.mark.parametrize(("grid", "sentence"), UNSETTLED)
def test_a_count_of_something_else_is_left_alone(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_a_grid_that_is_given_in_part_refutes_no_larger_one() -> None:
    assert (
        said(
            PUMPS.replace("- **X-axis (Pressure)**: 10, 20, 40, 80\n", ""), "The figure is a 30x40 grid."
        ).verdict
        == "undecidable"
    )


def test_a_row_that_is_too_long_leaves_the_shape_open() -> None:
    grid = FIELDS.split("#### South")[0].replace("3, 8, 12, 19, 22, 30", "3, 8, 12, 19, 22, 30, 31")
    assert said(grid, "The heatmap has 4 rows by 7 columns.").verdict == "undecidable"


@given(st.permutations(range(3)))
@settings(max_examples=6, deadline=None)
def test_the_order_of_rows_changes_no_verdict(order: list[int]) -> None:
    lines = PUMPS.rstrip().split("\n")
    table = "\n".join([*lines[:-3], *(lines[-3:][i] for i in order)])
    assert said(table, "The heatmap has 12 cells.").verdict == "supported"
    assert said(table, "The figure is a 4x4 grid.").verdict == "contradicted"


@given(st.sets(st.integers(0, 4), min_size=1, max_size=4))
@settings(max_examples=12, deadline=None)
def test_removing_points_contradicts_nothing_that_was_open(removed: set[int]) -> None:
    lines = SIGNALS.rstrip().split("\n")
    points = [line for i, line in enumerate(lines[-5:]) if i not in removed]
    if points:
        grid = "\n".join([*lines[:-5], *points])
        assert said(grid, "The grid has 9 rows and 9 columns.").verdict != "contradicted"
