"""Parts of a grid told by comparing its axes ("where x exceeds y"), and extremes that change from panel to panel."""

import pytest

from said import said

LOANS = """## Fulfilled requests at a tool library

- **Vertical axis**: number of lenders (1 to 4, from top to bottom)
- **Horizontal axis**: number of borrowers (1 to 4, from left to right)

### Old rules

| Lenders \\ Borrowers | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 1 | 9 | 0 | 0 | 0 |
| 2 | 12 | 11 | 0 | 0 |
| 3 | 14 | 13 | 12 | 0 |
| 4 | 22 | 15 | 14 | 8 |

### New rules

| Lenders \\ Borrowers | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 1 | 10 | 11 | 13 | 14 |
| 2 | 13 | 14 | 15 | 17 |
| 3 | 15 | 16 | 17 | 19 |
| 4 | 23 | 26 | 29 | 45 |
"""

# Few cells are written; the ranges are stated.
WALL = """## Noise before and after the wall

- **X-axis**: street (1-5)
- **Y-axis**: floor (1-5)

#### Before the wall
- **Range**: 52 (minimum) to 81 (maximum)
- **Corners**:
- Top-left (1x1): 81
- Bottom-right (5x5): 54

#### After the wall
- **Range**: 40 (minimum) to 63 (maximum)
- **Corners**:
- Top-left (1x1): 63
- Bottom-right (5x5): 41
"""

TWINS = [
    (
        LOANS,
        "Old rules: the values are 0 wherever borrowers outnumber lenders.",
        "New rules: the values are 0 wherever borrowers outnumber lenders.",
    ),
    (
        LOANS,
        "Under the old rules, cells with more borrowers than lenders are all zero.",
        "Under the new rules, cells with more borrowers than lenders are all zero.",
    ),
    (
        LOANS,
        "Under the old rules, whenever there are at least as many lenders as borrowers, all values are 8 or more.",
        "Under the old rules, whenever there are at least as many lenders as borrowers, all values are 9 or more.",
    ),
    (
        LOANS,
        "Old rules: where there are as many borrowers as lenders, the values lie between 8 and 12.",
        "Old rules: where there are as many borrowers as lenders, the values lie between 9 and 12.",
    ),
    (
        LOANS,
        "Old rules: the highest value among cells with more lenders than borrowers is 22.",
        "Old rules: the highest value among cells with more lenders than borrowers is 15.",
    ),
    (
        LOANS,
        "New rules: no cell with more borrowers than lenders exceeds 19.",
        "New rules: no cell with more borrowers than lenders exceeds 18.",
    ),
    (
        LOANS,
        "New rules: the value never falls below 11 where the number of borrowers is greater than the number of lenders.",
        "New rules: the value never falls below 12 where the number of borrowers is greater than the number of lenders.",
    ),
    (
        LOANS,
        "Old rules: all values are positive where lenders are at least as numerous as borrowers.",
        "Old rules: all values are positive where borrowers are at least as numerous as lenders.",
    ),
    (
        LOANS,
        "Old rules: the values drop to 0 as soon as there are more borrowers than lenders (upper-right triangle).",
        "New rules: the values drop to 0 as soon as there are more borrowers than lenders (upper-right triangle).",
    ),
    (
        LOANS,
        "Under the old rules service is good where there are at least as many lenders as borrowers, but fails (values of 0) where borrowers outnumber lenders.",
        "Under the new rules service is good where there are at least as many lenders as borrowers, but fails (values of 0) where borrowers outnumber lenders.",
    ),
    (
        LOANS,
        "All values increased under the new rules, the lowest from 0 to 10 and the highest from 22 to 45.",
        "All values increased under the new rules, the lowest from 0 to 10 and the highest from 22 to 48.",
    ),
    (
        LOANS,
        "From the old to the new rules, the minimum rises from 0 to 10 while the maximum goes from 22 to 45.",
        "From the old to the new rules, the minimum rises from 0 to 12 while the maximum goes from 22 to 45.",
    ),
    (
        WALL,
        "The lowest value falls from 52 to 40 and the highest from 81 to 63.",
        "The lowest value falls from 52 to 40 and the highest from 81 to 68.",
    ),
]

NOT_CONTRADICTED = (
    # another shape than the words in brackets tell, and other things than the axes are compared
    (LOANS, "New rules: the values are 0 wherever borrowers outnumber lenders (lower-left triangle)."),
    (LOANS, "New rules: the values are 0 where visitors outnumber lenders."),
    # the change is told of a part
    (LOANS, "In the first row all values increased, with the lowest rising from 0 to 11."),
)


@pytest.mark.parametrize(("grid", "sentence"), [(grid, true) for grid, true, _ in TWINS])
def test_what_holds_of_a_part_is_supported(grid: str, sentence: str) -> None:
    verdicts = said(grid, sentence).verdicts
    assert "supported" in verdicts
    assert "contradicted" not in verdicts


@pytest.mark.parametrize(("grid", "sentence"), [(grid, false) for grid, _, false in TWINS])
def test_what_fails_of_a_part_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NOT_CONTRADICTED)
def test_what_is_said_of_something_else_is_never_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts
