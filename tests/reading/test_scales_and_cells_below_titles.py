"""Cells, scales and names that stand below a title of their own."""

import pytest

from auditor.model import Document
from auditor.reading.document import read
from auditor.source import Source


def _read(text: str) -> Document:
    return read(Source("x.md", text))


@pytest.mark.parametrize(
    "cells", ["load 2 = 17; load 4 = 29", "load 2: 17; load 4: 29", "load 2 = 17, load 4 = 29"]
)
def test_a_line_of_cells_below_its_row(cells: str) -> None:
    other = cells.replace("17", "24").replace("29", "41")
    panel = _read(
        f"# Pumps\n\nRows: P5 and P6\nColumns: load, the levels 2 and 4.\n\n* **P5**\n  * {cells}\n* **P6**\n  * {other}\n"
    ).panels[0]
    assert [cell.text for cell in panel.cells] == ["17", "29", "24", "41"]
    assert [tick.text for tick in panel.rows.ticks] == ["P5", "P6"]


def test_marks_below_a_scale_are_no_row() -> None:
    panel = _read(
        '# Ovens\n\n* Y-axis: "Oven"\n    * Gas\n    * Deck\n* X-axis: 10, 20, 30\n* Colour key: "moisture"\n'
        "    * Ticks: 20, 30, 40\n\n* Gas: 36, 30, 22\n* Deck: 39, 35, 28\n"
    ).panels[0]
    assert len(panel.cells) == 6
    assert panel.legend is not None
    assert [tick.value for tick in panel.legend.ticks] == [20, 30, 40]


def test_a_plain_word_names_a_panel_beside_another() -> None:
    body = "From left to right (5 to 20):\n\n* 1: 28, 31, 34\n* 2: 25, 28, 32\n\n"
    text = "# Two cameras\n\n- X-axis: 5, 10, 20\n- Y-axis: 1, 2\n\n### Raw\n\n" + body + "### Filtered\n\n"
    document = _read(text + body.replace("28", "29"))
    assert [panel.name for panel in document.panels] == ["Raw", "Filtered"]


def test_places_of_both_ends_are_no_part_of_their_names() -> None:
    panel = _read(
        "# Size\n\nx-axis: 5, 10\n\ny-axis: fine on top, mid, coarse below\n\n- fine: 4, 5\n- mid: 6, 7\n- coarse: 8, 9\n"
    ).panels[0]
    assert [tick.text for tick in panel.rows.ticks] == ["fine", "mid", "coarse"]


def test_points_of_a_square_without_its_diagonal_are_one_panel_whatever_titles_part_them() -> None:
    text = """## Heatmap of parcels between depots

* **X-axis:** "To", A to D from left to right.
* **Y-axis:** "From", same depots, A at the top.

**Sent by the two old depots**
* (A, B): 12
* (A, C): 8
* (A, D): 31
* (B, A): 9
* (B, C): 14
* (B, D): 28

**Sent by the new ones**
* (C, A): 18
* (C, B): 17
* (C, D): 21
* (D, A): 6
* (D, B): 4
* (D, C): 10
"""
    (panel,) = read(Source("document.md", text)).panels
    assert len(panel.cells) == 12
