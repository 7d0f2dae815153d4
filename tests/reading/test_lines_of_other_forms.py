"""Lines that hold a row or a cell in rarer forms: after a full stop, between blanks, slashes or commas, in sentences."""

import pytest

from sketch import read_text, sketch

AXES = "Columns: dry, damp, wet\n\nRows: Oak, Larch Hill\n\n"
GRID = ["[dry, damp, wet] Oak: 4 5 6; Larch Hill: 7 8 9"]
FORMS = {
    "a full stop behind the name": "Oak. dry 4; damp 5; wet 6.\nLarch Hill. dry 7; damp 8; wet 9.\n",
    "blanks between the cells": "Oak: dry=4  damp=5  wet=6\nLarch Hill: dry=7  damp=8  wet=9\n",
    "a sign before the value": "Oak - dry: N=4, damp: N=5, wet: N=6\nLarch Hill - dry: N=7, damp: N=8, wet: N=9\n",
    "a dash before named values": "Oak – dry 4, damp 5, wet 6\nLarch Hill – dry 7, damp 8, wet 9\n",
    "commas throughout": "Oak, 4, 5, 6\nLarch Hill, 7, 8, 9\n",
    "slashes throughout": "Oak / 4 / 5 / 6\nLarch Hill / 7 / 8 / 9\n",
    "square brackets": "Oak [4, 5, 6]\nLarch Hill [7, 8, 9]\n",
    "values before their columns": "Oak has 4 dry, 5 damp and 6 wet.\n\nLarch Hill has 7 dry, 8 damp and 9 wet.\n",
    "a row in a sentence": "In the Oak row, dry is 4, damp is 5 and wet is 6.\n\nIn the Larch Hill row, dry is 7, damp is 8 and wet is 9.\n",
    "names in brackets": "Upper (Oak): 4, 5, 6\nLower (Larch Hill): 7, 8, 9\n",
    "heads and slashes": "Wood / state / mm\nOak / dry / 4\nOak / damp / 5\nOak / wet / 6\nLarch Hill / dry / 7\nLarch Hill / damp / 8\nLarch Hill / wet / 9\n",
    "heads and tabs": "Wood\tstate\tmm\nOak\tdry\t4\nOak\tdamp\t5\nOak\twet\t6\nLarch Hill\tdry\t7\nLarch Hill\tdamp\t8\nLarch Hill\twet\t9\n",
}


@pytest.mark.parametrize("name", FORMS)
def test_rows_are_read(name: str) -> None:
    assert sketch(AXES + FORMS[name]) == GRID


def test_a_grid_between_semicolons_needs_no_declaration() -> None:
    text = "Wood; dry; damp; wet\nOak; 4; 5; 6\nElm; 7; 8; 9\nFir; 1; 2; 3\n"
    assert sketch(text) == ["[dry, damp, wet] Oak: 4 5 6; Elm: 7 8 9; Fir: 1 2 3"]


@pytest.mark.parametrize("declared", ["", "Rows: Oak, Elm. Columns: 1, 2, 4 coats.\n\n"])
def test_a_number_with_its_noun_names_a_column(declared: str) -> None:
    text = declared + "- Oak: 1 coat 4, 2 coats 5, 4 coats 6\n- Elm: 1 coat 7, 2 coats 8, 4 coats 9\n"
    assert sketch(text) == ["[1 coat, 2 coats, 4 coats] Oak: 4 5 6; Elm: 7 8 9"]


def test_a_time_names_a_column() -> None:
    text = "**Oak**: 6 am 4, 9 am 5, noon 6\n**Elm**: 6 am 7, 9 am 8, noon 9\n"
    assert sketch(text) == ["[6 am, 9 am, noon] Oak: 4 5 6; Elm: 7 8 9"]


@pytest.mark.parametrize(
    "lines",
    [
        "- Oak: mean 4, top 2 5, by 3 6\n- Elm: mean 7, top 2 8, by 3 9\n",
        "- Parser: 2 layers 64, 3 heads 8\n- Reader: 4 layers 32, 6 heads 4\n",
    ],
)
def test_measures_and_settings_are_no_columns(lines: str) -> None:
    assert sketch(lines) == []


def test_long_lines_of_data_are_not_joined() -> None:
    text = AXES + (
        "Oak - dry: 4.25 mm/h, damp: 5.25 mm/h, wet: 6.25 mm/h\n"
        "Larch Hill - dry: 7.25 mm/h, damp: 8.25 mm/h, wet: 9.25 mm/h\n"
    )
    assert sketch(text) == ["[dry, damp, wet] Oak: 4.25 5.25 6.25; Larch Hill: 7.25 8.25 9.25"]


def test_a_sentence_that_repeats_cells_makes_no_others() -> None:
    lists = "- Oak: 4, 5, 6\n- Larch Hill: 7, 8, 9\n\n"
    assert sketch(AXES + lists + "In the Oak row, dry is 4, damp is 6 and wet is 6.\n") == GRID


@pytest.mark.parametrize(
    "sentence",
    [
        "In the Oak row, the least is 4, the most is 6.",
        "For Oak, 4 is the least, 6 the most, and 5 lies between.",
        "Oak has 3 readings, 2 of them below 6.",
    ],
)
def test_what_is_said_of_a_row_is_none(sentence: str) -> None:
    lists = "- Oak: 4, 5, 6\n- Larch Hill: 7, 8, 9\n\n"
    assert sketch(AXES + lists + sentence + "\n") == GRID


def test_a_quote_ends_the_scope_of_its_title() -> None:
    text = "> **Spring**\n>\n> - Oak: 4, 5\n> - Elm: 6, 7\n\n> **Autumn**\n>\n> - Oak: 1, 2\n> - Elm: 3, 8\n\n- Spring: the highest is 7.\n"
    document = read_text(text)
    assert [panel.name for panel in document.panels] == ["Spring", "Autumn"]
    said = next(own for own in document.statements if "highest" in own.text)
    assert "Autumn" not in said.trail


# A legend in other words, and its ends.
LEGENDS = {
    "Key: pale straw = 5, deep umber = 70.": (5.0, 70.0),
    "Legend: pale yellow ≙ 1.0, dark red ≙ 8.0": (1.0, 8.0),
    "Tone scale: 0 (white) up to 60 (slate).": (0.0, 60.0),
    "col. bar: 10 to 40": (10.0, 40.0),
    "A bar on the right goes from 0 in cream to 90 in maroon.": (0.0, 90.0),
    "Shades ..... 3 to 30": (3.0, 30.0),
}


@pytest.mark.parametrize("text", LEGENDS)
def test_legends_are_told(text: str) -> None:
    (panel,) = read_text(f"{text}\n\n{AXES}- Oak: 4, 5, 6\n- Larch Hill: 7, 8, 9\n").panels
    assert panel.legend is not None
    assert panel.legend.low is not None
    assert panel.legend.high is not None
    assert (panel.legend.low.value, panel.legend.high.value) == LEGENDS[text]


@pytest.mark.parametrize("ticks", [("2e-4", "5e-4"), ("20 cm", "40 cm")])
def test_a_line_of_nothing_but_places_and_values_needs_no_declaration(ticks: tuple[str, str]) -> None:
    text = "".join(f"- (0.5, {tick}): 4.{n}; (1.5, {tick}): 6.{n}\n" for n, tick in enumerate(ticks))
    assert sketch(text) == [f"[0.5, 1.5] {ticks[0]}: 4 6; {ticks[1]}: 4.1 6.1"]


def test_a_line_is_named_without_the_word_for_a_line() -> None:
    text = "- **Deep** row: 22 on the Left and 31 in the Centre.\n- **Shallow** row: 28 on the Left and 44 in the Centre.\n"
    assert sketch(text) == ["[Left, Centre] Deep: 22 31; Shallow: 28 44"]


def test_one_bar_may_part_the_names_of_rows_from_columns_between_blanks() -> None:
    rows = "pumps |    1 mm    8 mm\n------+--------------\n    2 |   1,120     310\n    4 |   2,980     350\n    6 |   3,110     420\n"
    assert sketch(f"```\n{rows}```\n") == ["[1 mm, 8 mm] 2: 1120 310; 4: 2980 350; 6: 3110 420"]


@pytest.mark.parametrize("declared", ["", "Rows: beds 1 and 2. Columns: weeks 2, 4, 6.\n\n"])
def test_places_with_two_named_ticks_stand_side_by_side(declared: str) -> None:
    text = declared + "".join(
        f"- Bed {bed}, Week 2: {bed}4; Bed {bed}, Week 4: {bed}7; Bed {bed}, Week 6: {bed}9\n"
        for bed in (1, 2)
    )
    assert sketch(text) == ["[2, 4, 6] 1: 14 17 19; 2: 24 27 29"]
