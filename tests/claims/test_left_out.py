"""Statements that leave lines out of account."""

import pytest

from said import said

VISITORS = """## Visitors by museum and day

| Museum | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| Clock | 14.5 | 18.2 | 13.1 | 32.0 |
| Glass | 57.4 | 68.3 | 75.9 | 91.1 |
| Ships | 19.2 | 28.8 | 27.7 | 25.6 |
| Tools | 22.3 | 24.4 | 29.5 | 26.6 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Leaving Glass aside, no value gets past 32.5.", "supported"),
        ("Leaving Glass aside, no value gets past 31.2.", "contradicted"),
        ("If we leave Glass out, no value gets past 31.2.", "undecidable"),
        ("Setting the Glass row aside, all values are below 33.", "supported"),
        ("Putting Glass aside, all values are below 29.", "contradicted"),
        ("Without Clock, all values are above 19.", "supported"),
        ("Without Clock, all values are above 21.", "contradicted"),
        ("Outside Glass, all values are below 33.", "supported"),
        ("Ignoring Glass, every value is below 33.", "supported"),
    ],
)
def test_what_is_left_aside_is_left_out(sentence: str, verdict: str) -> None:
    assert said(VISITORS, sentence).verdict == verdict
