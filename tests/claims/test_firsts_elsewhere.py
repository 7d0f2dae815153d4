"""The first few values from an end, told in one breath, each true sentence with a false twin."""

import pytest

from said import said

KILN = """# Moisture of the clay in percent

Rows: shelf. Columns: day of the week.

| Shelf | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| front | 21.4 | 17.3 | 12.6 | 9.2 |
| middle | 24.9 | 20.8 | 16.1 | 11.7 |
| back | 27.5 | 25.2 | 22.0 | 18.6 |
"""
BOATS = """# Boats through the locks

## West lock

| Year \\ Month | May | June | July |
|---|---|---|---|
| 2001 | 41 | 66 | 93 |
| 2002 | 38 | 71 | 88 |

## East lock

| Year \\ Month | May | June | July |
|---|---|---|---|
| 2001 | 12 | 25 | 31 |
| 2002 | 15 | 22 | 47 |

## Remarks
"""
TWINS = [
    (KILN, "The lowest two values are 9.2 and 11.7, both on Thursday.", "The lowest two values are 9.2 and 12.6, both on Thursday."),
    (KILN, "The two lowest values, 9.2 and 11.7, are both on Thursday.", "The two lowest values, 9.2 and 12.6, are both on Thursday."),
    (KILN, "The three highest values are all on the back or the middle shelf.", "The three highest values are all on the back shelf."),
    (KILN, "The two highest readings both belong to the back shelf.", "The two highest readings both belong to the middle shelf."),
    (KILN, "Thursday has the two lowest values.", "Tuesday has the two lowest values."),
    (KILN, "9.2 and 11.7 are the two lowest values.", "9.2 and 12.6 are the two lowest values."),
    (KILN, "On Monday, the two highest values are 27.5 and 24.9.", "On Monday, the two highest values are 27.5 and 25.2."),
    (KILN, "The two lowest values are 9.2 and 11.7, on the front and middle shelf respectively.", "The two lowest values are 9.2 and 11.7, on the middle and front shelf respectively."),
    (KILN, "Two of the three lowest values are on Thursday.", "All of the three lowest values are on Thursday."),
    (KILN, "The extremes are 9.2 and 27.5.", "The extremes are 9.2 and 25.2."),
    (KILN, "The two extremes are 9.2 (front, Thursday) and 27.5 (back, Monday).", "The two extremes are 9.2 (front, Wednesday) and 27.5 (back, Monday)."),
    (KILN, "The lowest and highest values are 9.2 and 27.5.", "The lowest and highest values are 9.2 and 25.2."),
    (KILN, "The maximum is 27.5, the minimum 9.2.", "The maximum is 27.5, the minimum 11.7."),
    (KILN, "The highest value is 27.5 (back, Monday), followed by 25.2 (back, Tuesday).", "The highest value is 27.5 (back, Monday), followed by 24.9 (middle, Monday)."),
    (KILN, "The lowest value is 9.2, followed by 11.7 and 12.6.", "The lowest value is 9.2, followed by 12.6 and 11.7."),
    (KILN, "Back on Monday leads with 27.5, followed by 25.2 on Tuesday and 24.9 on the middle shelf.", "Back on Monday leads with 27.5, followed by 25.2 on Wednesday and 24.9 on the middle shelf."),
    (BOATS, "In the East lock the top two values are 47 and 31.", "In the East lock the top two values are 47 and 25."),
    (BOATS, "In the West lock, the two lowest counts are 38 and 41, both in May.", "In the West lock, the two lowest counts are 38 and 66, both in May."),
    (BOATS, "The extremes in the West lock are 38 and 93.", "The extremes in the West lock are 41 and 93."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


def test_all_lines_named_hold_some_of_the_first_values() -> None:
    assert said(KILN, "The two highest values are both on Monday or Wednesday.").verdict != "supported"


def test_equal_values_may_be_counted_either_way() -> None:
    grid = "## Eggs\n\n| hen \\ week | 1 | 2 |\n|---|---|---|\n| Ada | 7 | 4 |\n| Bea | 4 | 2 |\n"
    for place in ("Ada", "Bea"):
        assert (
            said(grid, f"The two highest values are 7 and 4, the latter at {place}.").verdict
            != "contradicted"
        )
    assert said(grid, "The two highest values are 7 and 4.").verdict == "supported"
    assert said(grid, "The two highest values are both at Bea.").verdict == "contradicted"
