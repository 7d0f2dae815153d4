"""References to a row and to a column that stand together."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("at temperature 80 and load 2", ["rows 80 x columns 2"]),
        ("temperature 80 exceeds load 2", ["rows 80", "columns 2"]),
    ],
)
def test_a_row_and_a_column_are_one_spot_unless_a_new_phrase_begins(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found
