"""Ticks on one side of a bound."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("at a catalyst load of 2 or more", ["columns 2+5"]),
        ("at a catalyst load of 1 and below", ["columns 0.5+1"]),
        ("at loads above 1", ["columns 2+5"]),
        ("at temperatures up to 60", ["rows 40+60"]),
        ("from 80 on", ["rows 80+100"]),
    ],
)
def test_a_bound_on_an_axis_means_all_ticks_beyond_it(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found
