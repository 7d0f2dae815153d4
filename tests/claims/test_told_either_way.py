"""Two sizes such as "32 × 16" on a grid that has both on both axes."""

import pytest

from said import said

TILES = """\
## Throughput of tiles

| height \\ width | 16 | 32 | 64 |
|---|---|---|---|
| 16 | 21.4 | 33.8 | 47.2 |
| 32 | 34.9 | 58.3 | 79.6 |
| 64 | 48.1 | 81.2 | 118.5 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The value at 32 × 32 is 58.3.", "supported"),
        ("The value at 32 × 32 is 53.8.", "contradicted"),
    ],
)
def test_two_equal_sizes_are_one_cell(sentence: str, verdict: str) -> None:
    assert said(TILES, sentence).verdict == verdict


@pytest.mark.parametrize(
    "sentence", ["32 × 16 beats 16 × 32.", "16 × 32 beats 32 × 16.", "32 × 16 reaches 33.8."]
)
def test_of_two_sizes_either_may_be_told_first(sentence: str) -> None:
    assert said(TILES, sentence).verdict != "contradicted"


def test_a_part_that_is_told_by_its_place_and_not_made_out_refutes_nothing() -> None:
    grid = TILES.replace("height", "day").replace("| 16 |", "| Mon |", 1)
    assert said(grid, "For the last slot of the day, 48.1 on Mon is the top value.").verdict != "contradicted"
