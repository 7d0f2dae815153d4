"""Ticks that nothing names."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("at 100", ["rows 100"]),
        ("at 40", ["=40"]),
        ("for 40", ["rows 40"]),
        ("100 cells", ["=100"]),
    ],
)
def test_a_number_far_from_all_values_is_a_tick(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found
