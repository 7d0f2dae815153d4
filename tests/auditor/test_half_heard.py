"""Contradictions of which other words of their sentence may take the ground away."""

import pytest

from said import said

DUST = """# Dust on the shelves

| room \\ month | May | June | July | August |
|---|---|---|---|---|
| Attic | 12 | 20 | 31 | 24 |
| Cellar | 40 | 42 | 47 | 52 |
| Hall | 18 | 17 | 25 | 22 |
"""


def test_a_part_that_holds_of_a_line_is_not_refuted_of_the_whole_grid() -> None:
    found = said(DUST, "The janitor says so: the highest value is 25.")
    assert "contradicted" not in found.verdicts
    assert "it may speak of a part of the grid, of which it holds" in found.explanations


def test_what_holds_of_no_line_is_refuted() -> None:
    assert said(DUST, "The janitor says so: the highest value is 48.").verdict == "contradicted"
    assert said(DUST, "The highest value is 25.").verdict == "contradicted"


def test_a_comparison_is_not_refuted_on_the_strength_of_the_first_part_of_its_sentence() -> None:
    assert (
        said(DUST, "Attic is above Hall in every month; only its windows are not.").verdict != "contradicted"
    )
    assert said(DUST, "Attic is above Hall in every month.").verdict == "contradicted"


def test_what_alone_keeps_a_bound_is_refuted_by_one_other_line_and_not_by_most() -> None:
    assert said(DUST, "Only Cellar exceeds 30.").verdict == "contradicted"
    assert said(DUST, "Only Cellar exceeds 15.").verdict == "undecidable"
    assert said(DUST, "Only Cellar exceeds 35.").verdict == "supported"


@pytest.mark.parametrize("word", ["shot", "demonstration"])
def test_a_number_in_words_names_a_panel_only_with_its_noun(word: str) -> None:
    grids = "".join(
        f"## {name}\n\n| model \\ task | Trees | Maps |\n|---|---|---|\n| Fern | {a} | 41 |\n| Moss | 62 | {b} |\n\n"
        for name, a, b in (("zero-shot", 55, 30), ("five-shot", 70, 65))
    )
    assert said(grids, "Two zero-shot cells are above 50.").verdict == "supported"
    assert said(grids, f"With five {word}s the highest value is 70.").verdict == "supported"


def test_names_that_begin_with_no_are_whole_names() -> None:
    grid = "# Yield\n\nColumns: Red, Blue\n\n" + "".join(
        f"- **{name}:** {values}\n"
        for name, values in (
            ("All steps", "9.5, 8.5"),
            ("No lime", "4.5, 5.5"),
            ("No water", "2.5, 3.5"),
            ("No mulch", "6.5, 6.0"),
        )
    )
    assert said(grid, "The lowest value, 2.5, is that of No water for Red.").verdict == "supported"
