"""Single values, in many wordings, each with a false twin; and sentences that tell none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim_grids import ANIMALS, GRIPPERS, HARVEST, PARSERS, SERVER, SIGNAL, SQUARES
from said import said

TWINS = [
    (HARVEST, "South yields 9.2 in 2011.", "South yields 9.3 in 2011."),
    (HARVEST, "The value for North in 2013 is 5.2.", "The value for North in 2013 is 5.9."),
    (HARVEST, "North reads 3.1, 4.5, 5.2 and 4.9.", "North reads 3.1, 4.5, 5.3 and 4.9."),
    (HARVEST, "The South row opens with 9.2.", "The South row opens with 7.4."),
    (HARVEST, "East ends at 6.1.", "East ends at 6.6."),
    (
        HARVEST,
        "In 2012, South stands at 5.0 and East at 4.5.",
        "In 2012, South stands at 5.0 and East at 4.9.",
    ),
    (HARVEST, "East had 2.8 in 2011, 4.5 in 2012.", "East had 2.8 in 2011, 4.8 in 2012."),
    (HARVEST, "The bottom right cell is 6.1.", "The bottom right cell is 4.9."),
    (
        HARVEST,
        "In 2014 the values are 4.9 (North), 7.4 (South) and 6.1 (East).",
        "In 2014 the values are 4.9 (North), 6.1 (South) and 7.4 (East).",
    ),
    (
        HARVEST,
        "From top to bottom, the 2013 column reads 5.2, 6.6, 3.9.",
        "From top to bottom, the 2013 column reads 5.2, 6.9, 3.9.",
    ),
    (HARVEST, "- **South**: 6.6 in 2013", "- **South**: 6.7 in 2013"),
    (
        HARVEST,
        "Large yields are rare (e.g., 9.2 at South in 2011).",
        "The yield is 9.9 at South in 2011.",
    ),
    (
        HARVEST,
        "Both plots, North and East, had 4.5 in 2012.",
        "Both plots, North and South, had 4.5 in 2012.",
    ),
    (
        SERVER,
        "At queue length 128 with 8 threads the throughput is 301.",
        "At queue length 128 with 8 threads the throughput is 310.",
    ),
    (
        SERVER,
        "377 req/s at Queue Length 256/Threads 16, 340 at Queue Length 128/Threads 16.",
        "377 req/s at Queue Length 256/Threads 16, 304 at Queue Length 128/Threads 16.",
    ),
    (
        SERVER,
        "With 4 threads, queue length 64 delivers 214 and queue length 128 delivers 233.",
        "With 4 threads, queue length 64 delivers 233 and queue length 128 delivers 214.",
    ),
    (
        SERVER,
        "Using a single thread, queue length 128 gets 125 req/s.",
        "Using a single thread, queue length 128 gets 152 req/s.",
    ),
    (
        GRIPPERS,
        "Suction: 0.94 at object size 4 and approach speed 0.1.",
        "Suction: 0.81 at object size 4 and approach speed 0.1.",
    ),
    (
        GRIPPERS,
        "At object size 2 and approach speed 0.4, Suction gets 0.70 and Fingers 0.33.",
        "At object size 2 and approach speed 0.4, Suction gets 0.33 and Fingers 0.70.",
    ),
    (
        GRIPPERS,
        "Fingers reach 93% at object size 8 and approach speed 0.1.",
        "Fingers reach 83% at object size 8 and approach speed 0.1.",
    ),
    (SIGNAL, "At offset 20 and gain 3 the signal is 0.61.", "At offset 20 and gain 3 the signal is 0.55."),
    (SQUARES, "At x = 4 and y = 1 stands an 8.", "At x = 4 and y = 1 stands a 5."),
    (SQUARES, "Row 1 is 0, 3, 0, 8.", "Row 1 is 0, 3, 8, 0."),
    (ANIMALS, "9 foxes were mistaken for cats.", "2 foxes were mistaken for cats."),
    (
        PARSERS,
        "On Tweets, Orca reaches 44.0, Heron 51.3, Lynx 39.8 and Mole 47.7.",
        "On Tweets, Orca reaches 44.0, Heron 51.3, Lynx 47.7 and Mole 39.8.",
    ),
    (PARSERS, "Mole manages only 60.1 on News.", "Mole manages only 61.1 on News."),
    (
        PARSERS,
        "Lynx gets 85.9 on News, 39.8 on Tweets, and 70.4 on Law.",
        "Lynx gets 85.9 on News, 39.8 on Tweets, and 74.0 on Law.",
    ),
]
SILENT = [
    (HARVEST, "South is ahead of North by 9.2 in 2011."),
    (HARVEST, "The gap between South and North in 2011 is 9.9."),
    (HARVEST, "South in 2011 was measured with 3 rain gauges."),
    (HARVEST, "The forecast for South in 2011 was 8.0."),
    (HARVEST, "South in 2011 yields 9.9 times what East did."),
    (HARVEST, "The standard error of South in 2011 is 0.4."),
    (HARVEST, "Its 2013 value is 6.9."),
    (SERVER, "With 16 threads and queue length 256, latency is 42 ms."),
    (SERVER, "Queue length 256 was run 5 times at 16 threads."),
    (SERVER, "Moving from queue length 128 to 256 at 16 threads adds 37."),
    (GRIPPERS, "Suction and Fingers differ by 0.25 at object size 4 and approach speed 0.1."),
    (SIGNAL, "At offset 20 and gain 2 the signal is 0.61."),
    (SQUARES, "The cell (3, 3) is 4."),
    (PARSERS, "Orca was trained on 54.0 billion tokens for Tweets."),
    (PARSERS, "Heron improves Tweets by 9.3."),
    (PARSERS, "Orca's 81.2 on News comes with a standard deviation of 3.1."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_value_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_a_number_that_is_no_cell_is_left_alone(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert ("value", "contradicted") not in zip(found.kinds, found.verdicts, strict=True), found


def test_a_number_that_was_rounded_or_cut_off_is_no_fault() -> None:
    assert said(PARSERS, "Orca gets 81 on News.").verdict == "supported"
    assert said(PARSERS, "Orca gets 82 on News.").verdict == "contradicted"
    assert said(PARSERS, "Orca gets 85 on News.").verdict == "contradicted"


def test_values_told_in_the_other_order_refute_nothing() -> None:
    assert said(HARVEST, "The values of North are 4.9, 5.2, 4.5 and 3.1.").verdict != "contradicted"


def test_the_contradicted_cell_is_told() -> None:
    assert "9.2 at (South, 2011)" in said(HARVEST, "South yields 9.3 in 2011.").explanations[0]


@given(st.integers(0, 2), st.integers(0, 3), st.integers(10, 99))
def test_the_number_of_a_cell_is_always_supported_and_one_like_it_contradicted(
    row: int, column: int, tenths: int
) -> None:
    rows, columns = ("North", "South", "East"), ("2011", "2012", "2013", "2014")
    cells = [line.split("|")[2:6] for line in HARVEST.splitlines() if line.startswith("| ")][1:]
    own = cells[row][column].strip()
    told = f"{tenths / 10:.1f}"
    verdict = said(HARVEST, f"{rows[row]} yields {told} in {columns[column]}.").verdict
    assert (verdict == "supported") == (told == own)
    assert verdict != "undecidable" or not 0.4 < float(told) / float(own) < 2.5


@given(st.permutations(["North", "South", "East"]))
def test_the_order_of_the_rows_changes_no_verdict(order: list[str]) -> None:
    head, rows = HARVEST.splitlines()[:4], HARVEST.splitlines()[4:]
    shuffled = "\n".join([*head, *sorted(rows, key=lambda line: order.index(line.split()[1]))])
    for _, true, false in TWINS[:3]:
        assert said(shuffled, true).verdict == "supported"
        assert said(shuffled, false).verdict == "contradicted"
