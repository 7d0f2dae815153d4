"""Sums that tell how many cells there are beside coordinates that tell where one is."""

import pytest

from sketch import sketch

GRID = """# Yield

| Field \\ Year | 2001 | 2002 | 2003 |
|---|---|---|---|
| North | 3 | 5 | 8 |
| South | 4 | 6 | 9 |
"""


@pytest.mark.parametrize(
    "sentence", ["Two fields and three years give 2 × 3 = 6 numbers.", "That makes 2x3 = 6 cells."]
)
def test_a_product_is_no_cell(sentence: str) -> None:
    assert sketch(f"{GRID}\n{sentence}\n") == sketch(GRID)
