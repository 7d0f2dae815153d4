"""Words that look like sums, axes and values where they are names, units and places."""

import pytest

from sketch import read_text, sketch

MINUTES = """
# Swelling of beans

## Brine

| Bean | 5 min | 15 min | 40 min |
|---|---|---|---|
| Navy | 1.2 | 2.4 | 3.1 |
| Pinto | 0.8 | 1.9 | 2.7 |
| Lima | 0.5 | 1.1 | 2.2 |

## Water

| Bean | 5 min | 15 min | 40 min |
|---|---|---|---|
| Navy | 0.9 | 2.0 | 2.8 |
| Pinto | 0.6 | 1.4 | 2.6 |
| Lima | 0.7 | 1.2 | 1.8 |
"""


def test_columns_of_minutes_sum_up_no_other_panel() -> None:
    assert [line.partition(" ")[0] for line in sketch(MINUTES)] == ["Brine", "Water"]


@pytest.mark.parametrize(
    "line",
    [
        "- Row = {row}, Column = {column}: {value}",
        "- row={row}, col={column}: {value}",
        "- (Row = {row}, Column = {column}): {value}",
        "- Row = {row}, Column = {column}, Value = {value}",
        "- x = {column}, y = {row}: {value}",
    ],
)
def test_lines_that_name_a_row_a_column_and_a_value_are_cells_and_no_axes(line: str) -> None:
    grid = {"Arm 0": (0.2, 0.4), "Arm 1": (0.5, 0.3), "Arm 2": (0.1, 0.6)}
    told = [
        line.format(row=row, column=column, value=value)
        for row, values in grid.items()
        for column, value in zip(("K2", "K5"), values, strict=True)
    ]
    text = "# Gain\n\n- **Horizontal axis:** Stage, ticks K2, K5\n- **Vertical axis:** Arm, ticks Arm 0 to Arm 2\n\n"
    assert [one.partition("[")[2] for one in sketch(text + "\n".join(told) + "\n")] == [
        "K2, K5] Arm 0: 0.2 0.4; Arm 1: 0.5 0.3; Arm 2: 0.1 0.6"
    ]


def test_overall_is_a_row_where_it_is_a_column() -> None:
    text = """
    # How ratings go together

    - **Horizontal axis:** Crust, Crumb, Overall

    |  | Crust | Crumb | Overall |
    |---|---|---|---|
    | Crust | 1.00 | 0.31 | 0.58 |
    | Crumb | 0.31 | 1.00 | 0.44 |
    | Overall | 0.58 | 0.44 | 1.00 |
    """
    assert "Overall: 0.58 0.44 1" in sketch(text)[0]


@pytest.mark.parametrize(
    ("key", "ends"),
    [
        ("grey below 10, blue 10–19, teal 20–39, red from 40 upward", None),
        ("grey 0–9, blue 10–19, teal 20–39, red 40 and above", None),
        ("blue 0–19, teal 20–39, red 40–80", (0, 80)),
        ("blue 3–6 kg, teal 6–10 kg, green 10–14 kg, red 14–24 kg", (3, 24)),
        ("1 = 0–20, 2 = 20–50, 3 = 50–90", (0, 90)),
    ],
)
def test_a_key_in_bands_reaches_from_the_first_to_the_last_unless_one_is_open(
    key: str, ends: tuple[float, float] | None
) -> None:
    text = f"# Catch\n\n- **Key:** {key}.\n\n| Net | May | July |\n|---|---|---|\n| A | 48 | 52 |\n| B | 31 | 57 |\n"
    legend = read_text(text).panels[0].legend
    told = (legend.low.value, legend.high.value) if legend and legend.low and legend.high else None
    assert told == ends
