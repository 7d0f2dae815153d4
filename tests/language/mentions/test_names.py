"""Names: axes with their direction, ticks and panels by what the document calls them."""

import pytest

from language.mentioned import GRID, MATRIX, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("as temperature increases", ["axis rows up"]),
        ("with increasing catalyst load", ["axis columns up"]),
        ("at lower temperatures", ["axis rows down"]),
        ("for every temperature", ["rows each"]),
    ],
)
def test_an_axis_has_the_direction_that_the_words_around_it_tell(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("at a temperature of 80", ["rows 80"]),
        ("at temperature 80 and catalyst load 2", ["rows 80 x columns 2"]),
        ("with a load of 5 at a temperature of 60", ["rows 60 x columns 5"]),
    ],
)
def test_an_axis_takes_the_ticks_behind_it_along(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("the batch reactor", ["panel 0"]),
    ],
)
def test_a_panel_is_found_by_its_name(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Alpine against Celtic", ["either Alpine x either Celtic"]),
        ("the overlap of Baltic and Celtic", ["either Baltic+Celtic"]),
    ],
)
def test_members_of_one_set_on_both_axes_are_ticks_of_either(sentence: str, found: list[str]) -> None:
    assert mentions(MATRIX, sentence) == found
