"""A part of a sentence is contradicted where all else that the sentence says was understood, and holds."""

import pytest

from claim_grids import HARVEST, SERVER
from said import said

PARTS = [
    (HARVEST, "South opens with 9.2 and averages 7.05.", "South opens with 9.2 and averages 8.35."),
    (HARVEST, "East ends at 6.1 and averages 4.33.", "East ends at 6.1 and averages 5.93."),
    (SERVER, "Queue Length 32 begins with 112 and averages 184.2.", "Queue Length 32 begins with 112 and averages 201.9."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), PARTS)
def test_one_part_that_fails_beside_parts_that_hold_is_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize("joint", [", which", ", although what is left of it"])
def test_a_part_that_leans_on_the_other_is_not(joint: str) -> None:
    assert said(HARVEST, f"South opens with 9.2{joint} averages 8.35.").verdict != "contradicted"


@pytest.mark.parametrize("joint", [", whereas it", ", while it", " and"])
def test_a_part_with_a_verb_of_its_own_stands_by_itself(joint: str) -> None:
    assert said(HARVEST, f"South opens with 9.2{joint} averages 8.35.").verdict == "contradicted"
    assert said(HARVEST, f"South opens with 9.2{joint} averages 7.05.").verdicts[-1] == "supported"
