"""Colours of cells and of scales, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from said import said

BIRDS = """## Heatmap: Bird counts by reserve and month

- **X-axis (Month)**: Mar, Apr, May, Jun
- **Y-axis (Reserve)**: Fen, Dune, Wood
- **Color bar**: from 0 (white) to 60 (dark green)

| Reserve \\ Month | Mar | Apr | May | Jun |
|---|---|---|---|---|
| Fen | 5 (white) | 18 (light green) | 33 (green) | 41 (green) |
| Dune | 2 (white) | 9 (white) | 22 (light green) | 30 (light green) |
| Wood | 20 (light green) | 37 (green) | 52 (dark green) | 58 (dark green) |
"""

# No notes, but a legend with numbers.
TIDES = """## Heatmap: Water level by hour and gauge

- **X-axis (Hour)**: 0, 6, 12, 18
- **Y-axis (Gauge)**: 1, 2
- **Legend**: from 0 (pale yellow) to 300 (dark blue)

| Gauge \\ Hour | 0 | 6 | 12 | 18 |
|---|---|---|---|---|
| 1 | 40 | 210 | 55 | 190 |
| 2 | 60 | 290 | 20 | 240 |
"""

# Ranges of values for each colour, and points without notes.
ROADS = """## Noise by road and hour

- **X-axis (Hour)**: 8, 12, 20
- **Y-axis (Road)**: A1, B7
- **Colors**: black below 40, purple 40-60, orange 60-72, yellow above 72

* Hour 8, Road A1: 75
* Hour 12, Road A1: 66
* Hour 20, Road A1: 50
* Hour 8, Road B7: 61
* Hour 12, Road B7: 52
* Hour 20, Road B7: 31
"""

TWINS = [
    (BIRDS, "White covers three of the twelve cells.", "White covers five of the twelve cells."),
    (BIRDS, "Four cells are light green.", "Six cells are light green."),
    (BIRDS, "Only two squares are dark green.", "Only four squares are dark green."),
    (BIRDS, "No cell is red.", "No tile is dark green."),
    (BIRDS, "Darker colours mean more birds.", "Lighter colours mean more birds."),
    (BIRDS, "The darker the cell, the higher the count.", "The darker the cell, the lower the count."),
    (
        BIRDS,
        "Dark green marks the largest counts, white the smallest.",
        "Dark green marks the smallest counts, white the largest.",
    ),
    (
        BIRDS,
        "Small numbers are shown in white, large ones in dark green.",
        "Small numbers are shown in dark green.",
    ),
    (BIRDS, "Every value above 50 is dark green.", "Every value above 10 is dark green."),
    (BIRDS, "All counts below 10 are white.", "All counts below 20 are white."),
    (BIRDS, "The greenest cell is at the bottom right.", "The greenest cell is at the top left."),
    (TIDES, "Darker colours represent higher levels.", "Darker colours represent lower levels."),
    (
        TIDES,
        "Pale yellow stands for low levels, dark blue for high ones.",
        "Pale yellow stands for high levels, dark blue for low ones.",
    ),
    (TIDES, "The darkest cell is gauge 2 at hour 6.", "The darkest cell is gauge 1 at hour 0."),
    (ROADS, "Two cells are purple.", "Four cells are purple."),
    (ROADS, "No cell is cyan.", "No cell is yellow."),
    (ROADS, "Black is used for one cell.", "Black is used for three cells."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_statement_on_colours_is_supported_and_its_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)
    assert {"colour", "look"} & set(said(grid, false).kinds)


OPEN = [
    (BIRDS, "Three cells (33, 41 and 30) are green."),
    (BIRDS, "The heatmap is mostly green."),
    (BIRDS, "Light green and white are the most common colours."),
    (BIRDS, "The dark green cells are worth a visit."),
    (BIRDS, "The bright cells are good candidates for a visit."),
    (TIDES, "The map is mostly yellow."),
    (TIDES, "Four cells are blue."),
    (
        "## Load\n\n- **Legend**: teal to purple\n\n| a \\ b | 1 | 2 |\n|---|---|---|\n| x | 3 | 4 |\n| y | 5 | 6 |\n",
        "Purple stands for low values.",
    ),
    (
        "## Load\n\n- **Legend**: blue (low) to red (high)\n\n| a \\ b | 1 | 2 |\n|---|---|---|\n| x | 3 | 4 |\n| y | 5 | 6 |\n",
        "Darker colours represent lower values.",
    ),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_the_colours_do_not_settle_is_left_alone(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_neighbouring_names_refute_nothing() -> None:
    grid = "## Load\n\n| a \\ b | 1 | 2 |\n|---|---|---|\n| x | 3 (teal) | 9 (red) |\n| y | 4 (teal) | 8 (orange-red) |\n"
    assert said(grid, "Two cells are green.").verdict != "contradicted"


@given(st.sets(st.integers(0, 11), max_size=8))
@settings(max_examples=25, deadline=None)
def test_leaving_notes_out_contradicts_no_true_statement(removed: set[int]) -> None:
    parts = BIRDS.split(" (")
    notes = [" (white)", " (light green)", " (green)", " (dark green)"]
    grid, seen = BIRDS, 0
    pieces = []
    head, _, table = grid.partition("| Fen")
    for cell in ("| Fen" + table).split("|"):
        if any(note in cell for note in notes):
            if seen in removed:
                cell = cell.split("(")[0]
            seen += 1
        pieces.append(cell)
    assert parts
    thinned = head + "|".join(pieces)
    for sentence in (
        "Four cells are light green.",
        "Darker colours mean more birds.",
        "All counts below 10 are white.",
    ):
        assert said(thinned, sentence).verdict != "contradicted"


BANDS = (
    "## Yield\n\n### Legend of colours\n\n- **Red:** below 40\n- **Yellow:** from 40 to below 60\n- **Green:** 60 and above\n\n"
    "### Data\n\n| a \\ b | 1 | 2 | 3 |\n|---|---|---|---|\n| x | 44 | 31 | 62 |\n| y | 45 | 71 | 58 |\n"
)


@pytest.mark.parametrize("sentence", ["Three cells are yellow.", "One cell is red.", "Two cells are green."])
def test_a_legend_of_ranges_whose_outer_ones_are_open_colours_the_cells(sentence: str) -> None:
    assert said(BANDS, sentence).verdict == "supported"


@pytest.mark.parametrize("sentence", ["Five cells are yellow.", "Three cells are red."])
def test_a_number_of_cells_that_such_a_legend_denies_is_contradicted(sentence: str) -> None:
    assert said(BANDS, sentence).verdict == "contradicted"
