"""Colours by their names."""

from language.mentioned import GRID, texts


def test_a_colour_is_found_with_its_shade() -> None:
    assert texts(GRID, "in dark red and teal", "colour") == ["dark red", "teal"]
