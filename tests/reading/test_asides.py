"""What stands beside a figure and looks like data: settings, sizes, sections with numbers."""

import pytest

from sketch import read_text

GRID = "- X-axis (Dose): 1, 2, 3\n- Y-axis (Day): 10, 20\n\n- 10: 4, 5, 6\n- 20: 7, 8, 9\n\n"
TABLES = {
    "settings in pairs": "| Hyperparameter | Value |\n|---|---|\n| Rate | 0.1 |\n| Depth | 12 |\n| Width | 64 |\n",
    "pairs under any name": "| Quantity | Amount |\n|---|---|\n| Pots | 40 |\n| Seeds | 1200 |\n| Trays | 8 |\n",
    "settings of several kinds": (
        "| Setting | Small | Large |\n|---|---|---|\n| Pumps | 2 | 4 |\n| Litres | 110 | 340 |\n| Hours | 6 | 12 |\n"
    ),
    "sizes under their heading": (
        "## Training setup\n\n| | Small | Large |\n|---|---|---|\n| Pumps | 2 | 4 |\n| Litres | 110 | 340 |\n"
    ),
    "samples under a caption": (
        "Table 2: Data splits used\n\n| Soil | Train | Test |\n|---|---|---|\n| clay | 200 | 40 |\n| loam | 310 | 62 |\n"
    ),
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_table_of_settings_is_no_panel_and_not_left_unread(table: str) -> None:
    document = read_text(GRID + table)
    assert [len(panel.cells) for panel in document.panels] == [6]
    assert document.unread == ()


def test_a_table_on_the_declared_axes_is_data_under_any_heading() -> None:
    axes = "- X-axis (Dose): 1, 2\n- Y-axis (Day): 10, 20\n\n"
    table = "## Configurations\n\n| Setting | 1 | 2 |\n|---|---|---|\n| 10 | 4 | 5 |\n| 20 | 7 | 8 |\n"
    assert [len(panel.cells) for panel in read_text(axes + table).panels] == [4]


def test_the_number_of_a_section_is_no_value() -> None:
    document = read_text(GRID + "3.1 Dose 2 is best on day 20.\n3.2 Day 20 is ahead throughout.\n")
    assert [statement.text for statement in document.statements if "ay" in statement.text] == [
        "Dose 2 is best on day 20.",
        "Day 20 is ahead throughout.",
    ]


def test_a_table_of_settings_alone_is_the_figure_itself() -> None:
    table = "| Setting | Small | Large |\n|---|---|---|\n| Pumps | 2 | 4 |\n| Litres | 110 | 340 |\n"
    assert [len(panel.cells) for panel in read_text(table).panels] == [4]
