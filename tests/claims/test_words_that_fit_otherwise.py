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
NEVER = [
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
