"""Hours of an axis by the part of the day in which they lie: each true sentence with a false twin."""

import pytest

from said import said

PIER = """# Pier

Mean number of anglers on each pier, by start of the period.

| Pier | 06:00 | 09:00 | 12:00 | 16:00 | 21:00 |
|---|---|---|---|---|---|
| Mole | 13 | 44 | 25 | 39 | 7 |
| Wharf | 16 | 57 | 18 | 48 | 12 |
| Landing | 9 | 31 | 15 | 104 | 5 |
| Jetty | 22 | 35 | 28 | 34 | 19 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("In the late afternoon Wharf has 48 anglers.", "supported"),
        ("The highest value of the figure, 104, is found at Landing in the late afternoon.", "supported"),
        ("The highest value of the figure, 104, is found at Wharf in the late afternoon.", "contradicted"),
        ("In the evening, every pier is below 20 anglers.", "supported"),
        ("In the evening, every pier is below 15 anglers.", "contradicted"),
        ("In the midday column the highest value is 28.", "supported"),
        ("In the midday column the highest value is 25.", "contradicted"),
        ("At midday Wharf is 18.", "supported"),
        ("At 9 a.m. Wharf is 57.", "supported"),
        ("At 4 pm Wharf is 57.", "contradicted"),
        ("At nine in the morning Wharf is 57.", "supported"),
        ("At four in the afternoon Wharf is 57.", "contradicted"),
    ],
)
def test_a_part_of_the_day_names_the_hour_in_it(sentence: str, verdict: str) -> None:
    assert said(PIER, sentence).verdicts == (verdict,)


@pytest.mark.parametrize(
    "sentence",
    [
        "In the morning, every pier is below 20 anglers.",  # 06:00 and 09:00
        "In the afternoon, every pier is below 20 anglers.",  # 12:00 and 16:00
        "In the mornings and evenings, every pier is below 20 anglers.",
        "Landing holds the sole entry in three digits.",
        "There is only one three-digit value.",
    ],
)
def test_where_it_may_be_another_hour_nothing_is_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(PIER, sentence).verdicts
