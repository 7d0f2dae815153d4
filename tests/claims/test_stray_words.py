"""Words that look like a part of a claim and belong elsewhere refute nothing."""

import pytest

from said import said

GRID = (
    "# Wards\n\n## Beds\n\n| Day | 6 h | 9 h | 12 h |\n|---|---|---|---|\n| Mon | 14 | 31 | 38 |\n| Tue | 13 | 28 | 35 |\n\n"
    "## Chairs\n\n| Day | 6 h | 9 h | 12 h |\n|---|---|---|---|\n| Mon | 8 | 19 | 24 |\n| Tue | 7 | 17 | 21 |\n"
)


@pytest.mark.parametrize(
    "sentence",
    [
        "Not one cell of Chairs gets to 26, a mark that Beds pass at 9 h and 12 h.",
        "In Chairs, Monday waits most (24).",
        "In Beds, Monday suffers most: 38.",
    ],
)
def test_remarks_on_numbers_and_rankings_refute_nothing(sentence: str) -> None:
    assert said(GRID, sentence).verdict != "contradicted"


def test_a_false_count_is_still_refuted() -> None:
    assert said(GRID, "In Chairs, most cells are above 30.").verdict == "contradicted"


SQUARE = "# Dice\n\nRows from the top: 1, 2, 3.\n\n| y | 1 | 2 | 3 |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |\n| 2 | 3 | 5 | 7 |\n| 3 | 4 | 7 | 10 |\n"


def test_downwards_behind_a_way_to_the_right_is_a_way_too() -> None:
    assert (
        said(SQUARE, "Values grow to the right in every row and downwards in every column.").verdict
        != "contradicted"
    )


def test_a_noun_beside_a_cell_tells_no_course() -> None:
    assert said(GRID, "At 12 h on Monday it is 38 in Beds, the maximum.").verdict != "contradicted"


def test_a_size_that_fits_one_of_two_panels_is_not_refuted() -> None:
    grid = "# Trams\n\n## Weekday\n\n| s | 1 | 2 | 3 |\n|---|---|---|---|\n| a | 3 | 4 | 5 |\n| b | 9 | 5 | 2 |\n\n## Sunday\n\n| s | 1 | 2 |\n|---|---|---|\n| a | 3 | 4 |\n| b | 9 | 5 |\n\n## Notes\n\n"
    assert said(grid, "Two stops by three hours.").verdict != "contradicted"
    assert said(grid, "Two stops by six hours.").verdict != "supported"


def test_a_panel_whose_name_has_a_comma_is_not_taken_for_its_parts() -> None:
    table = "| d | 1 | 2 |\n|---|---|---|\n| a | {} | 4 |\n| b | 9 | 5 |\n\n"
    panels = "".join(
        f"## {name}\n\n{table.format(n)}"
        for name, n in (("Wide, dry", 6), ("Wide, wet", 1), ("Thin, dry", 2))
    )
    assert said(f"# Beds\n\n{panels}## Notes\n\n", "Wide, dry never falls below 4.").verdict != "contradicted"
