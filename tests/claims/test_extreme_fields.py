"""Some lines as the field in which an extreme is looked for."""

import pytest

from said import said

LIBRARIES = """# Books lent by branch and day

| Branch | Mon | Tue | Wed | Thu | Fri | Sat | Sun |
|---|---|---|---|---|---|---|---|
| Harbour | 120 | 110 | 125 | 131 | 190 | 240 | 210 |
| Oakhill | 80 | 72 | 88 | 91 | 140 | 310 | 290 |
| Station | 60 | 55 | 64 | 70 | 95 | 82 | 77 |
| Meadow | 30 | 24 | 28 | 33 | 52 | 160 | 175 |
"""
TRUE = [
    "Among the working days, Tuesday is the lowest at every branch.",
    "Of Mon, Tue and Wed, Tue is the lowest in each row.",
    "Among Oakhill, Station and Meadow, Oakhill is the highest in every column.",
    "Among the working days, Friday has the highest value, 190.",
    "Among the working days, Station has its highest value on Friday, 95.",
    "On every working day the highest value is found at Harbour.",
    "On every working day Meadow is the lowest of the four rows.",
]
FALSE = [
    "Of the working days Thursday is the highest at every branch.",
    "Among the working days, Thursday has the highest value, 190.",
    "On every working day the highest value is found at Oakhill.",
]
NOT_BORNE_OUT = [
    "Among Oakhill, Station and Meadow, Station is the highest in every column.",
    "On every working day Station is the lowest of the four rows.",
]
LEFT_ALONE = [
    "Of the working days, Harbour has its lowest value on Tuesday.",
    "Of Harbour, Oakhill and Station, Oakhill is the highest over the week.",
    "Of Mon, Tue and Fri, Tue has the lowest mean.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_an_extreme_is_looked_for_among_the_lines_that_are_named(sentence: str) -> None:
    assert said(LIBRARIES, sentence).verdict == "supported"


@pytest.mark.parametrize("sentence", FALSE)
def test_an_extreme_that_is_not_that_of_its_field_is_contradicted(sentence: str) -> None:
    assert said(LIBRARIES, sentence).verdict == "contradicted"


@pytest.mark.parametrize("sentence", NOT_BORNE_OUT)
def test_an_extreme_outside_of_its_field_bears_nothing_out(sentence: str) -> None:
    assert said(LIBRARIES, sentence).verdict != "supported"


@pytest.mark.parametrize("sentence", LEFT_ALONE)
def test_a_field_never_makes_a_true_sentence_false(sentence: str) -> None:
    assert "contradicted" not in said(LIBRARIES, sentence).verdicts
