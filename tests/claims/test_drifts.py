"""Gaps and spreads from tick to tick, in many wordings, each with a false twin."""

import pytest

from claim_grids import KETTLES, PONDS
from said import said

TWINS = [
    (KETTLES, "The spread widens with time.", "The spread narrows with time."),
    (KETTLES, "The gap between wool and none grows from minute to minute.", "The gap between wool and none shrinks from minute to minute."),
    (KETTLES, "The difference between wool and felt widened from 3.3 at 10 min to 8.4 at 40 min.", "The difference between wool and felt widened from 3.3 at 10 min to 7.4 at 40 min."),
    (PONDS, "From March to June, Alder and Birch drifted apart.", "From March to June, Alder and Birch drew closer."),
    (PONDS, "The gap between Cedar and Dune narrows every month until June.", "The gap between Cedar and Dune widens every month until June."),
    (PONDS, "The spread is smallest at Birch.", "The spread is smallest at Dune."),
    (PONDS, "The spread between the ponds is widest in June and narrowest in July.", "The spread between the ponds is widest in July and narrowest in June."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_gap_that_changes_is_supported_and_its_false_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)
