"""Fixed-width blocks in fences: several grids in one block, cells left open, bars."""

import pytest

from sketch import read_text, sketch

NORTH = "          1    2    3\nday 10    4    5    6\nday 20    7    8    9\n"
SOUTH = "          1    2    3\nday 10    1         3\nday 20    3    2    1\n"


@pytest.mark.parametrize(
    ("one", "other"), [("Site North", "Site South"), ("0 h", "18 h"), ("North (dry):", "South (wet):")]
)
def test_a_block_may_hold_several_grids_each_under_a_line_of_words(one: str, other: str) -> None:
    found = sketch(f"# Salt\n\n```\n{one}\n{NORTH}\n{other}\n{NORTH}```\n")
    assert [line.partition(" [")[0] for line in found] == [one.rstrip(":"), other.rstrip(":")]
    assert {line.partition(" [")[2] for line in found} == {"1, 2, 3] 10: 4 5 6; 20: 7 8 9"}


def test_a_cell_left_open_moves_no_value_to_another_column() -> None:
    assert sketch(f"```\n{SOUTH}```\n") == ["[1, 2, 3] 10: 1 - 3; 20: 3 2 1"]


def test_a_cell_left_open_between_bars_moves_no_value() -> None:
    assert sketch("```\nday | 1 | 2 | 3\n10 | 4 |  | 6\n20 | 7 | 8 | 9\n```\n") == [
        "[1, 2, 3] 10: 4 - 6; 20: 7 8 9"
    ]


def test_a_row_that_is_too_short_stays_too_short() -> None:
    short = NORTH.replace("    6", "") + "day 30    1    2    3\n"
    assert sketch(f"```\n{short}```\n") == ["[1, 2, 3] 10: 4 5 .; 20: 7 8 9; 30: 1 2 3"]


def test_a_program_in_a_fence_is_left_as_it_is() -> None:
    text = "```python\nimport numpy\n\na = [1, 2, 3]\nb = [4, 5, 6]\n\ndef mean(x):\n    return sum(x) / 3\n```\n"
    assert read_text(text).panels == ()


def test_a_block_may_be_parted_by_commas() -> None:
    assert sketch("```csv\nday,dry,wet\n10,4,5\n20,7,8\n```\n") == ["[dry, wet] 10: 4 5; 20: 7 8"]


@pytest.mark.parametrize(
    ("block", "cells"),
    [
        (
            "       oak   ash   elm\noak    1.0\nash    0.4   1.0\nelm   -0.2   0.3   1.0\n",
            "[oak, ash, elm] oak: 1 . .; ash: 0.4 1 .; elm: -0.2 0.3 1",
        ),
        (
            "       oak   ash   elm\nash    0.4\nelm   -0.2   0.3\nfir    0.1   0.5   0.6\n",
            "[oak, ash, elm] ash: 0.4 . .; elm: -0.2 0.3 .; fir: 0.1 0.5 0.6",
        ),
        (
            "       oak   ash   elm\noak\nash    0.4\nelm   -0.2   0.3\n",
            "[oak, ash, elm] ash: 0.4 . .; elm: -0.2 0.3 .",
        ),
    ],
)
def test_a_block_may_be_a_lower_triangle(block: str, cells: str) -> None:
    assert sketch(f"```\n{block}```\n") == [cells]
