"""How cells look: missing, filled, set apart by a mark, coloured; true sentences with their false twins."""

import pytest

from said import said

MEMORY = """# Memory use of sorting programs

Each cell gives the peak memory in MB; runs that ran out of memory are written OOM.

| Program | 1k | 2k | 4k | 8k | 16k |
|---|---|---|---|---|---|
| quick | 3.1 | 4.2 | 6.0 | 9.8 | 15.2 |
| merge | 3.5 | 5.0 | 8.1 | 12.0 | OOM |
| heap | 4.4 | 7.9 | 14.1 | OOM | OOM |
| shell | 5.2 | 9.9 | OOM | OOM | OOM |
"""
MISSING = [
    ("OOM appears only in the three rightmost columns.", "OOM appears only in the two rightmost columns."),
    ("The quick row is complete.", "The heap row is complete."),
    ("Only the quick row is complete.", "Only the merge row is complete."),
    ("The columns 1k and 2k are filled completely.", "The columns 2k and 4k are filled completely."),
    ("Six of the twenty runs ran out of memory.", "Five of the twenty runs ran out of memory."),
    ("Shell has three missing values.", "Shell has four missing values."),
    ("Merge runs out of memory at 16k only.", "Heap runs out of memory at 16k only."),
    ("At 16k only quick has a value.", "At 8k only quick has a value."),
    ("No value is missing in the first two columns.", "No value is missing in the first three columns."),
    ("Heap and shell ran out of memory at 8k.", "Merge and shell ran out of memory at 8k."),
    ("There is no value for heap at 8k.", "There is no value for heap at 4k."),
    ("The cell for merge at 16k is OOM.", "The cell for merge at 8k is OOM."),
    ("Only one program has a value in the last column.", "Only two programs have a value in the last column."),
    ("All programs but quick run out of memory at 16k.", "All programs but merge run out of memory at 16k."),
    ("The first two columns have no gaps.", "The first three columns have no gaps."),
    ("Six of the twenty cells are marked OOM, and none of them lies at 1k.", "Seven of the twenty cells are marked OOM, and none of them lies at 1k."),
    ("Shell has the most OOM entries.", "Heap has the most OOM entries."),
    ("Quick is the only program that never runs out of memory.", "Merge is the only program that never runs out of memory."),
]  # fmt: skip

MARKED = """# Scores of four keepers

Best values in bold, second best in italics; daggers mark fewer games.

| Keeper | A | B | C | D |
|---|---|---|---|---|
| ada | 61.2 | **70.4** | 66.0 | *59.1* |
| bob | *64.0* | 69.9† | **68.3** | 58.0 |
| cyd | 60.1 | *70.1* | 63.2 | **61.7** |
| dot | **65.5** | 68.8 | *67.0* | 57.9† |
"""
NOTED = """# Shades by eye

| Vat | 5 | 10 |
|---|---|---|
| Madder | **7.5 (Deep Red)** | 6.0 (Pink) |
| Weld | 5.5 (Pink) | **7.0 (Red)** |
"""


def test_bold_type_around_a_value_with_its_colour_is_seen() -> None:
    assert said(NOTED, "Two cells are set in bold.").verdict == "supported"
    assert said(NOTED, "Three cells are set in bold.").verdict == "contradicted"


SET_APART = [
    ("Four cells are in bold.", "Five cells are in bold."),
    ("Four values are set in italics.", "Three values are set in italics."),
    ("Two cells carry a dagger.", "Three cells carry a dagger."),
    ("Each column has exactly one bold entry.", "Each column has exactly two bold entries."),
    ("Every bold value is above 61.", "Every bold value is above 65."),
    ("The daggers stand in columns B and D.", "The daggers stand in columns B and C."),
    ("68.3 is in bold.", "66.0 is in bold."),
    ("The lowest bold value is 61.7.", "The lowest bold value is 65.5."),
    ("The bold values range from 61.7 to 70.4.", "The bold values range from 61.7 to 68.3."),
]

RISKS = """# Risk by site

Colours: green (0-3), yellow (4-6), orange (7-8), red (9-10).

| Site | flood | fire | frost |
|---|---|---|---|
| hill | 1 (green) | 7 (orange) | 9 (red) |
| dale | 9 (red) | 3 (green) | 5 (yellow) |
| moor | 4 (yellow) | 8 (orange) | 10 (red) |
| shore | 10 (red) | 2 (green) | 1 (green) |
"""
COLOURED = [
    ("The two orange cells both lie in column fire.", "The two orange cells both lie in column frost."),
    ("The frost column has two red cells.", "The frost column has three red cells."),
    ("Fire at dale is green.", "Fire at dale is yellow."),
    ("Orange appears only in the fire column.", "Yellow appears only in the frost column."),
    ("No cell of the fire column is red.", "No cell of the frost column is red."),
    ("Shore has two green cells.", "Shore has one green cell."),
    ("The fire column is free of red.", "The frost column is free of red."),
    ("The top left cell is green.", "The top left cell is red."),
]


@pytest.mark.parametrize(("true", "false"), MISSING, ids=[true for true, _ in MISSING])
def test_what_is_missing_is_told_by_the_marks_of_the_document(true: str, false: str) -> None:
    assert "supported" in said(MEMORY, true).verdicts, said(MEMORY, true)
    assert said(MEMORY, true).verdict != "contradicted", said(MEMORY, true)
    assert said(MEMORY, false).verdict == "contradicted", said(MEMORY, false)


@pytest.mark.parametrize(("true", "false"), SET_APART, ids=[true for true, _ in SET_APART])
def test_cells_are_set_apart_by_the_marks_around_their_values(true: str, false: str) -> None:
    assert said(MARKED, true).verdict == "supported", said(MARKED, true)
    assert said(MARKED, false).verdict == "contradicted", said(MARKED, false)


@pytest.mark.parametrize(("true", "false"), COLOURED, ids=[true for true, _ in COLOURED])
def test_colours_stand_where_they_are_noted(true: str, false: str) -> None:
    assert said(RISKS, true).verdict == "supported", said(RISKS, true)
    assert said(RISKS, false).verdict == "contradicted", said(RISKS, false)


def test_words_that_may_tell_of_something_else_refute_nothing() -> None:
    assert said(MEMORY, "Two cells finished in the shell row.").verdict == "supported"
    assert said(MEMORY, "Three cells finished in the shell row.").verdict != "contradicted"


def test_a_place_of_which_nothing_is_written_may_hold_anything() -> None:
    points = "# Yield\n\n- **Rows**: Plot (1, 2)\n- **Columns**: Year (7, 8)\n\n### Values (plot, year)\n\n- (1, 7): 3\n- (1, 8): 4\n- (2, 7): N/A\n"
    assert said(points, "Two of the four cells are missing.").verdict != "contradicted"
    assert said(points, "None of the four cells is missing.").verdict == "contradicted"


def test_a_corner_that_is_filled_is_more_than_its_cell() -> None:
    assert said(MEMORY, "The OOM cells fill the lower right corner.").verdict == "supported"
    assert said(MEMORY, "All OOM cells lie in the lower right corner.").verdict != "contradicted"
    assert said(MEMORY, "The OOM cells fill the lower left corner.").verdict != "supported"


def test_a_row_with_the_name_of_a_number_is_no_count() -> None:
    named = MARKED.replace("| dot |", "| four |")
    assert said(named, "Four cells are in bold.").verdict != "contradicted"


def test_what_no_cell_has_is_no_mark() -> None:
    listed = "# Yield\n\n| field | 7 | 8 |\n|---|---|---|\n| north | 3 | 4 |\n| south | *5* | 6 |\n\n"
    assert said(listed, "One cell is in italics.").verdict == "supported"
    assert said(listed.replace("*5*", "5"), "One cell is in italics.").verdict != "supported"


def test_a_side_without_points_is_no_empty_row() -> None:
    table = "# Table\n\n| Club | May | June |\n|---|---|---|\n| north | 0 | 0 |\n| south | 3 | 1 |\n"
    assert said(table, "North has no points.").verdict != "contradicted"
