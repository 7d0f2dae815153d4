"""Where a line first gets past a number, each true sentence with a false twin."""

import pytest

from said import said

MILLS = """# Flour ground in kg per hour

## Old stones

| Grain \\ Wind | 2 | 4 | 6 | 8 |
|---|---|---|---|---|
| rye | 12 | 31 | 58 | 77 |
| oats | 8 | 15 | 33 | 41 |
| spelt | 5 | 9 | 14 | 22 |

## New stones

| Grain \\ Wind | 2 | 4 | 6 | 8 |
|---|---|---|---|---|
| rye | 20 | 44 | 71 | 80 |
| oats | 11 | 24 | 52 | 60 |
| spelt | 6 | 12 | 19 | 31 |
"""
TWINS = [
    ("It takes a wind of 8 before spelt passes 20 in Old stones.", "It takes a wind of 6 before spelt passes 20 in Old stones."),
    ("Not until a wind of 6 does rye get past 50 in either panel.", "Not until a wind of 8 does rye get past 50 in either panel."),
    ("Oats in New stones does not exceed 50 until a wind of 6.", "Oats in New stones does not exceed 50 until a wind of 8."),
    ("In Old stones rye first exceeds 30 at a wind of 4.", "In Old stones rye first exceeds 30 at a wind of 6."),
    ("A wind of 4 is enough for rye to reach 40 in New stones.", "A wind of 2 is enough for rye to reach 40 in New stones."),
    ("Only from a wind of 8 on does spelt exceed 20 in Old stones.", "Only from a wind of 6 on does spelt exceed 20 in Old stones."),
    ("Oats in Old stones passes 30 from a wind of 6 on.", "Oats in Old stones passes 30 from a wind of 4 on."),
]  # fmt: skip
# True of what they say, but less would do.
MORE_THAN_ENOUGH = [
    "A wind of 6 is enough for rye to reach 40 in New stones.",
    "Oats in Old stones passes 30 from a wind of 8 on.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_of_twins_one_is_supported_and_the_other_contradicted(true: str, false: str) -> None:
    assert said(MILLS, true).verdict == "supported"
    assert said(MILLS, false).verdict == "contradicted"


@pytest.mark.parametrize("sentence", MORE_THAN_ENOUGH)
def test_what_takes_less_is_left_open(sentence: str) -> None:
    assert said(MILLS, sentence).verdict not in ("supported", "contradicted")
