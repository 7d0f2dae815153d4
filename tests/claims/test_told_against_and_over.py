"""Means told against each other, times that go on, extremes of their time, and courses told with all that belongs to them."""

import pytest

from said import said

_WAITS = (
    "# Waiting at a clinic\n\nWaiting time in minutes by desk and hour.\n\n"
    "| desk | 08:00 | 11:00 | 14:00 | 17:00 |\n|---|---|---|---|---|\n"
    "| North | 12 | 19 | 25 | 40 |\n| East | 30 | 22 | 16 | 8 |\n| South | 9 | 27 | 33 | 35 |\n\n"
)
_SIEVED = (
    "# Filter cake\n\nF1 of the classifier, left **Sand** and right **Loam**. Rows: depth in cm. Columns: grain size in mm.\n\n"
    "## Sand\n\n| depth | 1 | 2 | 4 |\n|---|---|---|---|\n| 5 | 41 | 48 | 55 |\n| 10 | 37 | 44 | 51 |\n| 20 | 30 | 39 | 47 |\n\n"
    "## Loam\n\n| depth | 1 | 2 | 4 |\n|---|---|---|---|\n| 5 | 62 | 58 | 49 |\n| 10 | 60 | 51 | 47 |\n| 20 | 54 | 50 | 43 |\n\n"
)
_SORTED = (
    "# Eggs\n\nConfusion matrix, rows true, columns predicted, counts.\n\n"
    "| true | small | large |\n|---|---|---|\n| small | 80 | 20 |\n| large | 10 | 90 |\n\n"
)
TWINS = (
    (_WAITS, "North averages 24 minutes, against 19 for East.", "North averages 24 minutes, against 23 for East."),
    (_WAITS, "The mean of South is 26, compared with 24 for North.", "The mean of South is 29, compared with 24 for North."),
    (_WAITS, "East averages 19 over the four hours, against 26 for South.", "East averages 17 over the four hours, against 26 for South."),
    (_WAITS, "At North, waits climb steadily as the day goes on.", "At East, waits climb steadily as the day goes on."),
    (_SIEVED, "In Sand, F1 rises steadily as the grain gets coarser.", "In Loam, F1 rises steadily as the grain gets coarser."),
    (_SIEVED, "In the 2 mm column of the left panel F1 falls steadily as the depth grows.", "In the 2 mm column of the left panel F1 climbs steadily as the depth grows."),
    (_SIEVED, "The highest value in the figure, 62, is that of Loam at depth 5 and 1 mm.", "The highest value in the figure, 62, is that of Loam at depth 10 and 1 mm."),
    (_SORTED, "Overall accuracy comes to 85%, with 170 eggs on the diagonal and 30 off it.", "Overall accuracy comes to 91%, with 170 eggs on the diagonal and 30 off it."),
)  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_holds_is_borne_out_and_its_twin_refuted(grid: str, true: str, false: str) -> None:
    assert "supported" in said(grid, true).verdicts
    assert "contradicted" not in said(grid, true).verdicts
    assert "contradicted" in said(grid, false).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "At East, waits climb as the year goes on.",
        "Over the year, waits at East rise.",
        "Doubling the staff cuts East's wait from 22 to 16.",
        "At each desk the 17:00 slot has the longest waits of its day, but for East.",
    ],
)
def test_what_may_tell_of_something_else_is_not_refuted(sentence: str) -> None:
    assert "contradicted" not in said(_WAITS, sentence).verdicts


def test_every_line_has_the_highest_of_its_own_time() -> None:
    grid = _WAITS.replace("| 30 | 22 | 16 | 8 |", "| 7 | 12 | 16 | 18 |")
    assert said(grid, "At every desk the 17:00 slot has the longest waits of the day.").verdicts == (
        "supported",
    )
    assert (
        "contradicted"
        in said(grid, "At every desk the 08:00 slot has the longest waits of the day.").verdicts
    )


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("All values above 34 are concentrated in the last column.", "All values above 30 are concentrated in the last column."),
        ("Values below 10 occur nowhere outside the East and South rows.", "Values below 15 occur nowhere outside the East row."),
    ],
)  # fmt: skip
def test_values_of_a_size_are_confined_to_a_place(true: str, false: str) -> None:
    assert "contradicted" not in said(_WAITS, true).verdicts
    assert "contradicted" in said(_WAITS, false).verdicts
