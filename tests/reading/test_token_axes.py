"""Axes of tokens, among which are words that every sentence has."""

from auditor.reading.document import read
from auditor.source import Source
from said import all_judged

HEAD = """# Attention of one head

Rows (query token), top to bottom: A, dog, of, the, house, barks, from top to bottom
Columns: the same tokens.

| | A | dog | of | the | house | barks |
|---|---|---|---|---|---|---|
| A | 1.00 | 0 | 0 | 0 | 0 | 0 |
| dog | 0.4 | 0.6 | 0 | 0 | 0 | 0 |
| of | 0.2 | 0.3 | 0.5 | 0 | 0 | 0 |
| the | 0.1 | 0.2 | 0.3 | 0.4 | 0 | 0 |
| house | 0.1 | 0.1 | 0.1 | 0.3 | 0.4 | 0 |
| barks | 0.1 | 0.5 | 0.1 | 0.1 | 0.1 | 0.1 |
"""


def test_a_function_word_between_commas_is_a_tick() -> None:
    declared = read(Source("head.md", HEAD)).panels[0].rows.declaration
    assert declared is not None
    assert [tick.text for tick in declared.ticks] == ["A", "dog", "of", "the", "house", "barks"]


def test_a_function_word_names_a_tick_only_in_quotes() -> None:
    def read_as(sentence: str) -> list[str]:
        text = f"{HEAD}\n### Observations\n\n"
        return [one.read_as for one in all_judged(text + sentence) if one.span.start >= len(text)]

    (sums,) = read_as("The weights of every query add up to 1.")
    assert all(f"query token {token} = 1" in sums for token in ("A", "of", "the", "barks"))
    assert any("row the" in one or "token the" in one for one in read_as('The row "the" has 0.4 at "the".'))
