"""Names that hold the signs which part a list, edges named in other words, and grids between other lines."""

import pytest

from auditor.model import Panel
from sketch import read_text, sketch


def one(text: str) -> Panel:
    (panel,) = read_text(text).panels
    return panel


def ticks(text: str) -> tuple[list[str], list[str]]:
    """What the text declares of the rows and of the columns of its one panel."""
    panel = one(text)
    rows, columns = (
        [tick.text for tick in axis.declaration.ticks] if axis.declaration else []
        for axis in (panel.rows, panel.columns)
    )
    return rows, columns


TABLE = """
| | wet | dry, old | dry, new |
|---|---|---|---|
| Mill: upper | 4 | 5 | 6 |
| Mill: lower | 3 | 2 | 8 |
| St. Ann (weir) | 7 | 9 | 1 |
"""
ROWS, COLUMNS = ["Mill: upper", "Mill: lower", "St. Ann (weir)"], ["wet", "dry, old", "dry, new"]
DECLARED = {
    "by commas": "Rows: Mill: upper, Mill: lower, St. Ann (weir)\n\nColumns: wet, dry, old, dry, new",
    "by semicolons at edges": (
        "The sites stand at the left edge of the chart: Mill: upper; Mill: lower; St. Ann (weir).\n"
        "The states stand along its head: wet; dry, old; dry, new."
    ),
    "in quotes": (
        'Rows: "Mill: upper", "Mill: lower" and "St. Ann (weir)"\n\nColumns: "wet", "dry, old" and "dry, new"'
    ),
    "counted off": (
        "The sites are on the side: first Mill: upper, second Mill: lower, third and last St. Ann (weir).\n\n"
        "The states are overhead: wet, then dry, old, and finally dry, new on the right."
    ),
}


@pytest.mark.parametrize("name", DECLARED)
def test_the_names_of_a_table_are_ticks_as_a_whole(name: str) -> None:
    assert ticks(f"{DECLARED[name]}\n{TABLE}") == (ROWS, COLUMNS)


def test_a_misspelt_tick_stays_what_the_text_declares() -> None:
    text = "Rows: Kiln (old), Trya, Loft: small\n\nColumns: Mar, Jun\n\n"
    values = "- **Kiln (old)**: Mar 4, Jun 5\n- **Tray**: Mar 6, Jun 8\n- **Loft: small**: Mar 2, Jun 9"
    declared = one(text + values).rows.declaration
    assert declared is not None
    assert [tick.text for tick in declared.ticks] == ["Kiln (old)", "Trya", "Loft: small"]


def test_pairs_are_no_names_with_a_comma() -> None:
    text = "Rows and columns: ash, elm, yew\n\n- ash, elm: 0.4\n- ash, yew: 0.3\n- elm, yew: 0.2"
    assert ticks(text)[0] == ["ash", "elm", "yew"]


SHORT = "\n\n- hut: 4, 5, 6\n- inn: 7, 8, 9\n"
TICKS = {
    "a noun before the first": ("rows = houses hut, inn, mill\n\ncolumns = Mar, Jun, Oct", ["Mar", "Jun", "Oct"]),
    "a name before them": ("Rows: hut, inn\n\nx = month, M3, M6, M10 (first column = M3)", ["M3", "M6", "M10"]),
    "a step with a unit": ("Rows: hut, inn\n\ncolumns = hour, 06h through 18h in 6 h steps", ["06h", "12h", "18h"]),
    "multiples": ("y (house): hut, inn\n\nx (depth): 4 up to 16, doubling", ["4", "8", "16"]),
    "powers": ("y (house): hut, inn\n\nx (depth): powers of ten from 1 to 100", ["1", "10", "100"]),
    "decades": ("y = house, hut and inn\n\nx = load, decades 1, 10, 100", ["1", "10", "100"]),
    "ordinals that are a part of the names": ("Rows: hut, inn\n\nColumns: first try, second try, third try",
        ["first try", "second try", "third try"]),
    "a list right behind an edge": ("Houses on the left: hut, inn. Months along the foot – Mar, Jun, Oct.",
        ["Mar", "Jun", "Oct"]),
    "places of single ticks": ("Houses on the left, months along the bottom, Mar leftmost, Jun, Oct last.",
        ["Mar", "Jun", "Oct"]),
    "an edge with its variable": ("Left side [house]: hut | inn\n\nHead [month]: Mar | Jun | Oct", ["Mar", "Jun", "Oct"]),
    "two sides by their bare names": ("Axes. Vertical: hut, inn. Horizontal: month Mar, Jun, Oct.", ["Mar", "Jun", "Oct"]),
    "sizes in brackets": ("Rows: hut, inn (n = 30, 42)\n\nColumns: Mar, Jun and Oct (n = 12, 9 and 30)", ["Mar", "Jun", "Oct"]),
}  # fmt: skip


@pytest.mark.parametrize("name", TICKS)
def test_columns_are_told_by(name: str) -> None:
    text, columns = TICKS[name]
    assert ticks(text + SHORT)[1] == columns


LABELS = {
    "Rows (not sorted): hut, inn": "",
    "Rows (n in brackets): hut (n = 3), inn (n = 4)": "",
    "Rows (house): hut, inn": "house",
    "On the y-axis we put, from top to bottom, the houses hut and inn": "",
    "y = age of the house, 10, 20": "age of the house",
}


@pytest.mark.parametrize("text", LABELS)
def test_remarks_on_order_are_no_label(text: str) -> None:
    lists = SHORT.replace("hut", "10").replace("inn", "20") if "10" in text else SHORT
    assert one(f"{text}\n\nColumns: Mar, Jun, Oct{lists}").rows.label == LABELS[text]


GRIDS = {
    "a bare matrix with its lists": (
        'house = 3\n\nrows = ["hut", "inn"]\ncols = ["Mar", "Jun"]\nheat = [[4, 5],\n        [6, 7]]',
        "[Mar, Jun] hut: 4 5; inn: 6 7",
    ),
    "a bare matrix with comments": (
        "y = lr, 1e-3, 1e-2\nx = Mar, Jun, Oct\n\nheat = [\n  [4, 5, 8],  # lr 1e-3\n  [6, 7, 9],  # lr 1e-2\n]",
        "[Mar, Jun, Oct] 1e-3: 4 5 8; 1e-2: 6 7 9",
    ),
    "names that end in a number": (
        "Houses on the left: hut 1, hut 12, hut 30. Columns: Mar, Jun.\n\nhut 1 4.5 5.5\nhut 12 6.5 7\nhut 30 8 9",
        "[Mar, Jun] hut 1: 4.5 5.5; hut 12: 6.5 7; hut 30: 8 9",
    ),
    "columns told one by one": (
        "The houses are on the side: first hut, second inn.\nThe months are overhead: Mar, Jun, Oct.\n\n"
        "Below “Mar”, going down: hut 4, inn 5.\n\nBelow “Jun”, going down: hut 6, inn 7.\n\n"
        "Below “Oct”, going down: hut 8, inn 9.",
        "[Mar, Jun, Oct] hut: 4 6 8; inn: 5 7 9",
    ),
    "a name with a colon in bold": (
        "Rows: Hut: old, Inn: new\n\nColumns: Mar, Jun\n\n- **Hut: old**: Mar 4, Jun 5\n- **Inn: new:** Mar 6, Jun 7",
        "[Mar, Jun] Hut: old: 4 5; Inn: new: 6 7",
    ),
}


@pytest.mark.parametrize("name", GRIDS)
def test_a_grid_is_read_from(name: str) -> None:
    text, expected = GRIDS[name]
    (found,) = sketch(text)
    assert found.endswith(expected)


def test_lists_of_latex_are_items_and_no_data() -> None:
    text = (
        "\\section*{Heat}\n\n\\begin{tabular}{lrr}\n & Mar & Jun \\\\\nhut & 4 & 5 \\\\\ninn & 6 & 7 \\\\\n\\end{tabular}\n\n"
        "\\begin{itemize}\n\\item The highest value is 7.\n\\item The lowest is 4.\n\\end{itemize}\n"
    )
    said = [statement.span for statement in read_text(text).statements]
    assert [text[span.start : span.end] for span in said] == ["The highest value is 7.", "The lowest is 4."]


def test_a_line_of_remarks_heads_prose() -> None:
    text = "Columns: Mar, Jun\n\n- hut: 4, 5\n- inn: 6, 7\n\nremarks\n\n- 2 x 2 = 4 cells\n- max 7 in Jun"
    assert len(one(text).cells) == 4


def test_a_section_that_describes_a_figure_holds_data_whatever_it_is_called() -> None:
    text = (
        "**3.4 Errors**\n\nFig. 2 is a confusion matrix with the true sort on the y-axis (rye, oat) and the predicted "
        "sort on the x-axis (rye, oat).\n\nIn the first row, for true rye, the values are 8 under rye and 4 under oat.\n\n"
        "In the second row, for true oat, the values are 3 under rye and 9 under oat."
    )
    assert len(one(text).cells) == 4


def test_figures_in_run_in_bold_are_panels_with_axes_of_their_own() -> None:
    text = (
        "**Fig. 3: Delay** (min). Axes: day along the bottom – Mon, Wed, Fri – and stop on the left, Elm, Oak, Fir.\n\n"
        "Elm 2.5 3.5 9.0\nOak 4.5 6.0 12.5\nFir 8.0 11.5 21.0\n\n"
        "**Fig. 4: Load** (people). Axes: hour along the bottom, in the order 7h, 8h; vehicle on the left: bus, tram.\n\n"
        "bus 45 80\ntram 38 92\n"
    )
    panels = read_text(text).panels
    assert [panel.name for panel in panels] == ["Fig. 3: Delay (min)", "Fig. 4: Load (people)"]
    assert [[tick.text for tick in panel.rows.ticks] for panel in panels] == [
        ["Elm", "Oak", "Fir"],
        ["bus", "tram"],
    ]


def test_each_panel_takes_the_axis_that_lists_its_rows_in_its_order() -> None:
    text = (
        "- **Rows, upper panel (not sorted):** hut, inn, mill\n- **Rows, lower panel:** mill, hut, inn\n"
        "- **Columns:** Mar, Jun\n\n**North**\n\n- hut: Mar 4, Jun 5\n- inn: Mar 6, Jun 7\n- mill: Mar 8, Jun 9\n\n"
        "**South**\n\n- mill: Mar 4, Jun 5\n- hut: Mar 6, Jun 7\n- inn: Mar 8, Jun 9\n"
    )
    panels = read_text(text).panels
    assert [[tick.text for tick in panel.rows.ticks] for panel in panels] == [
        ["hut", "inn", "mill"],
        ["mill", "hut", "inn"],
    ]
