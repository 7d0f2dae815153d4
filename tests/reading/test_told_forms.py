"""Grids whose rows, columns or ticks are told in words: times of day, directions, names behind values, measures."""

import pytest

from sketch import read_text, sketch

GRIDS = {
    "times of day below a label": (
        "* Y-axis (Basin): Main, Kids\n* X-axis (Hour): 07:30, 12:30\n\n"
        "* **Main:**\n  * 07:30: 26.1 °C\n  * 12:30: 27.0 °C\n* **Kids:**\n  * 07:30: 29.9 °C\n  * 12:30: 31.2 °C",
        "[07:30, 12:30] Main: 26.1 27; Kids: 29.9 31.2",
    ),
    "times of day behind the axis's name": (
        "- Y-axis (Start): every 30 minutes, from 05:30 to 06:30\n\n"
        "| | Bus 4 | Bus 9 |\n|---|---|---|\n| Start 05:30 | 3 | 4 |\n| Start 06:00 | 5 | 6 |\n| Start 06:30 | 7 | 8 |",
        "[4, 9] 05:30: 3 4; 06:00: 5 6; 06:30: 7 8",
    ),
    "factors with a sign behind them": (
        '- X-axis: "Threads", markers at 1, 8\n- Y-axis: "Chunk", 4, 64\n\n'
        "- **Threads 1**\n  - C = 4: 1.00×\n  - C = 64: 1.02×\n- **Threads 8**\n  - C = 4: 3.10×\n  - C = 64: 4.85×",
        "[1, 8] 4: 1 3.1; 64: 1.02 4.85",
    ),
    "columns told by their direction": (
        "Tiles are mean numbers of lorries. The hours, from left to right, are 06–09, 09–12 and 12–15.\n\n"
        "Gate A: 12, 18, 22\nGate B: 4, 7, 11",
        "[06–09, 09–12, 12–15] Gate A: 12 18 22; Gate B: 4 7 11",
    ),
    "columns behind an equals sign": (
        "Rows = halls, columns = Mon, Tue, Wed.\n\n- North: 4, 5, 6\n- South: 7, 8, 9",
        "[Mon, Tue, Wed] North: 4 5 6; South: 7 8 9",
    ),
    "ticks behind the quoted name of an axis": (
        '- Y-axis label: "Soil" – clay, loam\n- X-axis label: "Tillage" – none, shallow, deep\n\n'
        "- Row 1: 1, 2, 3\n- Row 2: 4, 5, 6",
        "[none, shallow, deep] clay: 1 2 3; loam: 4 5 6",
    ),
    "columns like the rows, in other words": (
        "- Rows (true): wren, robin\n- Columns (called): the same two species\n\n- wren: 44, 3\n- robin: 5, 60",
        "[wren, robin] wren: 44 3; robin: 5 60",
    ),
    "lists read from left to right": (
        "Two statements down the side and three answers across the top (Never, Seldom, Often).\n\n"
        '- **"The room was quiet"** – from left to right 10%, 50%, 40%.\n'
        '- **"Staff were kind"** – from left to right 2%, 8%, 90%.',
        "[Never, Seldom, Often] The room was quiet: 10 50 40; Staff were kind: 2 8 90",
    ),
    "columns in brackets behind values": (
        "- North hall: 4.5 (Mon), 5.0 (Tue), 3.9 (Wed)\n- South hall: 7.1 (Mon), 6.8 (Tue), 8.0 (Wed)",
        "[Mon, Tue, Wed] North hall: 4.5 5 3.9; South hall: 7.1 6.8 8",
    ),
    "ticks with a word that counts": (
        "* Rows: model size, 125M, 350M\n* Columns: workers, 1, 2\n\n"
        "* **125M words:** 2.1 s (1 worker), 1.9 s (2 workers)\n* **350M words:** 3.4 s (1 worker), 2.8 s (2 workers)",
        "[1, 2] 125M: 2.1 1.9; 350M: 3.4 2.8",
    ),
    "counted rows with undeclared names": (
        '- Y-axis: "Pest"\n- X-axis: "Orchard" (A, B, C)\n\n- Row 1 (Moth): 12, 9, 4\n- Row 2 (Aphid): 22, 31, 18',
        "[A, B, C] Moth: 12 9 4; Aphid: 22 31 18",
    ),
    "classes that are called like colours": (
        "Actual classes are the rows, predicted classes the columns: lime, pear.\n\n"
        "- **Actual lime:** predicted lime 50, predicted pear 4\n- **Actual pear:** predicted lime 6, predicted pear 41",
        "[lime, pear] lime: 50 4; pear: 6 41",
    ),
    "a verb between column and value": (
        "- **Kernel 3 (leftmost column):** depth 2 gives 8.1, depth 4 gives 6.0\n"
        "- **Kernel 5:** depth 2 gives 7.7, depth 4 gives 5.1",
        "[2, 4] 3: 8.1 6; 5: 7.7 5.1",
    ),
}  # fmt: skip


@pytest.mark.parametrize("form", GRIDS)
def test_a_grid_whose_lines_are_named_in_words_is_read(form: str) -> None:
    text, grid = GRIDS[form]
    assert [line.strip() for line in sketch(text)] == [grid]


SENTENCES = {
    "names of the columns behind all values": (
        "In the top row, **clay**, the counts are 3, 5 and 8 for the weeks 1, 2 and 3.\n"
        "The middle row (**loam**) reads 4, 9 and 15 for 1, 2 and 3.\n"
        "For **sand**, the third row, the tiles show 2, 2 and 4 (1, 2 and 3)."
    ),
    "words before the tick": (
        "In the first row, for the kind of soil clay, the values are 3 under 1, 5 under 2 and 8 under 3.\n"
        "In the second row, for the kind of soil loam, the values are 4 under 1, 9 under 2 and 15 under 3.\n"
        "In the third row, for the kind of soil sand, the values are 2 under 1, 2 under 2 and 4 under 3."
    ),
    "several rows in one sentence": (
        "For clay the cells read 3, 5 and 8. For loam they are 4, 9 and 15, and sand has 2, 2 and 4."
    ),
    "no word before the row": (
        "Clay shows 3, 5 and 8 mm per day in 1, 2 and 3, respectively.\n"
        "Loam shows 4, 9 and 15 mm per day in 1, 2 and 3, respectively.\n"
        "Sand shows 2, 2 and 4 mm per day in 1, 2 and 3, respectively."
    ),
}


@pytest.mark.parametrize("form", SENTENCES)
def test_rows_are_read_from_sentences(form: str) -> None:
    axes = "Rows: clay, loam, sand. Columns: week — 1, 2, 3.\n\n"
    assert sketch(axes + SENTENCES[form]) == ["[1, 2, 3] clay: 3 5 8; loam: 4 9 15; sand: 2 2 4"]


def test_the_heading_of_a_grid_may_declare_its_axes() -> None:
    text = "## Power (rows: node n1–n2; columns: load 0%, 50%, 100%)\n\nn1: 90, 150, 230\nn2: 95, 160, 244\n"
    assert sketch(text) == ["Power [0%, 50%, 100%] n1: 90 150 230; n2: 95 160 244"]


MATRIX = """
- Rows (true): wren, robin
- Columns (predicted): wren, robin

"""
MEASURES = "- **Recall:** wren 93.6%, robin 92.3%\n- **Precision:** wren 89.8%, robin 95.2%\n"
MATRICES = {
    "a table": "| True \\ Predicted | wren | robin |\n|---|---|---|\n| wren | 44 | 3 |\n| robin | 5 | 60 |\n\n",
    "lists": "- **wren:** 44, 3\n- **robin:** 5, 60\n",
}


@pytest.mark.parametrize("form", MATRICES)
def test_lists_of_measures_are_no_rows_of_the_matrix(form: str) -> None:
    document = read_text(MATRIX + MATRICES[form] + MEASURES)
    assert [len(panel.cells) for panel in document.panels] == [4]
    assert [len(panel.cells) for panel in document.derived] == [4]
    assert document.unread == ()


def test_rows_that_are_measures_are_data_where_no_matrix_has_the_same_classes() -> None:
    assert sketch("- Columns: crane, heron\n\n- Recall: 0.9, 0.8\n- Precision: 0.7, 0.6") == [
        "[crane, heron] Recall: 0.9 0.8; Precision: 0.7 0.6"
    ]


def test_a_heading_about_rows_behind_a_table_declares_no_axis() -> None:
    text = """
        Rows are the true classes and columns the called ones.

        ## Matrix
        | True \\ Called | wren | robin |
        |---|---|---|
        | wren | 44 | 3 |
        | robin | 5 | 60 |

        #### Rows (true totals)
        - There are wren 47, robin 65.
    """
    panel = read_text(text).panels[0]
    assert panel.rows.label == "true classes"
    assert [cell.text for cell in panel.cells] == ["44", "3", "5", "60"]


def test_a_square_table_is_turned_by_what_tells_its_sides_apart_alone() -> None:
    table = "\n| Model | a | b |\n|---|---|---|\n| a | 1 | 2 |\n| b | 3 | 4 |\n"
    assert sketch("- Rows (true): a, b\n" + table) == ["[a, b] a: 1 2; b: 3 4"]
    assert sketch("- X-axis (Batch): 1, 8\n- Y-axis: a, b\n\n| | a | b |\n|---|---|---|\n| 1 | 5 | 6 |\n| 8 | 7 | 9 |") == [
        "[1, 8] a: 5 7; b: 6 9"
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "The values, from left to right, are 4, 5 and 6.",
        "The three panels, from left to right, are Alm, Brand and Chor.",
        "The shares, from top to bottom, are 10%, 20% and 30%.",
    ],
)
def test_values_and_panels_told_in_a_direction_declare_no_axis(text: str) -> None:
    assert sketch(text + "\n\n- Oak: 1, 2, 3\n- Elm: 4, 5, 6\n")[0].startswith("[1, 2, 3]")


def test_a_sentence_that_goes_on_for_ever_is_read_in_time() -> None:
    assert sketch("For x they are 1 " + "for a " * 2000) == []


def test_values_beside_several_words_are_told_where_they_are_not_read() -> None:
    text = "- X-axis: 1, 2\n- Y-axis: a, b\n\n- a: upper west 50, lower east 4\n"
    assert [unread.reason for unread in read_text(text).unread] == [
        "values beside words that no axis declares"
    ]


def test_ticks_may_be_listed_under_the_last_word_of_an_axis_that_a_sentence_names() -> None:
    assert sketch(
        "# Cups\n\nRoast time is on the vertical axis, water heat on the horizontal axis, and each tile holds a mark. "
        "Pale means weak cups, dark strong ones.\n\n**Roast time:** 5 min, 7 min\n**Heat:** 80, 85, 90\n\n"
        "- 5 min: 4.2 g (80), 5.8 g (85), 6.5 g (90)\n- 7 min: 4.7 g (80), 6.9 g (85), 7.3 g (90)\n"
    ) == ["Cups [80, 85, 90] 5 min: 4.2 5.8 6.5; 7 min: 4.7 6.9 7.3"]


def test_a_tick_may_end_in_a_hyphen_and_an_article() -> None:
    assert sketch(
        "# Links\n\n- **Both axes:** Iron, Lead, Phyc-a\n\n- Lead vs. Iron: 0.4\n- Phyc-a vs. Iron: 0.1\n- Phyc-a vs. Lead: 0.2\n"
    )[0].startswith("Links [Iron, Lead, Phyc-a]")


def test_the_rest_of_a_grid_may_be_called_bins() -> None:
    document = read_text(
        "# Finds\n\n- **X-axis**: east, west\n- **Y-axis**: low, high\n\n- (east, low): 4\n- (west, high): 7\n\nAll other bins are 0.\n"
    )
    assert sorted(cell.quantity.value for cell in document.panels[0].cells if cell.quantity) == [0, 0, 4, 7]
