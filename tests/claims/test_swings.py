"""Whose values reach furthest, each sentence with a false twin."""

import pytest

from said import said

LAKES = """# Lake levels (cm)

| Lake \\ Month | Mar | May | Jul | Sep |
|---|---|---|---|---|
| Alder | 31 | 48 | 40 | 22 |
| Birch | 12 | 20 | 27 | 25 |
| Cedar | 60 | 71 | 64 | 58 |
| Dogwood | 5 | 9 | 33 | 36 |
"""
TWINS = [
    ("Dogwood has the widest swing, 31 between March (5) and September (36).", "Dogwood has the widest swing, 29 between March (5) and September (36)."),
    ("Dogwood shows the widest swing over the year, 31.", "Alder shows the widest swing over the year, 26."),
    ("Dogwood has the widest range, 31, and Cedar the narrowest with 13.", "Dogwood has the widest range, 31, and Birch the narrowest with 15."),
    ("The narrowest range belongs to Cedar, 13.", "The narrowest range belongs to Birch, 15."),
    ("The swing is widest at Dogwood (5 to 36).", "The swing is widest at Alder (22 to 48)."),
    ("No lake has a wider gap between its best and worst month than Dogwood.", "No lake has a wider gap between its best and worst month than Alder."),
    ("Alder has the second-widest swing, 26.", "Birch has the second-widest swing, 15."),
    ("Dogwood's range is the widest, 31.", "Alder's range is the widest, 26."),
    ("The difference between the highest and the lowest month is smallest at Cedar, only 13.", "The difference between the highest and the lowest month is smallest at Birch, only 15."),
]  # fmt: skip
NOT_REFUTED = [
    "Dogwood has the widest lead of the reeds, 12.",
    "Cedar's level swings with the widest sluice.",
    "Alder's water is the widest, 31 boats abreast.",
    "The largest step for Alder is the one from July to September, 18.",
    "Birch varies less than Alder, and Cedar varies least.",
    "The widest gap between two lakes, 62, opens in May.",
    "Dogwood climbs furthest, by 31, from March to September.",
    "Alder has a wider range than Birch, 26 against 15.",
    "Between May and July the narrowest change is Cedar's.",
    "Alder's swing between May and September is 26.",
    "Birch moves least from July to September, by 2.",
    "Dogwood changes least from March to May, by 4.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_swings_are_held_against_the_ranges_of_all_lines(true: str, false: str) -> None:
    assert said(LAKES, true).verdict == "supported"
    assert said(LAKES, false).verdict == "contradicted"


@pytest.mark.parametrize("sentence", NOT_REFUTED)
def test_what_only_looks_like_a_false_swing_is_not_refuted(sentence: str) -> None:
    assert said(LAKES, sentence).verdict != "contradicted"
