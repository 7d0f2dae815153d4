"""All values within the legend, told without its ends; each sentence with the grid of which it is not so."""

import pytest

from said import said

KEPT = """## Dust per hall

- **Legend**: Dust (mg), 10 to 60

| Hall \\ Day | Mon | Tue | Wed |
|---|---|---|---|
| Saw | 12 | 25 | 33 |
| Paint | 18 | 41 | 59 |
| Store | 11 | 14 | 13 |
"""
BROKEN = KEPT.replace("41", "71")

ALL = [
    "All cells stay inside the ends of the colour bar.",
    "Every reading fits inside the scale.",
    "No value lies outside the colour bar.",
    "No cell exceeds the colour scale.",
]


@pytest.mark.parametrize("sentence", ALL)
def test_all_values_are_held_against_the_legend(sentence: str) -> None:
    assert said(KEPT, sentence).verdict == "supported", said(KEPT, sentence)
    assert said(BROKEN, sentence).verdict == "contradicted", said(BROKEN, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "All morning cells stay inside the colour scale.",
        "Every reading taken by Ada fits inside the legend.",
    ],
)
def test_what_is_told_of_some_values_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(BROKEN, sentence).verdicts


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("- **Peak**: 59 (Paint, Wed)", "supported"),
        ("- **Peak**: 41 (Paint, Tue)", "contradicted"),
        ("- **Lowest**: 11 (Store, Mon).", "supported"),
        ("- **Lowest**: 12 (Saw, Mon).", "contradicted"),
    ],
)
def test_a_number_with_its_place_says_what_its_label_asks(sentence: str, verdict: str) -> None:
    assert said(KEPT, sentence).verdict == verdict, said(KEPT, sentence)
