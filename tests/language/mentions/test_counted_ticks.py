"""Ticks that stand before the name of their axis."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("at 80 temperature", ["rows 80"]),
        ("two catalyst loads", ["columns 2"]),
        ("a single catalyst load", ["columns 1"]),
        ("70 temperatures", ["=70", "axis rows"]),
    ],
)
def test_a_number_before_an_axis_is_a_tick_if_the_axis_has_it(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize("sentence", ["each of the two rows", "all 3 loads", "all of the nine temperatures"])
def test_a_number_that_is_not_that_of_the_ticks_is_none_of_all(sentence: str) -> None:
    assert "every" not in " ".join(mentions(GRID, sentence))
