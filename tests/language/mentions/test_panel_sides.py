"""Panels by where they stand, and all of them."""

import pytest

from language.mentioned import GRID, MATRIX, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("the right panel", ["panel 1"]),
        ("the left-hand plot", ["panel 0"]),
        ("on the right", ["panel 1"]),
        ("in the second heatmap", ["panel 1"]),
    ],
)
def test_a_panel_is_found_by_its_place(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("both panels", ["panel 0+1"]),
        ("across the two maps", ["panel 0+1"]),
        ("two of the panels", ["=2"]),
    ],
)
def test_words_for_all_panels_mean_each_of_them(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("the left panel", []),
    ],
)
def test_a_single_panel_needs_no_name(sentence: str, found: list[str]) -> None:
    assert mentions(MATRIX, sentence) == found
