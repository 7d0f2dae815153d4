"""Ticks may be told in another unit than that of their axis."""

import pytest

from said import said

BREW = """\
# Colour of a brew

- **Rows (Blend)**: Amber, Copper
- **Columns (Time in minutes)**: 15, 30, 60, 90, 120

| Blend \\ Time | 15 | 30 | 60 | 90 | 120 |
|---|---|---|---|---|---|
| Amber | 11 | 16 | 24 | 29 | 31 |
| Copper | 9 | 18 | 33 | 41 | 44 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("After two hours Amber stands at 31.", "After two hours Amber stands at 29."),
        ("After half an hour Copper stands at 18.", "After half an hour Copper stands at 33."),
        ("An hour and a half in, Copper is at 41.", "An hour and a half in, Copper is at 33."),
        ("After a quarter of an hour Amber is ahead of Copper.", "After a quarter of an hour Copper is ahead of Amber."),
        ("In the 2 h column Copper exceeds Amber by 13.", "In the 2 h column Copper exceeds Amber by 15."),
    ],
)  # fmt: skip
def test_a_tick_is_known_by_what_it_is_in_another_unit(true: str, false: str) -> None:
    assert said(BREW, true).verdict == "supported"
    assert said(BREW, false).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "An hour later Amber stands at 11.",
        "Copper gains 9 within an hour.",
        "After three hours Amber is at 31.",
    ],
)
def test_a_length_of_time_and_a_time_that_is_no_tick_are_no_ticks(sentence: str) -> None:
    assert said(BREW, sentence).verdict != "contradicted"
