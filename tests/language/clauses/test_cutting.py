"""Where sentences are cut."""

import pytest

from language.mentioned import GRID, clauses_of


@pytest.mark.parametrize(
    ("sentence", "count"),
    [
        ("The yield peaks at 80, but it drops at 100.", 2),
        ("The yield rises with temperature and load.", 1),
        ("The highest yield is 54.3; the lowest is 10.1.", 2),
        ("The yield is highest in the flow reactor, while the batch reactor has the lowest.", 2),
        ("The highest yield is between 50 and 60.", 1),
        ("The highest yield (54.3, while others rise) is there.", 1),
        ("Temperature 80 and load 2 give the highest yield.", 1),
    ],
)
def test_a_sentence_is_cut_where_both_sides_make_a_statement(sentence: str, count: int) -> None:
    assert len(clauses_of(GRID, sentence)) == count
