"""What "the former" and "the latter" stand for: of two things named before, and of no others."""

import pytest

from said import said

WELLS = """## Depth of the water in metres

| Well \\ Month | May | June | July |
|---|---|---|---|
| Ash | 6.1 | 7.5 | 5.9 |
| Birch | 9.2 | 5.2 | 8.4 |
| Cedar | 4.0 | 6.3 | 7.0 |
"""
TWINS = [
    ("Ash and Birch are apart: the former covers 5.9 to 7.5, the latter 5.2 to 9.2.", "Ash and Birch are apart: the latter covers 5.9 to 7.5, the former 5.2 to 9.2."),
    ("Birch and Cedar meet in June; the latter is last in May.", "Birch and Cedar meet in June; the former is last in May."),
    ("The mean of Ash is 6.5, that of Cedar 5.8; the latter is last in May.", "The mean of Ash is 6.5, that of Cedar 5.8; the former is last in May."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS, ids=[true for true, _ in TWINS])
def test_the_one_meant_is_judged(true: str, false: str) -> None:
    assert "supported" in said(WELLS, true).verdicts
    assert "contradicted" not in said(WELLS, true).verdicts
    assert said(WELLS, false).verdict != "supported"


@pytest.mark.parametrize(
    "sentence",
    [
        "Ash, Birch and Cedar are wells; the latter is last in July.",
        "Ash is a well; the former is last in June.",
    ],
)
def test_of_three_things_or_of_one_it_is_not_told_which(sentence: str) -> None:
    assert "contradicted" not in said(WELLS, sentence).verdicts


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Between Ash and Birch there are 3.1 metres in May.", "Between Ash and Birch there are 4.1 metres in May."),
        ("Between Ash and Cedar lie 2.1 metres in May.", "Between Ash and Cedar lie 1.1 metres in May."),
        ("Between Birch and Cedar there are 5.2 metres in May, and 1.1 in June.", "Between Birch and Cedar there are 5.2 metres in May, and 2.1 in June."),
    ],
)  # fmt: skip
def test_what_lies_between_two_is_their_distance(true: str, false: str) -> None:
    assert said(WELLS, true).verdict == "supported"
    assert said(WELLS, false).verdict == "contradicted"


def test_a_full_stop_within_a_name_ends_nothing() -> None:
    grid = WELLS.replace("Ash", "Delta2.5-7B").replace("Birch", "Delta3.1-8B")
    assert said(grid, "Delta3.1-8B is first in May and July.").verdict == "supported"
    assert said(grid, "Delta2.5-7B is first in May and July.").verdict != "supported"
