"""Where sentences are cut, and what each part says."""

import pytest

from language.mentioned import GRID, clauses_of, mentions


def test_an_example_in_brackets_bounds_nothing() -> None:
    assert mentions(GRID, "Low loads (e.g., load 0.5) give little.") == ["axis columns down"]


def test_numbers_shared_out_among_panels_make_one_clause_each() -> None:
    text = "The highest yield is 52.3 in the batch reactor and 54.3 in the flow reactor."
    assert [clause.panels for clause in clauses_of(GRID, text)] == [(0,), (1,)]


@pytest.mark.parametrize(
    ("sentence", "count"),
    [
        ("The yield peaks at 80, but it drops at 100.", 2),
        ("The yield rises with temperature and load.", 1),
        ("The highest yield is 54.3; the lowest is 10.1.", 2),
        ("The yield is highest in the flow reactor, while the batch reactor has the lowest.", 2),
        ("Temperature 80 and load 2 give the highest yield.", 1),
    ],
)
def test_a_sentence_is_cut_where_both_sides_make_a_statement(sentence: str, count: int) -> None:
    assert len(clauses_of(GRID, sentence)) == count
