"""What a sentence says of some of the cells that it has counted, each with a false twin."""

import pytest

from claim_grids import ANIMALS, GRIPPERS, HARVEST, SERVER
from said import said

TWINS = [
    (
        HARVEST,
        "Five cells are above 5.1, three of them in the South row.",
        "Five cells are above 5.1, four of them in the South row.",
    ),
    (
        HARVEST,
        "Two cells exceed 7, both of them in the South row.",
        "Two cells exceed 7, both of them in the 2011 column.",
    ),
    (
        HARVEST,
        "Four cells are above 6, none of them in the North row.",
        "Four cells are above 6, none of them in the South row.",
    ),
    (
        HARVEST,
        "Three cells are below 4: two in the East row and one in the North row.",
        "Three cells are below 4, all of them in the East row.",
    ),
    (
        HARVEST,
        "Four values exceed 6, all of them in the South and East rows.",
        "Four values exceed 6, all of them in the South row.",
    ),
    (
        HARVEST,
        "Values above 7 are confined to the South row.",
        "Values above 6 are confined to the South row.",
    ),
    (HARVEST, "All values above 7 lie in the South row.", "All values above 6 lie in the South row."),
    (
        HARVEST,
        "The two cells above 7 are both in the South row.",
        "The two cells above 7 are both in the East row.",
    ),
    (
        SERVER,
        "Four cells exceed 300, none of them outside 8 and 16 threads.",
        "Four cells exceed 300, all of them at 16 threads.",
    ),
    (
        ANIMALS,
        "Three cells are above 40, all of them on the diagonal.",
        "Three cells are above 40, all of them off the diagonal.",
    ),
    (HARVEST, "South in 2011 is the sole cell above 8.", "South in 2011 is the sole cell above 7."),
]
NOT_SUPPORTED = [
    (HARVEST, "Five cells are above 5, two of them after 2012."),
    (HARVEST, "Five cells are above 5, none of them before 2013."),
    (HARVEST, "Five cells are above 5, two of them outside the South row and the East row."),
    (GRIPPERS, "Values above 0.5 are confined to Suction."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_where_what_is_counted_stands(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), NOT_SUPPORTED)
def test_a_tail_that_leads_elsewhere_is_not_supported(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert found.verdict in ("not-understood", "undecidable"), found


def test_a_wrong_tail_leaves_the_count_before_it_alone() -> None:
    found = said(HARVEST, "Five cells are above 5.1, four of them in the South row.")
    assert found.verdicts == ("supported", "contradicted"), found
