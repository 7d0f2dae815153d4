"""Axes may be called by words that compare or tell a change elsewhere."""

import pytest

from said import said

DICE = """\
# Wins of the leading player

- **Rows (Lead)**: 5, 10, 20
- **Columns (Board)**: small, medium, large

| Lead \\ Board | small | medium | large |
|---|---|---|---|
| 5 | 31 | 28 | 25 |
| 10 | 44 | 39 | 30 |
| 20 | 58 | 55 | 47 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("A lead of 10 yields 37.7 on average.", "A lead of 10 yields 41.7 on average."),
        ("The small board brings more wins than the large one at each lead.", "The large board brings more wins than the small one at each lead."),
        ("For every lead, the medium board brings fewer wins than the small one.", "For every lead, the medium board brings fewer wins than the large one."),
        ("A lead of 20 wins 55 games on the medium board.", "A lead of 20 wins 39 games on the medium board."),
        ("A lead of 20 beats a lead of 5 on every board.", "A lead of 5 beats a lead of 20 on every board."),
    ],
)  # fmt: skip
def test_behind_an_article_or_each_such_a_word_names_its_axis(true: str, false: str) -> None:
    assert said(DICE, true).verdict == "supported"
    assert said(DICE, false).verdict == "contradicted"


def test_elsewhere_it_compares() -> None:
    assert said(DICE, "The small board is in the lead everywhere.").verdict == "supported"
    assert said(DICE, "The large board is in the lead everywhere.").verdict != "supported"
