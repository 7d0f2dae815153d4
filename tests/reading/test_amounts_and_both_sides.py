"""Amounts with a currency, axes told of both sides, units told once, remarks in a fence."""

import pytest

from auditor.model import Panel
from auditor.reading.document import read
from auditor.source import Source


def panel_of(text: str) -> Panel:
    (panel,) = read(Source("d.md", text)).panels
    return panel


@pytest.mark.parametrize(
    ("cell", "value"),
    [("€31.20", 31.2), ("-$4", -4.0), ("US$ 1,250", 1250.0), ("£.50", 0.5), ("CHF 7.5", 7.5), ("~¥80", 80.0)],
)
def test_an_amount_has_the_sign_of_its_currency_before_it(cell: str, value: float) -> None:
    panel = panel_of(f"| | Mon | Tue |\n|---|---|---|\n| Noon | {cell} | €2 |\n| Night | €3 | €4 |\n")
    assert panel.values[(0, 0)].value == value


def test_an_amount_may_be_a_range() -> None:
    panel = panel_of("| | Mon | Tue |\n|---|---|---|\n| Noon | €3–€5 | €2 |\n| Night | €3 | €4 |\n")
    assert len(panel.bands) == 1


@pytest.mark.parametrize(
    "axes",
    [
        "The farms stand in the order Ash, Bay, Cove on both sides.",
        "Both sides list the farms Ash, Bay and Cove.",
        "The farms Ash, Bay and Cove label both axes.",
        "Farms down the side and across the top, both in the order Ash, Bay, Cove.",
        "The order is the same on either side: Ash, Bay, Cove.",
        "The three farms (Ash, Bay, Cove) label rows and columns alike.",
    ],
)
def test_what_stands_on_both_sides_is_both_axes(axes: str) -> None:
    panel = panel_of(f"# Trade\n\n{axes}\n\n- Ash: 0, 4, 5\n- Bay: 6, 0, 7\n- Cove: 8, 9, 0\n")
    assert [tick.text for tick in panel.columns.ticks] == ["Ash", "Bay", "Cove"]
    assert [tick.text for tick in panel.rows.ticks] == ["Ash", "Bay", "Cove"]


def test_the_halves_of_a_picture_are_no_axis() -> None:
    text = "# Map\n\n- Three pairs, two on the left and K5–K6 on the right\n\n- K1: 4, 5, 6\n- K2: 7, 8, 9\n"
    assert [tick.text for tick in panel_of(text).rows.ticks] == ["K1", "K2"]


@pytest.mark.parametrize(
    "places", [("above", "below"), ("on the left", "on the right"), ("at the top", "at the bottom")]
)
def test_names_in_quotes_have_their_places_behind_them(places: tuple[str, str]) -> None:
    side = "Columns" if "left" in places[0] else "Rows"
    text = (
        f'# Test\n\n- {side} (Guess): "Ripe fruit" {places[0]}, "Raw fruit" {places[1]}.\n\n'
        "| | A | B |\n|---|---|---|\n| x | 1 | 2 |\n| y | 3 | 4 |\n"
    )
    (figure,) = read(Source("d.md", text)).figures
    assert [[tick.text for tick in axis.ticks] for axis in figure.axes] == [["Ripe fruit", "Raw fruit"]]
    assert [axis.label for axis in figure.axes] == ["Guess"]


def test_a_unit_told_once_is_that_of_all_ticks_where_the_data_write_it() -> None:
    text = "# Melt\n\n- Rows: oven {0}.\n- Columns: minutes, 5 and 9.\n\n- 40 °C: 1, 2\n- 60 °C: 3, 4\n- 80 °C: 5, 6\n"
    once = panel_of(text.format("40, 60 and 80 °C"))
    assert [tick.text for tick in once.rows.ticks] == ["40 °C", "60 °C", "80 °C"]
    never = panel_of(text.format("40, 60 and 80"))
    assert [tick.text for tick in never.rows.ticks] == ["40", "60", "80"]


def test_a_caption_and_a_scale_in_a_fence_are_no_rows() -> None:
    panel = panel_of(
        "# Fit\n\n```\nFig. 2  Wear after a year\n\n      Dry   Wet   Hot\nOak     4    15    26\nElm     7    18    29\n\n"
        "scale: 0 (white) ... 40 (black)\n```\n"
    )
    assert [tick.text for tick in panel.rows.ticks] == ["Oak", "Elm"]
    assert panel.legend is not None
    assert panel.legend.high is not None
    assert panel.legend.high.value == 40


def test_rows_of_a_panel_stand_behind_its_name() -> None:
    text = (
        "# Hum\n\nRows are rooms (den, loft, hall), columns the bands low, mid and high.\n\n"
        "**Shut.** den 4, 5 and 6; loft 7, 8 and 9; hall 1, 2 and 3.\n\n"
        "**Open:** den: 14, 15 and 16; loft: 17, 18 and 19; hall: 11, 12 and 13.\n"
    )
    found = read(Source("d.md", text)).panels
    assert [(panel.name, len(panel.cells)) for panel in found] == [("Shut", 9), ("Open", 9)]


def test_a_product_that_counts_cells_is_no_cell() -> None:
    text = "# P\n\nEach grid holds 2 × 3 = 6 numbers.\n\n| | a | b | c |\n|---|---|---|---|\n| k | 1 | 2 | 3 |\n| m | 4 | 5 | 6 |\n"
    assert len(panel_of(text).cells) == 6


def test_two_values_of_a_cell_are_told_apart_by_their_sides() -> None:
    text = (
        "# Kilns\n\nCells are written as *a / b*, the mill left, the barn right.\n\n"
        "| | x | y |\n|---|---|---|\n| k | 4 / 9 | 5 / 8 |\n| m | 6 / 7 | 3 / 2 |\n"
    )
    assert [panel.name for panel in read(Source("d.md", text)).panels] == ["mill", "barn"]
