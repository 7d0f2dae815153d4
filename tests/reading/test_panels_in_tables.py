"""Tables that hold several panels: several values in a cell, sections of rows, halves."""

import pytest

from sketch import sketch

ROWS = "| Oak | 4{0}5 | 6{0}7 |\n| Elm | 8{0}9 | 1{0}2 |\n"
HEAD = "| Tree | May | June |\n|---|---|---|\n"
PARTED = ["{0} [May, June] Oak: 4 6; Elm: 8 1", "{1} [May, June] Oak: 5 7; Elm: 9 2"]


@pytest.mark.parametrize(
    ("table", "first", "second"),
    [
        ("Each cell gives dry / wet.\n\n" + HEAD + ROWS.format(" / "), "dry", "wet"),
        ("Cells read before → after pruning.\n\n" + HEAD + ROWS.format(" → "), "before", "after pruning"),
        ("The first number is the dry year, the second the wet one.\n\n" + HEAD + ROWS.format("/"), "dry year", "wet one"),
        (HEAD.replace("May", "May (dry / wet)").replace("June", "June (dry / wet)") + ROWS.format(" / "), "dry", "wet"),
        (HEAD.replace("Tree", "Tree (dry / wet)") + ROWS.format("/"), "dry", "wet"),
        (HEAD + ROWS.format(" (dry) / ").replace(" |\n", " (wet) |\n").replace(" | 6", " (wet) | 6").replace(" | 1", " (wet) | 1"), "dry", "wet"),
        ("## Growth (dry / wet)\n\n" + HEAD + ROWS.format(" / "), "dry", "wet"),
    ],
)  # fmt: skip
def test_two_values_in_a_cell_are_two_panels_where_the_text_tells_which(
    table: str, first: str, second: str
) -> None:
    assert sketch(f"# Trees\n\n{table}") == [line.format(first, second) for line in PARTED]


@pytest.mark.parametrize(
    "text", ["", "The growth in cm/a.\n\n", "## Growth (cm/a)\n\n", "It was a greenhouse/field trial.\n\n"]
)
def test_two_values_in_a_cell_that_nothing_names_are_left_unread(text: str) -> None:
    assert sketch(f"# Trees\n\n{text}{HEAD}{ROWS.format(' / ')}") == []


def test_a_unit_beside_the_names_of_the_values_is_none_of_them() -> None:
    text = f"# Trees\n\nGrowth (cm/a), dry / wet.\n\n{HEAD}{ROWS.format(' / ')}"
    assert sketch(text) == [line.format("dry", "wet") for line in PARTED]


def test_a_missing_cell_is_missing_in_both_panels() -> None:
    table = HEAD + ROWS.format(" / ") + "| Ash | – | 3 / 4 |\n"
    assert sketch(f"# Trees\n\nValues are dry / wet.\n\n{table}") == [
        "dry [May, June] Oak: 4 6; Elm: 8 1; Ash: - 3",
        "wet [May, June] Oak: 5 7; Elm: 9 2; Ash: - 4",
    ]


def test_a_cell_with_one_value_only_leaves_open_whose_it_is() -> None:
    table = HEAD + ROWS.format(" / ") + "| Ash | 7 | 3 / 4 |\n"
    assert sketch(f"# Trees\n\nValues are dry / wet.\n\n{table}") == [
        "dry [May, June] Oak: 4 6; Elm: 8 1; Ash: - 3",
        "wet [May, June] Oak: 5 7; Elm: 9 2; Ash: - 4",
    ]


def test_sections_with_the_same_rows_are_panels() -> None:
    own = ["| Oak | 4 | 6 |\n| Elm | 8 | 1 |\n", "| Oak | 5 | 7 |\n| Elm | 9 | 2 |\n"]
    table = HEAD + f"| **dry** | | |\n{own[0]}| **wet** | | |\n{own[1]}"
    assert sketch(f"# Trees\n\n{table}") == [line.format("dry", "wet") for line in PARTED]


def test_a_table_that_repeats_its_labels_in_the_middle_is_two() -> None:
    table = "| | May | June | | May | June |\n|---|---|---|---|---|---|\n| dry | | | wet | | |\n"
    table += "| Oak | 4 | 6 | Oak | 5 | 7 |\n| Elm | 8 | 1 | Elm | 9 | 2 |\n"
    assert sketch(f"# Trees\n\n{table}") == [line.format("dry", "wet") for line in PARTED]


@pytest.mark.parametrize("mark", ["<sup>a</sup>", "[^1]", "^b", "†"])
def test_footnote_marks_behind_a_value_are_no_part_of_it(mark: str) -> None:
    assert sketch(f"# Trees\n\n{HEAD}| Oak | 4{mark} | 6 |\n| Elm | 8 | 1 |\n") == [
        "Trees [May, June] Oak: 4 6; Elm: 8 1"
    ]


def test_cells_in_colours_alone_are_missing_and_keep_their_colour() -> None:
    table = HEAD + "| Oak | dark green | pale |\n| Elm | pale | dark green |\n"
    assert sketch(f"# Trees\n\n{table}") == ["Trees [May, June] Oak: - -; Elm: - -"]


def test_a_table_of_what_colours_stand_for_is_no_grid() -> None:
    table = "| Value | Left | Right |\n|---|---|---|\n| below 5 | pale | white |\n| 5 to 9 | green | blue |\n"
    assert sketch(f"# Trees\n\n{table}") == []
