"""Rows and columns by the words row and column."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("in the first row", ["rows at (0,)"]),
        ("in the last two columns", ["columns at (-1, -2)"]),
        ("in the two rightmost columns", ["columns at (-1, -2) right"]),
        ("in the top row", ["rows at (0,) top"]),
        ("in the left-hand column", ["columns at (0,) left"]),
        ("in the middle rows", []),
        ("in the middle row", ["rows at () middle"]),
        ("along the bottom edge", ["rows at (-1,) bottom"]),
        ("in the outer columns", ["columns at (0, -1)"]),
        ("in each row", ["rows each"]),
    ],
)
def test_rows_and_columns_are_found_by_their_places(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("in row 80", ["rows 80"]),
        ("in the 80 row", ["rows 80"]),
        ("in row 3", ["rows at (2,)"]),
        ("80 rows", ["=80"]),
    ],
)
def test_rows_and_columns_are_found_by_their_ticks(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found
