"""Where a list's cells stand, as titles, ends and the lists beside it tell."""

import pytest

from sketch import sketch

ROWS = ((1, "Ann", "14, 11, 48"), (2, "Bo", "12, 9, 41"))


@pytest.mark.parametrize("title", ["**Vertical axis (keeper), top to bottom**", "**Y-axis (keeper)**"])
def test_an_axis_named_by_a_title_has_its_ticks_in_the_paragraph_below(title: str) -> None:
    columns = "**Horizontal axis (hours), left to right**\n00–04, 04–08, 08–12\n"
    lines = "* **Row 1 (Ann):** 14, 11, 48\n* **Row 2 (Bo):** 12, 9, 41\n"
    text = f"## Axes\n\n{title}\nAnn, Bo\n\n{columns}\n## Cells\n\n{lines}"
    assert sketch(text) == ["[00–04, 04–08, 08–12] Ann: 14 11 48; Bo: 12 9 41"]


def test_a_grid_whose_cells_recur_is_no_long_table() -> None:
    block = "depth   Jan   Mar   May   Jul   Sep\n0 m     4.1   4.6   9.8   9.1   6.3\n5 m     4.1   4.5   9.6   9.0   6.3\n"
    block += "10 m    4.2   4.4   7.9   8.8   6.2\n15 m    4.2   4.3   6.2   7.6   6.2\n"
    assert sketch(f"```\n{block}```\n") == [
        "[Jan, Mar, May, Jul, Sep] 0 m: 4.1 4.6 9.8 9.1 6.3; 5 m: 4.1 4.5 9.6 9 6.3; "
        "10 m: 4.2 4.4 7.9 8.8 6.2; 15 m: 4.2 4.3 6.2 7.6 6.2"
    ]


@pytest.mark.parametrize(
    ("ends", "columns"),
    [
        ("year 3 to year 5", "year 3, year 4, year 5"),
        ("Year 3 to 5", "Year 3, Year 4, Year 5"),
        ("March to May", "March, April, May"),
    ],
)
def test_the_ends_told_before_a_list_name_the_columns_that_no_axis_tells(ends: str, columns: str) -> None:
    rows = "".join(
        f"* **Row {n} ({name}):** Values from left to right ({ends}): {v}\n" for n, name, v in ROWS
    )
    assert sketch(rows) == [f"[{columns}] Ann: 14 11 48; Bo: 12 9 41"]


def test_titles_with_plain_words_are_panels_where_each_has_the_same_rows_and_other_values() -> None:
    lists = "## Yield (dose in brackets)\n\n- plot 4: 2.5 (1), 2.7 (2)\n- plot 8: 3.5 (1), 3.9 (2)\n\n"
    lists += "## Score (dose in brackets)\n\n- plot 4: 6.5 (1), 7.5 (2)\n- plot 8: 8.0 (1), 8.5 (2)\n"
    assert sketch(lists) == ["Yield [1, 2] 4: 2.5 2.7; 8: 3.5 3.9", "Score [1, 2] 4: 6.5 7.5; 8: 8 8.5"]


def test_of_numbers_and_brackets_that_both_rise_the_ones_with_fewer_decimals_are_the_ticks() -> None:
    lines = "- plot 4: 2.5 (10), 2.7 (20), 3.1 (30)\n- plot 8: 3.5 (10), 3.9 (20), 4.4 (30)\n"
    assert sketch(lines) == ["[10, 20, 30] 4: 2.5 2.7 3.1; 8: 3.5 3.9 4.4"]


def test_a_label_with_the_sign_and_the_unit_of_its_axis_is_the_tick_of_its_number() -> None:
    axes = "- Y-axis (Lime, kg/ha): 0, 60\n- X-axis (Water, mm): 200, 300\n\n"
    lines = "- L 0 kg/ha: 2.4 (200 mm), 3.1 (300 mm)\n- L 60 kg/ha: 3.9 (200 mm), 5.2 (300 mm)\n"
    assert sketch(axes + lines) == ["[200, 300] 0: 2.4 3.1; 60: 3.9 5.2"]


def test_a_title_of_a_plain_word_is_a_column_where_it_shortens_a_tick() -> None:
    axes = "Light is on the horizontal axis (dark, half light, full light) and feed on the vertical one (0, 50).\n\n"
    columns = ("Dark (left column)", "Half (middle)", "Full (right)")
    lists = "".join(
        f"**{name} tank**\n\n"
        + "".join(f"* {c}\n  * Feed 0: {n}{i}\n  * Feed 50: {n}{i + 5}\n" for i, c in enumerate(columns))
        + "\n"
        for n, name in ((1, "Old"), (2, "New"))
    )
    assert sketch(axes + lists) == [
        "Old tank [dark, half light, full light] 0: 10 11 12; 50: 15 16 17",
        "New tank [dark, half light, full light] 0: 20 21 22; 50: 25 26 27",
    ]


@pytest.mark.parametrize(("heads", "names"), [("Panel: {}B", "{}B"), ("{}B", "{}B"), ("Map {}B", "Map {}B")])
def test_counted_titles_over_lists_of_rows_and_columns_are_panels(heads: str, names: str) -> None:
    axes = "- **Rows:** dose (0%, 5%)\n- **Columns:** lag, t (3, 6)\n\n"
    part = "## {}\n- t = 3\n  - 0%: {}\n  - 5%: 4\n- t = 6\n  - 0%: 7\n  - 5%: 8\n\n"
    text = axes + "".join(part.format(heads.format(n), value) for n, value in (("1.5", 1), ("7.5", 2)))
    expected = [f"{names.format(n)} [3, 6] 0%: {value} 7; 5%: 4 8" for n, value in (("1.5", 1), ("7.5", 2))]
    assert sketch(text) == expected
