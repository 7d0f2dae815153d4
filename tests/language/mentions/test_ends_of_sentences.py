"""Sentences that stop in the middle of what they name: whatever stands last, looking behind it finds nothing."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from auditor.language.mentions import analyse
from auditor.language.tokens import tokens
from language.mentioned import GRID, LETTERED, MATRIX, known

OPENINGS = [
    "row above", "the row below the", "the cell left of", "column right of the", "tile above the top",
    "one of", "the first", "last two", "between", "from 40 to", "row", "column 2", "the top", "lower",
    "out of", "close to", "in panel", "both", "all but", "every", "(", "(40,", "40 ×", "x =", "half of",
    "next to", "more than", "three", "3 of the", "Alpine and", "the Batch", "reactor at", "A", "neither",
    "twice", "up to", "at the", "the other", "the same", "per", "in steps of", "5 of", "1 to", "%", "before",
]  # fmt: skip
MIDDLES = ["peaks", "is", ",", "of", "and", "the", "rows", "columns", "5", "40", "higher than", ";", "→", "."]
openings, middles = st.sampled_from(OPENINGS), st.sampled_from(MIDDLES)
broken_off = st.tuples(st.lists(openings | middles, max_size=6), openings).map(
    lambda parts: " ".join([*parts[0], parts[1]])
)


@pytest.mark.parametrize("grid", [GRID, LETTERED, MATRIX])
@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(sentence=broken_off)
def test_sentences_that_break_off_are_read(grid: str, sentence: str) -> None:
    length = len(tokens(sentence))
    for item in analyse(sentence, *known(grid)).items:
        assert 0 <= item.first < item.last <= length
        assert 0 <= item.start <= item.end <= len(sentence)


@pytest.mark.parametrize("ending", ["row above the", "the column left of", "the tile above", "row below"])
def test_lines_beside_nothing_are_none(ending: str) -> None:
    assert not [item for item in analyse(ending, *known(MATRIX)).items if item.kind == "ref"]


def test_behind_the_last_token_stands_an_empty_word() -> None:
    words = tokens("row above")
    behind = words[2]
    assert (behind.text, behind.norm, behind.start, behind.end) == ("", "", 9, 9)
    assert words[0:2] == tuple(words)
