"""Which end of the values an adjective tells."""

import pytest

from auditor.language.adjective_ends import end_of, is_superlative
from auditor.reading.document import read
from auditor.source import Source

GRID = "\n\n| a \\ b | 1 | 2 |\n|---|---|---|\n| x | 1 | 2 |\n| y | 3 | 4 |\n"


@pytest.mark.parametrize(
    ("text", "word", "end"),
    [
        ("Negative means flat, positive means sharp.", "flattest", "min"),
        ("Negative means flat, positive means sharp.", "sharpest", "max"),
        ("A high value is a muddy path, a low one a dry one.", "muddiest", "max"),
        ("Colour bar: from 50 (dark violet) to 80 (bright yellow).", "brightest", "max"),
        ("Colour bar: from 50 (dark violet) to 80 (bright yellow).", "darkest", "min"),
        ("Scale: 0 (cream) to 45 (dark teal).", "palest", "min"),
        ("Scale: 0 (red) to 45 (green).", "darkest", ""),
        ("Trams per hour.", "leanest", "min"),
        ("Trams per hour.", "snappiest", ""),
    ],
)
def test_the_text_and_then_the_lexicon_tell_the_end(text: str, word: str, end: str) -> None:
    document = read(Source("x.md", f"# T\n\n{text}{GRID}"))
    assert end_of(word, document) == end


def test_nouns_and_words_of_time_are_no_superlatives() -> None:
    assert is_superlative("snappiest")
    assert not any(map(is_superlative, ("harvest", "forest", "latest", "oldest", "west")))
