"""Examples in brackets."""

from language.mentioned import GRID, clauses_of, mentions


def test_an_example_in_brackets_bounds_nothing() -> None:
    assert mentions(GRID, "Low loads (e.g., load 0.5) give little.") == ["axis columns down"]


def test_an_example_that_tells_a_value_and_its_place_is_a_clause_of_its_own() -> None:
    text = "The yield rises with temperature (e.g., 41.1 at temperature 80)."
    _, example = clauses_of(GRID, text)
    assert example.aside
    assert example.text == "41.1 at temperature 80"
