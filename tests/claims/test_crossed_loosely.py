"""Prose on confusion matrices: classes in an order, parts of wholes, and words that nobody knows; each true sentence with a false twin."""

import pytest

from said import said

MEADOWS = """# What the drone makes of our meadows

A drone photographs plots and software sorts each picture into one of four levels of dampness. Wetness increases from dry to flooded.

| Surveyor \\ Software | dry | moist | wet | flooded |
|---|---|---|---|---|
| dry | 171 | 18 | 3 | 0 |
| moist | 22 | 203 | 31 | 1 |
| wet | 2 | 27 | 188 | 14 |
| flooded | 0 | 3 | 9 | 108 |

Rows: actual level, columns: predicted level.
"""
BREADS = """# Which bread is it?

Test set: 1,240 photographs of loaves. Rows hold the true bread, columns the bread that the kiosk predicted.

| True \\ Predicted | rye | spelt | wheat | corn | oat |
|---|---|---|---|---|---|
| rye | 211 | 27 | 5 | 0 | 7 |
| spelt | 34 | 188 | 22 | 3 | 13 |
| wheat | 6 | 19 | 241 | 12 | 2 |
| corn | 1 | 2 | 17 | 203 | 7 |
| oat | 9 | 16 | 4 | 8 | 183 |
"""
SIGNS = """# Traffic signs at night

Rows show the predicted sign, columns the true one. 250 signs of each kind were passed.

| Predicted \\ True | stop | yield | limit | merge |
|---|---|---|---|---|
| stop | 231 | 6 | 2 | 0 |
| yield | 11 | 204 | 3 | 38 |
| limit | 5 | 4 | 243 | 9 |
| merge | 3 | 36 | 2 | 203 |
"""
TWINS = [
    (MEADOWS, "67 plots were judged too wet, 63 not wet enough.", "63 plots were judged too wet, 67 not wet enough."),
    (MEADOWS, "About 93% of the errors (121) are off by one level only.", "About 93% of the errors (113) are off by one level only."),
    (MEADOWS, "No plot ever changed from one end of the scale to the other.", "No dry plot was ever called wet."),
    (MEADOWS, "Best recognised is flooded: 108 of 120 drowned plots, or 90.0%, were spotted.", "Best recognised is dry: 171 of 192 parched plots, or 89.1%, were spotted."),
    (MEADOWS, "Of the 120 flooded plots the software found 108 (90.0%); nine of the others were filed as wet and three as moist.", "Of the 120 flooded plots the software found 108 (90.0%); six of the others were filed as wet and three as moist."),
    (MEADOWS, "Moist takes in 48 plots of other levels, over a third of all mistakes.", "Moist swallows 48 plots of other levels, more than half of all errors."),
    (MEADOWS, "Moist is the hardest level in both directions.", "Wet is the hardest level in both directions."),
    (MEADOWS, "Flooded makes up just 15% of all plots, moist almost a third.", "Flooded makes up just 15% of all plots, moist almost half."),
    (MEADOWS, "Moist and wet are swapped both ways, though not equally often (31 against 27).", "Moist and wet are swapped in both directions, though not equally often (27 against 31)."),
    (BREADS, "1,026 of the 1,240 loaves were named right, 82.7% of them all.", "1,062 of the 1,240 loaves were named right, 82.7% of them all."),
    (BREADS, "The most frequent mistake is a spelt loaf sold as rye (34 times); rye loaves sold as spelt come second with 27.", "The most frequent mistake is a rye loaf sold as spelt (27 times); spelt loaves sold as rye come second with 34."),
    (BREADS, "Rye, wheat and corn exceed 84% recall; spelt and oat do not.", "Rye, wheat and oat exceed 84% recall; spelt and corn do not."),
    (BREADS, "Wheat makes up 22.6% of the sample.", "Wheat makes up 25.6% of the sample."),
    (BREADS, "The remaining 214 loaves were misnamed.", "The remaining 204 loaves were misnamed."),
    (BREADS, "Spelt is missed 72 times; it has the poorest recall, 72.3%.", "Rye is missed 39 times; it has the poorest recall, 72.3%."),
    (SIGNS, "Merge is the weakest sign with a recall of 81.2%, closely followed by yield with 81.6%.", "Yield is the weakest sign with a recall of 81.6%, closely followed by merge with 81.2%."),
    (SIGNS, "Limit is called 261 times, more often than any other sign, and is right on 93.1% of these occasions.", "Limit is called 261 times, more often than any other sign, and is right on 97.2% of these occasions."),
    (SIGNS, "Of the 47 merge signs that were missed, 38 were reported as yield and nine as limit.", "Of the 47 merge signs that were missed, 38 were reported as limit and nine as yield."),
    (SIGNS, "Yield takes in 52 other signs, more than two fifths of all errors.", "Merge takes in 52 other signs, more than two fifths of all errors."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_prose_on_a_matrix_is_told_from_its_twin(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict != "supported", said(grid, false)


MAY_BE_SO = [
    "67 plots were judged too soft, 63 not soft enough.",
    "Wet is the most frequent wrong label for them.",
    "The most common error is moist taken for wet (31), followed by the reverse, with 27.",
    "All but one of them were spotted.",
    "More than nine in ten of the 130 errors are off by a single level.",
    "Dry comes out ahead in the eyes of the farmers, with 171.",
]


@pytest.mark.parametrize("sentence", MAY_BE_SO)
def test_what_nothing_tells_the_sense_of_is_left_open(sentence: str) -> None:
    assert "contradicted" not in said(MEADOWS, sentence).verdicts


def test_both_sides_of_an_order_may_be_as_large_where_its_direction_is_not_told() -> None:
    marks = MEADOWS.replace("Wetness increases from dry to flooded. ", "").replace("| 18 |", "| 14 |")
    assert said(marks, "63 plots were judged too soft, 63 not soft enough.").verdict == "supported"


def test_parts_that_hold_are_borne_out_where_others_are_not_understood() -> None:
    found = said(
        MEADOWS, "Haste and neglect nearly balance: 67 plots were judged too wet, 63 not wet enough."
    )
    assert found.verdicts == ("not-understood", "supported")


def test_a_side_that_is_called_right_holds_the_actual_classes() -> None:
    given = MEADOWS.replace(
        "Rows: actual level, columns: predicted level.",
        "Rows: level that was right, columns: level that was given.",
    )
    assert said(given, "For moist, precision stands at 80.9% and recall at 79.0%.").verdict == "supported"
