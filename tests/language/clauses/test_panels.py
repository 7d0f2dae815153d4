"""The panels that clauses speak of."""

from language.mentioned import GRID, clauses_of


def test_a_clause_speaks_of_the_panel_that_was_named_before() -> None:
    text = "The flow reactor peaks at 80; the lowest yield is 11.1."
    assert [(clause.panels, clause.named) for clause in clauses_of(GRID, text)] == [((1,), True)] * 2


def test_a_clause_that_names_no_panel_speaks_of_all() -> None:
    [clause] = clauses_of(GRID, "The lowest yield is 10.1.")
    assert (clause.panels, clause.named) == ((0, 1), False)
