"""Of numbers that are guessed at, one is refuted where all others stand where they are told to."""

import pytest

from said import all_judged

WEIRS = """# Flow of two streams

### Upper weir

| week | Elm | Oak | Fir | Ash |
|---|---|---|---|---|
| 1 | 34.1 | 41.7 | 28.9 | 55.2 |
| 5 | 47.3 | 44.6 | 31.8 | 61.0 |
| 13 | 39.8 | 43.2 | 30.7 | 58.3 |

### Lower weir

| week | Elm | Oak | Fir | Ash |
|---|---|---|---|---|
| 1 | 61.4 | 70.2 | 45.5 | 88.1 |
| 5 | 75.9 | 73.8 | 52.0 | 94.7 |
| 13 | 66.7 | 71.1 | 49.6 | 90.8 |
"""
TWINS = [
    (
        "Week 13 still carried 58.3 in the Ash at the upper weir against 90.8 at the lower weir.",
        "Week 13 still carried 58.3 in the Ash at the upper weir against 98.0 at the lower weir.",
    ),
    (
        "Elm's 61.4 of week 1 at the lower weir had become 75.9 in week 5, before the drought took it back to 66.7 in week 13.",
        "Elm's 61.4 of week 1 at the lower weir had become 75.9 in week 5, before the drought took it back to 76.6 in week 13.",
    ),
]
OPEN = [
    "In week 5 Elm stood at 47.3 at the upper weir, and 28.6 higher at the lower weir.",
    "At the upper weir the Oak stood at 41.7 in week 1, and a week later it may have had 43.0.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_the_one_number_that_is_off_is_contradicted(true: str, false: str) -> None:
    assert "contradicted" not in {one.verdict.value for one in all_judged(f"{WEIRS}\n- {true}\n")}
    found = [one for one in all_judged(f"{WEIRS}\n- {false}\n") if one.verdict.value == "contradicted"]
    assert len(found) == 1
    assert "its other numbers are as told" in found[0].explanation


@pytest.mark.parametrize("sentence", OPEN)
def test_what_is_told_in_another_role_is_not(sentence: str) -> None:
    assert "contradicted" not in {one.verdict.value for one in all_judged(f"{WEIRS}\n- {sentence}\n")}
