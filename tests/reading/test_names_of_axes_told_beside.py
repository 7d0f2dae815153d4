"""Axes whose names and ticks stand apart from each other, or are told by counts, corners and captions."""

import pytest

from sketch import read_text

_ROWS = "- Hill: 11.8, 12.4, 13.0\n- Dale: 12.9, 13.7, 14.8\n"


@pytest.mark.parametrize("sides", [("vertical", "horizontal"), ("y-axis", "x-axis"), ("rows", "columns")])
def test_two_pairs_of_lines_may_tell_their_sides(sides: tuple[str, str]) -> None:
    text = (
        f"# Milk\n\n* Label: Farm ({sides[0]})\n   * Scale/Markers: Hill, Dale\n"
        f"* Label: Day ({sides[1]})\n   * Scale/Markers: 03 Jan, 17 Jan, 31 Jan\n\n{_ROWS}"
    )
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["03 Jan", "17 Jan", "31 Jan"]
    assert (panel.rows.label, panel.columns.label) == ("Farm", "Day")


@pytest.mark.parametrize(
    "name", ['Vertical axis "haul"', "Vertical axis (haul)", "Vertical axis, haul", "Y axis haul"]
)
def test_the_second_axis_of_a_line_may_have_its_name_in_any_signs(name: str) -> None:
    text = (
        f'# Nets\n\nHorizontal axis "depth": 60, 70, 80 m. {name}: 2 h at the top to 6 h at the bottom, in steps of 2.\n\n'
        "- 2 h: 118, 131, 149\n- 4 h: 143, 160, 187\n- 6 h: 159, 182, 214\n"
    )
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["60", "70", "80"]
    assert len(panel.rows.ticks) == 3


def test_the_corner_of_a_table_names_an_axis_that_is_declared_without_a_name() -> None:
    text = "# Loaves\n\nRows: rye, oat\nColumns: 1, 2\n\n| Flour | 1 | 2 |\n|---|---|---|\n| rye | 4 | 5 |\n| oat | 6 | 7 |\n"
    (panel,) = read_text(text).panels
    assert panel.rows.label == "Flour"


def test_counts_of_both_sides_name_the_lines() -> None:
    text = (
        "# Meadow\n\nThe chart is three herbs tall and two mornings wide.\n\nRows: dill, sage, rue\nColumns: first, second\n\n"
        "- dill: 4, 5\n- sage: 6, 7\n- rue: 8, 9\n"
    )
    (panel,) = read_text(text).panels
    assert "herbs" in panel.rows.names
    assert "mornings" in panel.columns.names


@pytest.mark.parametrize("told", ["three herbs and three mornings", "three herbs on five days"])
def test_counts_that_fit_no_grid_name_nothing(told: str) -> None:
    text = f"# Meadow\n\nThere were {told}.\n\n- dill: 4, 5\n- sage: 6, 7\n- rue: 8, 9\n"
    (panel,) = read_text(text).panels
    assert not panel.rows.aliases
    assert not panel.columns.aliases


def test_ticks_have_the_unit_of_their_axis_no_second_time_but_keep_what_multiplies_them() -> None:
    text = "# Water\n\nRows: Depth (m). Columns: load (g).\n\n- 5 m: 10 g: 3, 20 g: 4\n- 10 m: 10 g: 6, 20 g: 7\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["5", "10"]
    assert [tick.text for tick in panel.columns.ticks] == ["10", "20"]


def test_a_tick_that_only_the_data_have_stands_where_these_have_it() -> None:
    rows = "".join(
        f"| {place} | {month} | {n} |\n"
        for place in ("inn", "mill")
        for n, month in enumerate(("May", "June", "July"))
    )
    text = f"# Rain\n\n- Rows: inn, mill\n- Columns: May, July\n\n| Place | Month | Rain |\n|---|---|---|\n{rows}"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["May", "June", "July"]


def test_a_name_that_both_axes_may_have_is_that_of_the_side_of_the_other_lines() -> None:
    text = (
        "# Oven\n\n- X-axis: 30, 50, 70\n- Y-axis: 62 at the top to 74 at the foot, step 4\n- Cells: 4 rows, 3 columns\n\n"
        "- 62: 2.9, 3.3, 3.6\n- 66: 3.1, 3.6, 4.0\n- 70: 3.2, 3.8, 4.3\n- 74: 3.4, 4.0, 4.7\n"
    )
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["62", "66", "70", "74"]
    assert len(panel.cells) == 12


def test_rows_of_an_array_without_names_are_counted_and_not_called_by_their_number() -> None:
    text = (
        "# Rock\n\n- Rows, downward: 0.5 km, 1.0 km, 2.0 km\n- Columns: clay, lime\n\n"
        "$$\n\\begin{array}{cc}\n27 & 41 \\\\\n23 & 29 \\\\\n16 & \\text{--}\n\\end{array}\n$$\n"
    )
    (panel,) = read_text(text).panels
    assert [(panel.rows.ticks[cell.row].text, cell.text) for cell in panel.cells][:3] == [
        ("0.5 km", "27"),
        ("0.5 km", "41"),
        ("1.0 km", "23"),
    ]


def test_captions_above_their_tables_are_told_by_how_they_begin() -> None:
    table = "```csv\nDay,desk A,desk B\nMon,{0}4,11\nTue,22,{0}9\n```\n\n"
    text = "# Waiting\n\n" + "".join(
        f"Figure 1{letter} ({name})\n{table.format(n)}"
        for n, (letter, name) in enumerate((("a", "North"), ("b", "South")), 1)
    )
    assert [panel.name for panel in read_text(text).panels] == ["Figure 1a (North)", "Figure 1b (South)"]


def test_spanning_heads_are_panels_where_the_text_lists_what_is_below_them() -> None:
    text = (
        "# Quilts\n\nRows: wool, silk\nColumns: warm, cool\n\n<table>\n"
        '<tr><th rowspan="2">Cloth</th><th colspan="2">Wear</th><th colspan="2">Shrinkage</th></tr>\n'
        "<tr><th>warm</th><th>cool</th><th>warm</th><th>cool</th></tr>\n"
        "<tr><th>wool</th><td>6</td><td>7</td><td>61</td><td>59</td></tr>\n"
        "<tr><th>silk</th><td>5</td><td>8</td><td>51</td><td>50</td></tr>\n</table>\n"
    )
    assert [panel.name for panel in read_text(text).panels] == ["Wear", "Shrinkage"]


@pytest.mark.parametrize(
    "rest", ["All other plots are 0.", "All other zones are 0.", "Every other seat is zero."]
)
def test_the_rest_of_a_grid_is_told_by_any_noun(rest: str) -> None:
    text = f"# Pitch\n\n- X-axis: 0 to 2\n- Y-axis: 0 to 1\n\nPoints, as (x, y): passes\n\n* (0, 1): 4\n* (2, 0): 7\n\n{rest}\n"
    (panel,) = read_text(text).panels
    assert sum(cell.assumed for cell in panel.cells) == 4
