"""Axes behind a count of their names or told by a way, scales told by more than their ends, tables of statistics."""

import pytest

from sketch import read_text

DATA = "\n| | p | q |\n|---|---|---|\n| u | 1.5 | 2.5 |\n| v | 3.5 | 4.5 |\n"

COUNTED = {
    "- **Rows:** The four towns, Lund, Kiel, Riga and Oslo.": ["Lund", "Kiel", "Riga", "Oslo"],
    "- **Vertical axis:** three kinds of bread, rye, oat, wheat": ["rye", "oat", "wheat"],
    "- **Y-axis:** All six stations, A, B, C, D, E, F (from the top)": ["A", "B", "C", "D", "E", "F"],
    "- **Rows:** Our 3 mills, Alder, Birch and Cedar": ["Alder", "Birch", "Cedar"],
    "- **Rows:** two sensors, upper sensors, lower sensors": ["upper sensors", "lower sensors"],
}


@pytest.mark.parametrize("line", COUNTED)
def test_what_counts_the_names_of_an_axis_is_none_of_them(line: str) -> None:
    figure = read_text(f"# Map\n\n{line}\n{DATA}").figures[0]
    rows = next(axis for axis in figure.axes if axis.side == "rows")
    assert [tick.text for tick in rows.ticks] == COUNTED[line]


WAYS = {
    "- **Depth (downwards):** 0 m, 5 m, 30 m; the last step is larger.": (
        "rows",
        "top",
        ["0 m", "5 m", "30 m"],
    ),
    "- Height (going up): 1 m, 2 m, 4 m": ("rows", "bottom", ["1 m", "2 m", "4 m"]),
    "- **Month (rightwards):** April, June, August": ("columns", "left", ["April", "June", "August"]),
    "- Shift (across): early, late, night": ("columns", "", ["early", "late", "night"]),
    "- Load (horizontally): 5 kN, 10 kN, 15 kN": ("columns", "", ["5 kN", "10 kN", "15 kN"]),
}


@pytest.mark.parametrize("line", WAYS)
def test_a_way_in_a_bracket_tells_the_side(line: str) -> None:
    (axis,) = read_text(f"# Map\n\n{line}\n{DATA}").figures[0].axes
    assert (axis.side, axis.order, [tick.text for tick in axis.ticks]) == WAYS[line]


def test_titles_of_lists_are_matched_to_ticks_and_the_grid_is_turned_as_the_axes_say() -> None:
    lists = "\n".join(
        f"- **{hours} hours of lamp light**\n  - pH {ph}: {hours + ph}" for hours in (8, 12) for ph in (5, 6)
    )
    text = f"# Cress\n\n- **Across:** Hours of lamp light per day (8, 12)\n- **Upwards:** Acidity, pH (5, 6)\n\n## Values\n\n{lists}\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["8", "12"]
    assert [tick.text for tick in panel.rows.ticks] == ["5", "6"]
    assert panel.rows.first == "bottom"


SCALES = {
    "-1.0 (deep blue) over 0.0 (white) to 1.0 (dark red).": (-1, 1),
    "0 (white) → 50 (orange) → 100 (maroon)": (0, 100),
    "-3 °C (blue) through 0 °C (white) to +3 °C (red)": (-3, 3),
    "runs from 2.5 over 5.0 to 7.5 mg": (2.5, 7.5),
    "-20 to 0 to 20, blue to white to red": (-20, 20),
    "10 (pale) via 20.5 (mid) to 31 (dark)": (10, 31),
    "0.3″ (white) to 2.2″ (black)": (0.3, 2.2),
}


@pytest.mark.parametrize("scale", SCALES)
def test_a_scale_told_by_more_than_its_ends_goes_from_the_first_to_the_last(scale: str) -> None:
    (legend,) = read_text(f"# Map\n\n* **Color bar:** {scale}\n{DATA}").figures[0].legends
    assert legend.low is not None
    assert legend.high is not None
    assert (legend.low.value, legend.high.value) == SCALES[scale]


def test_a_scale_that_goes_on_with_a_sentence_is_that_of_its_panel() -> None:
    grids = "".join(f"\n**({letter}) {name}**\n{DATA}" for letter, name in (("a", "Salt"), ("b", "Iron")))
    text = f"# Maps\n\n* In (a), rows are soils. Its bar goes from 1 to 5.\n* In (b), they are, too. Its bar goes from 0 to 9.\n{grids}"
    first, second = (panel.legend for panel in read_text(text).panels)
    assert first is not None
    assert first.high is not None
    assert second is not None
    assert second.high is not None
    assert (first.high.value, second.high.value) == (5, 9)


ASIDES = {
    "under a head of statistics": "| Statistic | Value |\n|---|---|\n| Minimum | 1.5 |\n| Number of runs | 12 |\n| Maximum | 4.5 |",
    "under any head": "| Figure | kg |\n|---|---|\n| Min | 1.5 |\n| Median | 3.0 |\n| Max | 4.5 |",
    "in one line": "| Min | Median | Max |\n|---|---|---|\n| 1.5 | 3.0 | 4.5 |",
}


@pytest.mark.parametrize("name", ASIDES)
def test_a_table_of_statistics_is_no_panel(name: str) -> None:
    assert len(read_text(f"# Map\n{DATA}\nIn short:\n\n{ASIDES[name]}\n").panels) == 1


def test_statistics_of_several_lines_are_a_grid() -> None:
    table = "| Model | Mean | Median | Max |\n|---|---|---|---|\n| Oak | 4 | 5 | 9 |\n| Elm | 3 | 4 | 7 |\n"
    assert len(read_text(f"# Scores\n\n{table}").panels) == 1


def test_a_column_that_counts_the_rows_is_no_part_of_their_names() -> None:
    table = (
        "| No. | Club | Home | Away |\n|---|---|---|---|\n| 1 | Rovers | 12 | 7 |\n| 2 | Albion | 10 | 8 |\n"
    )
    (panel,) = read_text(f"# Wins\n\n{table}").panels
    assert [tick.text for tick in panel.rows.ticks] == ["Rovers", "Albion"]
    assert [tick.text for tick in panel.columns.ticks] == ["Home", "Away"]


def test_means_told_in_a_sentence_are_no_row() -> None:
    text = f"# Map\n{DATA}\nOver both rows, the mean yields are 2.5 (p) and 3.5 (q).\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["u", "v"]
