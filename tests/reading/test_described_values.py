"""Values behind words that describe their cell, and names of axes beside remarks on their order."""

import pytest

from sketch import read_text, sketch

AXES = "# Ties\n\n- Rows: Oak, Elm\n- Columns: May, June\n\n"


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("Nearly white, about -0.2", "~-0.2"),
        ("weak and negative (-0.2)", "-0.2"),
        ("a dark tile; 5.1", "5.1"),
        ("the palest of all, ~4.0", "~4"),
        ("hardly coloured, around 3", "~3"),
    ],
)
def test_words_before_a_value_may_describe_its_cell(said: str, value: str) -> None:
    lines = f"- Oak, May: {said}\n- Oak, June: 2\n- Elm, May: 3\n- Elm, June: 4\n"
    assert sketch(AXES + lines) == [f"Ties [May, June] Oak: {value} 2; Elm: 3 4"]


@pytest.mark.parametrize(
    "head",
    ["Rows (Age, youngest first)", "Row ticks (Age, low to high)", "Y-axis (Age; oldest at the bottom)"],
)
def test_remarks_on_the_order_are_no_part_of_an_axis_name(head: str) -> None:
    text = f"# Use\n\n- {head}: 14–17, 18–24, 25 and over\n- Columns (Medium): Radio, Web\n\n"
    rows = "**14–17** – radio: 9%; web: 28%\n\n**18–24** – radio: 14%; web: 47%\n\n**25 and over** – radio: 76%; web: 15%\n"
    (panel,) = read_text(text + rows).panels
    assert panel.rows.label == "Age"
    assert [tick.text for tick in panel.rows.ticks] == ["14–17", "18–24", "25 and over"]
    assert len(panel.cells) == 6
