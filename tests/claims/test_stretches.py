"""Before, after, until, since and from ... to: what is told of a stretch of an axis; each with a false twin."""

import pytest

from said import said

FERRIES = """## Passengers per ferry

| Ferry \\ Month | May | June | July | August | September |
|---|---|---|---|---|---|
| Alma | 90 | 60 | 41 | 55 | 70 |
| Brisa | 35 | 52 | 75 | 61 | 40 |
| Corvo | 22 | 30 | 38 | 47 | 66 |
| Delfin | 80 | 62 | 45 | 31 | 28 |
"""

DOCKS = """## Lorries per dock

- **X-axis (hour of day)**: 08, 10, 12, 14, 16
- **Y-axis (Dock)**: East, West, North

| Dock | 08 | 10 | 12 | 14 | 16 |
|---|---|---|---|---|---|
| East | 12 | 30 | 44 | 41 | 20 |
| West | 15 | 22 | 38 | 39 | 33 |
| North | 5 | 9 | 11 | 19 | 16 |
"""

TWINS = [
    (FERRIES, "Before July Alma carries more than {}.", "50", "70"),
    (FERRIES, "Before {} Brisa never gets to 60.", "July", "August"),
    (FERRIES, "After {} Corvo stays above 45.", "July", "June"),
    (FERRIES, "From June to August every ferry stays above {}.", "25", "50"),
    (FERRIES, "Delfin is ahead of Brisa from May to {}.", "June", "August"),
    (FERRIES, "Alma falls until {}, after which it rises.", "July", "August"),
    # hours go by more than one name
    (DOCKS, "North is busiest at {}.", "14:00", "12:00"),
    (DOCKS, "At noon East counts {}.", "44", "41"),
    (DOCKS, "At 2 pm East counts {}.", "41", "44"),
    (DOCKS, "After {} the numbers fall in all docks.", "14:00", "10:00"),
    (DOCKS, "West has 33 at {}.", "16:00", "10 am"),
]


@pytest.mark.parametrize(("grid", "sentence", "true", "false"), TWINS)
def test_a_stretch_is_all_that_lies_on_it(grid: str, sentence: str, true: str, false: str) -> None:
    assert said(grid, sentence.format(true)).verdict == "supported", said(grid, sentence.format(true))
    found = said(grid, sentence.format(false))
    assert found.verdict != "supported", found


@pytest.mark.parametrize("sentence", ["Before August Brisa never gets to 60.", "After June Corvo stays above 45.", "At noon East counts 41."])  # fmt: skip
def test_what_a_stretch_refutes_is_contradicted(sentence: str) -> None:
    grid = DOCKS if "East" in sentence else FERRIES
    assert said(grid, sentence).verdict == "contradicted", said(grid, sentence)


@pytest.mark.parametrize("sentence", ["After July Corvo stays above 45.", "Until August Brisa stays above 30.", "Since July Corvo has more than 35.", "Before June Delfin carries more than 70."])  # fmt: skip
def test_a_tick_at_the_end_of_a_stretch_refutes_nothing_there(sentence: str) -> None:
    assert "contradicted" not in said(FERRIES, sentence).verdicts, said(FERRIES, sentence)


def test_a_number_of_hours_is_no_hour_of_the_day() -> None:
    grid = DOCKS.replace("hour of day", "Load")
    assert said(grid, "North is busiest at 14:00.").verdict != "contradicted"
