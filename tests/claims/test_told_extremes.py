"""Extremes and ranks told in whole sentences, in free prose: each with a false twin."""

import pytest

from said import said

JARS = """## Sweetness of preserves

Sweetness of each jar as judged, by fruit and by the days that it was left to stand.

| Fruit \\ Days | 2 | 5 | 9 | 14 |
|---|---|---|---|---|
| Plum | 31 | 44 | 52 | 58 |
| Sloe | 12 | 19 | 27 | 24 |
| Pear | 38 | 61 | 73 | 66 |
| Fig | 47 | 69 | 64 | 55 |
"""

TWINS = [
    ("The crown goes to Pear at 9 days, with 73.", "The crown goes to Fig at 5 days, with 69."),
    (
        "The best that Sloe manages is 27, at 9 days.",
        "The best that Sloe manages is 24, at 14 days.",
    ),
    ("Plum tops out at 58.", "Plum tops out at 52."),
    ("The peak, 73, is found at 9 days.", "The peak, 73, is found at 5 days."),
    (
        "At 5 days the leader is Fig, with 69.",
        "At 5 days the leader is Pear, with 61.",
    ),
    ("At 14 days, Pear takes the lead (66).", "At 14 days, Plum takes the lead (58)."),
    (
        "The lowest value at 14 days belongs to Sloe: 24.",
        "The lowest value at 14 days belongs to Fig: 55.",
    ),
    ("At 2 days, 47 for Fig is the top value.", "At 2 days, 38 for Pear is the top value."),
    (
        "With 73, Pear at 9 days is the sweetest of the lot.",
        "With 69, Fig at 5 days is the sweetest of the lot.",
    ),
    (
        "No jar comes out sweeter than Pear's 73 at 9 days.",
        "No jar comes out sweeter than Plum's 52 at 9 days.",
    ),
    ("Third place is held by Pear at 14 days (66).", "Third place is held by Sloe at 9 days (27)."),
    ("Fig's best is 69, at 5 days.", "Fig's best is 64, at 9 days."),
    ("The maximum at 9 days is 73, for Pear.", "The maximum at 9 days is 64, for Fig."),
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_an_extreme_is_supported_and_its_false_twin_is_not(true: str, false: str) -> None:
    assert said(JARS, true).verdict == "supported"
    assert said(JARS, false).verdict == "contradicted"


OPEN = [
    # a scope, a condition or a name that is not understood
    "For the last tasting of the day, 58 for Plum is the top value.",
    "The best for Plum is 14.",
    "The highest of the lowest values is 47, Fig at 2 days.",
    "The biggest surprise is Sloe at 14 days, with 24.",
    # an adjective of which it is not known what it measures
    "The quirkiest jar is Plum at 5 days, with 44.",
    # it may be said of 5 days alone, and less may be better
    "Second comes Plum at 5 days with 44.",
]


@pytest.mark.parametrize("sentence", OPEN)
def test_what_is_not_understood_is_not_contradicted(sentence: str) -> None:
    assert said(JARS, sentence).verdict != "contradicted"


def test_a_value_does_not_support_an_unknown_superlative() -> None:
    assert said(JARS, "The quirkiest jar is Plum at 5 days, with 44.").verdict == "undecidable"


def test_a_second_superlative_may_keep_to_the_scope_of_the_first() -> None:
    sentence = "The highest value at 5 days is 69 (Fig), and the lowest is 19 (Sloe)."
    assert said(JARS, sentence).verdict == "supported"


ROUTES = """## Confusion matrix of knots

| true \\ predicted | bowline | reef | hitch |
|---|---|---|---|
| bowline | 84 | 9 | 3 |
| reef | 14 | 71 | 11 |
| hitch | 2 | 6 | 88 |
"""


def test_a_class_that_comes_second_is_ranked_among_all_cells() -> None:
    sentence = (
        "The largest count is the 88 hitches called hitches; the bowlines' own cell comes second with 84."
    )
    assert "contradicted" not in said(ROUTES, sentence).verdicts


def test_cells_of_several_lines_are_listed_in_order() -> None:
    listed = "The top three are Pear at 9 days (73), Fig at 5 days (69) and Pear at 14 days (66)."
    assert said(JARS, listed).verdict != "contradicted"
