"""Where a value stands, how often, and whether it stands there alone; with false twins."""

import pytest

from said import said

NESTS = """\
# Nests per cliff

| Cliff | April | May | June | July |
|---|---|---|---|---|
| Gannet Head | 14 | 23 | 31 | 23 |
| Low Stack | 9 | 17 | 9 | 12 |
| Far Skerry | 40 | 31 | 26 | 17 |
"""
TWINS = [
    ("The value 9 stands in April and again in June in the row of Low Stack.", "The value 9 stands in April and again in July in the row of Low Stack."),
    ("For Low Stack 9 turns up twice, once in April and once in June.", "For Low Stack 9 turns up twice, once in April and once in July."),
    ("31 occurs twice: at Gannet Head in June and at Far Skerry in May.", "31 occurs twice: at Gannet Head in June and at Far Skerry in July."),
    ("17 is found both at Low Stack in May and at Far Skerry in July.", "17 is found both at Low Stack in May and at Far Skerry in June."),
    ("The 40 of Far Skerry is found nowhere else.", "The 31 of Far Skerry is found nowhere else."),
    ("The lowest value is 9, at Low Stack in April and June.", "The lowest value is 9, at Low Stack in April and May."),
    ("The minimum, 9, is reached in April and June of the Low Stack row.", "The minimum, 9, is reached in April and July of the Low Stack row."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_places_of_a_value_are_judged(true: str, false: str) -> None:
    assert said(NESTS, true).verdict == "supported"
    assert said(NESTS, false).verdict != "supported"


@pytest.mark.parametrize(
    "sentence",
    [
        "The highest values, 40 and 31, are at Far Skerry in April and May.",
        "The lowest value is 9, between April and June of the Low Stack row.",
        "9 appears in April and 12 in July for Low Stack.",
        "The value 23 comes up at Gannet Head in May, and again two months later.",
        "Two cliffs reach 31, Gannet Head in June and Far Skerry in May.",
    ],
)
def test_places_that_are_no_list_are_not_held_against_a_sentence(sentence: str) -> None:
    assert said(NESTS, sentence).verdict != "contradicted"
