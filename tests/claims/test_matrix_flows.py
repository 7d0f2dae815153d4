"""Where errors go, what is never or hardly ever mistaken, and what two matrices are told in one breath: each true, with a false twin."""

import pytest

from said import said

TRAILS = """# Whose track is it?

Confusion matrix of a track reader on 1,200 tracks in the snow, counts per cell.

| Actual \\ Predicted | fox | hare | badger | deer |
|---|---|---|---|---|
| fox | 214 | 12 | 66 | 8 |
| hare | 9 | 251 | 31 | 9 |
| badger | 20 | 5 | 272 | 3 |
| deer | 4 | 0 | 149 | 147 |
"""

LAMPS = """# Two lamps

Confusion matrices on the same 300 stones.

### Red lamp

| Actual \\ Predicted | flint | quartz | slate |
|---|---|---|---|
| flint | 71 | 9 | 20 |
| quartz | 14 | 80 | 6 |
| slate | 25 | 3 | 72 |

### White lamp

| Actual \\ Predicted | flint | quartz | slate |
|---|---|---|---|
| flint | 88 | 2 | 10 |
| quartz | 5 | 93 | 2 |
| slate | 16 | 0 | 84 |
"""

TWINS = (
    (TRAILS, "All four classes contribute 300 tracks each.", "300", "320"),
    (TRAILS, "Errors flow mostly toward badger, which attracts 246 foreign tracks.", "badger", "hare"),
    (TRAILS, "Badger attracts 246 foreign tracks, more than three quarters of a full class.", "246", "264"),
    (TRAILS, "Badger is where most errors go: 246 of 316.", "246", "206"),
    (TRAILS, "Badger is the main magnet for errors (246).", "Badger", "Fox"),
    (TRAILS, "Hardly anything is wrongly called deer: only 20 tracks of the other three classes end up there.", "20", "50"),
    (TRAILS, "The model overpredicts badger: 518 tracks get this label, although only 300 belong there.", "518", "581"),
    (TRAILS, "Deer is never taken for hare.", "hare", "fox"),
    (TRAILS, "Every second deer is missed.", "deer", "fox"),
    (TRAILS, "The confusion of deer and badger is one-sided: deer goes to badger 149 times, badger to deer only 3 times.", "149", "194"),
    (TRAILS, "Confusing deer and badger accounts for another 152 errors.", "152", "162"),
    (TRAILS, "The diagonal holds 73.7% of all tracks.", "73.7", "77.3"),
    (TRAILS, "Although badger has the best recall, its precision is the lowest.", "lowest", "highest"),
    (LAMPS, "The red lamp makes 77 mistakes, the white one 35.", "35", "45"),
    (LAMPS, "The red lamp takes 25 slates for flints, the white lamp only 16.", "16", "19"),
    (LAMPS, "Hardly anything is ever called quartz wrongly: 12 in the first matrix, 2 in the second.", "2 in", "7 in"),
    (LAMPS, "Slates taken for flint drop from 25 to 16.", "16", "13"),
    (LAMPS, "Flint is overpredicted by both lamps: 110 times in the first matrix and 109 times in the second.", "109", "119"),
)  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence", "told", "instead"), TWINS)
def test_a_true_sentence_is_borne_out_and_its_twin_is_not(
    grid: str, sentence: str, told: str, instead: str
) -> None:
    assert said(grid, sentence).verdict == "supported"
    assert "contradicted" in said(grid, sentence.replace(told, instead)).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "Every second deer was seen at night.",
        "If deer were never taken for badger, 316 errors would shrink to 167.",
        "Human readers never confuse deer and fox.",
        "The previous model made 402 mistakes.",
        "Errors flow mostly toward badger because the training tracks were old.",
        "One deer in two is hungry.",
        "The model overpredicts deer on stony ground.",
        "Deer is never taken for fox when the snow is fresh.",
        "Confusing deer and hare explains another 12 of the complaints.",
    ],
)
def test_what_may_speak_of_something_else_is_not_refuted(sentence: str) -> None:
    assert "contradicted" not in said(TRAILS, sentence).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "The white lamp wins on both scores, precision and recall, for each of the three stones.",
        "The white lamp beats the red lamp everywhere.",
        "The white lamp outperforms the red one in price.",
    ],
)
def test_a_better_matrix_is_so_by_no_single_cell(sentence: str) -> None:
    assert "contradicted" not in said(LAMPS, sentence).verdicts
