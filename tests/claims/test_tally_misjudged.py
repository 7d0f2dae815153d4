"""So many of some things, in many wordings, each with a false twin; and sentences that may count others."""

import pytest

from said import said

HIVES = """## Honey

Five hives stood in one orchard. Kilograms of honey per hive and month.

| Hive \\ Month | May | June | July | August |
|---|---|---|---|---|
| Lime | 3 | 8 | 11 | 6 |
| Clover | 0 | 4 | 9 | 10 |
| Heather | 0 | 0 | 5 | 12 |
| Acacia | 7 | 9 | 8 | 2 |
| Maple | 2 | 5 | 6 | 4 |
"""
RUNS = """# Marathon splits in minutes

Lower is better.

## Spring

| Runner | 10 km | 20 km | 30 km |
|---|---|---|---|
| Ada | 44.0 | 45.5 | 47.0 |
| Bo | 50.0 | 49.0 | 52.5 |
| Cy | 61.0 | 60.5 | 66.0 |
| Di | 47.5 | 48.0 | 48.5 |

## Autumn

| Runner | 10 km | 20 km | 30 km |
|---|---|---|---|
| Ada | 43.0 | 45.5 | 49.0 |
| Bo | 48.0 | 47.0 | 49.5 |
| Cy | 61.0 | 59.0 | 63.0 |
| Di | 49.0 | 48.5 | 48.0 |
"""
TRAPS = """## Moths in traps

Each cell is a number of moths; a dash marks a night on which the trap failed.

| Trap | Night 1 | Night 2 | Night 3 | Night 4 |
|---|---|---|---|---|
| Hill | 14 | - | 20 | 17 |
| Brook | 9 | 12 | 12 | 15 |
| Barn | 31 | 28 | - | - |
| Lamp | 22 | 25 | 27 | 30 |
"""
SLOPES = """## Danger by slope and height

A map of 24 squares, each in a class from 1 to 5.

| Height | N | NE | E | SE | S | SW | W | NW |
|---|---|---|---|---|---|---|---|---|
| high | 5 | 5 | 4 | 3 | 3 | 3 | 4 | 5 |
| middle | 4 | 4 | 3 | 2 | 2 | 2 | 3 | 4 |
| low | 2 | 2 | 1 | 1 | 1 | 1 | 2 | 2 |
"""
TWINS = [
    # Lines at one place, with nouns that the document tells or leaves to be found out.
    (HIVES, "Two of the five hives gave nothing in May.", "Three of the five hives gave nothing in May."),
    (HIVES, "In August only two hives passed 9.", "In August only three hives passed 9."),
    (HIVES, "No hive other than Acacia has more than three in the May column.", "No hive other than Maple has more than three in the May column."),
    (HIVES, "All hives but Acacia have their maximum in July or August.", ""),
    (HIVES, "In June 40% of the hives are at 8 or above.", "In June 80% of the hives are at 8 or above."),
    (HIVES, "Of the five hives, two are at 10 or more in August.", "Of the five hives, four are at 10 or more in August."),
    # With so many of their own cells.
    (HIVES, "Just two hives ever fall to zero.", "Just three hives ever fall to zero."),
    (HIVES, "Only one hive never drops below 3 and", ""),
    (HIVES, "Three hives have at least one cell above 9.", "Four hives have at least one cell above 9."),
    (HIVES, "No month has more than two cells above 9.", "No month has a cell above 9."),
    (HIVES, "All rows but the last swing by more than five kilograms.", "All rows but the last swing by more than nine kilograms."),
    (HIVES, "Two of the five hives peak in July.", "Four of the five hives peak in July."),
    (HIVES, "Two of the five rows rise at every step, Clover and", ""),
    # Cells, parts of all, and what is told twice.
    (HIVES, "Three of the twenty cells hold a zero.", "Five of the twenty cells hold a zero."),
    (HIVES, "A quarter of the cells (5 of 20) are at 9 or above.", "Half of the cells (5 of 20) are at 9 or above."),
    (HIVES, "With 12 kilograms, Heather in August is one of just two cells above 10.", "With 12 kilograms, Heather in August is one of just four cells above 10."),
    (SLOPES, "Five of the 24 squares belong to class 4.", "Eight of the 24 squares belong to class 4."),
    (SLOPES, "Three squares are in the highest class.", "Five squares are in the highest class."),
    (SLOPES, "Exactly one sixth of the squares (4 of 24) are a 1.", "Exactly one third of the squares (4 of 24) are a 1."),
    # The same cells of two panels.
    (RUNS, "In two of the twelve cells both tables show the same number.", "In four of the twelve cells both tables show the same number."),
    (RUNS, "The two tables differ in all but two cells.", "The two tables differ in all but five cells."),
    (RUNS, "At 10 km Autumn is higher in one of the four rows.", "At 10 km Autumn is higher in three of the four rows."),
    (RUNS, "Autumn is higher than Spring in three of the twelve cells.", "Autumn is higher than Spring in seven of the twelve cells."),
    (RUNS, "Three of the four 30 km cells fall from Spring to Autumn, one", ""),
    # Of each panel by itself.
    (RUNS, "In each panel all runners but one stay below 55 at 30 km.", "In each panel all runners but two stay below 55 at 30 km."),
    # Lines without gaps.
    (TRAPS, "Two of the four traps have a number for every night.", "Three of the four traps have a number for every night."),
    (TRAPS, "No night has more than one missing value.", "No night has a missing value."),
    # Each part leans on the one before.
    (HIVES, "In May two hives have none and two exceed 2.", "In May three hives have none and two exceed 2."),
    (HIVES, "In every row but one July beats June.", "In every row but three July beats June."),
]  # fmt: skip
SILENT = [
    (HIVES, "Two other hives exceed 9."),
    (HIVES, "Three of these never exceed 8."),
    (HIVES, "- **Upper half**: three cells exceed 10."),
    (HIVES, "- **Lime**: three cells exceed 10."),
    (HIVES, "Four old hives exceed 9."),
    (HIVES, "One hive exceeds 27."),
    (HIVES, "Two months yield more than 33."),
    (HIVES, "Two hives lost more than 5."),
    (HIVES, "Six of the nine hives gave nothing in May."),
    (RUNS, "Five cells are tied."),
    (TRAPS, "One trap caught more than 100 moths."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_count_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    if not false:
        assert said(grid, true).verdict != "contradicted"
        return
    found = said(grid, true)
    assert found.verdict == "supported", found
    found = said(grid, false)
    assert found.verdict == "contradicted", found


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_what_may_count_other_things_is_not_refuted(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert found.verdict != "contradicted", found
