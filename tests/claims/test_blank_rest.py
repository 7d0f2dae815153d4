"""Where the text tells that all other places are blank, what is listed is all that there is."""

import pytest

from said import said

SQUARES = """\
### Owl calls by hour and post

Each square stands for one hour at one post; {rest}.

- X-axis (Hour): 1 to 6
- Y-axis (Post): 1 to 5

**Squares as (hour, post): calls**

- (1, 1): 12
- (1, 2): 31
- (2, 3): 85
- (3, 3): 93
- (4, 1): 22
- (4, 5): 40
- (6, 4): 9
- (6, 5): 18
"""
TELLING = [
    "squares without a call stay blank",
    "all other squares are empty",
    "squares that are not listed are left white",
    "a blank square means no call",
]


@pytest.mark.parametrize("rest", TELLING)
def test_what_is_counted_is_counted_among_the_squares_that_are_drawn(rest: str) -> None:
    grid = SQUARES.format(rest=rest)
    assert said(grid, "In total, two squares have more than 80 calls.").verdict == "supported"
    assert said(grid, "In total, five squares have more than 80 calls.").verdict == "contradicted"
    assert said(grid, "The lowest number is 12, at (1, 1).").verdict == "contradicted"


@pytest.mark.parametrize("rest", ["darker means more calls", "only some of the other squares are empty"])
def test_nothing_is_known_of_the_rest_where_the_text_does_not_tell_it(rest: str) -> None:
    grid = SQUARES.format(rest=rest)
    assert said(grid, "In total, five squares have more than 80 calls.").verdict == "undecidable"


def test_nothing_is_known_of_the_rest_where_only_a_part_is_listed() -> None:
    grid = SQUARES.format(rest="squares without a call stay blank; a selection of the others is listed")
    assert said(grid, "In total, five squares have more than 80 calls.").verdict == "undecidable"


@pytest.mark.parametrize(
    "sentence",
    [
        "Post 3 has three calls or more in every hour.",
        "At every post the calls peak at hour 3.",
        "Calls at post 3 never fall below 80.",
    ],
)
def test_what_is_said_of_every_line_takes_in_the_blank_places(sentence: str) -> None:
    assert said(SQUARES.format(rest=TELLING[0]), sentence).verdict != "supported"
