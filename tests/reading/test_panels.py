"""Panels: what parts the data of a document into grids, what they are called, which axes they have."""

import pytest

from sketch import drawn, read_text, sketch

A = "- 10: 4, 5\n- 20: 7, 8\n\n"
B = "- 10: 1, 2\n- 20: 3, 2\n\n"
AXES = "- X-axis (Dose): 1, 2\n- Y-axis (Day): 10, 20\n\n"
NORTH, SOUTH = "North [1, 2] 10: 4 5; 20: 7 8", "South [1, 2] 10: 1 2; 20: 3 2"

TITLES = {
    "headings": f"#### North\n{A}#### South\n{B}",
    "numbered headings": f"#### 1. North\n{A}#### 2. South\n{B}",
    "bold lines": f"**North**\n{A}**South**\n{B}",
    "bold lines with a colon": f"**North:**\n{A}**South:**\n{B}",
    "numbered bold lines behind a list without a blank line": f"**1. North**\n{A.strip()}\n**2. South**\n{B}",
    "kind and side": f"**North Heatmap (Left):**\n{A}**South Heatmap (Right):**\n{B}",
    "side first": f"**Left Heatmap (North):**\n{A}**Right Heatmap (South):**\n{B}",
    "side with a dash": f"#### Left panel – North\n{A}#### Right panel – South\n{B}",
    "summaries": (
        f"<details><summary>North</summary>\n\n{A}</details>\n\n<details><summary>South</summary>\n\n"
        f"{B}</details>"
    ),
    "setext headings": f"North\n-----\n\n{A}South\n-----\n\n{B}",
    "titles over a list of values": (
        "#### North\n- **Values**:\n  - 10: 4, 5\n  - 20: 7, 8\n#### South\n- **Values**:\n  - 10: 1, 2\n"
        "  - 20: 3, 2\n"
    ),
    "titles over a flattened list of values": (
        "#### North\n- **Values**:\n- 10: 4, 5\n- 20: 7, 8\n- **Trend**: It rises.\n"
        "#### South\n- **Values**:\n- 10: 1, 2\n- 20: 3, 2\n- **Trend**: It is flat.\n"
    ),
    "list items over nested rows": (
        "* **North**\n  * 10: 4, 5\n  * 20: 7, 8\n* **South**\n  * 10: 1, 2\n  * 20: 3, 2\n"
    ),
    "paragraphs with a colon": f"North:\n\n{A}South:\n\n{B}",
    "headings over a bold remark": (
        f"#### North\n**Data (row by row):**\n{A}#### South\n**Data (row by row):**\n{B}"
    ),
    "tables below headings": (
        "### North\n\n| | 1 | 2 |\n|---|---|---|\n| 10 | 4 | 5 |\n| 20 | 7 | 8 |\n\n"
        "### South\n\n| | 1 | 2 |\n|---|---|---|\n| 10 | 1 | 2 |\n| 20 | 3 | 2 |\n"
    ),
    "numbered items over tables": (
        "1. **North**\n\n| | 1 | 2 |\n|---|---|---|\n| 10 | 4 | 5 |\n| 20 | 7 | 8 |\n\nAs can be seen.\n\n"
        "2. **South**\n\n| | 1 | 2 |\n|---|---|---|\n| 10 | 1 | 2 |\n| 20 | 3 | 2 |\n"
    ),
    "captions above tables": (
        "North\n\n| | 1 | 2 |\n|---|---|---|\n| 10 | 4 | 5 |\n| 20 | 7 | 8 |\n\n"
        "South\n\n| | 1 | 2 |\n|---|---|---|\n| 10 | 1 | 2 |\n| 20 | 3 | 2 |\n"
    ),
    "image texts above tables": (
        "![North](a.png)\n\n| | 1 | 2 |\n|---|---|---|\n| 10 | 4 | 5 |\n| 20 | 7 | 8 |\n\n"
        "![South](b.png)\n\n| | 1 | 2 |\n|---|---|---|\n| 10 | 1 | 2 |\n| 20 | 3 | 2 |\n"
    ),
    "fenced blocks": (
        "**North**\n```\n     1  2\n10   4  5\n20   7  8\n```\n**South**\n```\n     1  2\n10   1  2\n20  "
        " 3  2\n```\n"
    ),
    "other sections between": (
        f"### North\n{A}Some words.\n\n### South\n{B}### Key Observations\n- North is higher.\n"
    ),
}


@pytest.mark.parametrize("form", TITLES)
def test_titles_of_all_forms_part_the_panels(form: str) -> None:
    assert sketch(AXES + "## Yields\n\n" + TITLES[form]) == [NORTH, SOUTH]


NAMES = {
    "#### AB12 | CD": "AB12 | CD",
    "#### 2. Accuracy (left heatmap):": "Accuracy",
    "**(b) After tuning**": "(b) After tuning",
    "### Heatmap: Yield of wheat": "Yield of wheat",
    "#### Panel A: Wheat": "Panel A: Wheat",
    "#### Temperature: 1.25": "Temperature: 1.25",
    "#### Wheat - values": "Wheat",
}


@pytest.mark.parametrize("title", NAMES)
def test_a_name_is_its_title_without_numbers_kinds_and_sides(title: str) -> None:
    text = f"{AXES}## Yields\n\n{title}\n{A}#### Other\n{B}"
    assert read_text(text).panels[0].name == NAMES[title]


@pytest.mark.parametrize(
    "title", ["### Detailed Analysis", "### Data", "**Values (row by row):**", "### Reading the cells"]
)
def test_a_title_that_names_nothing_gives_no_panel_of_its_own(title: str) -> None:
    assert len(sketch(f"{AXES}{title}\n{A}")) == 1


def test_the_side_of_a_panel_is_told_by_its_title() -> None:
    panels = read_text(f"{AXES}**North (Left):**\n{A}**South (Right):**\n{B}").panels
    assert [panel.side for panel in panels] == ["left", "right"]


def test_the_side_of_a_panel_is_told_by_the_text_above() -> None:
    intro = 'The figure has two heatmaps, "North" (left) and "South" (right).'
    text = f"{AXES}{intro}\n\n#### North\n{A}#### South\n{B}"
    assert [panel.side for panel in read_text(text).panels] == ["left", "right"]


def test_lists_under_one_title_are_one_panel_whatever_stands_between_them() -> None:
    text = AXES + "### Data\n\n- 10: 4, 5\n\nThe second row is darker.\n\n- 20: 7, 8\n"
    assert sketch(text) == ["[1, 2] 10: 4 5; 20: 7 8"]


def test_two_tables_under_one_title_are_two_panels() -> None:
    table = "| | 1 | 2 |\n|---|---|---|\n| 10 | 4 | 5 |\n| 20 | 7 | 8 |\n\n"
    assert len(sketch(f"## Yields\n\n{table}and again\n\n{table}")) == 2


def test_the_axes_of_one_figure_do_not_reach_another() -> None:
    text = """
        ## Figure 1: Rain

        - X-axis (Month): Jan, Feb
        - Y-axis (Town): Ulm, Hof

        - Ulm: 1, 2
        - Hof: 3, 4

        ## Figure 2: Sun

        - X-axis (Month): Jun, Jul
        - Y-axis (Town): Ulm, Hof

        - Ulm: 5, 6
        - Hof: 7, 8
    """
    assert [line.split("[")[1] for line in sketch(text)] == [
        "Jan, Feb] Ulm: 1 2; Hof: 3 4",
        "Jun, Jul] Ulm: 5 6; Hof: 7 8",
    ]


def test_figures_on_the_same_level_as_their_sections_keep_their_own_axes() -> None:
    text = """
        ### Figure 1. Rain
        ### Axes
        - Columns: Jan, Feb
        ### Data
        - Ulm: 1, 2
        - Hof: 3, 4
        ### Figure 2. Sun
        ### Axes
        - Columns: Jun, Jul
        ### Data
        - Ulm: 5, 6
        - Hof: 7, 8
    """
    assert [panel.figure for panel in read_text(text).panels] == ["Figure 1. Rain", "Figure 2. Sun"]
    assert [[tick.text for tick in panel.columns.ticks] for panel in read_text(text).panels] == [
        ["Jan", "Feb"],
        ["Jun", "Jul"],
    ]


def test_each_panel_has_the_axes_that_stand_in_its_own_section() -> None:
    text = """
        # Weather

        ## Rain
        Columns: Jan, Feb

        - Ulm: 1, 2
        - Hof: 3, 4

        ## Sun
        Columns: Jun, Jul

        - Ulm: 5, 6
        - Hof: 7, 8
    """
    assert [[tick.text for tick in panel.columns.ticks] for panel in read_text(text).panels] == [
        ["Jan", "Feb"],
        ["Jun", "Jul"],
    ]


def test_of_several_lists_of_ticks_the_one_that_fits_the_rows_is_taken() -> None:
    text = "- X-axis (Stage): early, late, with ticks at 1, 2, 3, 4\n\n- 10: 4, 5, 6, 7\n- 20: 7, 8, 9, 1\n"
    assert sketch(text) == ["[1, 2, 3, 4] 10: 4 5 6 7; 20: 7 8 9 1"]


def test_a_range_without_a_step_numbers_the_columns() -> None:
    text = "- X-axis (x): integers 1–4\n- Y-axis (y): 1 to 2\n\n- y=1: 4, 5, 6, 7\n- y=2: 7, 8, 9, 1\n"
    assert sketch(text) == ["[1, 2, 3, 4] 1: 4 5 6 7; 2: 7 8 9 1"]


def test_columns_that_nobody_names_are_numbered() -> None:
    assert sketch("- North: 4, 5, 6\n- South: 7, 8, 9\n- West: 1, 2, 3\n") == [
        "[1, 2, 3] North: 4 5 6; South: 7 8 9; West: 1 2 3"
    ]


def test_declared_ticks_that_no_value_has_are_gaps() -> None:
    text = "- X-axis (Dose): 1, 2\n- Y-axis (Day): 10, 20, 30\n\n- 10: 4, 5\n- 30: 7, 8\n"
    assert sketch(text) == ["[1, 2] 10: 4 5; 20: . .; 30: 7 8"]


def test_rows_that_are_not_declared_are_kept() -> None:
    axes = "- X-axis (Dose): 1, 2\n- Y-axis (Height): from 30 to 60 in steps of 10\n\n"
    text = axes + "- **Height 42**\n  - 1: 4\n  - 2: 5\n- **Height 38**\n  - 1: 7\n  - 2: 8\n"
    assert sketch(text) == ["[1, 2] 42: 4 5; 38: 7 8"]


def test_a_table_that_lists_the_declared_columns_as_rows_is_turned() -> None:
    axes = "- X-axis (Dose): 1, 2, 3\n- Y-axis (Day): 10, 20\n\n"
    text = axes + "| Dose | 10 | 20 |\n|---|---|---|\n| 1 | 4 | 7 |\n| 2 | 5 | 8 |\n| 3 | 6 | 9 |\n"
    assert sketch(text) == ["[1, 2, 3] 10: 4 5 6; 20: 7 8 9"]


def test_the_first_tick_stands_where_the_text_says() -> None:
    axes = "- X-axis (Dose): 1, 2, from left to right\n- Y-axis (Day): 10, 20, from bottom to top\n\n"
    text = axes + "- 10: 4, 5\n- 20: 7, 8\n"
    panel = read_text(text).panels[0]
    assert (panel.rows.first, panel.columns.first) == ("bottom", "left")


def test_a_table_listed_bottom_up_keeps_its_own_order_and_says_where_it_begins() -> None:
    axes = "- X-axis (Dose): 1, 2\n- Y-axis (Day): 10, 20, from bottom to top\n\n"
    text = axes + "| | 1 | 2 |\n|---|---|---|\n| 20 | 7 | 8 |\n| 10 | 4 | 5 |\n"
    panel = read_text(text).panels[0]
    assert (drawn(panel), panel.rows.first) == ("[1, 2] 20: 7 8; 10: 4 5", "top")


ORIENTATIONS = {
    "| True \\ Predicted | cat | dog |\n|---|---|---|\n| cat | 5 | 1 |\n| dog | 2 | 7 |": "actual",
    "| Predicted \\ Actual | cat | dog |\n|---|---|---|\n| cat | 5 | 1 |\n| dog | 2 | 7 |": "predicted",
    "| | Predicted cat | Predicted dog |\n|---|---|---|\n| Actual cat | 5 | 1 |\n| Actual dog | 2 | 7 |": (
        "actual"
    ),
    "Rows: called, columns: true.\n\n| | a | b |\n|---|---|---|\n| a | 5 | 1 |\n| b | 2 | 7 |": "predicted",
    "- X-axis: predicted label\n- Y-axis: true label\n\n- cat: 5, 1\n- dog: 2, 7": "actual",
    "| | cat | dog |\n|---|---|---|\n| cat | 5 | 1 |\n| dog | 2 | 7 |": "",
}


@pytest.mark.parametrize("text", ORIENTATIONS)
def test_the_orientation_of_a_confusion_matrix_is_kept(text: str) -> None:
    assert read_text(text).panels[0].orientation == ORIENTATIONS[text]


@pytest.mark.parametrize(("one", "other"), [("0 h", "18 h"), ("4 Pumps", "8 Pumps"), ("2 °C", "10 °C")])
def test_a_panel_may_be_told_by_its_number(one: str, other: str) -> None:
    assert sketch(f"## {one}\n{AXES}{A}## {other}\n{AXES}{B}") == [
        NORTH.replace("North", one),
        SOUTH.replace("South", other),
    ]


def test_lettered_lines_above_the_data_are_titles() -> None:
    assert sketch(f"{AXES}(a) North\n\n{A}(b) South\n\n{B}") == ["(a) " + NORTH, "(b) " + SOUTH]


def test_a_bold_panel_name_may_begin_the_line_that_describes_it() -> None:
    rows = "Rows give the day (10, 20), columns the dose (1, 2)."
    assert sketch(f"**Panel 1: North.** {rows}\n\n{A}**Panel 2: South.** As before.\n\n{B}") == [
        "Panel 1: " + NORTH,
        "Panel 2: " + SOUTH,
    ]


def test_a_numbered_caption_above_a_table_names_it() -> None:
    table = "| Day | 1 | 2 |\n|---|---|---|\n| 10 | 4 | 5 |\n| 20 | 7 | 8 |\n\n"
    text = f"**Figure 1.** Salt in spring. All in grams.\n\n{table}**Figure 2.** Salt in autumn.\n\n{table}"
    assert [panel.name for panel in read_text(text).panels] == [
        "Figure 1. Salt in spring",
        "Figure 2. Salt in autumn",
    ]


def test_a_table_of_measures_beside_a_matrix_is_no_panel() -> None:
    matrix = "| True \\ Predicted | elm | oak |\n|---|---|---|\n| elm | 8 | 2 |\n| oak | 1 | 9 |\n\n"
    measures = "| Tree | Precision | Recall | Support |\n|---|---|---|---|\n| elm | 0.89 | 0.8 | 10 |\n| oak | 0.82 | 0.9 | 10 |\n"
    assert sketch(matrix + measures) == ["[elm, oak] elm: 8 2; oak: 1 9"]
    assert len(read_text(measures).panels) == 1
