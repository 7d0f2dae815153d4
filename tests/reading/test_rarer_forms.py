"""Forms that few documents use: triangles, ends of rows, cells told in passing, axes told by "across"."""

import pytest

from sketch import read_text, sketch

AXES = """\
- X-axis (Dose): 1, 2, 3
- Y-axis (Day): -5, 0, 5

"""


def test_a_triangle_of_lists_may_begin_with_a_single_value() -> None:
    assert sketch(AXES + "- Day -5: 4\n- Day 0: 5, 6\n- Day 5: 7, 8, 9\n") == [
        "[1, 2, 3] -5: 4 . .; 0: 5 6 .; 5: 7 8 9"
    ]


def test_lists_that_get_shorter_by_one_begin_at_the_diagonal() -> None:
    assert sketch(AXES + "- Day -5: 4, 5, 6\n- Day 0: 7, 8\n- Day 5: 9\n") == [
        "[1, 2, 3] -5: 4 5 6; 0: . 7 8; 5: . . 9"
    ]


@pytest.mark.parametrize(
    "lines",
    [
        "- Day 0: falls from 9 at dose 1 to 4 at dose 3\n- Day 5: rises from -2 at dose 1 to 6 at dose 3",
        "- Day 0: from 9 at the left edge (dose 1) to 4 at the right edge (dose 3)\n"
        "- Day 5: from -2 at the left-hand side (dose 1) to 6 at the right-hand side (dose 3)",
    ],
)
def test_rows_may_tell_only_their_two_ends(lines: str) -> None:
    assert sketch(AXES + lines) == ["[1, 2, 3] -5: . . .; 0: 9 . 4; 5: -2 . 6"]


def test_a_row_with_a_negative_number_declares_no_axis() -> None:
    assert sketch(AXES + "- Row -5: 4, 5, 6\n- Row 0: 7, 8, 9") == ["[1, 2, 3] -5: 4 5 6; 0: 7 8 9; 5: . . ."]


TOLD = """\
For day 0 the values are 4 at dose 1 and 6 at dose 3. At dose 2, day 5, the number is 8.

The palest is found at day -5, dose 3: 9. In the middle, at dose 2 and day 0, the colour corresponds to about 5.
"""


def test_sentences_fill_in_single_cells_whose_row_and_column_they_tell() -> None:
    assert sketch(AXES + TOLD) == ["[1, 2, 3] -5: . . 9; 0: 4 ~5 6; 5: . 8 ."]


def test_a_cell_told_in_passing_yields_to_the_list_and_makes_no_grid() -> None:
    told = "At dose 2, day 5, the value is 8.\n\n"
    assert sketch(AXES + told) == []
    assert sketch(AXES + told + "- Day -5: 1, 2, 3\n- Day 0: 4, 5, 6\n- Day 5: 7, 0, 9") == [
        "[1, 2, 3] -5: 1 2 3; 0: 4 5 6; 5: 7 0 9"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "A map of the plots. Down: Oak, Elm. Across: May, June, July. Shades of brown.",
        "A map of the plots, month across (May, June, July), tree down the side (Oak, Elm).",
        'The y-axis is labelled "Tree" and lists Oak and Elm. The x-axis is labelled "Month" and lists May, '
        "June and July from left to right.",
        "- Rows: Oak, Elm\n- Columns: May (leftmost) to July (rightmost): May, June, July",
    ],
)
def test_axes_are_told_in_rarer_words(text: str) -> None:
    assert sketch(f"{text}\n\n- Oak: 1, 2, 3\n- Elm: 4, 5, 6") == ["[May, June, July] Oak: 1 2 3; Elm: 4 5 6"]


def test_a_row_called_down_is_data() -> None:
    text = "- X-axis: 1, 2, 3\n- Y-axis (Move): Up, Down\n\n- Up: 4, 5, 6\n- Down: 7, 8, 9"
    assert sketch(text) == ["[1, 2, 3] Up: 4 5 6; Down: 7 8 9"]


def test_a_bold_title_may_go_on_in_brackets() -> None:
    text = (
        "**Rows and columns**\n\n- Columns: Dose, 1 to 3\n- Rows: Day, 4 to 5\n\n**Yields** (dose 1 to 3)\n\n"
    )
    assert sketch(f"{text}- Day 4: 1, 2, 3\n- Day 5: 4, 5, 6")[0].endswith("[1, 2, 3] 4: 1 2 3; 5: 4 5 6")


@pytest.mark.parametrize("markers", [("(1)", "(2)"), ("(a)", "(b)"), ("a)", "b)"), ("1)", "2)")])
def test_numbers_and_letters_in_brackets_mark_items(markers: tuple[str, str]) -> None:
    first, second = markers
    text = f"{first} **Best tree.** Oak leads.\n\n{second} **Worst tree.** Elm is last."
    found = [(s.trail[-1], s.text) for s in read_text(text).statements]
    assert found == [("Best tree", "Oak leads."), ("Worst tree", "Elm is last.")]


def test_a_caption_that_begins_with_a_letter_is_no_item() -> None:
    assert [s.text for s in read_text("(a) all the trees").statements] == ["(a) all the trees"]


CORNERS = "- Top-left: 4\n- Upper right corner: 6\n- Bottom-left: 7\n- Bottom-right cell: 9"


def test_corner_cells_need_no_coordinates_where_the_order_is_told() -> None:
    axes = "- X-axis (Dose): 1, 2, 3\n- Y-axis (Day): 10, 20, 30, {}\n\n"
    down, up = axes.format("top to bottom"), axes.format("bottom to top")
    assert sketch(down + CORNERS) == ["[1, 2, 3] 10: 4 . 6; 20: . . .; 30: 7 . 9"]
    assert [
        (cell.text, panel.rows.ticks[cell.row].text)
        for panel in read_text(up + CORNERS).panels
        for cell in panel.cells
    ] == [("4", "30"), ("6", "30"), ("7", "10"), ("9", "10")]


def test_corner_cells_are_not_placed_where_the_order_of_the_rows_is_not_told() -> None:
    assert sketch(AXES + CORNERS) == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Values fall from 9 (dose 1, day 0) to 4 (dose 3, day 0). They rise from -2 (dose 1, day 5) to 6 (dose 3, day 5).",
        "For day 0 the values fall from 9 (dose 1) to 4 (dose 3). On day 5, they rise from -2 at dose 1 to 6 at dose 3.",
        "In row day 0, values go from 9 at the left edge to 4 at the right edge. "
        "Along day 5 the values go from -2 on the left to 6 on the right.",
    ],
)
def test_the_ends_of_rows_may_be_told_in_sentences(sentence: str) -> None:
    document = read_text(f"{AXES}## Yields\n\n{sentence}")
    (panel,) = document.panels
    assert sketch(f"{AXES}## Yields\n\n{sentence}") == ["Yields [1, 2, 3] -5: . . .; 0: 9 . 4; 5: -2 . 6"]
    assert panel.form == "row ends"
    assert len(document.statements) >= 2, "they say how the values go, too"


def test_ends_of_rows_that_a_table_holds_make_no_grid_of_their_own() -> None:
    table = "| Day | 1 | 2 | 3 |\n|---|---|---|---|\n| -5 | 9 | 7 | 4 |\n| 0 | 3 | 5 | 8 |\n\n"
    text = f"{AXES}{table}### Day by day\n\nValues fall from 9 (dose 1, day -5) to 4 (dose 3, day -5).\n"
    assert sketch(text) == ["[1, 2, 3] -5: 9 7 4; 0: 3 5 8; 5: . . ."]


def test_ends_are_not_placed_where_they_lie_on_no_common_line() -> None:
    assert sketch(f"{AXES}Values fall from 9 (dose 1, day 0) to 4 (dose 3, day 5).") == []


@pytest.mark.parametrize(
    "lines",
    [
        "- **Inn vs. Lech:** The correlation is about 0.6.\n- **Inn vs. Isar:** The correlation is about 0.3.\n"
        "- **Lech vs. Isar:** The correlation is about 0.2.",
        "- **Inn–Lech**: dark blue (~0.6).\n- **Inn–Isar**: pale (~0.3).\n- **Lech–Isar**: pale (~0.2).",
        "- Inn and Lech: about 0.6\n- Inn and Isar: about 0.3\n- Lech and Isar: about 0.2",
    ],
)
def test_pairs_are_places_where_their_names_recur(lines: str) -> None:
    assert sketch(lines) == ["[Lech, Isar] Inn: ~0.6 ~0.3; Lech: . ~0.2"]


def test_a_pair_of_one_name_twice_is_on_the_diagonal() -> None:
    lines = "- Inn and Inn: 1.0\n- Inn and Lech: 0.6\n- Lech and Lech: 1.0"
    assert sketch(lines) == ["[Inn, Lech] Inn: 1 0.6; Lech: . 1"]


@pytest.mark.parametrize(
    "lines",
    ["- Learn-rate: 0.6\n- Drop-out: 0.3\n- Warm-up: 0.2", "- Top-speed: 4\n- Mean-speed: 5\n- Low-speed: 3"],
)
def test_hyphens_in_names_make_no_pairs(lines: str) -> None:
    assert sketch(lines) == []


@pytest.mark.parametrize(
    "text",
    [
        "The map has 2 rows (Oak, Elm) and 3 columns (May, June, July).",
        "A map with three columns (May to July), one row per tree. The last two columns (June, July) are pale.",
        "The 3 columns are labelled May, June and July; the 2 rows are labelled Oak and Elm.",
        "It is a 2x3 grid (rows: Oak, Elm; columns: May, June, July).",
    ],
)
def test_columns_are_told_with_their_number(text: str) -> None:
    assert sketch(f"{text}\n\n- Oak: 1, 2, 3\n- Elm: 4, 5, 6") == ["[May, June, July] Oak: 1 2 3; Elm: 4 5 6"]


def test_a_part_of_the_columns_declares_no_axis() -> None:
    text = "The last two columns (July, June) are pale.\n\n- Oak: 1, 2\n- Elm: 4, 5"
    assert sketch(text) == ["[1, 2] Oak: 1 2; Elm: 4 5"]


def test_totals_in_a_nested_list_are_kept_apart() -> None:
    lists = (
        "- **Oak**\n  - May: 4\n  - June: 5\n  - Total: 9\n- **Elm**\n  - May: 1\n  - June: 2\n  - Total: 3\n"
    )
    (panel,) = read_text(lists).panels
    assert [(total.row_label, total.text) for total in panel.totals] == [("Oak", "9"), ("Elm", "3")]
    assert sketch(lists) == ["[May, June] Oak: 4 5; Elm: 1 2"]


def test_an_average_that_the_axis_declares_is_data() -> None:
    table = "| Tree | May | June | Mean |\n|---|---|---|---|\n| Oak | 4 | 6 | 5 |\n| Elm | 1 | 3 | 2 |\n"
    lists = (
        "- **Oak**\n  - May: 4\n  - June: 6\n  - Mean: 5\n- **Elm**\n  - May: 1\n  - June: 3\n  - Mean: 2\n"
    )
    axes = "- X-axis: May, June, Mean\n- Y-axis: Oak, Elm\n\n"
    for data in (table, lists):
        assert sketch(data) == ["[May, June] Oak: 4 6; Elm: 1 3"]
        assert sketch(axes + data) == ["[May, June, Mean] Oak: 4 6 5; Elm: 1 3 2"]


def test_the_extent_of_a_list_is_no_row() -> None:
    lines = "**Oak**\nValues from left to right (1 to 3): 4, 5, 6\n\n**Elm**\nValues from left to right (1 to 3): 7, 8, 9\n"
    assert sketch(f"- X-axis: 1, 2, 3\n- Y-axis: Oak, Elm\n\n{lines}") == ["[1, 2, 3] Oak: 4 5 6; Elm: 7 8 9"]


def test_a_list_of_ticks_may_follow_in_a_sentence_of_its_own() -> None:
    text = "- The x-axis shows the month. Three values are listed from left to right: May, June, July.\n\n"
    assert sketch(f"{text}- Oak: 1, 2, 3\n- Elm: 4, 5, 6") == ["[May, June, July] Oak: 1 2 3; Elm: 4 5 6"]


def test_a_list_of_names_may_follow_what_they_are() -> None:
    text = "Its rows are the trees Oak, Elm and Ash; its columns are the months May and June.\n\n"
    told = "Oak reads 1 and 2 and 3.\n"
    rows = "Oak reads 1, 2 and 3. Elm reads 4, 5 and 6. Ash reads 7, 8 and 9.\n"
    months = text.replace("May and June", "May, June and July")
    assert sketch(months + rows) == ["[May, June, July] Oak: 1 2 3; Elm: 4 5 6; Ash: 7 8 9"]
    assert sketch(text.replace("Oak", "Yew") + told) == [], "no declared row begins the sentence"


@pytest.mark.parametrize("bound", ["over 60", "under 60", "up to 60", "at least 60"])
def test_a_bound_is_a_tick_as_a_whole(bound: str) -> None:
    table = f"| Age | May | June |\n|---|---|---|\n| {bound} | 1 | 2 |\n| 30 to 50 | 3 | 4 |\n"
    assert sketch(table) == [f"[May, June] {bound}: 1 2; 30 to 50: 3 4"]


def test_words_that_say_something_are_no_row_of_declared_axes() -> None:
    lists = "- Day -5: 4 (1), 5 (2)\n- Day 0: 7 (1), 8 (2)\n\nThe late days gain the most: 7 with dose 1, 8 with 2.\n"
    assert sketch(AXES + lists) == ["[1, 2, 3] -5: 4 5 .; 0: 7 8 .; 5: . . ."]


def test_a_tick_that_is_an_article_is_a_name_in_a_pair() -> None:
    lines = "- **A-Oak**: medium (~1)\n- **B-Oak**: pale (near 2)\n- **A-Elm**: 3\n- **B-Elm**: 4\n"
    assert sketch(f"- X-axis: A, B\n- Y-axis: Oak, Elm\n\n{lines}") == ["[A, B] Oak: ~1 ~2; Elm: 3 4"]


def test_corners_may_name_their_row_and_column_in_a_bracket() -> None:
    lines = "- **Top-left (Oak, May):** 1\n- **Top-right (Oak, June):** 2\n- **Bottom-left (Elm, May):** 3\n"
    assert sketch(lines) == ["[May, June] Oak: 1 2; Elm: 3 ."]


def test_words_beside_values_are_columns_where_all_lines_have_the_same() -> None:
    lines = "- Oak: early 6 h, late 7 h\n- Elm: early 4 h, late 5 h\n"
    assert sketch(lines) == ["[early, late] Oak: 6 7; Elm: 4 5"]
    assert sketch("- Oak: gained 6, lost 7\n- Elm: up 4, down 5\n- Ash: rose 3, fell 2\n") == []


@pytest.mark.parametrize(
    "direction", [" – from left to right", " (left to right)", ", listed from left to right"]
)
def test_a_row_may_say_in_which_direction_it_is_read(direction: str) -> None:
    lines = f"**Day 0**: 4, 5, 6\n**Day 5**{direction}: 7, 8, 9\n"
    assert sketch(AXES + lines) == ["[1, 2, 3] -5: . . .; 0: 4 5 6; 5: 7 8 9"]


def test_rows_that_are_one_fewer_than_the_ticks_lose_no_tick() -> None:
    axes = "- Y-axis: flap, top to bottom: 0, 10, 20, 40\n- X-axis: 1, 2, 3\n\n"
    lists = "- 0: 4, 5, 6\n- 10: 7, 8, 9\n- 20: 5, 6, 7\n- 40: 8, 9, 9\n"
    assert sketch(axes + lists) == ["[1, 2, 3] 0: 4 5 6; 10: 7 8 9; 20: 5 6 7; 40: 8 9 9"]


def test_several_values_of_a_sentence_may_each_be_for_a_place() -> None:
    told = "Some readings: about 7 for dose 1, day 0; 8 for dose 2, day 5; and roughly 9 at dose 3, day 5."
    assert sketch(AXES + told) == ["[1, 2, 3] -5: . . .; 0: ~7 . .; 5: . 8 ~9"]
    assert sketch(f"{AXES}The best is 9 at dose 3, day 5, after 4 for a start.") == []


def test_shades_may_be_drawn_twice_and_stand_for_one_value() -> None:
    block = "```\n     May June\nOak  ░░  ██\nElm  ▒▒  ░░\n```\n\n░░ = 10, ▒▒ = 30, ██ = 90\n"
    assert sketch(block) == ["[May, June] Oak: 10 90; Elm: 30 10"]


def test_measures_of_rows_are_no_columns() -> None:
    assert sketch("- Oak: precision 0.61, recall 0.72\n- Elm: precision 0.48, recall 0.59\n") == []
    table = (
        "| Tree | May | June |\n|---|---|---|\n| Oak | 4 | 6 |\n| Elm | 1 | 3 |\n\n## Remarks on trees\n\n"
    )
    remarks = "- Oak: early 6 h, late 7 h\n- Elm: early 4 h, late 5 h\n"
    assert sketch(table + remarks) == ["[May, June] Oak: 4 6; Elm: 1 3"]


def test_ends_of_a_row_of_which_one_is_told_wrongly_make_no_grid_either() -> None:
    table = "| Day | 1 | 2 | 3 |\n|---|---|---|---|\n| -5 | 9 | 7 | 4 |\n| 0 | 3 | 5 | 8 |\n\n"
    text = f"{AXES}{table}### Day by day\n\nValues fall from 9 (dose 1, day -5) to 5 (dose 3, day -5).\n"
    assert sketch(text) == ["[1, 2, 3] -5: 9 7 4; 0: 3 5 8; 5: . . ."]


def test_the_ends_of_an_axis_may_be_told_in_brackets() -> None:
    text = "The horizontal axis is the day, from Monday (left) to Wednesday (right). The vertical axis is the bed: A, B.\n\n"
    assert sketch(text + "- Bed A: 4 (Monday), 6 (Wednesday)\n- Bed B: 7 (Monday), 9 (Wednesday)") == [
        "[Monday, Tuesday, Wednesday] A: 4 . 6; B: 7 . 9"
    ]


@pytest.mark.parametrize(("one", "other"), [("30°N", "30°S"), ("1m", "1y"), ("A+", "A-"), ("<5", ">5")])
def test_ticks_that_differ_in_little_are_two(one: str, other: str) -> None:
    text = f"- X-axis (Dose): 1, 2\n- Y-axis (Place): {one}, {other}\n\n- {one}: 4, 5\n- {other}: 7, 8\n"
    assert sketch(text) == [f"[1, 2] {one}: 4 5; {other}: 7 8"]


def test_a_row_that_is_too_long_moves_no_head() -> None:
    text = (
        "<table><tr><th>Day \\ Dose</th><th>1</th><th>2</th></tr>\n<tr><th>10</th><td>4</td><td>5</td></tr>\n"
        "<tr><th>20</th><td>7</td><td>8</td><td>9</td></tr>\n<tr><th>30</th><td>1</td><td>2</td></tr></table>"
    )
    assert sketch(text) == ["[1, 2] 10: 4 5; 20: 7 8; 30: 1 2"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Every other cell is 0.",
        "The remaining four cells all hold 0.",
        "Elsewhere the count is zero.",
        "Zeros in all other cells.",
        "All others: 0",
    ],
)
def test_one_value_may_be_told_for_the_rest_of_a_grid(sentence: str) -> None:
    text = "- X-axis (Dose): 1 to 3\n- Y-axis (Day): 1 to 2\n\n- (1, 1): 4\n- (3, 2): 6\n\n" + sentence
    assert sketch(text) == ["[1, 2, 3] 1: 4 =0 =0; 2: =0 =0 6"]


def test_the_rest_of_one_panel_is_not_that_of_the_next() -> None:
    axes = "- X-axis (Dose): 1, 2\n- Y-axis (Day): 1, 2\n\n"
    one, other = "## North\n- (1, 1): 4\n\nAll other cells are 0.\n\n", "## South\n- (1, 1): 3\n- (2, 2): 5\n"
    assert sketch(axes + one + other) == ["North [1, 2] 1: 4 =0; 2: =0 =0", "South [1, 2] 1: 3 .; 2: . 5"]


def test_the_rest_of_all_panels_may_be_told_once() -> None:
    axes = "- X-axis (Dose): 1, 2\n- Y-axis (Day): 1, 2\n\n"
    grids = "## North\n- (1, 1): 4\n- (1, 2): 1\n\n## South\n- (1, 1): 3\n- (2, 2): 5\n\n"
    assert sketch(axes + grids + "## Remarks\nIn both panels, unlisted cells are 0.\n") == [
        "North [1, 2] 1: 4 =0; 2: 1 =0",
        "South [1, 2] 1: 3 =0; 2: =0 5",
    ]


def test_a_dash_may_part_a_row_from_its_named_values() -> None:
    text = "- X-axis: Day: 1, 2\n- Y-axis: Tree: elm, oak\n\n- elm — day 1: 4, day 2: 5\n- oak — day 1: 7, day 2: 8\n"
    assert sketch(text) == ["[1, 2] elm: 4 5; oak: 7 8"]


def test_a_matrix_may_be_written_as_a_program_has_it() -> None:
    text = (
        "- X-axis: Day: 1, 2, 3\n- Y-axis: Tree: elm, oak\n\n```\n[[4.0, 5.0, 6.0],\n [7.0, 8.0, 9.0]]\n```\n"
    )
    assert sketch(text) == ["[1, 2, 3] elm: 4 5 6; oak: 7 8 9"]


def test_data_under_a_line_that_names_both_axes_are_data() -> None:
    text = "Values (rows = day, columns = dose):\n\n- 10: 4, 5, 6\n- 20: 7, 8, 9\n"
    assert sketch(text) == ["[1, 2, 3] 10: 4 5 6; 20: 7 8 9"]


def test_the_columns_may_be_told_behind_the_data() -> None:
    assert sketch("## Salt\n- y=1: 4, 5, 6\n- y=2: 7, 8, 9\n\n(x = 10, 20, 30)\n")[0].endswith(
        "1: 4 5 6; 2: 7 8 9"
    )


def test_a_sentence_that_lists_the_ticks_of_both_axes_states_nothing_of_the_data() -> None:
    text = "Beds run down the side (A, B), hours along the bottom (9, 11). Bed A is ahead at 9.\n\n- A: 4, 5\n- B: 3, 8\n"
    assert [statement.text for statement in read_text(text).statements] == ["Bed A is ahead at 9."]


@pytest.mark.parametrize(
    "line", ["{} (mon 4, tue 5)", "{}: mon -> 4, tue -> 5", "{}: day=mon -> 4, day=tue -> 5"]
)
def test_values_may_follow_their_columns_in_brackets_or_behind_arrows(line: str) -> None:
    axes = "Each row is a bed (A, B), each column a day (mon, tue).\n\n"
    assert sketch(axes + "".join(f"- {line.format(bed)}\n" for bed in "AB")) == ["[mon, tue] A: 4 5; B: 4 5"]


def test_a_bound_and_its_number_are_one_tick() -> None:
    assert sketch("| Age | A | B |\n|---|---|---|\n| under 40 | 4 | 5 |\n| over 40 | 7 | 8 |") == [
        "[A, B] under 40: 4 5; over 40: 7 8"
    ]


def test_a_second_line_of_heads_recurs_under_the_first() -> None:
    text = (
        "<table><tr><th></th><th colspan=2>Dry</th><th colspan=2>Wet</th></tr><tr><th>Bed</th><th>1</th><th>2</th>"
        "<th>1</th><th>2</th></tr><tr><td>A</td><td>4</td><td>5</td><td>6</td><td>7</td></tr>"
        "<tr><td>B</td><td>1</td><td>2</td><td>3</td><td>4</td></tr></table>"
    )
    assert sketch(text) == ["[Dry | 1, Dry | 2, Wet | 1, Wet | 2] A: 4 5 6 7; B: 1 2 3 4"]


def test_one_line_may_hold_several_rows() -> None:
    assert sketch(AXES + "Day -5: 4, 5, 6; Day 0: 7, 8, 9; Day 5: 1, 2, 3\n") == [
        "[1, 2, 3] -5: 4 5 6; 0: 7 8 9; 5: 1 2 3"
    ]


def test_a_declared_row_needs_no_colon() -> None:
    axes = "- X-axis: hour (9, 11, 13)\n- Y-axis: soil (dry, wet)\n\n"
    assert sketch(axes + "**dry** 4.1 5.2 6.3\n**wet** 7.1 8.2 9.3\n") == [
        "[9, 11, 13] dry: 4.1 5.2 6.3; wet: 7.1 8.2 9.3"
    ]


def test_a_time_is_a_tick_as_a_whole() -> None:
    assert sketch("| Bed | 08:00 | 10:00 |\n|---|---|---|\n| A | 4 | 5 |\n| B | 7 | 8 |\n") == [
        "[08:00, 10:00] A: 4 5; B: 7 8"
    ]


@pytest.mark.parametrize("head", ["Panel | Bed", "Soil | Depth"])
def test_a_first_column_may_tell_the_panels_of_a_table_apart(head: str) -> None:
    rows = "".join(
        f"| {p} | {b} | {v} |\n"
        for p, b, v in [("dry", 1, "4 | 5"), ("dry", 2, "6 | 7"), ("wet", 1, "8 | 9"), ("wet", 2, "3 | 2")]
    )
    assert sketch(f"| {head} | noon | night |\n|---|---|---|---|\n{rows}") == [
        "dry [noon, night] 1: 4 5; 2: 6 7",
        "wet [noon, night] 1: 8 9; 2: 3 2",
    ]


def test_words_beside_values_are_columns_where_they_recur_in_every_grid() -> None:
    spring, autumn = (
        "- Alto: Mon 12, Wed 13\n- Bass: Mon 7, Wed 9\n",
        "- Alto: Mon 11, Wed 15\n- Bass: Mon 9, Wed 8\n",
    )
    assert sketch(f"**Spring**\n\n{spring}\n**Autumn**\n\n{autumn}") == [
        "Spring [Mon, Wed] Alto: 12 13; Bass: 7 9",
        "Autumn [Mon, Wed] Alto: 11 15; Bass: 9 8",
    ]


def test_words_beside_values_that_are_no_columns_are_told_as_unread() -> None:
    table = "| Oak | May | June |\n|---|---|---|\n| old | 1 | 2 |\n| new | 3 | 4 |\n\n"
    document = read_text(f"{table}### More\n\n- North: gained 6, lost 7\n- South: gained 4, lost 5\n")
    assert [line.reason for line in document.unread] == ["values beside words that no axis declares"] * 2


def test_a_sentence_may_follow_a_list_that_ends_with_a_missing_value() -> None:
    rows = "- Row 1 (Day -5): 4, 5, N/A. It fades.\n- Row 2 (Day 0): 7, n.a., 9. Dark.\n- Row 3 (Day 5): 1, 2, n.a. Pale.\n"
    assert sketch(AXES + rows) == ["[1, 2, 3] -5: 4 5 -; 0: 7 - 9; 5: 1 2 -"]


PARTS = "- Day -5: 1, 2, 3\n- Day 0: 4, 5, 6\n- Day 5: 7, 8, 9\n"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("*Roots*", "*Shoots*"),
        ("### 2011", "### 2015"),
        ("### 2011-2014", "### 2015–2019"),
        ("_Roots_:", "_Shoots_:"),
    ],
)
def test_panels_may_be_titled_in_italics_or_by_years(first: str, second: str) -> None:
    document = read_text(f"## Growth\n\n{AXES}{first}\n{PARTS}\n{second}\n\n{PARTS.replace('9', '2')}")
    assert [panel.name for panel in document.panels] == [first.strip("#*_: "), second.strip("#*_: ")]


def test_a_list_under_the_name_of_a_measure_is_no_panel_beside_a_matrix_of_its_classes() -> None:
    matrix = "| true \\ predicted | oak | elm | ash |\n|---|---|---|---|\n| oak | 8 | 1 | 0 |\n| elm | 2 | 7 | 1 |\n| ash | 0 | 3 | 9 |\n"
    listed = "\n## F1 by class\n- oak: 0.81 -> 0.84\n- elm: 0.67 -> 0.70\n- ash: 0.82 -> 0.80\n- macro average: 0.77 -> 0.78\n"
    assert len(read_text(f"## Trees\n\n{matrix}{listed}").panels) == 1


@pytest.mark.parametrize(
    "lead",
    [
        "from 1 to 3 the counts are",
        "Values from 1 to 3 are",
        "from dose 1 to dose 3 it reads",
        "Values from dose 1.0 to 3.0:",
    ],
)
def test_a_list_may_tell_first_how_far_it_goes(lead: str) -> None:
    rows = f"- Day -5: {lead} 1, 2, 3.\n- Day 0: {lead} 4, 5, 6.\n- Day 5: {lead} 7, 8, 9.\n"
    assert sketch(AXES + rows) == ["[1, 2, 3] -5: 1 2 3; 0: 4 5 6; 5: 7 8 9"]


def test_a_total_that_is_listed_as_the_last_tick_is_no_row_of_the_data() -> None:
    axes = "- Rows (shift): early, late, Total\n- Columns (line):\n  - A\n  - B\n  - Total\n\n"
    table = "| shift | A | B | Total |\n|---|---|---|---|\n| early | 4 | 5 | 9 |\n| late | 1 | 2 | 3 |\n| Total | 5 | 7 | 12 |\n"
    panel = read_text(axes + table).panels[0]
    assert [tick.text for axis in (panel.rows, panel.columns) for tick in axis.ticks] == [
        "early",
        "late",
        "A",
        "B",
    ]


@pytest.mark.parametrize("told", ["{name} ({way})", "{name}, {way}", "{name}, read {way}", "{name} – {way}"])
def test_a_list_of_ticks_may_be_labelled_with_its_direction(told: str) -> None:
    rows, columns = (
        told.format(name="Keeper", way="top to bottom"),
        told.format(name="Corner", way="left to right"),
    )
    axes = f"## Axes\n- {rows}: Ann, Bo\n- {columns}: near, far\n\n## Values\n"
    lines = "- Ann → near: 58 %\n- Ann → far: 71 %\n- Bo → near: 49 %\n- Bo → far: 66 %\n"
    assert sketch(axes + lines) == ["[near, far] Ann: 58 71; Bo: 49 66"]
