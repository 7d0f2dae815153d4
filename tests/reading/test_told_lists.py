"""Rows listed in sentences with any verb, columns that another panel names, and titles that go on with a remark."""

import pytest

from auditor.model import Document
from auditor.reading.document import read
from auditor.source import Source
from sketch import sketch

AXES = "Rows: Mill, Weir, Lock\n\nColumns: dawn, noon, dusk, night\n\n"


def test_a_row_is_listed_behind_any_verb() -> None:
    text = (
        AXES
        + "Boats at the Mill queued 4, 5, 6 and 7 minutes.\nThe Weir kept them 8, 9, 10, 11.\nLock keepers at Lock asked for 12, 13, 14 and 15.\n"
    )
    assert sketch(text) == ["[dawn, noon, dusk, night] Mill: 4 5 6 7; Weir: 8 9 10 11; Lock: 12 13 14 15"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Boats at the Mill queued at most 4, 5, 6 and 7 minutes.",
        "Boats at the Mill queued 4, 5 and 6 minutes.",
        "Boats at the Mill and the Weir queued 4, 5, 6 and 7 minutes.",
    ],
    ids=["bounds", "too few", "two rows"],
)
def test_a_list_that_is_no_row_is_none(sentence: str) -> None:
    assert sketch(AXES + sentence) == []


NORTH = "## North\n\nBoats at the Mill queued 4, 5 and 6 minutes.\nThe Weir has 7, 8 and {last} minutes.\nThe Lock has 1, 2 and 3 minutes.\n\n"
SOUTH = "## South\n\n" + "".join(
    f"- {row}, {column}: {value}\n"
    for row, values in {"Mill": "345", "Weir": "678", "Lock": "912"}.items()
    for column, value in zip(("dawn", "noon", "dusk"), values, strict=True)
)


def test_lists_without_names_have_the_columns_of_the_other_panel() -> None:
    told = sketch("Rows: Mill, Weir, Lock\n\n" + NORTH.format(last=9) + SOUTH)
    assert told[0] == "North [dawn, noon, dusk] Mill: 4 5 6; Weir: 7 8 9; Lock: 1 2 3"


def test_a_row_longer_than_the_columns_of_the_other_panel_has_a_surplus() -> None:
    text = "Rows: Mill, Weir, Lock\n\n" + NORTH.format(last="9 and 10") + SOUTH
    panel = _read(text).panels[0]
    assert [tick.text for tick in panel.columns.ticks] == ["dawn", "noon", "dusk"]
    assert [cell.text for cell in panel.surplus] == ["10 minutes"]


def test_lettered_titles_may_go_on_with_a_remark() -> None:
    text = (
        "# Two moors\n\n**(a) Dry**, given as (Depth, Site): grams\n\n- (1, 5): 3; (2, 5): 4\n- (1, 6): 5; (2, 6): 6\n\n"
        "**(b) Wet**, given as (Depth, Site): grams\n\n- (1, 5): 7; (2, 5): 8\n- (1, 6): 9; (2, 6): 2\n"
    )
    assert [panel.name for panel in _read(text).panels] == ["(a) Dry", "(b) Wet"]


def test_a_place_that_is_missing_may_be_told_the_other_way_round() -> None:
    text = (
        "Oak gave 3 in May, 4 in June and 5 in July.\n\nElm gave 6 in May, 7 in June and 8 in July.\n\n"
        "Fir gave 2 in May, 1 in June and 3 in July.\n\nYew gave 9 in May and 8 in June; for July the entry is N/A.\n"
    )
    assert sketch(text) == ["[May, June, July] Oak: 3 4 5; Elm: 6 7 8; Fir: 2 1 3; Yew: 9 8 -"]


def test_what_data_call_an_axis_is_another_name_of_it() -> None:
    text = "- x-axis: share of water lost: 5, 10\n- y-axis: coats of paint: 1, 2\n\n" + "".join(
        f"- Dryness {x}, Coats {y}: {x + y}\n" for y in (1, 2) for x in (5, 10)
    )
    (panel,) = _read(text).panels
    assert (panel.columns.label, panel.columns.aliases) == ("share of water lost", ("Dryness",))
    assert panel.rows.aliases == ()


def _read(text: str) -> Document:
    return read(Source("a.md", text))
