"""Tables with one value a line: which columns are axes, which tell panels apart, which hold values."""

from itertools import product

import pytest

from sketch import sketch

AXES = "- X-axis (Dose): 1, 2, 3\n- Y-axis (Day): 10, 20\n\n"
RYE, OATS = "Rye [1, 2, 3] 10: 4 5 6; 20: 7 8 9", "Oats [1, 2, 3] 10: 3 2 1; 20: 6 5 4"
VALUES = {"Rye": "456789", "Oats": "321654"}


def table(*heads: str) -> str:
    """A long table of two crops with the columns in the order of the heads; further heads hold a remark."""
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    for crop, (place, (day, dose)) in product(VALUES, enumerate(product("10 20".split(), "123"))):
        cells = {"Crop": crop, "Day": day, "Dose": dose, "Yield": VALUES[crop][place], "SD": "0.1"}
        lines.append(f"| {' | '.join(cells.get(head, 'pale green') for head in heads)} |")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    "heads",
    [
        ("Crop", "Day", "Dose", "Yield"),
        ("Day", "Dose", "Crop", "Yield"),
        ("Day", "Crop", "Dose", "Yield"),
        ("Crop", "Day", "Dose", "Yield", "Remark"),
        ("Crop", "Day", "Dose", "Colour", "Yield"),
        ("Crop", "Day", "Dose", "Yield", "SD"),
    ],
)
def test_the_column_that_is_no_axis_tells_panels_apart(heads: tuple[str, ...]) -> None:
    assert sketch(AXES + table(*heads)) == [RYE, OATS]


def test_where_no_axes_are_declared_the_column_of_words_tells_panels_apart() -> None:
    assert sketch(table("Day", "Dose", "Crop", "Yield")) == [RYE, OATS]


def test_the_panels_may_be_columns_of_values() -> None:
    lines = "| Day | Dose | Rye | Oats |\n|---|---|---|---|\n" + "".join(
        f"| {day} | {dose} | {VALUES['Rye'][i]} | {VALUES['Oats'][i]} |\n"
        for i, (day, dose) in enumerate(product("10 20".split(), "123"))
    )
    assert sketch(AXES + lines) == [RYE, OATS]


def test_a_label_stands_for_the_blanks_below_it() -> None:
    lines = table("Crop", "Day", "Dose", "Yield").replace("| Rye |", "|  |").replace("|  |", "| Rye |", 1)
    assert sketch(AXES + lines) == [RYE, OATS]


def test_a_table_of_settings_is_no_long_table() -> None:
    lines = (
        "| Soil | Depth | Water | Score |\n|---|---|---|---|\n"
        "| clay | 5 | 2.5 | 61 |\n| loam | 5 | 2.5 | 64 |\n| sand | 7 | 3.5 | 59 |\n| peat | 9 | 4.5 | 70 |\n"
    )
    assert sketch(lines) == [
        "[Depth, Water, Score] clay: 5 2.5 61; loam: 5 2.5 64; sand: 7 3.5 59; peat: 9 4.5 70"
    ]


def test_small_numbers_that_recur_make_no_coordinates_where_the_lines_have_labels_of_their_own() -> None:
    body = ["| Mon | 1 | 2 | 3 | 4 |", "| Tue | 1 | 4 | 3 | 4 |", "| Wed | 1 | 2 | 4 | 4 |", "| Thu | 4 | 2 | 3 | 4 |"]  # fmt: skip
    table = "\n".join(
        ["| | Jan | Feb | Mar | Apr |", "|---|---|---|---|---|", *body, "| Fri | 1 | 2 | 3 | 5 |"]
    )
    assert [line.partition("]")[0] for line in sketch(f"# Calls\n\n{table}\n")] == [
        "Calls [Jan, Feb, Mar, Apr"
    ]
