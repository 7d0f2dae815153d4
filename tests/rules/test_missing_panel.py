"""Panels that are announced by name and lack their data."""

import pytest

from auditing import marked

GRID = "| Depth | dry | wet |\n|---|---|---|\n| 10 | {} | 52 |\n| 20 | 44 | 57 |\n"
TWO = f"## Rye\n{GRID.format(41)}\n## Oats\n{GRID.format(31)}\n"


def lacking(announced: str, rest: str = TWO) -> list[str]:
    return marked(f"# Yields\n\n{announced}\n\n{rest}", "missing-panel")


@pytest.mark.parametrize(
    "announced",
    [
        "The image holds three heatmaps: Rye, Oats and Barley.",
        'Three side-by-side panels, titled "Rye", "Oats" and "Barley", share their axes.',
        "It shows 3 heatmaps for Rye (left), Oats (middle), and Barley (right).",
        "- **Panels:** three panels (Rye, Oats, Barley)",
    ],
)
def test_an_announced_panel_without_data_is_named(announced: str) -> None:
    assert lacking(announced) == ["Barley"]


@pytest.mark.parametrize(
    "announced",
    [
        "The image holds two heatmaps: Rye and Oats.",
        "The image holds three heatmaps: Rye, Oats and Barley. Only two are given here.",
        "The image holds three heatmaps: Rye, Oats, Barley and Wheat.",
        "The image holds three heatmaps, left, middle and right.",
        "Two heatmaps for two crops, Rye and Oats, at two depths: dry and wet.",
        "Three heatmaps for three fields: Holm, Lund and Skov.",
    ],
)
def test_other_lists_are_let_be(announced: str) -> None:
    assert lacking(announced) == []


def test_a_panel_that_is_told_in_words_is_not_missed() -> None:
    told = TWO + "## Barley\n\nAll cells of it are empty.\n"
    assert lacking("The image holds three heatmaps: Rye, Oats and Barley.", told) == []
