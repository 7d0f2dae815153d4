"""Where the members of classes go, both ways of a confusion, and what is told briefly behind it: sentences with false twins."""

import pytest

from said import said

HERBS = """# Confusion matrix of a herb scanner

Rows: true herb. Columns: predicted herb. Each cell counts leaves.

| True \\ Predicted | basil | mint | sage | thyme |
|---|---|---|---|---|
| basil | 140 | 21 | 9 | 0 |
| mint | 34 | 106 | 3 | 7 |
| sage | 12 | 2 | 88 | 18 |
| thyme | 0 | 5 | 25 | 70 |
"""
TWINS = [
    ("Mint loses more leaves to basil than to any other herb.", "Every herb other than basil loses more leaves to basil than to any other herb."),
    ("Mint loses more leaves to basil than to all other herbs together.", "Sage loses more leaves to basil than to all other herbs together."),
    ("Thyme loses more leaves to sage than to mint.", "Thyme loses more leaves to mint than to sage."),
    ("Thyme suffers most from sage, which takes 25 of its 100 leaves.", "Thyme suffers most from mint, which takes 5 of its 100 leaves."),
    ("Basil and mint trade 55 leaves, 34 one way and 21 the other.", "Basil and mint trade 55 leaves, 30 one way and 25 the other."),
    ("Taken in both directions, sage and thyme exchange 43 leaves.", "Taken in both directions, sage and thyme exchange 47 leaves."),
    ("Basil to sage and back differ by three leaves.", "Basil to sage and back differ by six leaves."),
    ("Mint goes to basil 34 times, thirteen more than basil goes to mint.", "Mint goes to basil 34 times, sixteen more than basil goes to mint."),
    ("Basil is never taken for thyme, nor the other way round.", "Mint is never taken for thyme, nor the other way round."),
    ("Basil is predicted more often than it occurs.", "Mint is predicted more often than it occurs."),
    ("Only mint and thyme are predicted less often than they occur.", "Only thyme is predicted less often than it occurs."),
    ("Basil shows the largest surplus, 16 leaves.", "Sage shows the largest surplus, 5 leaves."),
    ("Recall exceeds 72% in all but two herbs.", "Recall exceeds 72% in all but one herb."),
    ("Two herbs reach a recall of 72%.", "Three herbs reach a recall of 72%."),
    ("Thyme has the lowest recall, 70%; next comes mint at 70.7%.", "Thyme has the lowest recall, 70%; next comes sage at 73.3%."),
    ("The largest off-diagonal count stands where mint is read as basil.", "The largest off-diagonal count stands where basil is read as mint."),
    ("25 thymes were called sage, while sage was called thyme 18 times.", "18 thymes were called sage, while sage was called thyme 25 times."),
    ("Of the 44 mint leaves that were missed, 34 were taken for basil, seven for thyme and three for something else.", "Of the 44 mint leaves that were missed, 31 were taken for basil, ten for thyme and three for something else."),
    ("Mint is lost to basil 34 times, to thyme 7 and to sage 3.", "Mint is lost to basil 34 times, to thyme 3 and to sage 7."),
    ("Sage trails behind: of its leaves only 73.3% are recognised.", "Sage trails behind: of its leaves only 78.3% are recognised."),
    ("Recall falls from 82.4% for basil to 73.3% for sage and 70% for thyme.", "Recall falls from 82.4% for basil to 75.3% for sage and 70% for thyme."),
    ("Two cells are empty: no basil went to thyme, and no thyme went to basil.", "Two cells are empty: no basil went to sage, and no thyme went to basil."),
    ("There are 136 errors, 44 of them on mint.", "There are 136 errors, 35 of them on mint."),
    ("Basil is confused with mint more than with anything else.", "Sage is confused with basil more than with anything else."),
    ("The scanner never calls a basil thyme, nor a thyme basil.", "The scanner never calls a basil thyme, nor a thyme mint."),
]  # fmt: skip
OPEN = [
    "Every herb loses more leaves in winter than in summer.",
    "Basil and mint trade at 12 euros.",
    "Mint receives more water than it should.",
    "Two herbs reach a height of 72 cm.",
    "In the earlier test basil and mint were swapped 80 times.",
    "Sage is the sturdy one: of its 40 leaves each was washed.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_what_holds_is_supported_and_its_twin_contradicted(true: str, false: str) -> None:
    assert said(HERBS, true).verdict == "supported", said(HERBS, true)
    assert said(HERBS, false).verdict == "contradicted", said(HERBS, false)


@pytest.mark.parametrize("sentence", OPEN)
def test_what_tells_of_something_else_is_left_open(sentence: str) -> None:
    assert said(HERBS, sentence).verdict not in ("supported", "contradicted"), said(HERBS, sentence)
