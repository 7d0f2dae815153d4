"""Ticks by their size and by their kin: bins, ages, the middle ones, both kinds, parts of a whole."""

import pytest

from language.mentioned import GRID, mentions

AGES = """## Who borrows what

| Age group \\ Shelf | Crime novels | Love novels | Maps |
|---|---|---|---|
| 6–12 | 10 | 20 | 30 |
| 13–19 | 11 | 21 | 31 |
| 20–64 | 12 | 22 | 32 |
| 65+ | 13 | 23 | 33 |
"""
DECODED = """## Score

- **Y-axis (Shots)**: 0, 1, 4
- **X-axis (Sampling temperature)**: 0.0, 0.5, 1.0

| Shots | 0.0 | 0.5 | 1.0 |
|---|---|---|---|
| 0 | 41 | 42 | 43 |
| 1 | 51 | 52 | 53 |
| 4 | 61 | 62 | 63 |
"""


@pytest.mark.parametrize(
    ("grid", "sentence", "found"),
    [
        (AGES, "in the oldest group", ["rows 65+"]),
        (AGES, "among the youngest", ["rows 6–12"]),
        (AGES, "the second-oldest group", ["rows 20–64"]),
        (AGES, "the three older groups", ["rows 13–19+20–64+65+"]),
        (AGES, "those aged 13–19", ["rows 13–19"]),
        (AGES, "the over-65s", ["rows 65+"]),
        (AGES, "both novels", ["columns Crime novels+Love novels"]),
        (GRID, "the two middle loads", ["columns at (1, 2)"]),
        (GRID, "from the lowest temperature to the highest", ["rows 40", "rows 100"]),
        (DECODED, "greedy decoding", ["columns 0.0"]),
        (DECODED, "with one example", ["rows 1"]),
        (DECODED, "without examples", ["rows 0"]),
    ],
)
def test_ticks_are_found_by_their_size_or_kin(grid: str, sentence: str, found: list[str]) -> None:
    assert [one for one in mentions(grid, sentence) if " " in one] == found


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (AGES, "the highest figure"),
        (AGES, "the brown novels"),
        (GRID, "the oldest"),
        (DECODED, "a hot day"),
    ],
)
def test_what_may_be_a_value_is_no_tick(grid: str, sentence: str) -> None:
    assert not [one for one in mentions(grid, sentence) if one.startswith(("rows", "columns"))]
