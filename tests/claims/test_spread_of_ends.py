"""How far two superlatives are apart is the spread of the panel, where nothing else is told and no ticks may be meant."""

import pytest

from said import said

ICE = """## Thickness of ice

| Line | a | b | c |
|---|---|---|---|
| 0 | 25 | 28 | 33 |
| 10 | 29 | 36 | 38 |
| 20 | 30 | 34 | 31 |
"""

TOLD = [
    "Thinnest and thickest hole are {} mm apart.",
    "Between the weakest and the strongest spot lie {} mm.",
    "A gap of {} mm separates the dullest hole from the brightest.",
    "The wettest and the driest hole differ by {} mm.",
    "The two extremes are {} mm apart.",
    "The distance from the worst hole to the best is {} mm.",
]


@pytest.mark.parametrize("sentence", TOLD)
def test_the_spread_is_borne_out_or_refuted(sentence: str) -> None:
    assert said(ICE, sentence.format(13)).verdict == "supported"
    assert said(ICE, sentence.format(17)).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "The oldest and the youngest hole are 17 mm apart.",
        "Thinnest and thickest hole of the shaded bank are 17 mm apart.",
        "On average the thinnest and the thickest hole are 17 mm apart.",
        "The thinnest and the thickest hole were drilled 17 m apart by two crews.",
    ],
)
def test_what_may_tell_of_ticks_or_of_more_is_left_open(sentence: str) -> None:
    assert said(ICE, sentence).verdict != "contradicted"
