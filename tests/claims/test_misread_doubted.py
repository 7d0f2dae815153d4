"""Readings that pass over what a sentence turns on refute and bear out nothing: exceptions, ends of ranges, places of extremes, odds."""

import pytest

from said import all_judged, said

FERRIES = """\
## Passengers per sailing

- Rows (Route): Islay, Mull, Skye, Tiree
- Columns (Month): April, June, August, October

| Route | April | June | August | October |
|---|---|---|---|---|
| Islay | 61 | 98 | 133 | 58 |
| Mull | 74 | 121 | 166 | 70 |
| Skye | 80 | 117 | 171 | 66 |
| Tiree | 0 | 35 | 52 | 12 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Mull is the only route above 120 in June.",
        "The only route below 20 in October is Tiree.",
        "Tiree is the only route under 60 in April.",
    ],
)
def test_of_one_line_that_is_singled_out_the_others_are_asked(sentence: str) -> None:
    assert said(FERRIES, sentence).verdict == "supported"


@pytest.mark.parametrize(
    "sentence",
    ["Skye is the only route above 100 in June.", "The only route below 60 in October is Islay."],
)
def test_one_that_is_not_alone_is_refuted(sentence: str) -> None:
    assert said(FERRIES, sentence).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "Mull is the only route to reach 120 in June.",
        "Tiree is missing from the April sailings.",
        "In August Skye outnumbers Tiree by more than three to one.",
        "Skye in August is above Mull at its best.",
    ],
)
def test_what_may_be_a_bound_a_zero_or_a_ratio_refutes_nothing(sentence: str) -> None:
    assert said(FERRIES, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "Skye leads in every month except October, when Islay does.",
        "Passenger numbers range from 12 (Tiree, October) to 166 (Mull, August).",
        "All routes stay within 19 of each other in June.",
        "In August Mull outnumbers Tiree by more than four to one.",
        "The lowest number of Mull, 70, belongs to April.",
    ],
)
def test_what_holds_of_a_part_only_is_not_borne_out(sentence: str) -> None:
    assert said(FERRIES, sentence).verdict != "supported"


def test_the_best_of_another_panel_is_told_with_the_same_noun() -> None:
    both = FERRIES.replace("## Passengers per sailing", "## Passengers per sailing\n\n**Weekdays**").rstrip()
    grid = FERRIES[FERRIES.index("| Route") :]
    two = f"{both}\n\n**Weekends**\n\n{grid.replace('171', '181').replace('133', '193')}"
    right = (
        "The best month of Weekdays is August with 171 at Skye, that of Weekends is August with 193 at Islay."
    )
    assert said(two, right).verdict != "contradicted"


DOSES = """\
## Survival (%)

- **Columns:** dose in mg/L, {told}.
- **Rows:** day, 1 to 3

| day | 0 | 3 | 6 | 12 | 24 |
|---|---|---|---|---|---|
| 1 | 97 | 88 | 71 | 50 | 31 |
| 2 | 95 | 83 | 64 | 41 | 22 |
| 3 | 92 | 79 | 58 | 33 | 15 |
"""


def test_a_spacing_may_hold_from_a_tick_on() -> None:
    told = all_judged(DOSES.format(told="past 3 every step doubles the dose"))
    assert [one.verdict.value for one in told if "doubles" in one.text] == ["supported"]


TASKS = """\
## Accuracy

| Model | Copy | Sum | Sort |
|---|---|---|---|
| Ash | 91 | 40 | 77 |
| Elm | 88 | 52 | 70 |
| Oak | 93 | 61 | 69 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [("Oak is best on Sum.", "supported"), ("Ash is best on Sum.", "contradicted")],
)
def test_a_column_amid_the_others_is_no_total(sentence: str, verdict: str) -> None:
    assert said(TASKS, sentence).verdict == verdict
