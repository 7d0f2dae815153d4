"""Words that look like cues and are none where they stand."""

import pytest

from language.mentioned import GRID, clauses_of


@pytest.mark.parametrize(
    ("sentence", "compares"),
    [
        ("The yield gains under the flow reactor.", False),
        ("The yield stays under the flow reactor.", True),
        ("It shows a clear pattern.", False),
        ("A higher load leads to this.", False),
    ],
)
def test_a_word_of_comparison_may_compare_nothing(sentence: str, compares: bool) -> None:
    [clause] = clauses_of(GRID, sentence)
    assert any(item.first > 1 for item in clause.of("compare")) == compares
