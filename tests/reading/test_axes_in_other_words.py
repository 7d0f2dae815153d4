"""Axes by other words than "x" and "y": ways, edges, captions, dotted labels, names that are no sides."""

import pytest

from sketch import read_text

SOILS = ["moss", "peat", "sand"]
TRAYS = ["T1", "T2", "T3", "T4"]
# Each tells that the rows are the three soils and the columns the four trays.
TOLD = {
    "ways before a colon, a line each": "Going across: trays T1, T2, T3 and T4.\n\nGoing down: moss, peat, sand.",
    "ways before a colon, in one line": "Down: moss, peat, sand. Along: T1, T2, T3, T4.",
    "ways behind the names": "In all: trays T1–T4 across, soils (moss, peat, sand) down.",
    "adverbs of ways": "Horizontally: T1, T2, T3, T4. Vertically: moss, peat and sand.",
    "edges of the chart": "Along the foot: T1, T2, T3, T4. Up the left side, from the bottom: moss, peat, sand.",
    "edges with their kinds": "On the left the soils, from north to south moss, peat and sand. At the foot the trays: T1, T2, T3, T4.",
    "edges in brackets": "Stub (left): moss, peat, sand\n\nHead (top): T1 | T2 | T3 | T4",
    "labels at edges": "Bottom labels: T1 to T4. Left-hand labels: moss, peat, sand.",
    "captions": "Row captions (left margin), downward: moss, peat, sand. Column captions, beginning at the left-hand edge: T1, T2, T3, T4.",
    "captions in a sentence": "The sheet is ruled. Column captions, starting at the left: T1, T2, T3, T4. Line captions, downward: moss, peat, sand.",
    "divisions": "Vertical divisions, downwards: moss, peat, sand.\n\nHorizontal: trays T1 to T4, T1 nearest the door.",
    "lines of dots": "abscissa ..... T1, T2, T3, T4\n\nordinate ..... moss, peat, sand (sand is lowest)",
    "axes by other names": "Short axis: moss, peat, sand\n\nLong axis: T1, T2, T3, T4",
    "the sheet": "Soils run down the sheet (moss, peat, sand); trays T1 to T4 run across it.",
    "braces": "Rows = {moss, peat, sand}; columns = {T1, T2, T3, T4}.",
    "places told behind the names": "Its x axis has four ticks (T1, T2, T3, T4) and its y axis three (moss at the top, then peat, and sand last).",
    "a picture's text": "![Tile plot with three rows (moss, peat and sand, in that order from the top) and four columns (T1, T2, T3, T4).](a.png)",
}
LISTS = "\n\n**Counts**\n\n* moss: 4, 8, 15, 16\n* peat: 9, 2, 7, 5\n* sand: 1, 6, 3, 11\n"


@pytest.mark.parametrize("name", TOLD)
def test_axes_are_told_in_other_words(name: str) -> None:
    (panel,) = read_text(TOLD[name] + LISTS).panels
    assert [tick.text for tick in panel.rows.ticks] == SOILS
    assert [tick.text for tick in panel.columns.ticks] == TRAYS
    assert all(axis.declaration and axis.declaration.ticks for axis in (panel.rows, panel.columns))


# What stands behind "Columns: ", and the ticks that it lists.
TICKS = {
    "Hut 1 (low) through Hut 4 (high)": "Hut 1, Hut 2, Hut 3, Hut 4",
    "Kiln A to Kiln D": "Kiln A, Kiln B, Kiln C, Kiln D",
    "km 3 to km 9, every 2 km": "km 3, km 5, km 7, km 9",
    "leaf (young) = red, green, brown, black": "red, green, brown, black",
    "every other month, viz. Jan., Mar., May and July": "Jan, Mar, May, July",
    "Mon., Tues., Wed. and Thurs.": "Mon, Tues, Wed, Thurs",
    "Mo–Th": "Mo, Tu, We, Th",
    "stations I to IV": "I, II, III, IV",
    "chainages Ch. 0+00, Ch. 0+50, Ch. 1+00, Ch. 1+50": "Ch. 0+00, Ch. 0+50, Ch. 1+00, Ch. 1+50",
    "1st turn, 2nd turn, 3rd turn, 4th turn – 1st on the left": "1st turn, 2nd turn, 3rd turn, 4th turn",
    "ages 0 to 19, 20 to 39, 40 to 59, 60 and over": "0 to 19, 20 to 39, 40 to 59, 60 and over",
    "B-1, B-2, B-3A, B-4 (N to S, as drawn)": "B-1, B-2, B-3A, B-4",
    "plots Nord, Mitte, Süd, West": "Nord, Mitte, Süd, West",
    "asphalt (n = 32), cobbles (n = 18), gravel (n = 9), grass (n = 4)": "asphalt, cobbles, gravel, grass",
}


@pytest.mark.parametrize("text", TICKS)
def test_ticks_are_listed(text: str) -> None:
    rows = "\n".join(f"* {name}: 4, 8, 15, {n}" for n, name in enumerate(SOILS))
    (panel,) = read_text(f"Columns: {text}\n\nRows: moss, peat, sand\n\n**Counts**\n\n{rows}\n").panels
    assert [tick.text for tick in panel.columns.ticks] == TICKS[text].split(", ")


def test_brackets_behind_some_names_are_kept_where_the_data_have_them() -> None:
    text = "Rows: bay 1 (west), bay 2, bay 3\n\nColumns: dry, wet\n\n- bay 1 (west): 4, 5\n- bay 2: 6, 7\n- bay 3: 8, 9\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["bay 1 (west)", "bay 2", "bay 3"]


def test_ticks_that_a_step_implies_are_written_as_in_the_data() -> None:
    text = "Rows: inn, hut\n\nColumns: depth, from 1.5 m to 4.5 m in steps of 1.5 m\n\n- inn: 1.5 m: 4, 3.0 m: 5, 4.5 m: 6\n- hut: 1.5 m: 7, 3.0 m: 8, 4.5 m: 9\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["1.5 m", "3.0 m", "4.5 m"]


def test_ordinals_are_ticks_in_words_and_in_digits() -> None:
    text = "Rows: fortnight 1st, 2nd, 3rd\n\nColumns: dune, marsh\n\n- First fortnight: 4, 5\n- Second fortnight: 6, 7\n- Third fortnight: 8, 9\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["1st", "2nd", "3rd"]


# Lines that tell no axis, though words for ways or edges stand in them.
NO_AXES = {
    "rows called by edges": "- Left: 4, 5, 6\n- Top: 7, 8, 9\n- Middle: 1, 2, 3\n",
    "rows called by ways": "- up: 4, 5, 6\n- down: 7, 8, 9\n- strange: 1, 2, 3\n",
}


@pytest.mark.parametrize("name", NO_AXES)
def test_rows_by_such_names_declare_nothing(name: str) -> None:
    (panel,) = read_text(NO_AXES[name]).panels
    assert len(panel.rows.ticks) == 3
    assert panel.columns.declaration is None


def test_dates_are_no_range_of_numbers() -> None:
    text = "x: week, weekly from 2021-05-03 to 2021-05-17\n\ny: inn, hut\n\n| week | inn | hut |\n|---|---|---|\n| 2021-05-03 | 4 | 5 |\n| 2021-05-10 | 6 | 7 |\n"
    (panel,) = read_text(text).panels
    declared = [axis.declaration for axis in (panel.rows, panel.columns)]
    assert all(own is None or own.low is None for own in declared)
