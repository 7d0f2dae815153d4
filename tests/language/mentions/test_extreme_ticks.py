"""Ticks by their size."""

import pytest

from language.mentioned import GRID, MATRIX, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("at the highest temperature", ["rows 100"]),
        ("with the smallest catalyst load", ["columns 0.5"]),
        ("at the three lowest temperatures", ["rows 40+60+80"]),
    ],
)
def test_a_tick_is_found_by_its_size(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("the highest A", ["axis rows"]),
    ],
)
def test_an_axis_without_numbers_has_no_greatest_tick(sentence: str, found: list[str]) -> None:
    assert mentions(MATRIX, sentence) == found
