"""Values that are told with a verb of their field."""

import pytest

from said import said

FARES = """\
## Fares taken per tram and weekday

The fares that four trams took on four days, in crowns.

- **Rows (Tram)**: Blue, Green, Amber, Grey
- **Columns (Day)**: Monday, Tuesday, Friday, Sunday

| Tram \\ Day | Monday | Tuesday | Friday | Sunday |
|---|---|---|---|---|
| Blue | 410 | 385 | 502 | 275 |
| Green | 366 | 341 | 477 | 290 |
| Amber | 288 | 301 | 356 | 188 |
| Grey | 194 | 230 | 265 | 143 |
"""
TROUT = """\
## Catch of trout by pond and month (kg)

| pond \\ month | May | June | July |
|---|---|---|---|
| Fern | 4.1 | 6.3 | 7.7 |
| Moss | 3.2 | 5.9 | 8.8 |
"""


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        (FARES, "Friday brought Blue 502 crowns.", "Friday brought Blue 477 crowns."),
        (FARES, "Amber brought 288 crowns on Monday.", "Amber brought 301 crowns on Monday."),
        (FARES, "Sunday brought Amber 188 crowns.", "Sunday brought Amber 143 crowns."),
        (TROUT, "Fern caught 6.3 kg in June.", "Fern caught 5.9 kg in June."),
        (TROUT, "July brought Moss 8.8 kg.", "July brought Moss 7.7 kg."),
    ],
)
def test_a_verb_of_the_field_only_carries_its_number(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence", ["Tuesday brought Green 25 crowns less than Monday.", "Grey brought 12 inspectors on Monday."]
)
def test_what_a_verb_carries_may_be_something_else(sentence: str) -> None:
    assert said(FARES, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    "remark",
    [
        "Green takes 1.4 times as much as Amber on Friday.",
        "The model behind the plan reached a precision of 0.91.",
        "On average a tram takes 330.5 crowns a day.",
    ],
)
def test_decimals_that_are_no_cells_leave_whole_numbers_exact(remark: str) -> None:
    grid = f"{FARES}\n\n### Notes\n\n{remark}\n"
    assert said(grid, "On Friday all trams took more than 265.").verdict == "contradicted"


def test_a_decimal_that_rounds_to_a_cell_makes_whole_numbers_rounded() -> None:
    grid = f"{FARES}\n\n### Notes\n\nBlue took 502.3 crowns on Friday.\n"
    assert said(grid, "On Friday all trams took more than 265.").verdict != "contradicted"
