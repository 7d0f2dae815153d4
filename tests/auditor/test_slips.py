import pytest

from auditor.evidence.slips import repairs
from auditor.evidence.surroundings import expectations, usual_distance
from grids import panel


@pytest.mark.parametrize(
    ("written", "meant", "slip"),
    [
        ("73.2", "37.2", "two digits exchanged"),
        ("318", "31.8", "the decimal point lost"),
        ("4.70", "0.470", "the decimal point moved"),
        ("55", "5", "a digit doubled"),
        ("4", "47", "a digit lost"),
        ("6.1", "-6.1", "the sign lost"),
        ("-6.1", "6.1", "a sign added"),
    ],
)
def test_a_slip_is_undone(written: str, meant: str, slip: str) -> None:
    assert (meant, slip) in list(repairs(written))


def test_every_repair_is_a_number_and_none_is_the_number_itself() -> None:
    for text in ("0", "7", "-3", "11.0", "0.05", "1234"):
        repaired = [meant for meant, _ in repairs(text)]
        assert text not in repaired
        assert len(repaired) == len(set(repaired))
        assert all(float(meant) is not None for meant in repaired)


def test_a_cell_is_expected_to_be_like_its_neighbours() -> None:
    grid = panel("1 2 3 4\n2 3 4 5\n3 4 5 6\n4 5 6 7")
    expected = expectations(grid)
    assert expected[1, 1] == 3
    assert usual_distance(grid, expected) == 2


def test_a_small_grid_lets_expect_nothing() -> None:
    grid = panel("1 2 3\n2 3 4\n3 4 5")
    assert usual_distance(grid, expectations(grid)) is None
