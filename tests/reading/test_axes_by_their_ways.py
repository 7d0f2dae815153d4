"""Axes told by the way that they run, by spans of names, by lists that all lines follow; rows told in sentences."""

import pytest

from sketch import sketch

LISTS = "- Oak: 4, 5, 6\n- Elm: 7, 8, 9\n"
GRID = ["Trees [1 d, 3 d, 7 d] Oak: 4 5 6; Elm: 7 8 9"]

WAYS = [
    "The trees are stacked (Oak, Elm) and the days run to the right (1 d, 3 d, 7 d).",
    "Down each panel go the trees (Oak, Elm); across goes the time: 1 d, 3 d, 7 d.",
    "Trees are arranged vertically (Oak above Elm), and the time horizontally: 1 d, 3 d, 7 d.",
    "Trees: Oak and Elm, top to bottom. Time: 1 d, 3 d and 7 d, left to right.",
    "It crosses species on y (Oak, Elm) with time on x (1 d, 3 d, 7 d).",
    "Growth by species (Oak, Elm) and time (1 d, 3 d, 7 d).",
    "The rows, which follow the alphabet, are Elm and Oak; the columns, which follow the clock, are 1 d, 3 d and 7 d.",
    "Trees (Oak, Elm) are read off the left margin, times (1 d, 3 d, 7 d) off the bottom margin.",
    "Times 1 d, 3 d and 7 d run left to right.",
    "In centimetres, for 1 d, 3 d and 7 d in turn.",
]


@pytest.mark.parametrize("text", WAYS)
def test_columns_are_told_by_the_way_they_run(text: str) -> None:
    read = sketch(f"# Trees\n\n{text}\n\n{LISTS}")
    assert "[1 d, 3 d, 7 d]" in read[0]
    assert "Oak: 4 5 6" in read[0]


SPANS = {
    "Lettered rows A–B run down the plate, numbered columns 1–3 across it.": "[1, 2, 3] A: 4 5 6; B: 7 8 9",
    "Each list gives the years 2001 to 2003 in order.": "[2001, 2002, 2003] A: 4 5 6; B: 7 8 9",
    "Columns: 1 h to 4 h, doubling. Rows: A, B.": "[1 h, 2 h, 4 h] A: 4 5 6; B: 7 8 9",
    "The columns are hours, every second hour from 8 to 12.": "[8, 10, 12] A: 4 5 6; B: 7 8 9",
    "Hours climb from 1 at the left edge to 4 at the right edge, doubling.": "[1, 2, 4] A: 4 5 6; B: 7 8 9",
    "Columns: 1k (left) to 16k (right): 1k, 4k, 16k.": "[1k, 4k, 16k] A: 4 5 6; B: 7 8 9",
    "Columns (left to right): north, east and west facades.": "[north, east, west] A: 4 5 6; B: 7 8 9",
}


@pytest.mark.parametrize("text", SPANS)
def test_spans_of_names_and_lists_that_all_follow_make_columns(text: str) -> None:
    assert sketch(f"# Plate\n\n{text}\n\nA: 4, 5, 6\nB: 7, 8, 9\n")[0].removeprefix("Plate ") == SPANS[text]


ROWS = [
    "**Oak** has 4 cm at 1 d, 5 at 3 d and 6 at 7 d.\n\nAt **Elm** the map shows 7 cm at 1 d, 8 at 3 d; later, 9 at 7 d.\n",
    "For Oak it was 4 cm at 1 d, 5 at 3 d and 6 at 7 d.  \nFor Elm there were 7 cm at 1 d, 8 at 3 d and 9 at 7 d.\n",
    "Columns: 1 d, 3 d, 7 d.\n\nIn Oak the values are 4, 5 and 6. Elm has 7, 8 and 9.\n",
]


@pytest.mark.parametrize("text", ROWS)
def test_rows_are_told_in_sentences(text: str) -> None:
    assert sketch(f"# Trees\n\n{text}") == GRID


def test_half_a_square_whose_columns_nobody_names_has_those_of_its_rows() -> None:
    text = "# Songs\n\n- Ann: 1\n- Ben: 0.4, 1\n- Cleo: 0.5, 0.3, 1\n"
    assert sketch(text) == ["Songs [Ann, Ben, Cleo] Ann: 1 . .; Ben: 0.4 1 .; Cleo: 0.5 0.3 1"]


def test_a_sentence_on_one_cell_beside_lists_is_a_remark() -> None:
    text = "# Trees\n\nRows: 2, 4. Columns: 1, 3, 7.\n\n- 2: 4, 5, 6\n- 4: 7, 8, 9\n\nThe growth at row 4 and column 7 is 9.\n"
    assert sketch(text) == ["Trees [1, 3, 7] 2: 4 5 6; 4: 7 8 9"]
