"""What "it" stands for."""

from language.mentioned import MATRIX, clauses_of


def test_over_it_is_over_the_diagonal_if_that_was_named_before() -> None:
    *_, last = clauses_of(MATRIX, "The diagonal is highest; over it, all values are below 0.7.")
    assert [item.text for item in last.refs] == ["over"]
