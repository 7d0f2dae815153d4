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
    (STALLS, "On Saturday 93 loaves in all were sold.", "On Saturday 83 loaves in all were sold."),
    (STALLS, "More than half of the loaves sold on Sunday came from Quay.", "More than three quarters of the loaves sold on Sunday came from Quay."),
    (STALLS, "On Friday, 25 of the 46 loaves were sold at South.", "On Friday, 22 of the 46 loaves were sold at South."),
    (STALLS, "Of the 93 loaves on Saturday, 71 came from North or South.", "Of the 93 loaves on Saturday, 81 came from North or South."),
    (STALLS, "North sold 50 loaves in all, of which 30 on Saturday.", "North sold 50 loaves in all, of which 40 on Saturday."),
    (STALLS, "Quay's share of the Sunday total is 64%.", "Quay's share of the Sunday total is 44%."),
    (STALLS, "The stall totals are 50, 80 and 70.", "The stall totals are 50, 90 and 70."),
    (STALLS, "The other two stalls together sold 120 loaves, against 80 at South.", "The other two stalls together sold 130 loaves, against 80 at South."),
    (STALLS, "Two in five loaves came from South.", "Nine in ten loaves came from South."),
    (STALLS, "Quay sold 39 of its 70 loaves on Sunday.", "Quay sold 39 of its 80 loaves on Sunday."),
    (STALLS, "Friday and Sunday together bring 107 loaves, more than Saturday alone.", "Friday and Sunday together bring 117 loaves, more than Saturday alone."),
    (SHARES, "Among the young, oil and ink add up to 70 percent.", "Among the young, oil and ink add up to 80 percent."),
    (SHARES, "Each of the two rows adds up to 100.", "Each of the two rows adds up to 110."),
]  # fmt: skip
SILENT = [
    (STALLS, "On average a stall sells 66.7 loaves."),
    (STALLS, "South lost 12 loaves."),
    (STALLS, "On Saturday 12 helpers in all look after the stalls."),
    (STALLS, "Sunday and Friday at North add up to 20 of its 50 loaves."),
    (STALLS, "In total, two stalls sell 70 loaves or more."),
    (STALLS, "South sold 41 loaves at its best, more than on any other day."),
    (STALLS, "On Sunday few were sold at North and South. The remaining 39 came from Quay."),
    (STALLS, "The 12 is the only 12 in the table."),
    (STALLS, "North and South together sold more than twice as much as Quay... on Friday."),
    (SHARES, "Ink makes up 50% of all pictures of the young."),
    (SHARES, "Oil accounts for 60% of the total among the old."),
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
