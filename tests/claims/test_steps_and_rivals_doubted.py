"""What must not be refuted or borne out: numbers of steps, rivals left unsaid, lines beyond a tick, superlatives that nobody knows."""

import pytest

from said import said

KILNS = """# Firing loss by kiln

Breakage per load in pieces (lower is better).

| Kiln | 900 °C | 1000 °C | 1100 °C | 1200 °C |
|---|---|---|---|---|
| North | 14 | 18 | 23 | 31 |
| South | 11 | 12 | 25 | 29 |
| Chapel | 12 | 13 | 21 | 33 |
| Yard | 9 | 10 | 19 | 27 |

## Notes

"""
TWINS = [
    # two that share a size told once behind each place
    ("Chapel trails South by 1 piece at 900 °C and 4 pieces at 1200 °C.", "supported"),
    ("Chapel trails South by 1 piece at 900 °C and 9 pieces at 1200 °C.", "contradicted"),
    ("South is ahead of all others at 900 °C.", "contradicted"),
    ("Yard has the lowest value at every temperature.", "supported"),
    ("All cells lie between 9 and 33.", "supported"),
]
NEVER_REFUTED = [
    "Swapping North for Yard takes between 4 and 8 pieces off the breakage at every temperature.",
    "Going from 900 °C to 1000 °C adds between 1 and 4 pieces.",
    "Between South and Chapel, South wins at 1200 °C.",
    "**South against Chapel:** The two are close; South is ahead except at 1100 °C.",
    "South and Chapel are close rivals. South is ahead at 900 °C and 1200 °C.",
    "North and Chapel are rivals. North leads in 900 °C and 1100 °C, Chapel in 1000 °C and 1200 °C.",
    "Going from 900 °C to 1000 °C costs North 4 pieces, as many as nowhere else.",
    "Nothing hotter than 1000 °C stays below 19.",
    "After the first repair, Chapel falls at every step.",
    "The crispest kilns lie between 9 and 27.",
]
NEVER_BORNE_OUT = [
    "The gleamiest of them all was Yard with 9.",
    "The creakiest cell is 33, Chapel at 1200 °C.",
    "Before the repair, all loads lay between 11 and 33.",
]


@pytest.mark.parametrize(("sentence", "verdict"), TWINS)
def test_what_is_surely_understood_is_still_decided(sentence: str, verdict: str) -> None:
    assert said(KILNS, sentence).verdict == verdict


@pytest.mark.parametrize("sentence", NEVER_REFUTED)
def test_what_may_be_meant_otherwise_is_not_refuted(sentence: str) -> None:
    assert said(KILNS, sentence).verdict != "contradicted"


@pytest.mark.parametrize("sentence", NEVER_BORNE_OUT)
def test_a_number_alone_bears_no_unknown_superlative_out(sentence: str) -> None:
    assert said(KILNS, sentence).verdict != "supported"
