"""Sentences that may be told of other cells than those read refute nothing; their plain twins do."""

import pytest

from said import said

CALLS = """## What three tasters called each tea, and what it was

- **X-axis (called)**: Assam, Ceylon, Keemun
- **Y-axis (was)**: Assam, Ceylon, Keemun

| was \\ called | Assam | Ceylon | Keemun |
|---|---|---|---|
| Assam | 40 | 3 | 2 |
| Ceylon | 9 | 38 | 5 |
| Keemun | 14 | 6 | 33 |
"""
SALES = """## Pots sold by stall and month

| stall \\ month | April | May | June |
|---|---|---|---|
| Quay | 11 | 15 | 19 |
| Gate | 12 | 15 | 18 |
| Mill | 30 | 22 | 27 |
"""
PAIRS = """## Correlation of four marks

| | Latin | Maths | Music | Art |
|---|---|---|---|---|
| Latin | 1 | 0.6 | 0.3 | 0.1 |
| Maths | 0.6 | 1 | 0.2 | -0.1 |
| Music | 0.3 | 0.2 | 1 | 0.4 |
| Art | 0.1 | -0.1 | 0.4 | 1 |
"""


@pytest.mark.parametrize(
    ("grid", "may_be", "is_not"),
    [
        (SALES, "Quay and Gate tie.", "Quay and Gate tie in April."),
        (SALES, "No glazed number exceeds 25.", "No number exceeds 25."),
        (SALES, "In June no unfired value is below 20.", "In June no value is below 20."),
    ],
)
def test_what_may_be_told_of_other_cells_refutes_nothing(grid: str, may_be: str, is_not: str) -> None:
    assert said(grid, may_be).verdict in ("undecidable", "not-understood"), said(grid, may_be)
    assert said(grid, is_not).verdict == "contradicted", said(grid, is_not)


def test_the_best_of_the_pairs_that_are_left_is_supported_alone() -> None:
    assert said(PAIRS, "Apart from Maths, Latin's best match is Music with 0.3.").verdict == "supported"
    assert said(PAIRS, "Apart from Maths, Latin's best match is Art with 0.1.").verdict != "supported"


def test_an_end_of_one_side_that_fits_the_other_refutes_nothing() -> None:
    told = said(CALLS, "The most frequent error is 14 cups that ended in Assam.")
    assert told.verdict != "contradicted", told


def test_most_values_are_more_than_half_of_them_and_not_the_highest() -> None:
    told = said(SALES, "Most values are below 25.")
    assert told.verdict == "supported", told
    assert not any("highest" in one for one in told.read_as), told
