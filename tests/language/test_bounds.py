"""Words that bound or blur a number."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("is 52.3", ["=52.3"]),
        ("is about 52", ["~52"]),
        ("is nearly 52", ["<~52"]),
        ("is just over 52", [">~52"]),
        ("exceeds 52", [">52"]),
        ("is less than 30.5", ["<30.5"]),
        ("is at least 31", [">=31"]),
        ("is 31 or more", [">=31"]),
        ("stays below the 50 mark", ["<50"]),
        ("(≤44)", ["<=44"]),
        ("(>45.5)", [">45.5"]),
    ],
)
def test_a_number_carries_the_words_that_bound_or_blur_it(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found
