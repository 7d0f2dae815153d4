"""True sentences with words that a reading must not pass over; none may be contradicted."""

import pytest

from said import said

_PANTRY = """## Jars on the shelf

| Time \\ Day | Mon | Tue | Fri | Sat | Sun |
|---|---|---|---|---|---|
| 6am | 4.0 | 6.0 | 7.0 | 2.0 | 1.0 |
| 12pm | 9.0 | 8.0 | 9.5 | 3.0 | 2.5 |
| 6pm | 9.5 | 8.2 | 9.9 | 11.0 | 12.0 |
"""
_TRUE = (
    "On weekdays the 12pm value stays between 8 and 9.5.",
    "From dawn to 12pm, the value rises every day.",
    "From noon to 6pm Tue gains a mere 0.2.",
    "Just one cell is below 2.",
    "Only Sun gets past 11; no weekday gets that high.",
    "A value of at least 9 requires 12pm or later.",
)


@pytest.mark.parametrize("sentence", _TRUE)
def test_a_true_sentence_with_a_place_that_was_not_made_out_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(_PANTRY, sentence).verdicts, said(_PANTRY, sentence)


def test_what_names_its_places_in_full_is_still_contradicted() -> None:
    assert said(_PANTRY, "The highest value of the whole table is 11.0.").verdict == "contradicted"
    assert said(_PANTRY, "The lowest value is 2.0.").verdict == "contradicted"
