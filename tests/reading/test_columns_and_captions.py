"""Grids told column by column, by outcomes, in sentences or as ranges; axes told by letters, captions and tables."""

import pytest

from auditor.extract import tidy
from sketch import read_text, sketch

TWO = "Rows: hut, inn. Columns: Feb, Mar, Apr.\n\n"
GRIDS = {
    "outcomes, two a line": (
        "**Old rule**\nTP = 31; TN = 77\nFP = 5; FN = 9",
        "Old rule [Positive, Negative] Positive: 31 9; Negative: 5 77",
    ),
    "outcomes in words, two a line": (
        "- True negatives: 77 | False positives: 5\n- False negatives: 9 | True positives: 31",
        "[Negative, Positive] Negative: 77 5; Positive: 9 31",
    ),
    "an arrow before a row's values": (
        "Actual → predicted matrix\n\n- hut → hut 9, inn 1\n- inn → hut 3, inn 7",
        "[hut, inn] hut: 9 1; inn: 3 7",
    ),
    "columns under a title of theirs": (
        "- X-axis: B, A\n- Y-axis: wet, mild, dry\n\n### Columns, from top to bottom (wet, mild, dry)\n\n"
        "- **Column B**: 1, 2, 3\n- **Column A**: 4, 5, 6",
        "[B, A] wet: 1 4; mild: 2 5; dry: 3 6",
    ),
    "columns whose rows alone are declared": (
        "#### Column-wise values (rows: 0.5, 1, 2)\n\n**kelp:** 7 / 8 / 9\n**moss:** 4 / 5 / 6",
        "[kelp, moss] 0.5: 7 4; 1: 8 5; 2: 9 6",
    ),
    "captions that name no side": (
        "**Label:** dose\n**Scale/Markers:** 1, 2, 5\n\n**Label:** field\n**Scale/Markers:** north, south\n\n"
        "- **north**: 4, 5, 6\n- **south**: 7, 8, 9",
        "[1, 2, 5] north: 4 5 6; south: 7 8 9",
    ),
    "axes in a table": (
        "| Axis | Label | Ticks |\n|---|---|---|\n| X | Dose | 1, 2, 5 |\n| Y | Field | north, south |\n\n"
        "- north: 4, 5, 6\n- south: 7, 8, 9",
        "[1, 2, 5] north: 4 5 6; south: 7 8 9",
    ),
    "letters as axes, and the ends of lines": (
        "x from 1 to 3 (left to right), y from 1 to 3 (top to bottom).\n\n* Top-left (1,1): 9\n* Bottom-left (1,3): 4\n\n"
        "Row y=2 goes from 8 at x=1 to 5 at x=3.",
        "[1, 2, 3] 1: 9 . .; 2: 8 . 5; 3: 4 . .",
    ),
    "a place of the middle by its coordinates": (
        "x (1–3) runs to the right and y (1–3) downward.\n\n* Centre (x=2, y=3): 9\n* Corner (x=1, y=1): 4\n* Rim (x=3, y=1): 2",
        "[1, 2, 3] 1: 4 . 2; 2: . . .; 3: . 9 .",
    ),
    "rows in sentences with brackets and dots": (
        TWO + "In the row for hut, the values are 5 (Feb), 6 (Mar), 8 (Apr)…\n\n"
        "In the row for inn, the values are 1 (Feb), 2 (Mar), 4 (Apr)…",
        "[Feb, Mar, Apr] hut: 5 6 8; inn: 1 2 4",
    ),
    "cells in plain sentences": (
        TWO + "For hut, Feb yields 5, Mar 6 and Apr 8. For inn, Feb yields 1, Mar 2 and Apr 4.",
        "[Feb, Mar, Apr] hut: 5 6 8; inn: 1 2 4",
    ),
    "one cell a sentence": (
        "X-axis: boats (1, 2). Y-axis: crew size (4, 8).\n\n- With 1 boat and crews of 4 the catch is 12 kg.\n"
        "- With 2 boats and crews of 4 the catch is 19 kg.\n- With 1 boat and crews of 8 the catch is 15 kg.\n"
        "- With 2 boats and crews of 8 the catch is 26 kg.",
        "[1, 2] 4: 12 19; 8: 15 26",
    ),
    "pairs in a table": (
        "| Pair | r |\n|---|---|\n| rain – wind | 0.3 |\n| rain – sun | -0.6 |\n| wind – sun | 0.1 |",
        "[wind, sun] rain: 0.3 -0.6; wind: . 0.1",
    ),
    "places of opposites as ticks": (
        "Rows are the decks (upper, lower) and columns the sides (left, right). "
        "The upper deck has 4 on the left side and 6 on the right side. "
        "The lower deck has 3 on the left side and 9 on the right side.",
        "[left, right] upper: 4 6; lower: 3 9",
    ),
    "tuples without a colon": (
        "Rows: Ada, Bo. Columns: hut, inn.\n\n(Ada, hut) 4; (Ada, inn) 7; (Bo, hut) 2; (Bo, inn) 5",
        "[hut, inn] Ada: 4 7; Bo: 2 5",
    ),
    "dashes between values": (
        "- X-axis: 2, 4, 6\n- Y-axis: soft, hard\n\nsoft – 12 – 15 – 19\nhard – 25 – 31 – 38",
        "[2, 4, 6] soft: 12 15 19; hard: 25 31 38",
    ),
    "words for a missing value": (
        "Rows: hut, inn. Columns: Feb, Mar.\n\n(hut, Feb): 4\n(hut, Mar): diverged\n(inn, Feb): 5\n(inn, Mar): not measured",
        "[Feb, Mar] hut: 4 -; inn: 5 -",
    ),
    "classes that only one side lists": (
        "Rows are the true birds, columns the predicted ones: owl, hen, jay.\n\n"
        "- owl: 7, 2, 1\n- hen: 1, 8, 1\n- jay: 0, 3, 7",
        "[owl, hen, jay] owl: 7 2 1; hen: 1 8 1; jay: 0 3 7",
    ),
}


@pytest.mark.parametrize("name", GRIDS)
def test_a_grid_is_read(name: str) -> None:
    text, drawn = GRIDS[name]
    assert [line.removeprefix(" ") for line in sketch(text)] == [drawn]


def test_a_long_table_with_two_measures_is_a_panel_for_each() -> None:
    lines = ["| Site | Valve | Flow (l/s) | Noise (dB) |", "|---|---|---|---|"]
    lines += [
        "| top | open | 14 | 61 |",
        "| top | shut | 1 | 44 |",
        "| end | open | 12 | 66 |",
        "| end | shut | 2 | 47 |",
    ]
    assert sketch("\n".join(lines)) == [
        "Flow (l/s) [open, shut] top: 14 1; end: 12 2",
        "Noise (dB) [open, shut] top: 61 44; end: 66 47",
    ]


def test_columns_of_one_unit_are_no_panels() -> None:
    lines = ["| Site | Valve | May | June |", "|---|---|---|---|"]
    lines += [
        "| top | open | 14 | 61 |",
        "| top | shut | 1 | 44 |",
        "| end | open | 12 | 66 |",
        "| end | shut | 2 | 47 |",
    ]
    assert sketch("\n".join(lines)) == [
        "[May, June] top | open: 14 61; top | shut: 1 44; end | open: 12 66; end | shut: 2 47"
    ]


def test_a_cell_that_is_a_range_has_its_middle_as_value() -> None:
    document = read_text("| Depth | May | June |\n|---|---|---|\n| 1 m | 8-10 | 11-15 |\n| 2 m | 2-4 | 5–6 |")
    assert [(cell.value, cell.text) for cell in tidy([document])] == [
        ("9", "8–10"), ("13", "11–15"), ("3", "2–4"), ("5.5", "5–6")
    ]  # fmt: skip


def test_a_range_for_a_block_of_cells_gives_none_of_them_a_value() -> None:
    document = read_text(
        "X-axis: May, June. Y-axis: 1, 2, 4\n\n- **May**\n  - 1: 2-3\n  - 2 and above: 8-9\n- **June**\n  - 1: 4-6\n  - 2 and above: 8-9"
    )
    assert [cell.value for cell in tidy([document])] == []


SENTENCES = {
    "a slip beside a list": "For hut, Feb yields 9, Mar 6 and Apr 8.",
    "another cell beside a list": "For inn and Mar the yield is 7.",
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_sentences_tell_beside_a_list_is_no_grid_and_stays_a_statement(name: str) -> None:
    text = TWO + "- hut: 5, 6, 8\n- inn: 1, 2, 4\n\nOn the whole:\n\n" + SENTENCES[name]
    assert sketch(text) == ["[Feb, Mar, Apr] hut: 5 6 8; inn: 1 2 4"]
    assert any(said.text == SENTENCES[name] for said in read_text(text).statements)


@pytest.mark.parametrize(
    "sentence",
    [
        "For hut, Feb falls 5, Mar 6 and Apr 8. For inn, Feb falls 1, Mar 2 and Apr 4.",
        "For hut and Mar the difference is 5. For inn and Mar the mean is 5. For hut and Feb the rank is 2. "
        "For inn and Feb the gap is 2.",
        "For hut and Mar the yield is 5.",
    ],
)
def test_sentences_of_other_things_make_no_cells(sentence: str) -> None:
    assert sketch(TWO + sentence) == []


AXES = {
    "a name before ticks in quotes": ('Rows: Pitch, "low", "mid" and "high"', "low, mid, high"),
    "ticks shared by panels": ("Rows: 8, 16, 32 (from top to bottom), shared by both panels", "8, 16, 32"),
    "the end where the list begins": ("- Vertical: true herb, from top dill, mint, sage", "dill, mint, sage"),
    "where one of them stands": ("Y-axis: the herbs dill, mint and sage, dill uppermost", "dill, mint, sage"),
    "a label behind ticks": ('Y-axis: Ticks at 8, 16, 32, label "Heads".', "8, 16, 32"),
    "ticks in square brackets": ("- y_axis: herb [dill, mint, sage]", "dill, mint, sage"),
    "a word of axes among names": ("Y-axis: style (plain, steps, roles)", "plain, steps, roles"),
    "ticks one after the other": (
        "The y-axis is the herb, with dill on top, then mint, then sage.",
        "dill, mint, sage",
    ),
}


@pytest.mark.parametrize("name", AXES)
def test_the_ticks_of_an_axis_are_told(name: str) -> None:
    text, ticks = AXES[name]
    rows = ticks.split(", ")
    lists = "\n".join(f"- {tick}: {n}, {n + 1}, {n + 2}, {n + 5}" for n, tick in enumerate(rows))
    (panel,) = read_text(f"{text}\n\nX-axis: 1, 2, 3, 4\n\n### Values\n\n{lists}").panels
    declared = panel.rows.declaration
    assert declared is not None
    assert [tick.text for tick in declared.ticks] == rows


def test_lists_of_ticks_for_panels_stay_declarations() -> None:
    text = "### X-axis\n\n- Left panel: 1, 2, 3\n- Right panel: 4, 5, 6\n"
    assert sketch(text) == []


def test_a_table_that_explains_colours_is_no_grid() -> None:
    key = "| Colour | Meaning |\n|---|---|\n| white | 0–10 |\n| grey | 10–20 |\n| black | 20–30 |\n\n"
    assert sketch(key + "| Site | Jan | Jul |\n|---|---|---|\n| Dock | 4 | 12 |\n| Mill | 22 | 27 |") == [
        "[Jan, Jul] Dock: 4 12; Mill: 22 27"
    ]


def test_cells_may_name_the_outcome_that_they_count() -> None:
    table = "| | said yes | said no |\n|---|---|---|\n| was yes | TP = 92 | FN = 8 |\n| was no | FP = 15 | TN = 85 |"
    assert sketch(table) == ["[said yes, said no] was yes: 92 8; was no: 15 85"]


def test_a_third_caption_leaves_the_sides_open() -> None:
    lines = [f"**Label:** {name}\n**Values:** 1, 2, 5\n" for name in ("dose", "day", "depth")]
    document = read_text("\n".join(lines))
    assert all(not figure.axes for figure in document.figures)
