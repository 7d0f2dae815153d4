"""Cells by their coordinates."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("the cell at (2, 80)", ["cell 80, 2"]),
        ("the cell at (80, 2)", ["cell 80, 2"]),
        ("5 x 100", ["cell 100, 5"]),
        ("(3, 80)", ["=3", "rows 80"]),
    ],
)
def test_a_pair_is_a_cell_where_both_are_ticks(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found
