"""Lists below their columns, ticks that tell their axis, places of which only some are told, axes told by their ends."""

import pytest

from sketch import sketch

GRIDS = {
    "columns told above a list of rows": (
        "Values are listed for load = 10, 20, 40 kg.\n\n- Rope: 4, 5, 7\n- Wire: 6, 8, 9\n- Chain: 7, 8, 8",
        "[10, 20, 40] Rope: 4 5 7; Wire: 6 8 9; Chain: 7 8 8",
    ),
    "columns as the only line without a number for its name": (
        "Hours: 3, 6, 9\n\n    2 km: 14, 11, 7\n    4 km: 12, 10, 6\n    8 km: 9, 8, 8",
        "[3, 6, 9] 2 km: 14 11 7; 4 km: 12 10 6; 8 km: 9 8 8",
    ),
    "some places of a grid, of which one axis is called by its name": (
        "- Term 1, Autumn fair: 40\n- Term 1, Spring fair: 31\n- Term 2, Spring fair: 28\n- Term 3, Winter market: 55",
        "[Autumn fair, Spring fair, Winter market] 1: 40 31 .; 2: . 28 .; 3: . . 55",
    ),
    "ticks that end alike": (
        "- Rows: Upper third, Core, Lower third\n- Columns: wet, dry, mean tide\n\n"
        "In the upper third the cells read 4 (wet), 5 (dry) and 6 (mean tide).\n\n"
        "Core shows 7 (wet), 8 (dry) and 9 (mean tide).\n\n"
        "In the lower third the cells read 1 (wet), 2 (dry) and 3 (mean tide).",
        "[wet, dry, mean tide] Upper third: 4 5 6; Core: 7 8 9; Lower third: 1 2 3",
    ),
    "a class that is called as grids are": (
        "Rows are true, columns predicted classes: Chart, Photo.\n\n"
        "In the first row, for true class Chart, the values are 41 under predicted Chart and 9 under predicted Photo.\n"
        "In the second row, for true class Photo, the values are 6 under predicted Chart and 44 under predicted Photo.",
        "[Chart, Photo] Chart: 41 9; Photo: 6 44",
    ),
    "rows with the unit that their axis tells": (
        "- Vertical axis: Height (cm), from 10 at the bottom to 100 at the top\n- Horizontal axis: Bed (A, B)\n\n"
        "- 100 cm: 3, 4\n- 20 cm: 5, 6\n- 10 cm: 7, 8",
        "[A, B] 100: 3 4; 20: 5 6; 10: 7 8",
    ),
    "a name that the first cell alone has": (
        'The vertical axis is labelled "True coin", the horizontal axis "Predicted coin".\n\n'
        "* **True penny**\n  * predicted penny: 70, dime: 18, cent: 12\n"
        "* **True dime**\n  * predicted penny: 9, dime: 80, cent: 11\n"
        "* **True cent**\n  * predicted penny: 20, dime: 5, cent: 75",
        "[penny, dime, cent] penny: 70 18 12; dime: 9 80 11; cent: 20 5 75",
    ),
    "a range, and where it begins": (
        "The x-axis gives the slot (0–2), the y-axis the floor (1–2, with floor 1 at the top).\n\n"
        "(0, 1): 4; (1, 1): 5; (2, 1): 6\n(0, 2): 7; (1, 2): 8; (2, 2): 9",
        "[0, 1, 2] 1: 4 5 6; 2: 7 8 9",
    ),
    "an axis told by its two ends": (
        "Weeks run along the x-axis and depth (0 m at the top, 2 m at the bottom) down the y-axis.\n\n"
        "- **Week 1**\n  - 0 m: 11\n  - 1 m: 10\n  - 2 m: 7\n- **Week 2**\n  - 0 m: 12\n  - 1 m: 9\n  - 2 m: 6",
        "[1, 2] 0: 11 12; 1: 10 9; 2: 7 6",
    ),
    "lists headed by a tick and its axis": (
        "- True: Barn owl\n  - Predicted Barn owl: 31\n  - Predicted Tawny owl: 4\n"
        "- True: Tawny owl\n  - Predicted Barn owl: 6\n  - Predicted Tawny owl: 52",
        "[Barn owl, Tawny owl] Barn owl: 31 4; Tawny owl: 6 52",
    ),
    "pairs in the order of two names that share a word": (
        "- x-axis: target port (Hull, Cork)\n- y-axis: source port (Hull, Cork)\n\n"
        "Times are given as (target port, source port): hours\n\n"
        "- (Hull, Hull): 1; (Cork, Hull): 30\n- (Hull, Cork): 28; (Cork, Cork): 2",
        "[Hull, Cork] Hull: 1 30; Cork: 28 2",
    ),
}


@pytest.mark.parametrize(("text", "grid"), GRIDS.values(), ids=GRIDS)
def test_a_grid_is_read_as_its_lines_and_axes_tell(text: str, grid: str) -> None:
    assert [line.removeprefix(" ") for line in sketch(f"# Measured\n\n{text}\n")] == [f"Measured {grid}"]


def test_a_sentence_with_values_above_a_list_gives_it_no_columns() -> None:
    text = "The shares, one after the other, are 10, 20 and 30.\n\n- Oak: 4, 5, 6\n- Elm: 7, 8, 9\n"
    assert "[1, 2, 3]" in sketch(text)[0]


def test_some_places_whose_names_do_not_recur_are_no_grid() -> None:
    assert (
        sketch("- Dose 1, first try: 4\n- Speed, second try: 5\n- Load, third try: 6\n- Cost, last try: 7\n")
        == []
    )
