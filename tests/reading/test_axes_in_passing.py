"""Axes that sentences tell in passing, and ticks with brackets of their own."""

import pytest

from sketch import sketch

LISTS = "\n\n- Fen: 4, 5, 6\n- Moor: 7, 8, 9\n"
READ = "Rain [3, 10, 17] Fen: 4 5 6; Moor: 7 8 9"


@pytest.mark.parametrize(
    "axes",
    [
        "Across, as the note says, there is one column per Sunday (3, 10, 17).",
        "Sundays run across: 3, 10, 17.",
        "The rows of the lists below are the bogs Fen and Moor. Their columns are the Sundays 3, 10 and 17.",
        "Rows Fen, Moor; columns 3, 10, 17.",
        "The columns of both panels are the Sundays 3, 10 and 17.",
    ],
)
def test_a_sentence_tells_the_columns_of_the_lists_below(axes: str) -> None:
    assert sketch(f"# Rain\n\n{axes}{LISTS}") == [READ]


@pytest.mark.parametrize("done", ["led by", "topped by", "won by"])
def test_what_is_done_to_columns_by_a_row_declares_no_ticks(done: str) -> None:
    table = "| Bog | Week 1 | Week 2 |\n|---|---|---|\n| Fen | 4 | 5 |\n| Moor | 7 | 8 |\n"
    told = f"Rows are bogs, columns are weeks.\n\n{table}\n## Seen\n\n- Every column is {done} Moor, in spring as well as in autumn.\n"
    assert sketch(f"# Rain\n\n{told}") == ["Rain [1, 2] Fen: 4 5; Moor: 7 8"]


def test_ticks_keep_a_bracket_that_is_a_part_of_their_names() -> None:
    text = "# Rain\n\n- Y-axis: Fen (12 m), Moor (1,480 m)\n- X-axis: 3, 10, 17\n\n- Fen (12 m): 4, 5, 6\n- Moor (1,480 m): 7, 8, 9\n"
    assert sketch(text) == ["Rain [3, 10, 17] Fen (12 m): 4 5 6; Moor (1,480 m): 7 8 9"]


def test_ticks_lose_a_bracket_that_the_data_do_without() -> None:
    text = "# Rain\n\n- Y-axis: Fen (12 m), Moor (1,480 m)\n- X-axis: 3, 10, 17\n\n- Fen: 4, 5, 6\n- Moor: 7, 8, 9\n"
    assert sketch(text) == [READ]


@pytest.mark.parametrize(
    "axes",
    [
        "- Rows: true state, dry above wet\n- Columns: guessed state, dry then wet\n",
        "- Rows: true state, wet below dry\n- Columns: guessed state, dry left of wet\n",
    ],
)
def test_words_of_order_list_two_ticks(axes: str) -> None:
    assert sketch(f"# Rain\n\n{axes}\n- dry: 4, 5\n- wet: 6, 7\n") == ["Rain [dry, wet] dry: 4 5; wet: 6 7"]


def test_a_block_of_numbers_as_large_as_the_axes_has_no_labels() -> None:
    text = "# Rain\n\n```\n4 5 6\n7 8 9\n```\n\nThe rows of the block are the bogs Fen and Moor, its columns are the Sundays 3, 10 and 17.\n"
    assert sketch(text) == [READ]


def test_an_unreadable_cell_of_a_bare_block_keeps_its_place() -> None:
    axes = "The rows of the block are the bogs Fen and Moor, its columns are the Sundays 3, 10 and 17."
    text = f"# Rain\n\n```\n4 5.3.2 6\n7 8 9\n```\n\n{axes}\n"
    assert sketch(text) == ["Rain [3, 10, 17] Fen: 4 - 6; Moor: 7 8 9"]


def test_a_table_of_plain_text_is_read_and_a_line_of_numbers_alone_is_not() -> None:
    assert sketch("Table 2: Rain\nBog 3 10 17\nFen 4 5 6\nMoor 9 7 8\n") == [
        "[3, 10, 17] Fen: 4 5 6; Moor: 9 7 8"
    ]
    assert sketch("Bog\tMay\tJune\nFen\t4\t6\nMoor\t9\t8\n") == ["[May, June] Fen: 4 6; Moor: 9 8"]
    assert sketch("We met at noon 3 4 5\n\nand left at 6 7 8\n") == []


def test_a_paragraph_may_tell_its_axes_first_and_its_cells_behind() -> None:
    text = "The columns are May, June and July. Fen has 4 in May, 5 in June and 6 in July. Moor has 7 in May, 8 in June and 9 in July."
    assert sketch(f"# Rain\n\n{text}\n") == ["Rain [May, June, July] Fen: 4 5 6; Moor: 7 8 9"]


def test_the_cells_of_a_sparse_grid_are_told_with_the_rest() -> None:
    text = "Rows Fen, Moor; columns May, June. Fen at May is 4 and Moor at June is 6; everything else is 0."
    assert sketch(f"# Rain\n\n{text}\n") == ["Rain [May, June] Fen: 4 =0; Moor: =0 6"]


def test_a_row_may_be_told_as_what_a_line_belongs_to() -> None:
    text = "Rows Fen, Moor; columns May, June.\n\nThe first row belongs to the bog Fen: 4 under May, 5 under June.\n\nThe second row belongs to the bog Moor: 6 under May, 7 under June.\n"
    assert sketch(f"# Rain\n\n{text}") == ["Rain [May, June] Fen: 4 5; Moor: 6 7"]


def test_colours_tell_the_cells_of_a_declared_grid() -> None:
    text = "Rows Fen, Moor; columns May, June.\n\n- Fen: pale blue, dark blue\n- Moor: May dark blue, June pale blue\n"
    assert sketch(f"# Rain\n\n{text}") == ["Rain [May, June] Fen: - -; Moor: - -"]
