"""The rank of a row or column in each of many lines, and behind which other: in many wordings, each with a false twin."""

import pytest

from said import said

VOTES = """## Share of the vote

| District \\ List | Green | Blue | Grey | Gold |
|---|---|---|---|---|
| North | 31 | 22 | 18 | 12 |
| South | 28 | 25 | 16 | 9 |
| East | 20 | 30 | 17 | 14 |
| West | 26 | 23 | 21 | 8 |
| Centre | 33 | 27 | 15 | 10 |

### Observations
"""

TWINS = [
    ("Gold comes last in every district.", "Blue comes last in every district."),
    ("Gold comes last in all five districts.", "Green comes last in all five districts."),
    ("Green is first in four of the five districts.", "Green is first in three of the five districts."),
    ("Green leads in four of the five districts.", "Green leads in all five districts."),
    (
        "The runner-up is Blue in four of the five districts.",
        "The runner-up is Grey in four of the five districts.",
    ),
    ("In every district, Grey finishes third.", "In every district, Green finishes third."),
    ("In every district Gold comes last.", "In every district Grey comes last."),
    ("Third place goes to Grey in every district.", "Third place goes to Gold in every district."),
    (
        "Gold has the lowest share in each of the five districts.",
        "Grey has the lowest share in each of the five districts.",
    ),
    (
        "Blue has the second-highest share in four districts.",
        "Blue has the second-highest share in two districts.",
    ),
    (
        "Blue is second only to Green in North, in South and again in Centre.",
        "Grey is second only to Green in North, in South and again in Centre.",
    ),
    ("Green is second behind Blue in East.", "Gold is second behind Blue in East."),
    (
        "East has the highest value in two of the four columns.",
        "East has the highest value in three of the four columns.",
    ),
    ("Gold brings up the rear everywhere.", "Blue brings up the rear everywhere."),
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_a_standing_is_supported_and_its_false_twin_contradicted(true: str, false: str) -> None:
    assert said(VOTES, f"- {true}").verdict == "supported", said(VOTES, f"- {true}")
    assert said(VOTES, f"- {false}").verdict == "contradicted", said(VOTES, f"- {false}")


def test_which_end_is_first_is_left_open_where_nothing_tells_it() -> None:
    assert said(VOTES, "- Grey is second in all five districts.").verdict == "undecidable"


def test_a_rank_in_every_line_is_not_the_rank_of_one_value() -> None:
    assert said(VOTES, "- Third place goes to Grey in every district.").kinds == ("line-rank",)


def test_one_that_is_never_last_is_last_nowhere() -> None:
    assert said(VOTES, "- Green is never last.").verdict == "supported"
    assert said(VOTES, "- Gold is never last.").verdict != "supported"


def test_its_own_peak_is_no_standing() -> None:
    assert "line-rank" not in said(VOTES, "- Blue has its highest share in East.").kinds
