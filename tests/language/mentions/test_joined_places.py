"""Cells told by a letter and a number in one word."""

import pytest

from said import said

BOARD = """## Captures on part of a board

| Rank \\ File | c | d | e |
|---|---|---|---|
| 5 | 61 | 104 | 98 |
| 4 | 58 | 101 | 90 |
| 3 | 40 | 52 | 47 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("The highest value is 104, on d5.", "The highest value is 104, on e5."),
        ("On c3 the value is 40.", "On c3 the value is 47."),
    ],
)
def test_such_a_word_is_a_cell(true: str, false: str) -> None:
    assert said(BOARD, true).verdict == "supported"
    assert said(BOARD, false).verdict == "contradicted"


def test_a_list_of_them_is_none_of_whole_files() -> None:
    assert said(BOARD, "c4, e4 and c3 average about 53.").verdict != "contradicted"
