"""Fragments behind a label, as the sentences that it makes of them."""

import pytest

from auditor.language.labels import opened, told_by_label
from auditor.reading.document import read
from auditor.source import Source

_TEXT = "# Yield\n\n| Field \\ Year | 2019 | 2020 | 2021 |\n|---|---|---|---|\n| Hill | 12 | 15 | 19 |\n| Vale | 22 | 25 | 21 |\n| Moor | 7 | 9 | 8 |\n"


@pytest.mark.parametrize(
    ("label", "text", "told"),
    [
        ("Best and worst cell", "25 for Vale in 2020.", "The highest value is 25 at Vale in 2020."),
        ("The Hill row", "15.3 on average.", "The mean of the Hill row is 15.3."),
        ("Above 20", "three cells.", "Three cells are above 20."),
        ("Hill over Moor", "higher in all three years.", "Hill is higher than Moor in all three years."),
    ],
)
def test_a_label_gives_a_fragment_its_subject(label: str, text: str, told: str) -> None:
    """What is told of a fragment is a plain sentence."""
    begun = opened(label, read(Source("a.md", _TEXT)))
    assert begun is not None
    fragments, _ = told_by_label(text, begun)
    assert [way for fragment in fragments for way in fragment.ways[0]] == [told]
