"""Places parted from their values by arrows, and numbers with the shade of their cell drawn before them."""

import pytest

from auditor.model import Document
from auditor.reading.document import read
from auditor.source import Source


def values(text: str) -> dict[tuple[str, str], float]:
    document: Document = read(Source("figure.md", text))
    (panel,) = document.panels
    rows, columns = panel.rows.ticks, panel.columns.ticks
    return {(rows[r].text, columns[c].text): q.value for (r, c), q in panel.values.items()}


@pytest.mark.parametrize("arrow", ["->", "→", "=>"])
@pytest.mark.parametrize("bold", ["", "**"])
def test_an_arrow_parts_a_place_with_signs_of_equality_from_its_value(arrow: str, bold: str) -> None:
    lines = [
        f"* {bold}p<sub>in</sub> = {row}, p<sub>out</sub> = {column}{bold} {arrow} 0.{row}{column}"
        for row in (1, 2)
        for column in (3, 4, 5)
    ]
    head = "### Gain\n\n1. Vertical axis: p<sub>in</sub> with the values 1, 2\n2. Horizontal axis: p<sub>out</sub> with the values 3, 4, 5\n\n"
    found = values(head + "\n".join(lines))
    assert found == {(str(r), str(c)): pytest.approx(r / 10 + c / 100) for r in (1, 2) for c in (3, 4, 5)}


def test_shades_before_numbers_in_a_barred_block_are_no_part_of_them() -> None:
    found = values(
        "**Load**\n\n```text\nroom    |  06  |  12  |  18  |\n--------+------+------+------+\nHall    | ░  2 | ▒ 31 | ▓ 45 |\nStudio  | ░ 12 | █ 68 | ░  9 |\n```\n"
    )
    assert found[("Hall", "06")] == 2
    assert found[("Studio", "12")] == 68
    assert len(found) == 6


def test_the_ends_of_a_week_name_the_days_between_them() -> None:
    days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")
    lines = [
        f"In the next row, for {day}, the values are {n}1% for 8-10, {n}5% for 10-12 and {n}3% for 12-14."
        for n, day in enumerate(days, 2)
    ]
    head = (
        "# Desks taken\n\nThe chart has one row for each day, Monday at the top and Friday at the bottom.\n\n"
    )
    found = values(head + "\n".join(lines))
    assert [row for row, column in found if column == "8-10"] == list(days)


def test_a_remark_on_other_rows_behind_the_values_of_a_row_declares_nothing() -> None:
    rows = {"Oak": "71, 1, 22", "Elm": "0, 64, 5", "Fir": "1, 9, 78. Paler than in the rows above."}
    lines = [f"* **Row {n} ({name}):** Values: {told}" for n, (name, told) in enumerate(rows.items(), 1)]
    found = values(
        "# Trees\n\n* **Y-axis (True):** Oak, Elm, Fir\n* **X-axis (Called):** Oak, Elm, Fir\n\n"
        + "\n".join(lines)
    )
    assert found[("Fir", "Fir")] == 78
    assert len(found) == 9
