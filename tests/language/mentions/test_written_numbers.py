"""Numbers that a sentence states."""

import pytest

from language.mentioned import GRID, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("is 52.3", ["=52.3"]),
        ("seven cells", ["=7"]),
        ("forty-eight cells", ["=48"]),
        ("two dozen cells", ["=24"]),
        ("one of the cells", ["=1"]),
        ("-3.5 degrees", ["=-3.5"]),
        ("1,250 runs", ["=1250"]),
    ],
)
def test_a_number_is_found_in_digits_and_in_words(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Pass@1 and R2", []),
        ("every one of them", []),
        ("(2) Two wet months", ["=2"]),
    ],
)
def test_what_counts_nothing_is_no_number(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found
