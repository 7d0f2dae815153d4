"""Two numbers that a sentence tells side by side, and what it tells of them: only what disagrees is refuted."""

import pytest

from said import said

GRID = """## Seats taken on a ferry line

| Boat | Spring | Summer | Winter |
|---|---|---|---|
| Early | 30.5 | 58.0 | 12.3 |
| Late | 47.0 | 84.0 | 41.2 |
| Night | 29.4 | 44.5 | 79.0 |
"""

# A sentence with a place for what is told, something true of its two numbers, and something false.
TOLD = [
    ("Free coffee almost {} the crowd (30.5 before, 58.0 after).", "doubles", "triples"),
    ("By all accounts the crowd has more than {} (12.3 → 41.2).", "tripled", "quadrupled"),
    ("To know the skipper is worth {} seats (44.5 against 79.0).", "34.5", "39.5"),
    ("A change of boats is said to cost {} seats (84.0 to 41.2).", "42.8", "52.8"),
    ("Whoever wants a seat finds the line down from 47.0 to 29.4, that is, {} seats less.", "17.6", "27.6"),
    (
        "At dawn seats (47.0) are asked for {} as often as berths (12.3).",
        "almost four times",
        "more than five times",
    ),
    ("Travellers see the crowd roughly {} (84.0 to 41.2).", "halve", "quadruple"),
]


@pytest.mark.parametrize(("sentence", "true", "false"), TOLD)
def test_what_does_not_agree_is_refuted_and_what_does_is_not(sentence: str, true: str, false: str) -> None:
    assert said(GRID, sentence.format(true)).verdict != "contradicted"
    assert said(GRID, sentence.format(false)).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "Free coffee would triple the crowd (30.5 before, 58.0 after).",
        "The line went down from 47.0 to 29.4, 5.2 less than had been feared.",
        "From 47.0 to 29.4 seats, each captain lost 3.1 fewer.",
        "In the spring (30.5) three times as many sang as on the night boat (29.4 of them paid).",
        "The crowd tripled in a way nobody counted (31.7 before, 58.0 after).",
    ],
)
def test_what_may_be_told_of_something_else_is_left_open(sentence: str) -> None:
    assert said(GRID, sentence).verdict != "contradicted"
