"""What one cell holds is no size of the grid; a zero that has a shade of its own is no blank cell."""

from auditing import found

_CODED = (
    "# Quilt\n\nRows P and Q, columns 1, 2 and 3.\n\nKey: 0 = grey, 1 = pink, 2 = teal.\n\n"
    "- P: 0, 1, 2\n- Q: 2, 1, 0\n\n### Observations\n\n- The pattern has no blank square.\n"
)
_TWO = (
    "# Air\n\nTwo numbers stand in each cell: the wind (m/s) and, below it, the rain (mm). Columns: May, June.\n\n"
    "- coast: 4 / 70, 5 / 62\n- hills: 7 / 88, 9 / 81\n"
)


def test_a_zero_with_a_shade_of_its_own_is_not_held_against_a_grid_without_blanks() -> None:
    assert found(_CODED) == []


def test_two_numbers_in_each_cell_are_no_size() -> None:
    assert found(_TWO) == []
