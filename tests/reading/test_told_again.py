"""What is said of cells that a grid holds already is no further grid; what names a place that nothing declares, is one."""

from said import said
from sketch import read_text, sketch

AXES = """\
- X-axis (Dose): 1, 2, 3
- Y-axis (Day): -5, 0, 5

"""
ROWS = "- Day -5: 4, 5, 6\n- Day 0: 7, 8, 9\n- Day 5: 1, 2, 3\n"
GRID = "[1, 2, 3] -5: 4 5 6; 0: 7 8 9; 5: 1 2 3"


def test_a_line_that_goes_on_to_say_something_of_a_known_cell_is_a_sentence() -> None:
    told = "\n**Worth a look**\n\n- Dose 3, day 0: 9, the most that any of the plots shows.\n"
    assert sketch(AXES + ROWS + told) == [GRID]
    said_last = read_text(AXES + ROWS + told).statements[-1].text
    assert said_last == "9, the most that any of the plots shows."


def test_the_ends_of_a_row_told_with_what_is_counted_make_no_grid() -> None:
    told = "\nAlong day 0 the yield rises from 7 at dose 1 to 9 at dose 3.\n"
    assert sketch(AXES + ROWS + told) == [GRID]


def test_a_number_behind_values_is_a_column_even_where_one_is_not_declared() -> None:
    rows = "- Day -5: 4 (1), 5 (2), 6 (4)\n- Day 0: 7 (1), 8 (2), 9 (4)\n- Day 5: 1 (1), 2 (2), 3 (4)\n"
    columns = [tick.text for tick in read_text(AXES + rows).panels[0].columns.ticks]
    assert columns == ["1", "2", "3", "4"]


def test_an_axis_may_be_told_from_one_end_over_the_rest_to_the_other() -> None:
    axes = "- X-axis (Dose): 1, 2\n- Vertical: current, from 0.5A (top) over 1A and 2A to 3A (bottom)\n\n"
    rows = "- 0.5A: 4, 5\n- 1A: 6, 7\n- 2A: 8, 9\n- 3A: 1, 2\n"
    assert sketch(axes + rows) == ["[1, 2] 0.5A: 4 5; 1A: 6 7; 2A: 8 9; 3A: 1 2"]


CHARGE = """\
- X-axis: depth in percent, ticks at 40, 60, 100
- Y-axis: rate, ticks slow, fast

| | 40 | 60 | 100 |
|---|---|---|---|
| slow | 97.5 | 96.0 | 90.5 |
| fast | 91.0 | 86.5 | 71.5 |

"""


def test_behind_a_value_at_leads_to_a_place_even_where_values_have_its_unit() -> None:
    assert said(CHARGE, "For slow it falls from 97.5 at 40% to 90.5 at 100%.").verdict == "supported"
    assert said(CHARGE, "For slow it falls from 97.5 at 40% to 71.5 at 100%.").verdict != "supported"


def test_a_bracket_behind_a_name_does_not_take_its_place() -> None:
    axes = "- **Rows, k (items kept)**: 1, 5\n- **Columns, width (cm)**: 10, 20, 30\n\n"
    text = axes + "| | 10 | 20 | 30 |\n|---|---|---|---|\n| 1 | 4 | 5 | 6 |\n| 5 | 7 | 8 | 9 |\n"
    panel = read_text(text).panels[0]
    assert (panel.rows.label, panel.columns.label) == ("k", "width")
    assert said(text, "It is laid out as 2 values of k by 3 widths.").verdict != "contradicted"
    assert said(text, "At width 20 it rises from 5 at k = 1 to 8 at k = 5.").verdict == "supported"


def test_a_line_of_places_with_values_keeps_one_that_is_not_declared_and_one_that_is_told_twice() -> None:
    axes = "- Rows (Day): Mon, Tue\n- Columns (Hour): 6, 9, 12\n\n"
    lines = "* (Mon, 6): 35, (Mon, 9): 14, (Mon, 18): 65\n* (Tue, 6): 38, (Tue, 9): 15, (Tue, 18): 17, (Tue, 9): 80\n"
    panel = read_text(axes + lines).panels[0]
    told = {
        (panel.rows.ticks[cell.row].text, panel.columns.ticks[cell.column].text): cell.text
        for cell in panel.cells
    }
    assert told["Mon", "18"] == "65"
    assert told["Tue", "18"] == "17"
    assert [cell.text for cell in panel.restated] == ["80"]


def test_ordinals_may_be_the_ticks_of_an_axis() -> None:
    axes = "- X-axis (Place): first, second, third, last\n- Y-axis (Layer): 0, 6\n\n"
    rows = "- **Layer 0**: 52, 53, 55, 54\n- **Layer 6**: 58, 61, 63, 66\n"
    assert sketch(axes + rows) == ["[first, second, third, last] 0: 52 53 55 54; 6: 58 61 63 66"]
