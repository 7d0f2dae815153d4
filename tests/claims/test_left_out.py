"""Statements that leave lines out of account."""

import pytest

from claim_grids import VISITORS
from said import said


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Leaving Glass aside, no value gets past 32.5.", "supported"),
        ("Leaving Glass aside, no value gets past 31.2.", "contradicted"),
        ("If we leave Glass out, no value gets past 31.2.", "contradicted"),
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
