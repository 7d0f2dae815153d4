"""Ticks of which each is a multiple of the one before."""

import pytest

from auditor.reading.multiplied import _between


@pytest.mark.parametrize(
    ("first", "last", "factor", "numbers"),
    [
        (2, 16, 2, [2, 4, 8, 16]),
        (16, 2, 2, [16, 8, 4, 2]),
        (1, 1000, 10, [1, 10, 100, 1000]),
        (3, 24, 2, [3, 6, 12, 24]),
        (2, 18, 2, []),
        (0, 8, 2, []),
        (5, 5, 2, [5]),
    ],
)
def test_between_two_ends(first: int, last: int, factor: int, numbers: list[int]) -> None:
    assert _between(first, last, factor) == numbers
