"""What named things come to, in many wordings, each with a false twin; and numbers that are no such sums."""

import pytest

from said import said

STALLS = """# Loaves sold

| Stall \\ Day | Fri | Sat | Sun |
|---|---|---|---|
| North | 12 | 30 | 8 |
| South | 25 | 41 | 14 |
| Quay | 9 | 22 | 39 |
"""
SHARES = """# Who paints what, in percent

| Age \\ Medium | Oil | Ink | Chalk |
|---|---|---|---|
| young | 20 | 50 | 30 |
| old | 60 | 25 | 15 |
"""
TWINS = [
    (STALLS, "Saturday brings 93 loaves in total, against 61 on Sunday.", "Saturday brings 93 loaves in total, against 71 on Sunday."),
    (STALLS, "South adds up to 80 against 50 for the stall above it.", "South adds up to 80 against 60 for the stall above it."),
    (STALLS, "Quay accounts for 70 of the 200 loaves.", "Quay accounts for 90 of the 200 loaves."),
    (STALLS, "Together, North and Quay make up 120 of the 200 loaves.", "Together, North and Quay make up 150 of the 200 loaves."),
    (STALLS, "South has 80 loaves in all and Quay 70.", "South has 80 loaves in all and Quay 90."),
    (STALLS, "South accounts for 40% of all loaves.", "South accounts for 55% of all loaves."),
    (STALLS, "Almost half of all loaves come from Saturday.", "Almost three quarters of all loaves come from Saturday."),
    (STALLS, "A quarter of the 200 loaves come from North.", "Half of the 200 loaves come from North."),
    (SHARES, "Each of the two rows adds up to 100.", "Each of the two rows adds up to 110."),
]  # fmt: skip
SILENT = [
    (STALLS, "On average a stall sells 66.7 loaves."),
    (STALLS, "South lost 12 loaves."),
    (STALLS, "Quay accounts for 90 of the orders."),
    (STALLS, "South sells 41 loaves at most."),
    (STALLS, "Together, North and Quay save 40 of the 90 bags."),
    (STALLS, "A third of all visitors come from South."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_sum_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    found = said(grid, true)
    assert found.verdict == "supported", found
    found = said(grid, false)
    assert found.verdict == "contradicted", found


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_what_may_be_no_sum_is_not_refuted(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert found.verdict != "contradicted", found
