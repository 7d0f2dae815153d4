"""Parts of the grid by their shape."""

import pytest

from language.mentioned import GRID, MATRIX, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("in the upper-right corner", ["upper right corner"]),
        ("in the lower left quadrant", ["lower left quadrant"]),
        ("in the left half", ["left half"]),
        ("in the bottom half", ["lower half"]),
    ],
)
def test_a_corner_is_found_however_it_is_written(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("on the diagonal", ["diagonal"]),
        ("on the main diagonal", ["diagonal"]),
        ("on the anti-diagonal", ["antidiagonal"]),
        ("off the diagonal", ["off-diagonal"]),
        ("setting the diagonal aside", ["off-diagonal"]),
        ("below the diagonal", ["lower triangle"]),
        ("in the upper triangle", ["upper triangle"]),
    ],
)
def test_the_diagonal_parts_the_grid(sentence: str, found: list[str]) -> None:
    assert mentions(MATRIX, sentence) == found
