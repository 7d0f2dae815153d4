"""Values behind their shade, pairs joined by any preposition, keys without a head, lists with two values a cell."""

import pytest

from sketch import read_text

SHADED = {
    "lists": "- oak: pale blue (4), white (0), navy (9)\n- elm: white (0), pale blue (4), white (0)\n",
    "sentences": "Row oak is pale blue (4), white (0), navy (9).\n\nRow elm goes white (0), pale blue (4), white (0).\n",
}


@pytest.mark.parametrize("name", SHADED)
def test_a_value_in_a_bracket_behind_its_shade_is_read(name: str) -> None:
    text = "- Y-axis: oak, elm\n- X-axis: May, June, July\n\n### Values\n\n" + SHADED[name]
    (panel,) = read_text(text).panels
    values = {place: quantity.value for place, quantity in panel.values.items()}
    assert [values[0, n] for n in range(3)] == [4, 0, 9]
    assert [values[1, n] for n in range(3)] == [0, 4, 0]


@pytest.mark.parametrize("joint", ["over", "into", "against", "to", "beats"])
def test_labels_that_join_two_names_are_a_row_and_a_column(joint: str) -> None:
    names = ("Reed", "Fern", "Moss")
    lines = [
        f"- {one} {joint} {two}: {3 * i + j}" for i, one in enumerate(names) for j, two in enumerate(names)
    ]
    (panel,) = read_text("# Shares\n\nA map of shares.\n\n" + "\n".join(lines) + "\n").panels
    assert [tick.text for tick in panel.rows.ticks] == list(names)
    assert [tick.text for tick in panel.columns.ticks] == list(names)
    assert panel.values[1, 2].value == 5


def test_lists_with_two_values_a_cell_are_two_panels() -> None:
    text = (
        "# Air\n\nColumns: May, June. Two numbers stand in each cell: the wind (m/s) and, below it, the rain (mm).\n\n"
        "- coast: 4 / 70, 5 / 62\n- hills: 7 / 88, 9 / 81\n"
    )
    panels = read_text(text).panels
    assert [panel.name for panel in panels] == ["wind", "rain"]
    assert [panel.values[1, 0].value for panel in panels] == [7, 88]


def test_rows_of_several_panels_stand_in_one_line() -> None:
    text = "# Yield\n\nColumns: May, June, July.\n\n- oak: wet 4, 5, 6; dry 1, 2, 3\n- elm: wet 7, 8, 9; dry 2, 4, 6\n"
    panels = read_text(text).panels
    assert [(panel.name, len(panel.cells)) for panel in panels] == [("wet", 6), ("dry", 6)]


CLOCKS = {
    "colons": "Dock – 06:30: 4, 12:30: 7, 18:30: 9\nYard – 06:30: 1, 12:30: 2, 18:30: 3\n",
    "blanks and shades": "Dock — 06:30 4 (pale); 12:30 7 (deep); 18:30 9 (deep).\nYard — 06:30 1 (pale); 12:30 2 (pale); 18:30 3 (pale).\n",
}


@pytest.mark.parametrize("name", CLOCKS)
def test_clock_times_behind_a_dash_are_columns(name: str) -> None:
    (panel,) = read_text("# Crates\n\n" + CLOCKS[name]).panels
    assert [tick.text for tick in panel.columns.ticks] == ["06:30", "12:30", "18:30"]
    assert [panel.values[0, n].value for n in range(3)] == [4, 7, 9]


def test_numbers_at_both_edges_are_counted_through() -> None:
    lines = "\n".join(f"- {n}, {n + 1}, {n + 2}" for n in range(4))
    text = f"# Board\n\nRows are numbered, 1 at the top, 4 at the bottom; columns A, B and C.\n\n{lines}\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["1", "2", "3", "4"]


def test_a_line_of_numbers_alone_names_no_row() -> None:
    lines = "\n".join(f"    {n + 2}  {n + 30}  {n + 50}" for n in range(4))
    text = f"# Plots\n\nThe plots are the rows (1 at the top, 4 at the bottom), the probes p, q and r the columns.\n\n{lines}\n"
    (panel,) = read_text(text).panels
    assert len(panel.cells) == 12
    assert panel.values[0, 0].value == 2


def test_a_key_of_shades_states_nothing() -> None:
    text = (
        "# Shade\n\nColumns: May, June, July.\n\n- pale: below 20\n- medium: 20 to 39\n- dark: 40 and more\n\n"
        "- oak: 4, 25, 60\n- elm: 9, 41, 22\n"
    )
    document = read_text(text)
    assert not [said.text for said in document.statements if "below" in said.text]
    assert len(document.panels[0].cells) == 6


def test_a_sentence_that_leads_to_ticks_tells_the_scale() -> None:
    text = (
        "# Scores\n\n- X-axis: a, b, c\n- Y-axis: k, l\n\nThe colour bar runs from 0 to 60 and has these marks:\n\n"
        "- 0: white\n- 30: orange\n- 60: maroon, the upper end\n\n### Values\n\n- k: 4, 25, 60\n- l: 9, 41, 22\n"
    )
    (panel,) = read_text(text).panels
    assert panel.legend is not None
    assert (panel.legend.low and panel.legend.low.value, panel.legend.high and panel.legend.high.value) == (
        0,
        60,
    )
    assert [anchor.colour for anchor in panel.legend.anchors] == ["white", "orange", "maroon"]


def test_names_made_of_a_letter_and_a_number_are_listed_whole() -> None:
    text = "# Overlap\n\nFour plots, g1, g2, g3 and g4, on both axes; only what lies below the diagonal is given.\n\n- g2: 4\n- g3: 5, 6\n- g4: 7, 8, 9\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["g1", "g2", "g3", "g4"]
    assert panel.values[3, 0].value == 7


def test_two_names_with_numbers_are_the_rows() -> None:
    text = "# Kilns\n\nKilns K1 and K2 are the rows, the glazes u, v and w the columns.\n\n- K1: 4, 5, 6\n- K2: 7, 8, 9\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["K1", "K2"]
    assert [tick.text for tick in panel.columns.ticks] == ["u", "v", "w"]
