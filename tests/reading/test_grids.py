"""Every form that a grid takes is read into the same rows and columns."""

import pytest

from sketch import read_text, sketch

AXES = """\
- X-axis (Dose): 1, 2, 3
- Y-axis (Day): 10, 20

"""
GRID = "[1, 2, 3] 10: 4 5 6; 20: 7 8 9"

ONE_GRID = {
    "rows with a comma list": "- 10: 4, 5, 6\n- 20: 7, 8, 9",
    "rows named by their axis": "* Day 10: 4, 5, 6\n* Day 20: 7, 8, 9",
    "rows with an equals sign": "* Day = 10: 4, 5, 6\n* Day = 20: 7, 8, 9",
    "rows as y": "* **y=10:** 4, 5, 6\n* **y=20:** 7, 8, 9",
    "rows as y with an ordinal": "* **Row 1 (y=10)**: 4, 5, 6\n* **Row 2 (y=20)**: 7, 8, 9",
    "ordinal rows in a sentence": (
        "* **Row 1 (Day 10):** Values: 4, 5, 6. Shades of green.\n"
        "* **Row 2 (Day 20):** Values from left to right (Dose 1 to 3): 7, 8, 9. The last is darkest."
    ),
    "ordinal rows without their tick": "* Row 1: 4, 5, 6\n* Row 2: 7, 8, 9",
    "rows in words": "* First row: 4, 5, 6\n* Second row: 7, 8, 9",
    "rows with an arrow": "- Day 10 → 4, 5, 6\n- Day 20 → 7, 8, 9",
    "rows in square brackets": "- 10: [4, 5, 6]\n- 20: [7, 8, 9]",
    "rows parted by bars": "- 10: 4 | 5 | 6\n- 20: 7 | 8 | 9",
    "rows parted by blanks": "- 10: 4 5 6\n- 20: 7 8 9",
    "rows with and": "- 10: 4, 5 and 6\n- 20: 7, 8 and 9",
    "rows bottom-up": "- 20: 7, 8, 9\n- 10: 4, 5, 6",
    "columns with a comma list": "- Dose 1: 4, 7\n- Dose 2: 5, 8\n- Dose 3: 6, 9",
    "nested rows then columns": (
        "* **Day 10**\n  * Dose 1: 4\n  * Dose 2: 5\n  * Dose 3: 6\n* **Day 20**\n  * Dose 1: 7\n  * "
        "Dose 2: 8\n  * Dose 3: 9"
    ),
    "nested columns then rows": (
        "* **Dose 1:**\n  * Day 10: 4\n  * Day 20: 7\n* **Dose 2:**\n  * Day 10: 5\n  * Day 20: 8\n"
        "* **Dose 3:**\n  * Day 10: 6\n  * Day 20: 9"
    ),
    "nested under headings": (
        "#### Day = 10\n- **Dose 1**: Score = 4 (pale)\n- **Dose 2**: Score = 5\n- **Dose 3**: Score = 6\n"
        "#### Day = 20\n- **Dose 1**: Score = 7\n- **Dose 2**: Score = 8\n- **Dose 3**: Score = 9"
    ),
    "nested under bold titles that flatten the list": (
        "**Day 10**\n* 1: 4\n* 2: 5\n* 3: 6\n\n**Day 20**\n* 1: 7\n* 2: 8\n* 3: 9"
    ),
    "a list of values below each title": "**Day 10**\n- Values: 4, 5, 6\n\n**Day 20**\n- Values: 7, 8, 9",
    "a table with a backslash corner": (
        "| Day \\ Dose | 1 | 2 | 3 |\n|---|---|---|---|\n| **10** | 4 | 5 | 6 |\n| **20** | 7 | 8 | 9 |"
    ),
    "a table with a slash corner": (
        "| Day / Dose | 1 | 2 | 3 |\n|---|---|---|---|\n| 10 | 4 | 5 | 6 |\n| 20 | 7 | 8 | 9 |"
    ),
    "a table with the narrow corner": (
        "| y\\x | 1 | 2 | 3 |\n|---|---|---|---|\n| 10 | 4 | 5 | 6 |\n| 20 | 7 | 8 | 9 |"
    ),
    "a table with a plain corner": (
        "| Day | Dose 1 | Dose 2 | Dose 3 |\n|---|---|---|---|\n| 10 | 4 | 5 | 6 |\n| 20 | 7 | 8 | 9 |"
    ),
    "a table with an empty corner": (
        "| | Dose 1 | Dose 2 | Dose 3 |\n|---|---|---|---|\n| Day 10 | 4 | 5 | 6 |\n| Day 20 | 7 | 8 | 9 |"
    ),
    "a table without outer bars": "Day | 1 | 2 | 3\n---|---|---|---\n10 | 4 | 5 | 6\n20 | 7 | 8 | 9",
    "a long table": (
        "| Day | Dose | Value |\n|---|---|---|\n| 10 | 1 | 4 |\n| 10 | 2 | 5 |\n| 10 | 3 | 6 |\n| 20 | 1 "
        "| 7 |\n| 20 | 2 | 8 |\n| 20 | 3 | 9 |"
    ),
    "coordinate pairs": "* (1, 10): 4\n* (2, 10): 5\n* (3, 10): 6\n* (1, 20): 7\n* (2, 20): 8\n* (3, 20): 9",
    "named coordinates": (
        "* Dose 1, Day 10: 4\n* Dose 2, Day 10: 5\n* Dose 3, Day 10: 6\n* Dose 1, Day 20: 7\n* Dose 2, "
        "Day 20: 8\n* Dose 3, Day 20: 9"
    ),
    "named coordinates with equals signs": (
        "* (Day=10, Dose=1) = 4\n* (Day=10, Dose=2) = 5\n* (Day=10, Dose=3) = 6\n"
        "* (Day=20, Dose=1) = 7\n* (Day=20, Dose=2) = 8\n* (Day=20, Dose=3) = 9"
    ),
    "values with their column in brackets": "- Day 10: 4 (1), 5 (2), 6 (3)\n- Day 20: 7 (1), 8 (2), 9 (3)",
    "columns with their value in brackets": "- Day 10: 1 (4), 2 (5), 3 (6)\n- Day 20: 1 (7), 2 (8), 3 (9)",
    "values with their column behind at": (
        "- Day 10: 4 at 1, 5 at 2 and 6 at 3\n- Day 20: 7 at 1, 8 at 2 and 9 at 3"
    ),
    "values with their column before": "- Day 10: 1 = 4, 2 = 5, 3 = 6\n- Day 20: 1 = 7, 2 = 8, 3 = 9",
    "rows in prose": (
        "In the first row, for day 10, the values are 4 under dose 1, 5 under dose 2, and 6 under dose 3. "
        "In the second row, for day 20, the values are 7 under dose 1, 8 under dose 2, and 9 under dose 3."
    ),
    "rows in prose without columns": (
        "The row for day 10 reads 4, 5 and 6.\n\nThe row for day 20 reads 7, 8 and 9."
    ),
    "a fenced block": "```\nDay   1  2  3\n10    4  5  6\n20    7  8  9\n```",
    "a fenced block without a corner": "```text\n      1  2  3\n10    4  5  6\n20    7  8  9\n```",
    "a fenced block with rules": (
        "```\nDay |  1 |  2 |  3\n----+----+----+---\n10  |  4 |  5 |  6\n20  |  7 |  8 |  9\n```"
    ),
    "an HTML table": (
        "<table><tr><th>Day</th><th>1</th><th>2</th><th>3</th></tr><tr><td>10</td><td>4</td><td>5</td><td"
        ">6</td></tr>"
        "<tr><td>20</td><td>7</td><td>8</td><td>9</td></tr></table>"
    ),
    "an HTML table with a spanning head": (
        "<table>\n<tr><th rowspan=2>Day</th><th colspan=3>Dose</th></tr>\n"
        "<tr><th>1</th><th>2</th><th>3</th></tr>\n"
        "<tr><td>10</td><td>4</td><td>5</td><td>6</td></tr>\n"
        "<tr><td>20</td><td>7</td><td>8</td><td>9</td></tr>\n</table>"
    ),
    "a LaTeX array": (
        "$$\n\\begin{array}{c|ccc}\n\\text{Day} & 1 & 2 & 3 \\\\ \\hline\n10 & 4 & 5 & 6 \\\\\n20 & 7 & "
        "8 & 9\n\\end{array}\n$$"
    ),
    "a LaTeX matrix without labels": "$$\\begin{pmatrix} 4 & 5 & 6 \\\\ 7 & 8 & 9 \\end{pmatrix}$$",
    "a block quote": "> - 10: 4, 5, 6\n> - 20: 7, 8, 9",
    "a details block": "<details><summary>data</summary>\n\n- 10: 4, 5, 6\n- 20: 7, 8, 9\n\n</details>",
    "list tags": "<ul><li>10: 4, 5, 6</li>\n<li>20: 7, 8, 9</li></ul>",
}


@pytest.mark.parametrize("form", ONE_GRID)
def test_all_forms_give_the_same_grid(form: str) -> None:
    assert [
        line.replace("Day ", "").replace("Dose ", "").lstrip() for line in sketch(AXES + ONE_GRID[form])
    ] == [GRID]


DECORATED = {
    "colour notes": ("- 10: 4 (coral), 5 (Dark Blue), 6 (pale)", "4 5 6"),
    "bold values": ("- 10: **4**, 5, **6**", "4 5 6"),
    "an uncertainty": ("- 10: 4.1 ± 0.2, 5.0 ± 0.3, 6.2 ± 1", "4.1 5 6.2"),
    "approximate values": ("- 10: ~4, ≈5, about 6", "~4 ~5 ~6"),
    "missing values": ("- 10: 4, N/A, OOM", "4 - -"),
    "a dash for a missing value": ("- 10: 4, -, 6", "4 - 6"),
    "a missing value at the end of a sentence": ("- 10: 4, 5, OOM. Pale.", "4 5 -"),
    "not determined": ("- 10: n.d., 5, n/a", "- 5 -"),
    "thousands separators": ("- 10: 4,958, 1,204, 12", "4958 1204 12"),
    "exponents": ("- 10: 1.1e+02, 4E-3, 6", "110 0.004 6"),
    "a negative zero": ("- 10: -0.00, -1, 6", "-0 -1 6"),
    "percent": ("- 10: 4%, 5 %, 6%", "4 5 6"),
    "seconds": ("- 10: 46.4s, 4 s, 46.4 seconds", "46.4 4 46.4"),
    "a longer unit": ("- 10: 4 tokens/s, 5 tokens/s, 6 tokens/s", "4 5 6"),
    "an unknown unit": ("- 10: 84 HV, 97 HV, 108 HV", "84 97 108"),
    "escapes": ("- 10: 4\\%, 5\\%, 6\\%", "4 5 6"),
    "code marks": ("- 10: `4`, `5`, `6`", "4 5 6"),
    "a true minus": ("- 10: −4, −5, 6", "-4 -5 6"),
    "a remark behind the list": ("- 10: 4, 5, 6 (the palest row)", "4 5 6"),
    "a sentence behind the list": ("- 10: 4, 5, 6. It rises.", "4 5 6"),
}


@pytest.mark.parametrize("decoration", DECORATED)
def test_decorations_do_not_hide_a_value(decoration: str) -> None:
    row, values = DECORATED[decoration]
    assert sketch(f"{AXES}{row}\n- 20: 7, 8, 9") == [f"[1, 2, 3] 10: {values}; 20: 7 8 9"]


def test_table_cells_carry_the_same_decorations() -> None:
    text = """
        | Day | 1 | 2 | 3 |
        |---|---|---|---|
        | 10 | **4.5** (coral) | ~5 | O.O.B. |
        | 20 | 4,958 (True Negative) | 1.1e+02 | &minus;0.5 |
    """
    assert sketch(text) == ["[1, 2, 3] 10: 4.5 ~5 -; 20: 4958 110 -0.5"]


def test_a_note_in_brackets_is_kept_with_its_cell() -> None:
    panel = read_text(AXES + "- 10: 4 (coral), 5, 6\n- 20: 7, 8, 9").panels[0]
    assert panel.grid[0, 0].note == "coral"


def test_a_surplus_value_keeps_its_row() -> None:
    panel = read_text(AXES + "- 10: 4, 5, 6\n- 20: 7, 8, 9, 11").panels[0]
    assert [(value.row, value.text) for value in panel.surplus] == [(1, "11")]


def test_a_value_written_twice_for_one_place_is_restated() -> None:
    panel = read_text(AXES + "* 10\n  * 1: 4\n  * 2: 5\n  * 2: 6\n* 20\n  * 1: 7\n  * 2: 8\n  * 3: 9").panels[
        0
    ]
    assert [(cell.row, cell.column, cell.text) for cell in panel.restated] == [(0, 1, "6")]


def test_a_list_that_repeats_a_table_is_no_second_panel() -> None:
    table = "| Day | 1 | 2 | 3 |\n|---|---|---|---|\n| 10 | 4 | 5 | 6 |\n| 20 | 7 | 8 | 9 |\n\n"
    document = read_text(AXES + table + "- 10: 4, 5, 6\n- 20: 7, 8, 1\n")
    assert len(document.panels) == 1
    assert len(document.panels[0].restated) == 6


def test_all_other_cells_fill_the_grid_and_are_known_to_be_filled() -> None:
    text = AXES + "* (1, 10): 4\n* (3, 20): 9\n* (2, 20): 8\n\nAll other cells are 0."
    assert sketch(text) == ["[1, 2, 3] 10: 4 =0 =0; 20: =0 8 9"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Every other cell is 0.",
        "The remaining cells hold 0.",
        "Everything else is zero.",
        "Cells not listed are 0.",
        "All the other entries read 0.",
    ],
)
def test_the_rest_of_a_grid_is_given_in_many_words(sentence: str) -> None:
    assert sketch(AXES + f"* (1, 10): 4\n* (3, 20): 9\n* (2, 20): 8\n\n{sentence}")[0].count("=0") == 3


def test_totals_are_kept_apart_from_the_data() -> None:
    panel = read_text("""
        | | a | b | Total |
        |---|---|---|---|
        | x | 1 | 2 | 3 |
        | y | 4 | 5 | 9 |
        | Total | 5 | 7 | 12 |
    """).panels[0]
    assert [tick.text for tick in panel.rows.ticks] == ["x", "y"]
    assert [(total.row_label, total.column_label, total.text) for total in panel.totals] == [
        ("x", "Total", "3"), ("y", "Total", "9"),
        ("Total", "a", "5"), ("Total", "b", "7"), ("Total", "Total", "12"),
    ]  # fmt: skip


def test_the_blank_half_of_a_triangle_has_no_cells() -> None:
    text = """
        | | a | b | c |
        |---|---|---|---|
        | a | 1.0 | | |
        | b | 0.4 | 1.0 | |
        | c | 0.2 | 0.3 | 1.0 |
    """
    assert sketch(text) == ["[a, b, c] a: 1 . .; b: 0.4 1 .; c: 0.2 0.3 1"]


PAIRS = {
    "versus": (
        "* **North vs. South:** The correlation is about 0.6\n* **North vs. West:** about 0.2\n* **South "
        "vs. West:** 0.1"
    ),
    "a hyphen": (
        "- **North-South**: medium blue (~0.6).\n- **North-West**: pale (~0.2)\n- **South-West**: 0.1"
    ),
    "and": "- North and South: 0.6\n- North and West: 0.2\n- South and West: 0.1",
    "a comma in brackets": "- (North, South): 0.6\n- (North, West): 0.2\n- (South, West): 0.1",
    "a cross": "- North × South: 0.6\n- North × West: 0.2\n- South × West: 0.1",
    "an arrow": "- North → South: 0.6\n- North → West: 0.2\n- South → West: 0.1",
}


@pytest.mark.parametrize("form", PAIRS)
def test_pairs_of_names_are_cells(form: str) -> None:
    drawn = sketch("Both axes list the regions: North, South, West.\n\n" + PAIRS[form])[0].replace("~", "")
    assert drawn.replace("= ", "") == "[North, South, West] North: . 0.6 0.2; South: . . 0.1; West: . . ."


def test_a_range_for_a_whole_row_is_a_band() -> None:
    panel = read_text(AXES + "- **Row 10:** from about 4 to 6\n- **Row 20:** from about 7 to 9").panels[0]
    assert [(band.rows, band.columns, band.low.value, band.high.value) for band in panel.bands] == [
        ((0,), (0, 1, 2), 4, 6), ((1,), (0, 1, 2), 7, 9),
    ]  # fmt: skip


def test_the_ends_of_rows_are_cells() -> None:
    text = AXES + "- Day 10: from 4 (Dose 1) to 6 (Dose 3)\n- Day 20: from 7 (Dose 1) to 9 (Dose 3)"
    assert sketch(text) == ["[1, 2, 3] 10: 4 . 6; 20: 7 . 9"]


def test_a_range_as_a_cell_is_a_band_of_one_cell() -> None:
    panel = read_text("| Day | 1 | 2 |\n|---|---|---|\n| 10 | 8–10 | 3 |\n| 20 | 4 | 5 |").panels[0]
    assert [(band.rows, band.columns, band.low.value, band.high.value) for band in panel.bands] == [
        ((0,), (0,), 8, 10)
    ]


def test_corner_cells_are_read_from_their_coordinates() -> None:
    text = (
        AXES
        + "* Top-left (Dose 1, Day 10): 4 (darkest)\n* Top-right (Dose 3, Day 10): 6\n"
        + "* Bottom-left (Dose 1, Day 20): 7"
    )
    assert sketch(text) == ["[1, 2, 3] 10: 4 . 6; 20: 7 . ."]


def test_sample_cells_of_a_row_name_their_columns() -> None:
    text = (
        AXES
        + "- Day 10: about 0.6 for dose 2, 0.7 for dose 3\n- Day 20: about 0.4 for dose 2, 0.5 for dose 3"
    )
    assert sketch(text) == ["[1, 2, 3] 10: . ~0.6 0.7; 20: . ~0.4 0.5"]


OUTCOMES = {
    "words": (
        "- True Negatives (TN): 50\n- False Positives (FP): 4\n- False Negatives (FN): 3\n- True "
        "Positives (TP): 20"
    ),
    "letters": "- TP: 20\n- TN: 50\n- FP: 4\n- FN: 3",
    "one line": "The counts are TP = 20, FP = 4, FN = 3, TN = 50.",
}


@pytest.mark.parametrize("form", OUTCOMES)
def test_the_outcomes_of_a_binary_classifier_are_a_grid(form: str) -> None:
    panel = read_text(f"# Detector\n\n{OUTCOMES[form]}\n").panels[0]
    cells = {
        (panel.rows.ticks[r].text, panel.columns.ticks[c].text): v.value for (r, c), v in panel.values.items()
    }
    assert cells == {
        ("Negative", "Negative"): 50, ("Negative", "Positive"): 4,
        ("Positive", "Negative"): 3, ("Positive", "Positive"): 20,
    }  # fmt: skip


def test_the_outcomes_take_the_names_of_the_declared_classes() -> None:
    text = """
        The y-axis shows the actual state (wet, dry), the x-axis the predicted state (wet, dry).
        "Wet" is the positive class.

        - TP: 20
        - FP: 4
        - FN: 3
        - TN: 50
    """
    assert sketch(text) == ["[wet, dry] wet: 20 3; dry: 4 50"]


def test_labels_whose_first_words_differ_stay_whole() -> None:
    text = "| | M0 | M1 |\n|---|---|---|\n| Plot 2023 | 1 | 2 |\n| Bed 2023 | 3 | 4 |\n| Row 2024 | 5 | 6 |"
    assert sketch(text) == ["[M0, M1] Plot 2023: 1 2; Bed 2023: 3 4; Row 2024: 5 6"]


def test_words_that_lead_each_label_name_the_axis() -> None:
    text = "- Window 500: 1, 2\n- Window 1000: 3, 4\n- Window 2000: 5, 6"
    panel = read_text(text).panels[0]
    assert panel.rows.label == "Window"
    assert [tick.text for tick in panel.rows.ticks] == ["500", "1000", "2000"]


NO_GRIDS = {
    "metrics": "- Accuracy: 88.5%\n- Precision: 90%\n- Recall: 85%",
    "metrics of classes": (
        "- Recall of Oak: 97 / 100 = 97%\n- Recall of Elm: 80 / 100 = 80%\n- Precision of Oak: 80.2%"
    ),
    "a single sentence": "The value is 5, and the other one is 7.",
    "sections": "1. Introduction\n2. Methods\n3. Results",
    "a table of words": "| a | b |\n|---|---|\n| red | blue |\n| green | black |",
    "settings": "- Learning rate: 0.001\n- Batch size: 64\n- Epochs: 12",
}


@pytest.mark.parametrize("kind", NO_GRIDS)
def test_numbers_that_are_no_grid_make_no_panel(kind: str) -> None:
    assert sketch(NO_GRIDS[kind]) == []


def test_a_block_of_shades_gives_the_ranges_that_the_text_ties_to_them() -> None:
    text = """
        ```
             a  b
         1   ░  █
         2   ▒  ▒
        ```

        ░ = 0–25, ▒ = 25–75, █ = 75–100.
    """
    bands = read_text(text).panels[0].bands
    assert [(band.rows, band.columns, band.low.value, band.high.value) for band in bands] == [
        ((0,), (0,), 0, 25), ((0,), (1,), 75, 100), ((1,), (0,), 25, 75), ((1,), (1,), 25, 75),
    ]  # fmt: skip


def test_a_table_that_is_continued_stays_one_panel() -> None:
    head = "| | a | b |\n|---|---|---|\n"
    assert sketch(f"{head}| x | 1 | 2 |\n\nTable 2 (continued)\n\n{head}| y | 3 | 4 |\n") == [
        "[a, b] x: 1 2; y: 3 4"
    ]


def test_bounds_are_no_numbers() -> None:
    assert sketch(AXES + "- 10: < 0.01, 5, >99\n- 20: 7, 8, 9") == ["[1, 2, 3] 10: - 5 -; 20: 7 8 9"]


def test_a_table_of_one_column_is_a_series_whatever_the_column_is_called() -> None:
    table = "| t | value |\n|---|---|\n| 1 | 70 |\n| 2 | 64 |\n| 3 | 58 |\n"
    assert sketch(table) == ["[value] 1: 70; 2: 64; 3: 58"]


def test_a_pair_is_not_the_tick_that_its_digits_make() -> None:
    text = "- X-axis: 2, 5\n- Y-axis: 5, 25\n\n* (2, 5): 31\n* (2, 25): 47\n* (5, 5): 9\n* (5, 25): 8\n"
    assert sketch(text) == ["[2, 5] 5: 31 9; 25: 47 8"]
