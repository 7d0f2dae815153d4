"""Ticks behind an axis's name and words that lead in, and sentences that tell both axes in words of their own."""

import pytest

from sketch import read_text

TABLE = "\n\n| | {} |\n|---|{}|\n"


def declared(text: str, rows: list[str], columns: list[str]) -> tuple[list[str], list[str]]:
    """The ticks that a text declares, above a table that has them."""
    lines = [
        f"| {row} | " + " | ".join(str(7 * n + m) for m in range(len(columns))) + " |"
        for n, row in enumerate(rows, 1)
    ]
    table = TABLE.format(" | ".join(columns), "---|" * len(columns)) + "\n".join(lines)
    (panel,) = read_text(text + table).panels
    found = [axis.declaration.ticks if axis.declaration else () for axis in (panel.rows, panel.columns)]
    return [tick.text for tick in found[0]], [tick.text for tick in found[1]]


NUMBERS = (["3", "6", "12"], ["20", "50", "90"])
OF_NUMBERS = [
    "- **Horizontal axis:** rinse time in seconds, notched 20, 50 and 90.\n- **Vertical axis:** salt in grams, weighed out at 3, 6 and 12.",
    "- x-axis: rinse time [s], stepping through 20 / 50 / 90 (left to right)\n- y-axis: salt, fixed to 3 / 6 / 12",
    "- X: rinse time; values 20; 50; 90\n- Y: salt; values 3; 6; 12",
    "Each column is one rinse time (20, 50, 90 s), each row one dose of salt (3, 6, 12 g).",
    "On the horizontal axis stands the rinse time (20, 50 and 90), on the vertical axis the salt (3, 6 and 12).",
    "Salt grows downwards (3, 6, 12 g), while the rinse times (20, 50, 90 s) follow from left to right.",
    "The rows are labelled 3, 6 and 12 (salt), and the columns 20, 50 and 90 (rinse time).",
]
NAMES = (["Vale", "Ridge", "Shore"], ["R2-D", "K9", "T-800"])
OF_NAMES = [
    "- X axis: robot, listed as R2-D | K9 | T-800\n- Y axis: place, namely Vale; Ridge; Shore, top to bottom",
    "- X axis: the robot, labelled R2-D, K9 and T-800\n- Y axis: place, reading Vale, Ridge, Shore from top to bottom",
    "- X axis (robot): R2-D; K9; T-800, in that order\n- Y axis (place): Vale / Ridge / Shore, in that order",
    "Places go from top to bottom (Vale, Ridge, Shore), robots from left to right (R2-D, K9, T-800).",
    "The panel has 3 rows, one per place (Vale, Ridge, Shore), and 3 columns, one per robot (R2-D, K9, T-800).",
]


@pytest.mark.parametrize("text", OF_NUMBERS)
def test_a_list_of_numbers_begins_behind_the_words_that_lead_to_it(text: str) -> None:
    assert declared(text, *NUMBERS) == NUMBERS


@pytest.mark.parametrize("text", OF_NAMES)
def test_a_list_of_names_begins_behind_the_words_that_lead_to_it(text: str) -> None:
    assert declared(text, *NAMES) == NAMES


def test_a_name_before_numbers_may_be_a_tick() -> None:
    text = "- X-axis (salt): none, 5, 10\n- Y-axis (place): Vale, Ridge, Shore"
    assert declared(text, NAMES[0], ["none", "5", "10"]) == (NAMES[0], ["none", "5", "10"])


def test_classes_of_numbers_are_no_list_of_their_ends() -> None:
    text = "- X-axis (age): 18-29 and 30-44\n- Y-axis (place): Vale, Ridge, Shore"
    assert declared(text, NAMES[0], ["18-29", "30-44"]) == (NAMES[0], ["18-29", "30-44"])
