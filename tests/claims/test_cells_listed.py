"""Cells that are counted and listed, and counts dealt out along a line: each true sentence with a false twin."""

import pytest

from said import said

REPAIRS = """# Repairs by kind and weekday

Number of objects brought in during March. Rows: kind of object; columns: weekday.

| | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| toasters | 4 | 7 | 2 | 9 | 3 |
| lamps | 11 | 6 | 12 | 5 | 8 |
| bicycles | 0 | 3 | 14 | 13 | 2 |
| radios | 1 | 1 | 0 | 3 | 4 |
| clothes | 6 | 10 | 5 | 2 | 0 |
"""
LEAVES = """# Leaf scanner, confusion matrix

Counts of scanned leaves. Rows give the true tree, columns the tree the scanner named.

| true \\ named | Oak | Birch | Pine | Larch | Alder |
|---|---|---|---|---|---|
| Oak | 182 | 9 | 0 | 3 | 6 |
| Birch | 14 | 151 | 2 | 8 | 25 |
| Pine | 1 | 3 | 168 | 27 | 1 |
| Larch | 4 | 6 | 41 | 96 | 3 |
| Alder | 11 | 38 | 0 | 5 | 66 |
"""
ORDERS = """# Orders and plates

Rows say what the kitchen served, columns what the guest had ordered.

| | soup | stew | salad |
|---|---|---|---|
| served soup | 44 | 2 | 7 |
| served stew | 3 | 81 | 4 |
| served salad | 5 | 0 | 29 |
"""
MARKS = """# School subjects: how marks go together

Pearson correlation between the marks of 412 pupils in six subjects, ones on the diagonal.

| | Maths | Physics | Art | Latin | Music | Sport |
|---|---|---|---|---|---|---|
| Maths | 1.00 | 0.74 | 0.08 | 0.46 | 0.27 | -0.03 |
| Physics | 0.74 | 1.00 | 0.11 | 0.39 | 0.22 | 0.05 |
| Art | 0.08 | 0.11 | 1.00 | 0.18 | 0.31 | 0.02 |
| Latin | 0.46 | 0.39 | 0.18 | 1.00 | 0.52 | -0.12 |
| Music | 0.27 | 0.22 | 0.31 | 0.52 | 1.00 | 0.09 |
| Sport | -0.03 | 0.05 | 0.02 | -0.12 | 0.09 | 1.00 |
"""
TWINS = [
    (
        REPAIRS,
        "Three cells are empty: bicycles on Monday, radios on Wednesday and clothes on Friday.",
        "Three cells are empty: bicycles on Monday, radios on Thursday and clothes on Friday.",
    ),
    (
        REPAIRS,
        "Two cells share the value 4: toasters on Monday and radios on Friday.",
        "Two cells share the value 4: toasters on Monday and radios on Thursday.",
    ),
    (
        REPAIRS,
        "Bicycles on Wednesday and bicycles on Thursday are the only cells above 12.",
        "Bicycles on Wednesday and lamps on Wednesday are the only cells above 12.",
    ),
    (
        REPAIRS,
        "Toasters on Friday and bicycles on Tuesday both show 3.",
        "Toasters on Friday and bicycles on Monday both show 3.",
    ),
    (
        REPAIRS,
        "Five cells hold ten or more: two are lamps, two are bicycles, and one is clothes, on Tuesday.",
        "Five cells hold ten or more: three are lamps, one is bicycles, and one is clothes, on Tuesday.",
    ),
    (
        REPAIRS,
        "Wednesday brought 33 objects: 14 bicycles, twelve lamps, five clothes, two toasters and no radio.",
        "Wednesday brought 33 objects: 14 bicycles, ten lamps, five clothes, two toasters and no radio.",
    ),
    (
        REPAIRS,
        "Of the 32 bicycles, 14 came on Wednesday and 13 on Thursday.",
        "Of the 32 bicycles, 14 came on Wednesday and 15 on Thursday.",
    ),
    (REPAIRS, "In all, 131 objects were recorded.", "In all, 121 objects were recorded."),
    (
        REPAIRS,
        "The highest cell is bicycles on Wednesday, 14, closely followed by bicycles on Thursday, 13.",
        "The highest cell is bicycles on Wednesday, 14, closely followed by lamps on Wednesday, 13.",
    ),
    (
        LEAVES,
        "Two cells are empty: Oak named as Pine, and Alder named as Pine.",
        "Two cells are empty: Oak named as Pine, and Alder named as Larch.",
    ),
    (
        LEAVES,
        "No other tree has as low a recall as Alder.",
        "No other tree has as low a recall as Larch.",
    ),
    (
        LEAVES,
        "Alder is the weak spot: no other tree has such a low recall, just 55%.",
        "Larch is the weak spot: no other tree has such a low recall, just 64%.",
    ),
    (
        LEAVES,
        "The Birch column picks up 56 leaves that belong elsewhere, more than any other.",
        "The Oak column picks up 30 leaves that belong elsewhere, more than any other.",
    ),
    (
        LEAVES,
        "Pine and Larch traded for each other account for 68 of the 207 mistakes, almost a third.",
        "Pine and Larch traded for each other account for 86 of the 207 mistakes, almost a third.",
    ),
    (LEAVES, "Only Oak keeps above nine in ten.", "Only Pine keeps above nine in ten."),
    (
        LEAVES,
        "No Oak and no Alder is ever called Pine.",
        "No Oak and no Birch is ever called Pine.",
    ),
    (
        LEAVES,
        "Alder leaks mostly into Birch: 38 of its 54 lost leaves go there.",
        "Alder leaks mostly into Birch: 28 of its 54 lost leaves go there.",
    ),
    (
        LEAVES,
        "Every tree but Alder is named right in at least 64% of cases.",
        "Every tree but Alder is named right in at least 70% of cases.",
    ),
    (LEAVES, "No off-diagonal count gets to 42.", "No off-diagonal count gets to 41."),
    (ORDERS, "The recall of soup is 44/52.", "The recall of soup is 44/53."),
    (
        MARKS,
        "Just two pairs exceed 0.5, the second being Latin and Music.",
        "Just three pairs exceed 0.5, the third being Maths and Latin.",
    ),
    (MARKS, "Sport is the subject least tied to the others.", "Art is the subject least tied to the others."),
    (MARKS, "Besides Physics, Maths is closest to Latin.", "Besides Physics, Maths is closest to Music."),
    (
        MARKS,
        "Apart from Music, Art has no partner above 0.2.",
        "Apart from Music, Latin has no partner above 0.2.",
    ),
    (
        MARKS,
        "Latin is positively tied to four subjects and negatively to one.",
        "Latin is positively tied to three subjects and negatively to two.",
    ),
    (
        MARKS,
        "Music correlates with Latin more than with any other subject.",
        "Music correlates with Art more than with any other subject.",
    ),
    (MARKS, "Nothing correlates with Art above 0.31.", "Nothing correlates with Art above 0.21."),
    (
        MARKS,
        "Two subjects, Maths and Latin, correlate negatively with Sport.",
        "Two subjects, Maths and Music, correlate negatively with Sport.",
    ),
]
# What is told of a part of the grid, or in words that may mean other things, is not refuted.
OPEN = [
    (REPAIRS, "12 objects were heavy."),
    (REPAIRS, "In all, 40 objects were recorded."),
    (REPAIRS, "The runner-up is lamps on Wednesday."),
    (LEAVES, "Every tree but Alder reaches 64%, as far as the boxes tell."),
    (MARKS, "Elsewhere, two pairs exceed 0.3: Maths and Latin, and Art and Music."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_is_listed_is_told_from_its_twin(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_may_mean_something_else_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts
