"""Sentences that a reading of their cues would get wrong: what they may mean otherwise is not held against them."""

import pytest

from claim_grids import VISITORS
from said import said


@pytest.mark.parametrize(
    "sentence",
    [
        "Both stone museums stay below 33 on every day.",
        "Monday through Wednesday look much alike.",
        "Ships and Tools are alike.",
        "Tools is the calmest museum.",
        "Thursday is the quietest day.",
        "Clock tops the list with 77.8, ahead of Ships with 101.3.",
        "Four values are above 50, and all of these lie in one row.",
        "No other museum moves that little.",
        "After that, each museum gained every day.",
        "Clock and Ships show a constant pattern.",
        "The spans of Clock and Tools differ by 11.7.",
        "From Monday to Wednesday, Glass lies between 57.4 and 75.9.",
        "The Glass museum had 292.7, the highest of all.",
    ],
)
def test_what_may_be_meant_otherwise_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(VISITORS, sentence).verdicts


FLOCKS = """## Geese by pond and hour

- **Columns:** hour, starting hours 08 to 12.
- **Rows:** pond.

| pond | 08 | 09 | 10 | 11 | 12 |
|---|---|---|---|---|---|
| Mill | 9.0 | 15.2 | 12.1 | 5.3 | 5.4 |
| Lock | 7.7 | 8.3 | 16.9 | 13.4 | 4.1 |
| Weir | 6.1 | 11.5 | 14.8 | 5.2 | 9.6 |
| Fen | 3.3 | 7.1 | 8.8 | 4.2 | 2.9 |
| Reed | 2.2 | 4.6 | 5.1 | 6.3 | 1.7 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "It is a five-by-five chart in tones of green.",
        "The largest flock was counted in about three times as long as the smallest.",
        "Each value is the number of geese that landed within one hour.",
        "Mill stands at the top, Reed at the bottom.",
        "Mill leads in the two early hours.",
        "Weir comes out best at 12 (9.6).",
        "The hours (08, 09, 10, 11, 12) run downwards.",
        "Neither of the two deep ponds sank under 3.",
        "Lock is ahead of Weir at 10 and 11.",
    ],
)
def test_sizes_places_and_other_measures_are_no_values(sentence: str) -> None:
    assert "contradicted" not in said(FLOCKS, sentence).verdicts
