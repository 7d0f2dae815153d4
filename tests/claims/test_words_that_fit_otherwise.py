"""True sentences whose words fit a reading that they do not have are never contradicted."""

import pytest

from said import said

KILNS = """# Moisture of the bricks

Three kilns, one grid each: *East*, *West* and *Old*.

## East

| | 1 | 3 | 5 |
|---|---|---|---|
| 10 cm | 2.6 | 4.2 | 9.7 |
| 40 cm | 3.3 | 4.0 | 8.1 |
| 90 cm | 5.8 | 3.9 | 6.4 |

## West

| | 1 | 3 | 5 |
|---|---|---|---|
| 10 cm | 1.9 | 5.5 | 8.8 |
| 40 cm | 2.7 | 5.1 | 7.2 |
| 90 cm | 4.4 | 4.6 | 6.9 |

## Old

| | 1 | 3 | 5 |
|---|---|---|---|
| 10 cm | 2.2 | 6.1 | 11.3 |
| 40 cm | 3.0 | 5.9 | 9.4 |
| 90 cm | 3.8 | 5.2 | 7.7 |
"""
BAYS = """# Cranes

Rows: deck. Columns: bay.

| deck | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 1 | 1.9 | 1.4 | 1.8 | 1.1 |
| 2 | 2.2 | 2.4 | 2.1 | 1.3 |
"""
LOADS = """# Throughput

Rows: chunk. Columns: queue.

| chunk | 1 | 8 | 16 |
|---|---|---|---|
| 512 | 310 | 620 | 900 |
| 2048 | 205 | 480 | N/A |
"""
OWLS = """# Calls

| True \\ Predicted | barn | tawny | little |
|---|---|---|---|
| barn | 180 | 12 | 8 |
| tawny | 14 | 160 | 26 |
| little | 18 | 62 | 120 |

## Notes
"""
WINDS = """# Correlations

|  | Wind | Hail | Fog | Dust |
|---|---|---|---|---|
| Wind | 1.00 | 0.52 | -0.31 | -0.40 |
| Hail | 0.52 | 1.00 | -0.22 | -0.35 |
| Fog | -0.31 | -0.22 | 1.00 | 0.44 |
| Dust | -0.40 | -0.35 | 0.44 | 1.00 |
"""
YEARS = """# Visits

**2021**

| | dawn | noon |
|---|---|---|
| Mon | 12 | 63 |
| Tue | 9 | 48 |

**2022**

| | dawn | noon |
|---|---|---|
| Mon | 8 | 39 |
| Tue | 7 | 33 |
"""
STALLS = """# Takings in euros

Rows are weekdays and columns are hours. Low takings mean high idleness.

| | 9h | 11h | 13h |
|---|---|---|---|
| Monday | 50 | 61 | 72 |
| Tuesday | 45 | 55 | 66 |
| Wednesday | 52 | 63 | 70 |
| Thursday | 54 | 64 | 71 |
| Friday | 53 | 65 | 73 |
| Saturday | 30 | 90 | 50 |
| Sunday | 30 | 40 | 80 |
"""
GLUES = """# Hardness in seconds

| Glue | Day 3 | Day 7 | Day 30 | Day 60 |
|---|---|---|---|---|
| A. arabica | 50 | 70 | 96 | 101 |
| Casein | 41 | 66 | 97 | 104 |
| Hide | 39 | 61 | 90 | 99 |
"""
PITS = """# Shade in per cent

| Height | west | east |
|---|---|---|
| 5 cm | 41 | 22 |
| 30 cm | 37 | 25 |
| 70 cm | 39 | 31 |
| 110 cm | 43 | 35 |
"""
BEAMS = """# Error in millimetres

| Beam | width | height |
|---|---|---|
| 1 | -12 | 4 |
| 2 | -22 | 9 |
| 3 | -30 | 17 |
"""
SEATS = """# Words understood

| Bench | 20 guests | 40 guests | 80 guests | 160 guests |
|---|---|---|---|---|
| B1 | 30 | 30 | 29 | 27 |
| B2 | 30 | 29 | 20 | 11 |
| B3 | 30 | 30 | 27 | 25 |
"""
NEVER = [
    (STALLS, "Among the working days Tuesday is the lowest at each hour."),
    (STALLS, "Of Monday, Tuesday and Wednesday, Tuesday is the lowest at each hour."),
    (STALLS, "On every working day the busiest hour is 13h."),
    (STALLS, "A white ring is drawn around cells below 40."),
    (STALLS, "Thursday is near it, with 71 at 13h, but wears no ring."),
    (STALLS, "On Saturday that very hour is the poorest."),
    (STALLS, "An hour set against itself makes 100, naturally."),
    (GLUES, "The line of 90 s is passed by A. arabica on Day 30 and by Hide on Day 60."),
    (GLUES, "On Day 3 A. arabica is loosened more than Hide; afterwards it is the other way round."),
    (PITS, "From 70 cm upwards no value lies under 30 %."),
    (STALLS, "The values of Saturday go from 30 up to 90."),
    (STALLS, "Monday is the mirror image of Saturday and grows from hour to hour."),
    (STALLS, "Together the three cells of Monday make 183."),
    (BEAMS, "Two of the widths are more than 20 mm off."),
    (SEATS, "With 20 guests nothing gets lost: all three benches have 30."),
    (
        SEATS,
        "In every column from 80 guests to 160 guests, values drop from bench B1 to B2 and recover at B3.",
    ),
    (KILNS, "From run 3 on every kiln gets lower with height."),
    (LOADS, "It stops wherever chunk times queue exceeds 20,000."),
    (LOADS, "Queue 8 never gives the best value of a row."),
    (OWLS, "Little owls give trouble, and no other class has a recall below 75 %."),
    (OWLS, "Barn does best, with 180 of 200 correct, followed by tawny with 160."),
    (WINDS, "Fog goes its own way: its only positive off-diagonal cell is the one with Dust."),
    (WINDS, "Wind and Hail behave alike. Either is negatively related to Fog and Dust."),
    (BAYS, "Averaged over the bays the two differ by less than one."),
    (YEARS, "The commonest counts are those of single figures and of the thirties, with two cells each."),
]


@pytest.mark.parametrize(("grid", "sentence"), NEVER)
def test_a_true_sentence_is_not_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


def test_several_of_what_is_counted_on_are_a_number_and_no_tick() -> None:
    assert said(BAYS, "On deck 2 three bays exceed 2.").verdict == "supported"
    assert said(BAYS, "On deck 2 two bays exceed 2.").verdict == "contradicted"


def test_a_label_names_the_panel_wherever_it_stands() -> None:
    assert said(YEARS, "Summit of 2021: Mon noon with 63 visits.").verdict == "supported"
    assert said(YEARS, "Summit of 2022: Mon noon with 39 visits.").verdict == "supported"


def test_how_many_of_a_class_are_right_is_told_of_the_class_before() -> None:
    assert (
        said(OWLS, "Barn is recognised best, with 180 of 200 correct, followed by tawny with 160.").verdict
        == "supported"
    )
    assert (
        said(OWLS, "Barn is recognised best, with 170 of 200 correct, followed by tawny with 160.").verdict
        == "contradicted"
    )


def test_an_exception_that_is_taken_back_is_none() -> None:
    taken = "Apart from Tue, each day has more at noon than at dawn, and so does Tue."
    assert "contradicted" not in said(YEARS, f"In 2021, {taken[0].lower()}{taken[1:]}").verdicts


def test_the_top_column_is_the_highest() -> None:
    trees = "# Fruit\n\nRows: tree. Columns: month.\n\n| tree | May | June |\n|---|---|---|\n| plum | 4 | 9 |\n| pear | 3 | 8 |\n"
    assert said(trees, "June is the top month for every tree.").verdict == "supported"
    assert said(trees, "May is the top month for every tree.").verdict == "contradicted"


def test_numbers_go_on_with_the_name_of_a_tick() -> None:
    assert said(GLUES, "On Days 3 and 7 A. arabica is ahead of Casein.").verdict == "supported"
    assert said(GLUES, "Hide stays below 95 on Days 3, 7 and 30.").verdict == "supported"
    assert said(GLUES, "Hide stays below 80 on Days 3, 7 and 30.").verdict == "contradicted"


def test_a_name_with_a_shortened_word_is_one() -> None:
    assert said(GLUES, "On Day 3 all glues but A. arabica are below 45.").verdict == "supported"
    assert said(GLUES, "On Day 3 all glues but Casein are below 45.").verdict == "contradicted"


def test_a_number_in_another_unit_is_no_tick() -> None:
    assert said(PITS, "At 70 cm no value lies under 30 %.").verdict == "supported"
    assert said(PITS, "At 30 cm no value lies under 30 %.").verdict == "contradicted"
