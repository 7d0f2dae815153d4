"""Numbers that are shared out."""

from language.mentioned import GRID, clauses_of


def test_numbers_shared_out_among_panels_make_one_clause_each() -> None:
    text = "The highest yield is 52.3 in the batch reactor and 54.3 in the flow reactor."
    assert [clause.panels for clause in clauses_of(GRID, text)] == [(0,), (1,)]


def test_a_course_is_not_shared_out() -> None:
    [_] = clauses_of(GRID, "It climbs from 10.1 at temperature 40 to 44.1 at temperature 100.")
