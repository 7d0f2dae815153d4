"""Where values lie, up to where something holds, and whom an exception spares: wordings with false twins, and some that refute nothing."""

import pytest

from said import said

HIVES = """# Hive weights

Two panels, "Before" and "After" the move. Each cell is the median weight in kg.

- X axis: week
- Y axis: hive

## Before

| Hive | wk 1 | wk 2 | wk 3 | wk 4 |
|---|---|---|---|---|
| Ash | 31 | 36 | 44 | 52 |
| Elm | 22 | 27 | 30 | 41 |
| Oak | 58 | 51 | 47 | 43 |

## After

| Hive | wk 1 | wk 2 | wk 3 | wk 4 |
|---|---|---|---|---|
| Ash | 35 | 41 | 48 | 59 |
| Elm | 25 | 29 | 37 | 45 |
| Oak | 62 | 54 | 50 | 46 |
"""
NIGHTS = """# Guests

| Inn | Thu | Fri | Sat |
|---|---|---|---|
| Crown | 14 | 22 | 31 |
| Swan | 17 | 25 | 38 |
"""
TWINS = [
    # Both ends are cells, and still only one pair is the range.
    (HIVES, "Before the move, median weights lay between 22 and 58 kg.", "Before the move, median weights lay between 27 and 58 kg."),
    (HIVES, "After the move, values were between 25 and 62.", "After the move, values were between 29 and 62."),
    # What falls between two numbers lies there.
    (HIVES, "In week 4, the After weights fell between 45 and 59.", "In week 4, the After weights fell between 46 and 59."),
    # A verb that is spelt like a day.
    (NIGHTS, "All values sat between 14 and 38.", "All values sat between 17 and 38."),
    (HIVES, "Up to and including week 3, Elm stays below 31 in Before.", "Up to and including week 3, Elm stays below 28 in Before."),
    (HIVES, "From week 1 up to week 4 the mean weight of Before rises from one week to the next.", "From week 1 up to week 4 the mean weight of Before sinks from one week to the next."),
    (HIVES, "In Before, Oak loses weight from week 1 up to week 4.", "In Before, Elm loses weight from week 1 up to week 4."),
]  # fmt: skip
# True, or told of a time that nothing knows: nothing of it may be refuted.
NEVER_REFUTED = [
    (HIVES, "In every Before row but Oak the weight grows from week to week, first to last."),
    (HIVES, "In every row of After but Oak the weight grows from week to week."),
    (HIVES, "After the swarm, Elm falls steadily in Before."),
    (HIVES, "Until the frost, Ash keeps falling with every later week in After."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_is_true_is_borne_out_and_its_twin_refuted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NEVER_REFUTED)
def test_exceptions_and_unknown_times_refute_nothing(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_what_is_named_a_second_time_in_between_is_told_of_both() -> None:
    told = "The highest value of After, and hence its darkest tile, belongs to {} ({})."
    assert said(HIVES, told.format("Oak in week 1", 62)).verdict == "supported"
    assert said(HIVES, told.format("Ash in week 4", 59)).verdict == "contradicted"
