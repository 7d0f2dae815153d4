"""Clauses whose mentions fill the slots of a form, whatever the verb and the order of their words."""

import pytest

from said import said

DEPOTS = """\
## Parcels left over

- **Rows (Depot)**: Quay, Mill, Yard
- **Columns (Day)**: Monday, Tuesday, Friday

| Depot \\ Day | Monday | Tuesday | Friday |
|---|---|---|---|
| Quay | 14 | 9 | 5 |
| Mill | 7 | 12 | 8 |
| Yard | 3 | 4 | 11 |
"""
TANKS = """\
# Salt left in two tanks (g)

- **Rows (Depth)**: 0 m (surface), 2 m, 4 m
- **Columns (Week, kg/ha)**: 1, 2, 4

## 2019

| Depth \\ Week | 1 | 2 | 4 |
|---|---|---|---|
| 0 m | 10 | 12 | 15 |
| 2 m | 20 | 24 | 21 |
| 4 m | 33 | 36 | 40 |

## 2020

| Depth \\ Week | 1 | 2 | 4 |
|---|---|---|---|
| 0 m | 11 | 13 | 19 |
| 2 m | 22 | 26 | 28 |
| 4 m | 31 | 35 | 44 |
"""


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        (DEPOTS, "Of the three depots, Mill had the second place on Friday.", "Of the three depots, Yard had the second place on Friday."),
        (DEPOTS, "Between Monday and Friday no depot had more than 14.", "Between Monday and Friday no depot had more than 12."),
        (DEPOTS, "The Friday column lies entirely above 4.", "The Friday column lies entirely above 6."),
        (DEPOTS, "On Monday the whole column is below 15.", "On Monday the whole column is below 8."),
        (TANKS, "In 2020, 2 m ranks second in week 4.", "In 2020, 4 m ranks second in week 4."),
        (TANKS, "At week 2 in 2019, 4 m stays above 2 m.", "At week 2 in 2019, 2 m stays above 4 m."),
        (TANKS, "In the surface row of 2019, week 4 has the highest value.", "In the surface row of 2019, week 2 has the highest value."),
    ],
)  # fmt: skip
def test_what_fills_a_form_is_supported_and_its_false_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "Against Quay, Mill stays below 4.",
        "No other depot exceeds 9.",
        "Quay ends at 9 before recovering.",
        "Mill drops to 9.",
        "There is no evidence that Mill is better than Quay.",
        "Yard was glummer than Quay on all three days.",
        "No parcel was left before Tuesday.",
    ],
)
def test_what_says_something_else_is_not_refuted(sentence: str) -> None:
    assert said(DEPOTS, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    "sentence", ["Quay was glummer than Yard on Monday.", "Mill was spryer than Yard on Monday."]
)
def test_a_comparative_that_nobody_knows_bears_nothing_out(sentence: str) -> None:
    assert said(DEPOTS, sentence).verdict != "supported"


def test_a_word_in_brackets_behind_a_tick_is_a_name_of_it() -> None:
    assert said(TANKS, "In 2019 the surface had 12 in week 2.").verdict == "supported"
    assert said(TANKS, "In 2019 the surface had 24 in week 2.").verdict == "contradicted"


def test_an_item_of_a_list_does_not_take_over_the_places_of_the_one_before_it() -> None:
    before = "- On Monday and Tuesday, Mill had 7 and 12.\n- "
    assert "contradicted" in said(DEPOTS, f"{before}All values of Yard are below 5.").verdicts


LOAVES = """\
## Loaves sold by share of rye and stall

| Rye \\ Stall | Bridge | Market | Station |
|---|---|---|---|
| 0% | 31 | 44 | 28 |
| 25% | 36 | 41 | 35 |
| 50% | 22 | 39 | 30 |
| 75% | 15 | 21 | 18 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Bridge is below Market at 0, 25 and 50% alike.", "Bridge is below Station at 0, 25 and 50% alike."),
        ("The 0% row stays above 30 at Bridge and Market alike.", "The 0% row stays above 40 at Bridge and Market alike."),
        ("The 50% row is higher than the 75% row.", "The 50% row is higher than the 25% row."),
        ("In the 50% row, Station is above Bridge.", "In the 50% row, Station is above Market."),
    ],
)  # fmt: skip
def test_what_holds_at_several_places_alike_holds_at_each(true: str, false: str) -> None:
    assert said(LOAVES, true).verdict == "supported"
    assert said(LOAVES, false).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence", ["At Market and Station alike, 0% is above 50%.", "0% is above 50% at Market."]
)
def test_a_share_that_is_a_tick_is_no_bound_of_another_one(sentence: str) -> None:
    assert said(LOAVES, sentence).verdict != "contradicted"
