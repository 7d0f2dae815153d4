"""Axes called by the edge that they stand at, ticks told by their ends, and ranges that more is said of."""

import pytest

from auditor.reading.document import read
from auditor.source import Source
from sketch import sketch

EDGES = [
    '- **Left axis, "Tree" (top to bottom):** Oak, Elm\n- **Bottom axis:** 1 d, 3 d, 7 d',
    "- **Left-hand axis:** Oak, Elm\n- **Upper axis (age):** 1 d, 3 d, 7 d",
    "**Tree (left, top to bottom):** Oak, Elm\n**Age (bottom, left to right):** 1 d, 3 d, 7 d",
    "**Tree (at the left edge, top to bottom):** Oak, Elm\n**Age (along the bottom, left to right):** 1 d, 3 d, 7 d",
]


@pytest.mark.parametrize("text", EDGES)
def test_an_edge_names_its_axis(text: str) -> None:
    read = sketch(f"# Growth\n\n{text}\n\n- Row 1 (Oak): 4, 5, 6\n- Row 2 (Elm): 7, 8, 9\n")
    assert "[1 d, 3 d, 7 d] Oak: 4 5 6; Elm: 7 8 9" in read[0]


SAME = ["the same three in the same order", "same labels", "the same three trees"]


@pytest.mark.parametrize("text", SAME)
def test_an_axis_told_by_its_way_may_have_the_ticks_of_the_other(text: str) -> None:
    axes = f"**From (left, top to bottom):** Oak, Elm, Fir\n**To (bottom, left to right):** {text}\n"
    cells = "- **Oak → Elm:** 4\n- **Oak → Fir:** 5\n- **Elm → Oak:** 6\n- **Fir → Elm:** 7\n"
    assert "[Oak, Elm, Fir] Oak: " in sketch(f"# Pollen\n\n{axes}\n{cells}")[0]


SAID_BEHIND = [
    "- **Rows**: 1–2, counted downwards at the left.\n- **Columns**: 1–3, numbered from left to right.",
    "- **Rows**: 1–2, drawn downwards\n- **Columns**: 1–3, increasing to the right",
]


@pytest.mark.parametrize("text", SAID_BEHIND)
def test_what_is_said_of_a_range_is_no_tick(text: str) -> None:
    cells = "- (1, 1): 4\n- (1, 2): 5\n- (1, 3): 6\n- (2, 1): 7\n- (2, 2): 8\n- (2, 3): 9\n"
    read = sketch(f"# Plate\n\n{text}\n\nGiven as (row, column):\n\n{cells}")
    assert "[1, 2, 3] 1: 4 5 6; 2: 7 8 9" in read[0]


ENDS = {
    "Oak left, Elm right": "[Oak, Elm] ",
    "Oak on the left, Elm on the far right": "[Oak, Elm] ",
    "front left, front right": "[front left, front right] ",
}


@pytest.mark.parametrize("text", ENDS)
def test_places_of_two_ends_are_no_part_of_their_names(text: str) -> None:
    read = sketch(f"# Leaves\n\nRows: dry, wet\nColumns: {text}\n\ndry: 4, 5\nwet: 6, 7\n")
    assert ENDS[text] in read[0]


@pytest.mark.parametrize("verb", ["one finds", "we get", "the map counts", "you find"])
def test_rows_in_sentences_whoever_finds_them(verb: str) -> None:
    text = "Rows: Oak, Elm\nColumns: May, June\n\nIn the first row, for Oak, the values are 4 under May and 5 under June. "
    read = sketch(f"# Trees\n\n{text}In the second row, for Elm, {verb} 7 under May and 8 under June.\n")
    assert "[May, June] Oak: 4 5; Elm: 7 8" in read[0]


def test_scattered_cells_refute_no_step() -> None:
    axes = "X-axis: Lag, from -20 to 20 in steps of 10\nY-axis: Depth, from 0 to 10 in steps of 10\n"
    cells = "- (-20, 0): 4\n- (20, 0): 5\n- (0, 0): 6\n- (0, 10): 7\n"
    assert "[-20, -10, 0, 10, 20] 0: 4" in sketch(f"# Echo\n\n{axes}\nGiven as (lag, depth):\n\n{cells}")[0]


def test_names_of_two_values_in_a_cell_may_stand_far_above_and_in_quotes() -> None:
    said = 'Each cell reads "dry / wet".\n\nAxes\n: trees, top to bottom Oak, Elm\n: months, left to right May, June\n'
    legend = "\nLegend\n: growth, from 0 (white) to 9 (navy)\n"
    table = "\n| | May | June |\n|---|---|---|\n| Oak | 4 / 5 | 6 / 7 |\n| Elm | 1 / 2 | 3 / 8 |\n"
    read = sketch(f"# Growth\n\n{said}{legend}{table}")
    assert "dry" in read[0]
    assert "Oak: 4 6; Elm: 1 3" in read[0]
    assert "wet" in read[1]
    assert "Oak: 5 7; Elm: 2 8" in read[1]


@pytest.mark.parametrize(
    ("line", "ticks"),
    [
        ("- **Columns (file)**: a, b, c, d, from the left.", ["a", "b", "c", "d"]),
        ("- **Columns (Gate)**: 2, 4, 8, 16, narrowest gap on the left.", ["2", "4", "8", "16"]),
        (
            "- **Columns (Pier)**: Elm, Oak, Yew, Fir, busiest pier on the right.",
            ["Elm", "Oak", "Yew", "Fir"],
        ),
    ],
)
def test_letters_and_words_on_an_end_are_told_apart(line: str, ticks: list[str]) -> None:
    document = read(
        Source("x.md", f"## Waits\n\n{line}\n\n- **Row 1**: 3, 4, 3, 5\n- **Row 2**: 2, 6, 7, 1\n")
    )
    assert [tick.text for tick in document.panels[0].columns.ticks] == ticks
