"""True sentences whose words fit a reading that they do not have are never contradicted."""

import pytest

from said import said

BEDS = """# Soil warmth

Three beds, one grid each: *Open*, *Straw* and *Glass*.

## Open

| | 2 | 4 | 6 |
|---|---|---|---|
| 5 cm | -1.4 | 3.1 | 9.0 |
| 20 cm | 0.9 | 2.7 | 8.6 |
| 80 cm | 5.3 | 4.6 | 6.0 |

## Straw

| | 2 | 4 | 6 |
|---|---|---|---|
| 5 cm | 0.8 | 2.9 | 8.5 |
| 20 cm | 2.1 | 2.8 | 7.1 |
| 80 cm | 5.6 | 4.9 | 5.7 |

## Glass

| | 2 | 4 | 6 |
|---|---|---|---|
| 5 cm | 7.0 | 7.9 | 12.0 |
| 20 cm | 6.5 | 6.6 | 9.1 |
| 80 cm | 5.9 | 5.8 | 7.5 |
"""
HEADS = """# Entropy

Rows: layer. Columns: head.

| layer | 1 | 2 | 3 | 4 |
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
| Mon | 12 | 57 |
| Tue | 9 | 48 |

**2022**

| | dawn | noon |
|---|---|---|
| Mon | 8 | 39 |
| Tue | 7 | 33 |
"""
NEVER = [
    (BEDS, "From week 6 on every bed gets colder with depth."),
    (LOADS, "A run fails exactly when chunk times queue exceeds 20,000."),
    (LOADS, "Queue 8 never gives the best result in any row."),
    (OWLS, "Little owls are the hard class, and no other class has a recall below 80 %."),
    (OWLS, "Barn does best, with 180 of 200 correct, followed by tawny with 160."),
    (WINDS, "Fog mirrors them all: its only positive off-diagonal entry is the one with Dust."),
    (WINDS, "Wind and Hail behave alike. Either is negatively related to Fog and Dust."),
    (HEADS, "Averaged over the heads the two differ by less than one."),
    (YEARS, "The commonest counts are those of single figures and of the thirties, with two cells each."),
]


@pytest.mark.parametrize(("grid", "sentence"), NEVER)
def test_a_true_sentence_is_not_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


def test_several_of_what_is_counted_on_are_a_number_and_no_tick() -> None:
    assert said(HEADS, "In layer 2 three heads exceed 2.").verdict == "supported"
    assert said(HEADS, "In layer 2 two heads exceed 2.").verdict == "contradicted"


def test_a_label_names_the_panel_wherever_it_stands() -> None:
    assert said(YEARS, "Peak of 2021: Mon noon with 57 visits.").verdict == "supported"
    assert said(YEARS, "Peak of 2022: Mon noon with 39 visits.").verdict == "supported"


def test_how_many_of_a_class_are_right_is_told_of_the_class_before() -> None:
    assert (
        said(OWLS, "Barn is recognised best, with 180 of 200 correct, followed by tawny with 160.").verdict
        == "supported"
    )
    assert (
        said(OWLS, "Barn is recognised best, with 170 of 200 correct, followed by tawny with 160.").verdict
        == "contradicted"
    )
