"""Lines called otherwise than the axis tells, names that it lacks, and what is "the same again"."""

import pytest

from sketch import read_text, sketch

GARDEN = "# Garden\n\n- Rows: from top to bottom Rose, Aster, Lily\n- Columns: May, June\n\n"


def test_a_counted_row_keeps_the_name_that_is_written_in_its_place() -> None:
    rows = "* Row 1 (Rose): 4, 5\n* Row 2 (Tulip): 6, 7\n* Row 3 (Lily): 8, 9\n"
    assert sketch(GARDEN + rows) == ["Garden [May, June] Rose: 4 5; Tulip: 6 7; Lily: 8 9"]


def test_a_remark_in_the_bracket_is_no_name() -> None:
    rows = "* Row 1 (Rose): 4, 5\n* Row 2 (the palest): 6, 7\n* Row 3 (Lily): 8, 9\n"
    assert sketch(GARDEN + rows) == ["Garden [May, June] Rose: 4 5; Aster: 6 7; Lily: 8 9"]


def test_a_name_that_the_axes_lack_is_one_where_pairs_have_it() -> None:
    text = "# Ties\n\n- Rows and columns: Oak, Elm, Ash\n\n"
    pairs = ["Oak vs. Elm: 1", "Oak vs. Fir: 2", "Oak vs. Ash: 3", "Elm vs. Fir: 4", "Elm vs. Ash: 5"]
    (panel,) = read_text(text + "".join(f"- {pair}\n" for pair in pairs)).panels
    assert len(panel.cells) == 5
    assert "Fir" in [tick.text for tick in panel.columns.ticks]


@pytest.mark.parametrize(
    "again",
    ["height, with the same three sizes, 3 on top", "height, likewise (3 on top)", "height: the same values"],
)
def test_the_same_sizes_are_those_of_the_other_axis(again: str) -> None:
    text = f"# Boards\n\n- X-axis: width, with 3, 4 and 5\n- Y-axis: {again}\n\n"
    rows = "- h=3: 9, 8, 7\n- h=4: 6, 5, 4\n- h=5: 3, 2, 1\n"
    assert sketch(text + rows) == ["Boards [3, 4, 5] 3: 9 8 7; 4: 6 5 4; 5: 3 2 1"]


def test_parts_of_one_grid_under_titles_are_one_panel() -> None:
    text = "# Ties\n\n- Labels on both axes: oak, elm, ash, fir\n\nPairs of oak:\n- oak vs. elm: 1\n- oak vs. ash: 2\n"
    rest = "- oak vs. fir: 3\n\nThe others:\n- elm vs. ash: 4\n- elm vs. fir: 5\n- ash vs. fir: 6\n"
    (panel,) = read_text(text + rest).panels
    assert len(panel.cells) == 6


def test_the_same_places_under_two_titles_are_two_panels() -> None:
    cells = "- (oak, 1): {}\n- (oak, 2): 2\n- (elm, 1): {}\n- (elm, 2): 4\n\n"
    text = "# Plots\n\n- Rows: oak, elm\n- Columns: 1, 2\n\n#### Plot A\n" + cells.format(1, 3)
    assert len(sketch(text + "#### Plot B\n" + cells.format(7, 8))) == 2


@pytest.mark.parametrize(
    "axes",
    [
        '- Label: "Season" (vertical). Titles of the rows: Dry, Wet\n- Label: "Hour" (horizontal). Scale: 0 to 20 in steps of 10.',
        '- Label: "Season" (y-axis); markers: Dry, Wet\n- Label: "Hour" (x-axis); markers: 0, 10, 20',
        "- Y-axis: Season. Scale: Dry, Wet.\n- X-axis: Hour. Scale: 0 to 20 in steps of 10.",
        "- Y-axis title: Season. Values (top to bottom): Dry, Wet\n- X-axis title: Hour. Ticks: 0, 10, 20",
        "- Vertical: Season\n  - Dry, Wet\n- Horizontal: Hour\n  - 0, 10, 20, the first at the left",
    ],
)
def test_an_axis_is_told_with_its_own_scale(axes: str) -> None:
    document = read_text(f"# Load\n\n{axes}\n\n- Dry: 4, 5, 6\n- Wet: 7, 8, 9\n")
    (panel,) = document.panels
    assert [tick.text for tick in panel.columns.ticks] == ["0", "10", "20"]
    assert (panel.rows.label, panel.columns.label) == ("Season", "Hour")
    assert panel.legend is None


@pytest.mark.parametrize(
    "scales",
    [
        "Legends: Each panel has its own bar, pale for short times. Warm: 0–90. Cold: 100–3000.",
        "Colour bars: 0 to 90 (Warm) / 100 to 3000 (Cold)",
        "Colour bars: Warm 0–90, cold 100–3000 (ms)",
    ],
)
def test_each_panel_has_its_own_scale_in_one_line(scales: str) -> None:
    text = (
        f"# Starts\n\n- Columns: a, b\n- Rows: 1, 2\n- {scales}\n\n**Warm**\n\n- 1: 48, 39\n- 2: 22, 18\n\n"
    )
    panels = read_text(text + "**Cold**\n\n- 1: 640, 510\n- 2: 2940, 180\n").panels
    ends = [(panel.legend.low, panel.legend.high) for panel in panels if panel.legend]
    assert [(low and low.value, high and high.value) for low, high in ends] == [(0, 90), (100, 3000)]


def test_sentences_on_coloured_cells_are_no_scale_beside_a_key() -> None:
    key = "- **Key**:\n  - red: below 50\n  - green: 50 or more\n"
    cells = "| | a | b | c |\n|--|--|--|--|\n| x | 5 | 17 | 30 |\n| y | 60 | 70 | 80 |\n"
    (panel,) = read_text(f"# Tests\n\n{key}\n{cells}\n- Red is found in 5, 17 and 30 alone.\n").panels
    assert panel.legend is not None
    assert len(panel.legend.anchors) == 2
