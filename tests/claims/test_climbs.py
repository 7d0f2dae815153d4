"""Trends with their causes, scopes and ends, wherever these stand in a sentence."""

import pytest

from said import said

KILNS = """# Shrinkage of test bars

## Red clay

- Colour scale: shrinkage in %, 0 to 16

| Temperature \\ Soak time | 1 h | 2 h | 4 h | 8 h |
|---|---|---|---|---|
| 1000 | 2.1 | 2.6 | 3.0 | 3.2 |
| 1100 | 5.2 | 6.3 | 7.1 | 7.6 |
| 1200 | 9.9 | 11.5 | 12.8 | 13.7 |

## White clay

- Colour scale: shrinkage in %, 0 to 16

| Temperature \\ Soak time | 1 h | 2 h | 4 h | 8 h |
|---|---|---|---|---|
| 1000 | 1.2 | 1.4 | 1.9 | 2.8 |
| 1100 | 8.3 | 9.8 | 11.2 | 10.0 |
| 1200 | 11.6 | 13.1 | 14.2 | 15.3 |
"""
CHOIR = """# Mistakes of a choir

| Voice \\ Week | Week 1 | Week 2 | Week 3 | Week 4 | Week 5 |
|---|---|---|---|---|---|
| Soprano | 30 | 26 | 25 | 19 | 12 |
| Alto | 22 | 20 | 24 | 18 | 23 |
| Tenor | 15 | 17 | 13 | 11 | 11 |
| Bass | 35 | 28 | 21 | 22 | 9 |
"""

# Each true sentence with a false twin.
TWINS = [
    (KILNS, "Soaking longer raises the shrinkage in every row of Red clay.", "Soaking longer raises the shrinkage in every row of White clay."),
    (KILNS, "A longer soak raises the shrinkage at every temperature in Red clay.", "A longer soak raises the shrinkage at every temperature in White clay."),
    (KILNS, "Nowhere in Red clay does a longer soak reduce the shrinkage.", "Nowhere in White clay does a longer soak reduce the shrinkage."),
    (KILNS, "No column of either panel shows a decline from one temperature to the next.", "No row of either panel shows a decline from one soak time to the next."),
    (KILNS, "After 4 h the 1100 row of White clay only declines, from 11.2 to 10.0.", "After 2 h the 1100 row of White clay only declines, from 9.8 to 10.0."),
    (CHOIR, "The soprano falls without a break from Week 1 (30) to Week 5 (12).", "The bass falls without a break from Week 1 (35) to Week 5 (9)."),
    (CHOIR, "The soprano ends the term lower than it began it.", "The alto ends the term lower than it began it."),
    (CHOIR, "Alto falls between Week 1 and Week 2.", "Alto rises between Week 1 and Week 2."),
    (KILNS, "Every row of White clay except 1100 climbs at each step.", "Every row of Red clay except 1100 drops at each step."),
    (KILNS, "Shrinkage rises down every column of both panels.", "Shrinkage falls down every column of both panels."),
    (KILNS, "Going from 1000 to 1200 the shrinkage rises step by step, whatever the soak time.", "Going from 1000 to 1200 the shrinkage falls step by step, whatever the soak time."),
    (KILNS, "From 1 to 2 h the 1100 row rises in both panels.", "From 1 to 2 h the 1100 row falls in both panels."),
]  # fmt: skip

# True, and easily taken for something false.
TRUE = [
    (CHOIR, "Bass gathers until Week 3, then rises (21 to 22)."),
    (CHOIR, "More weeks lower the mistakes."),
    (CHOIR, "The variance drops from week to week."),
    (CHOIR, "Between Week 1 and Week 2 the bass falls. Alto falls, too."),
    (CHOIR, "After Week 3 the alto goes down, then up."),
    (CHOIR, "Tenor goes up, then down."),
    (CHOIR, "On the whole the bass falls from week to week."),
    (CHOIR, "Bass falls from Week 1 to Week 3, then rises by one."),
    (CHOIR, "Tenor falls from Week 2 on, and never rises again."),
    (CHOIR, "As a rule the mistakes fall as the weeks go on."),
    (CHOIR, "In two rows the mistakes fall with every week."),
    (CHOIR, "The total falls with every week but the last."),
    (KILNS, "In White clay the advantage of a longer soak falls as the soak grows."),
    (KILNS, "In White clay a longer soak raises the shrinkage in nearly every row."),
    (KILNS, "In White clay a longer soak raises the shrinkage up to 4 h."),
    (KILNS, "All rows of White clay but one keep climbing to 8 h."),
]

# False, and easily taken for something true.
FALSE = [
    (KILNS, "Every row keeps climbing to 8 h in either panel."),
    (KILNS, "All rows of White clay but two keep climbing to 8 h."),
    (KILNS, "Every row of White clay except 1000 climbs at each step."),
]


@pytest.mark.parametrize(("grid", "sentence"), [(grid, true) for grid, true, _ in TWINS])
def test_what_holds_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), [(grid, false) for grid, _, false in TWINS])
def test_its_twin_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_what_is_true_is_never_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_what_grows_beside_a_line_is_the_axis_that_is_followed_whatever_it_is_called() -> None:
    told = "In each row of {} clay the shrinkage {} as the firing gets longer."
    assert said(KILNS, told.format("Red", "climbs")).verdict == "supported"
    assert said(KILNS, told.format("Red", "falls")).verdict == "undecidable"


@pytest.mark.parametrize(("grid", "sentence"), FALSE)
def test_what_is_false_is_never_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "supported"
