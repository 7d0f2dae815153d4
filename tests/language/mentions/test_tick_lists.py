"""Lists and ranges of ticks."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("at temperatures 60 and 80", ["rows 60+80"]),
        ("at temperatures 40, 60 and 80", ["rows 40+60+80"]),
        ("at temperatures from 60 to 100", ["rows 60+80+100"]),
        ("for catalyst loads 0.5–2", ["columns 0.5+1+2"]),
        ("at a temperature (40)", ["rows 40"]),
    ],
)
def test_ticks_that_are_joined_are_one_mention(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found
