"""Panels by their letters."""

import pytest

from language.mentioned import LETTERED, mentions


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Figure 3b", ["panel 1"]),
        ("in panel (a)", ["panel 0"]),
        ("panel (c)", []),
    ],
)
def test_a_panel_is_found_by_the_letter_of_its_name(sentence: str, found: list[str]) -> None:
    assert mentions(LETTERED, sentence) == found
