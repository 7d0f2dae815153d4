"""Counts, in many wordings, each with a false twin; and numbers of other things."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim_grids import ANIMALS, GRIPPERS, HARVEST, PARSERS, SERVER, SIGNAL, SQUARES
from said import said

TWINS = [
    (HARVEST, "Half of the twelve values are above 4.9.", "Half of the twelve values are above 7."),
    (HARVEST, "Most of the twelve values are below 7.", "Most of the twelve values are above 7."),
    (HARVEST, "Two cells exceed 7.", "Four cells exceed 7."),
    (HARVEST, "Exactly two cells hold 4.5.", "Exactly three cells hold 4.5."),
    (HARVEST, "The value 4.5 appears twice.", "The value 4.5 appears three times."),
    (HARVEST, "Four of the twelve values are above 6.", "Five of the twelve values are above 6."),
    (HARVEST, "Only one cell is above 8.", "Only one cell is above 7."),
    (HARVEST, "Yields of 6 or more are recorded four times.", "Yields of 6 or more are recorded six times."),
    (HARVEST, "Five yields fall short of 4.6.", "Eight yields fall short of 4.6."),
    (
        HARVEST,
        "Only two cells exceed 7, and both of them lie in the South row.",
        "Only three cells exceed 7.",
    ),
    (HARVEST, "There are two values of 4.5.", "There are three values of 4.5."),
    (SERVER, "Throughput exceeds 200 in eleven cells.", "Throughput exceeds 200 in nine cells."),
    (SERVER, "Four settings clear the 300 mark.", "Eight settings clear the 300 mark."),
    (GRIPPERS, "Seven cells of Suction are above 0.74.", "Five cells of Suction are above 0.74."),
    (SQUARES, "There are four zeros.", "There are three zeros."),
    (SQUARES, "The value 8 appears three times.", "The value 8 appears twice."),
    (SQUARES, "One cell is N/A.", "Two cells are N/A."),
    (SQUARES, "Eleven of the twelve cells are numeric.", "Ten of the twelve cells are numeric."),
    (SQUARES, "Row 1 contains two zeros.", "Row 1 contains three zeros."),
    (SQUARES, "The only 5 is in row 2.", "The only 8 is in row 2."),
    (SQUARES, "There is exactly one 5.", "There is exactly one 8."),
    (SQUARES, "The matrix has seven non-zero cells.", "The matrix has nine non-zero cells."),
    (
        SQUARES,
        "Four cells are 0, two of them in the first row.",
        "Five cells are 0.",
    ),
    (SQUARES, "0 is the most frequent value.", "2 is the most frequent value."),
    (ANIMALS, "Three off-diagonal cells are above 4.", "Five off-diagonal cells are above 4."),
    (PARSERS, "Two parsers exceed 80 on News.", "Three parsers exceed 80 on News."),
    (PARSERS, "No value occurs twice.", "Three values are 63.7."),
]
SILENT = [
    (HARVEST, "Two plots were flooded."),
    (HARVEST, "Three years of data were used."),
    (HARVEST, "Table 3 lists five values for South."),
    (SERVER, "Queue length 256 was run 5 times at 16 threads."),
    (SIGNAL, "Nine cells are above 0.5."),
    (SQUARES, "Three squares were painted by hand."),
    (ANIMALS, "Nine cats slept."),
    (PARSERS, "Four authors wrote the parsers."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_count_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_a_number_of_other_things_is_left_alone(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert ("count", "contradicted") not in zip(found.kinds, found.verdicts, strict=True), found


def test_what_is_counted_is_told() -> None:
    assert "4 of 11" in said(SQUARES, "There are three zeros.").explanations[0]


def test_a_grid_with_gaps_refutes_only_what_it_already_exceeds() -> None:
    assert said(SIGNAL, "Exactly two values are above 0.5.").verdict == "contradicted"
    assert said(SIGNAL, "Exactly five values are above 0.5.").verdict != "contradicted"


@given(st.lists(st.integers(0, 3), min_size=6, max_size=6), st.integers(0, 3), st.integers(1, 6))
def test_a_count_is_supported_exactly_where_it_is_right(values: list[int], value: int, count: int) -> None:
    words = ("", "one", "two", "three", "four", "five", "six")
    rows = [f"| r{k} | {values[k]} | {values[k + 1]} |" for k in (0, 2, 4)]
    grid = "\n".join(["## Finds", "", "| pit | upper | lower |", "|---|---|---|", *rows])
    sentence = f"Exactly {words[count]} {'cell is' if count == 1 else 'cells are'} {value}."
    verdict = said(grid, sentence).verdict
    assert (verdict == "supported") == (values.count(value) == count)
    assert verdict == "supported" or abs(values.count(value) - count) > 3 or verdict == "contradicted"


def test_half_of_another_number_of_cells_than_there_are_is_not_judged() -> None:
    assert said(HARVEST, "Half of the eleven values are above 7.").verdict == "undecidable"
