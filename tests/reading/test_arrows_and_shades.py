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
    assert found == {(str(r), str(c)): r / 10 + c / 100 for r in (1, 2) for c in (3, 4, 5)}


def test_shades_before_numbers_in_a_barred_block_are_no_part_of_them() -> None:
    found = values(
        "**Load**\n\n```text\nroom    |  06  |  12  |  18  |\n--------+------+------+------+\nHall    | ░  2 | ▒ 31 | ▓ 45 |\nStudio  | ░ 12 | █ 68 | ░  9 |\n```\n"
    )
    assert found[("Hall", "06")] == 2
    assert found[("Studio", "12")] == 68
    assert len(found) == 6
