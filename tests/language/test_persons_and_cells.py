"""Pronouns that stand for persons, and words that stand for the cell told of just before."""

import pytest

from said import said

GRID = """\
## Heatmap: Points of four players

- **X-axis (Course)**: Ash, Birch, Cedar, Elm
- **Y-axis (Player)**: Olga, Pavel, Rosa, Timo

| Player \\ Course | Ash | Birch | Cedar | Elm |
|---|---|---|---|---|
| Olga | 12 | 19 | 23 | 31 |
| Pavel | 8 | 4 | 15 | 9 |
| Rosa | 27 | 33 | 38 | 21 |
| Timo | 5 | 11 | 6 | 14 |

### Observations

"""


@pytest.mark.parametrize(
    ("before", "true", "false"),
    [
        ("Timo trails Olga throughout.", "His total is 36 points.", "His total is 41 points."),
        ("Olga has 31 points on Elm.", "She beats Pavel on all courses.", "She beats Rosa on all courses."),
        (
            "Rosa has 38 points on Cedar.",
            "That is the highest value of the map.",
            "That is the lowest value of the map.",
        ),
        ("Olga scores 12 points on Ash.", "That is 7 fewer than on Birch.", "That is 9 fewer than on Birch."),
        (
            "On Birch Pavel drops to 4.",
            "This is the lowest value of all.",
            "This is the highest value of all.",
        ),
    ],
)
def test_they_are_judged_of_whom_and_of_what_they_stand_for(before: str, true: str, false: str) -> None:
    assert said(GRID, f"{before} {true}").verdicts[-1] == "supported", said(GRID, f"{before} {true}")
    assert said(GRID, f"{before} {false}").verdicts[-1] == "contradicted", said(GRID, f"{before} {false}")


@pytest.mark.parametrize(
    "text",
    [
        "Rosa has 38 points on Cedar. That is why she won.",
        "Olga has 31 points on Elm. That is no surprise.",
        "Rosa and Olga have over 20 points on Elm. That is more than she hoped for.",
    ],
)
def test_what_stands_for_no_cell_is_left_alone(text: str) -> None:
    assert said(GRID, text).verdicts[-1] in ("not-understood", "undecidable", "supported"), said(GRID, text)
