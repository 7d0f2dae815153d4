"""A statement that tells numbers is contradicted only where one slip of its writer explains that it is wrong."""

import pytest

from claim_grids import HARVEST, SERVER, SQUARES
from said import said

SLIPS = [
    (HARVEST, "South yields 9.5 in 2011.", "a number that is a little off"),
    (HARVEST, "South yields 92 in 2011.", "a decimal point that was lost"),
    (HARVEST, "North yields 9.2 in 2011.", "a number that stands elsewhere"),
    (HARVEST, "The maximum of the figure is 9.2, at South in 2014.", "a wrong place"),
    (HARVEST, "The mean of South is 5.07.", "a mean that is too low"),
    (HARVEST, "The second-highest value is 6.6.", "a wrong rank"),
    (SERVER, "Queue Length 32 falls from 112 to 240.", "the opposite direction"),
    (SQUARES, "Five cells are 0.", "a count that is too high"),
]
FAR = [
    (HARVEST, "South yields 310 in 2011."),
    (HARVEST, "The mean of South is 41.3."),
    (HARVEST, "The second-highest value is 71.5."),
]


@pytest.mark.parametrize(("grid", "sentence", "slip"), SLIPS)
def test_a_slip_is_contradicted(grid: str, sentence: str, slip: str) -> None:
    assert said(grid, sentence).verdict == "contradicted", f"{slip}: {said(grid, sentence)}"


@pytest.mark.parametrize(("grid", "sentence"), FAR)
def test_what_no_slip_explains_is_left_open_with_the_reason(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert found.verdict == "undecidable", found
    assert found.explanations == ("no single slip would explain it, so it may mean something else",)


def test_what_tells_no_number_needs_no_slip() -> None:
    assert said(HARVEST, "All values are negative.").verdict == "contradicted"
