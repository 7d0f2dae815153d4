from auditor.evidence.matrices import diagonal, is_square, mirrored
from grids import panel

NAMES = "wren lark rook"


def test_a_matrix_has_the_same_labels_on_both_sides() -> None:
    assert is_square(panel("1 2 3\n2 1 4\n3 4 1", labels=NAMES))
    assert not is_square(panel("1 2\n2 1", labels=NAMES))
    assert not is_square(panel("1 2 3\n2 1 4", labels=NAMES))


def test_the_diagonal_and_the_pairs_across_it() -> None:
    grid = panel("1 2 3\n2 1 -\n3 4 1", labels=NAMES)
    assert [quantity.value for quantity in diagonal(grid).values()] == [1, 1, 1]
    assert [place for place, _, _ in mirrored(grid)] == [(1, 0), (2, 0)]
