"""Numbers that are met among those the data give, whatever the words around them: true ones are supported, their false twins are not."""

import pytest

from said import said

# A confusion matrix of letters as two readers sort them.
LETTERS = """## Sorting office, confusion matrix

| True \\ Predicted | inland | abroad | returned |
|---|---|---|---|
| inland | 412 | 31 | 7 |
| abroad | 19 | 268 | 13 |
| returned | 5 | 11 | 134 |
"""

WELLS = """## Before, depth of the water in cm

| well \\ month | May | June | July | August |
|---|---|---|---|---|
| Mill | 83.4 | 77.1 | 64.9 | 59.2 |
| Chapel | 91.7 | 88.3 | 79.6 | 70.5 |
| Quarry | 48.8 | 41.2 | 33.7 | 28.4 |

## After, depth of the water in cm

| well \\ month | May | June | July | August |
|---|---|---|---|---|
| Mill | 95.3 | 90.6 | 82.8 | 78.7 |
| Chapel | 97.9 | 94.1 | 89.9 | 84.6 |
| Quarry | 67.5 | 58.3 | 52.6 | 46.1 |
"""

TWINS = [
    (LETTERS, "The clerk who files abroad gets it right 268 times in 300.", "The clerk who files abroad gets it right 258 times in 320."),
    (LETTERS, "It put 814 letters where they belong, or 90.4 %.", "It put 824 letters where they belong, or 91.6 %."),
    (LETTERS, "Some 86 letters went astray.", "Some 97 letters went astray."),
    (LETTERS, "Returned mail was met 134 times out of 150.", "Returned mail was met 134 times out of 165."),
    (WELLS, "Quarry by itself tells the tale, 33.7 turned into 52.6.", "Quarry by itself tells the tale, 35.7 turned into 54.6."),
    (WELLS, "Put Chapel in July next to Mill in May, 89.9 against 83.4.", "Put Chapel in July next to Mill in May, 87.9 against 85.4."),
]  # fmt: skip

# A measure, an extreme, an "all" or a second name that the numbers do not bear out.
NOTHING_MET = [
    (LETTERS, "Precision is another matter, 92 % for inland."),
    (WELLS, "All wells stood at 83.4 back then."),
    (WELLS, "Mill and Chapel came to 59.2 by August, before it."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_numbers_are_met_where_the_names_point(grid: str, true: str, false: str) -> None:
    assert "supported" in said(grid, true).verdicts, said(grid, true)
    assert "contradicted" not in said(grid, true).verdicts, said(grid, true)
    assert "supported" not in said(grid, false).verdicts, said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), NOTHING_MET)
def test_numbers_that_are_told_of_something_else_are_not_met(grid: str, sentence: str) -> None:
    assert "supported" not in said(grid, sentence).verdicts, said(grid, sentence)


def test_a_number_that_is_more_than_something_untold_is_not_met() -> None:
    found = said(LETTERS, "Of the 300 for abroad, 32 went astray, more than of the two other kinds together.")
    assert not any("= 32" in one for one in found.read_as)
    assert "not-understood" in found.verdicts
