"""Words in passing that once refuted what is true: full marks, what cells hold, "one more than", halves, a place in brackets."""

import pytest

from said import said

LIBRARY = """# Visitors by day and hour

Rows: Day (Thu, Fri, Sat, Sun). Columns: Hour (9, 11, 13, 15).

| Day | 9 | 11 | 13 | 15 |
|---|---|---|---|---|
| Thu | 12 | 30 | 51 | 44 |
| Fri | 10 | 60 | 47 | 40 |
| Sat | 22 | 38 | 54 | 19 |
| Sun | 5 | 38 | 55 | 21 |
"""


def _verdicts(sentences: str) -> set[str]:
    return set(said(LIBRARY, sentences).verdicts)


@pytest.mark.parametrize(
    "sentence",
    [
        "Every number is the mean count out of a hundred.",
        "Each cell gives the average number of visitors out of 10 weeks.",
        "Each value is the median of 12.",
        "All numbers are the mean mark out of twenty.",
        "The 10 of Friday at 9 is less than half of the Saturday figure for the same hour.",
        "They stay late on Thursday (44 at 15). On this count it beats everything but the fair.",
    ],
)
def test_what_tells_nothing_of_the_values_refutes_nothing(sentence: str) -> None:
    assert "contradicted" not in _verdicts(sentence)


def test_one_more_than_is_a_difference_of_one() -> None:
    assert _verdicts("At 13 Sunday has one more than Saturday.") == {"supported"}
    assert "supported" not in _verdicts("At 13 Sunday has one more than Thursday.")


def test_just_half_is_not_less_than_half() -> None:
    assert "supported" not in _verdicts("At 9, Sunday has less than half of what Friday has.")


SITES = """# Output by site and season

Coast: Winter 41.2, Spring 33.5, Summer 24.8
Plateau: Winter 35.0, Spring 30.1, Summer 22.4
Valley: Winter 19.6, Spring 17.2, Summer 12.3
Lake: Winter 55.4, Spring 46.0, Summer 38.7
"""


def test_what_is_said_of_the_weakest_line_is_not_said_of_its_lowest_value() -> None:
    grid = SITES.replace("Coast:", "Sites\n\n- **Rows (Site)**: Coast, Plateau, Valley, Lake\n\nCoast:")
    assert said(grid, "The weakest site stays below 19.").verdict != "supported"


def test_things_that_are_known_are_no_bound() -> None:
    told = said(SITES, "Lake sits well above the three land sites in each of the seasons.")
    assert not any("three" in one for one in told.read_as)


def test_a_line_of_data_explains_no_name() -> None:
    told = said(SITES, "The winter value of the plateau is 35.0.")
    assert told.verdict == "supported"
    assert not any("Lake" in one or "Coast" in one for one in told.read_as)


@pytest.mark.parametrize(
    "sentence",
    [
        "The two inland places fell below 25 in Winter and Spring.",
        "The outer stations stay under 30 in Summer and Winter.",
        "Both upper stations exceed 34.",
        "Neither of the two lower stations exceeds 20.",
        "Every site except the wet one stays under 45.",
        "Everything but the pier stays below 45.",
        "No site bar the harbour exceeds 42.",
        "In the hinterland the highest value is 41.2.",
        "In the hinterland nothing exceeds 42.",
    ],
)
def test_some_of_a_kind_that_nothing_names_refute_nothing(sentence: str) -> None:
    assert "contradicted" not in said(SITES, sentence).verdicts


def test_a_place_with_a_value_is_none_within_its_own_line() -> None:
    told = "Winter values run from 19.6 (Valley) to 55.4 (Lake). Coast is second with 41.2, Plateau is third with 35.0."
    assert "contradicted" not in said(SITES, told).verdicts
