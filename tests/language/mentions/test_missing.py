"""Marks that stand where a number is missing."""

import pytest

from language.mentioned import GRID, texts


@pytest.mark.parametrize(
    ("grid", "sentence", "found"),
    [
        (GRID, "is N/A there", ["N/A"]),
        (GRID, "nanometres", []),
        (GRID, "is n.d. there", []),
        (GRID.replace("10.1", "n.d."), "is n.d. there", ["n.d."]),
    ],
)
def test_a_mark_is_found_if_it_is_usual_or_the_grid_has_it(
    grid: str, sentence: str, found: list[str]
) -> None:
    assert texts(grid, sentence, "missing") == found
