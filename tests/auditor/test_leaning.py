"""What leans on other sentences, or on what several cells come to, refutes nothing; the same told of cells outright does."""

import pytest

from said import said

FERRY = """## Passengers of three ferries

- **Rows (Ferry):** Arrow, Bounty, Cutter
- **Columns (Month):** May, Jun, Jul, Aug

| Ferry | May | Jun | Jul | Aug |
|---|---|---|---|---|
| Arrow | 12 | 18 | 40 | 33 |
| Bounty | 22 | 25 | 31 | 28 |
| Cutter | 9 | 30 | 36 | 20 |
"""

BREADS = """## Breads told apart by a camera (count)

| Actual \\ Predicted | Rye | Oat | Spelt |
|---|---|---|---|
| Rye | 30 | 4 | 6 |
| Oat | 5 | 31 | 4 |
| Spelt | 2 | 9 | 29 |
"""

STALLS = """## Coins in two markets

- **Rows (Stall):** Amber, Basil, Clove
- **Columns (Dose):** 1, 2, 4, 8

### Harbour

- Amber: 12, 18, 40, 33
- Basil: 22, 25, 31, 28
- Clove: 9, 30, 36, 20

### Square

- Amber: 2, 8, 10, 3
- Basil: 12, 15, 11, 8
- Clove: 5, 3, 6, 2
"""

# True of something that only other sentences tell, or that is worked out.
OPEN = [
    (FERRY, "The Jul margin is 4 passengers, the Aug margin 5."),
    (FERRY, "Cutter's amplitude, 27, is the next smallest."),
    (FERRY, "The ranges differ: Arrow has 28, Cutter 27. Bounty's is the narrowest at 9."),
    (FERRY, "In May Bounty exceeds Cutter by 10 to 13 passengers."),
    (FERRY, "Outside Arrow, 31 is exceeded only at Cutter in Jul."),
    (FERRY, "Cutter, by then, carries 8 fewer than Bounty."),
    (FERRY, "Apart from Arrow and Cutter, no ferry fluctuates by more than 9."),
    (FERRY, "The second-best Jul ferry is Cutter, with 36."),
    (FERRY, "The second-lowest May load is Arrow's, with 12."),
    (BREADS, "Of the 7 false ones, 5 were oat."),
    (BREADS, "Oat was taken for spelt four times, and for rye a little more than once as often."),
    (BREADS, "Rye and Oat account for 9, Oat and Spelt for 13."),
    (BREADS, "Oat is called too often. Of the 13 false ones, 4 come from rye."),
    (BREADS, "In the Oat row, 5 of the 9 errors are Rye verdicts."),
    (BREADS, "For Rye and Oat, recall is the higher of the two."),
    (BREADS, "Symmetry is partial."),
    (BREADS, "Oat and Spelt miss that level."),
    (STALLS, "In the harbour only one cell is below 10, with awnings there are eight."),
    (
        STALLS,
        "Larger doses change nothing, and in the square the coins fall from Amber to Clove no matter how large the dose is.",
    ),
    (FERRY, "From May to Jul the ferries get emptier with draught."),
    (FERRY, "All in all the ferries move by some 12 per month."),
    (FERRY, "Cutter keeps off the most passengers in Jul."),
    (FERRY, "Cutter goes up, down and up again."),
    (FERRY, "All in all the loads extend over 31 passengers."),
    (FERRY, "The fullest boat is Arrow's in Jul. A month before, the same boat had the third-largest load."),
    (BREADS, "The upper half is blank."),
    (STALLS, "Three stalls by four doses, that is 12 cells, are given in each map."),
    (STALLS, "In the square one cell is blue and seven are white."),
    (STALLS, "At a dose of 8, Basil sells half as much in the square as without."),
    (FERRY, "The four months of one ferry add up to 103."),
    (FERRY, "Arrow suffers most, with a drop of 7; among the others Bounty suffers least (3)."),
]
# The same words where they lean on nothing.
FALSE = [
    (FERRY, "The highest value of Arrow is 41, in Jul."),
    (FERRY, "In Jul the lowest value is that of Arrow."),
    (FERRY, "Arrow is higher than Cutter in all four months."),
    (FERRY, "Bounty exceeds Cutter by 9 in May."),
    (FERRY, "Three values of Cutter are above 30."),
    (FERRY, "Arrow falls by 9 from Jul to Aug."),
    (STALLS, "In the harbour only one cell is below 10, in the square there are eleven."),
    (BREADS, "Recall of rye is 81%."),
    (BREADS, "Recall is highest for rye."),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_leans_on_something_else_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), FALSE)
def test_what_stands_by_itself_is_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"
