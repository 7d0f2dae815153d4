"""Ranks, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim_grids import GRIPPERS, HARVEST, PARSERS, SERVER, SIGNAL, SQUARES
from said import said

TWINS = [
    (
        HARVEST,
        "The second-highest yield is 7.4 at South in 2014.",
        "The second-highest yield is 6.6 at South in 2013.",
    ),
    (HARVEST, "The second highest value is 7.4.", "The second highest value is 6.6."),
    (
        HARVEST,
        "The highest yield is 9.2 (South, 2011), followed by 7.4 (South, 2014).",
        "The second-highest yield is 6.6 (South, 2013).",
    ),
    (
        HARVEST,
        "The second-lowest value, 3.1, belongs to North in 2011.",
        "The second-lowest value, 3.9, belongs to East in 2013.",
    ),
    (HARVEST, "Third place goes to 6.6.", "Third place goes to 5.2."),
    (HARVEST, "North has the second-highest sum (17.7).", "South has the second-highest sum (28.2)."),
    (HARVEST, "- **Runner-up**: South in 2014 with 7.4", "- **Runner-up**: South in 2013 with 6.6"),
    (
        HARVEST,
        "For North, the second-lowest value is 4.5 (2012).",
        "For North, the second-lowest value is 4.9 (2014).",
    ),
    (HARVEST, "In 2013, North has the second-highest yield.", "In 2013, East has the second-highest yield."),
    (
        SERVER,
        "The second best throughput is 340 (queue length 128, 16 threads).",
        "The second best throughput is 322 (queue length 256, 8 threads).",
    ),
    (
        SERVER,
        "With 16 threads, queue length 128 comes second (340).",
        "With 16 threads, queue length 64 comes second (281).",
    ),
    (
        GRIPPERS,
        "The second-highest value of Suction is 0.92.",
        "The second-highest value of Suction is 0.89.",
    ),
    (SQUARES, "The second-highest value is 5.", "The second-highest value is 3."),
    (PARSERS, "On News, Orca is second-best.", "On News, Heron is second-best."),
    (PARSERS, "Orca ranks second on News with 81.2.", "Heron ranks second on News with 77.5."),
    (
        PARSERS,
        "The best News score is Lynx's 85.9, followed by Orca's 81.2.",
        "The second-best News score is Heron's 77.5.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_rank_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


def test_ties_share_a_rank_or_take_up_several() -> None:
    assert said(SQUARES, "The second-highest value is 8.").verdict == "supported"
    assert said(SQUARES, "The second-highest value is 5.").verdict == "supported"


def test_unwritten_cells_keep_a_rank_open() -> None:
    assert said(SIGNAL, "The second-highest value is 0.55.").verdict != "supported"
    assert said(SIGNAL, "The second-highest value is 0.61.").verdict != "contradicted"


def test_what_has_the_rank_is_told() -> None:
    assert "7.4 at (South, 2014)" in said(HARVEST, "The second highest value is 6.6.").explanations[0]


@settings(max_examples=12, deadline=None)
@given(st.permutations([12, 25, 31, 48, 57, 66]))
def test_only_the_second_of_the_order_is_second(values: list[int]) -> None:
    rows = [f"| r{k} | {values[k]} | {values[k + 1]} |" for k in (0, 2, 4)]
    grid = "\n".join(["## Finds", "", "| pit | upper | lower |", "|---|---|---|", *rows])
    for value in values:
        # 12 is so far off that the sentence is thought to mean something else.
        expected = {57: "supported", 12: "undecidable"}.get(value, "contradicted")
        assert said(grid, f"The second-highest value is {value}.").verdict == expected


DISTANCES = [
    "The runner-up is South in 2014, only 1.8 behind.",
    "The second-highest value is that of South in 2014, 1.8 tonnes behind.",
    "Second comes South in 2014, a full 1.8 t adrift.",
]


@pytest.mark.parametrize("sentence", DISTANCES)
def test_how_far_behind_something_is_is_not_its_value(sentence: str) -> None:
    assert "contradicted" not in said(HARVEST, sentence).verdicts
