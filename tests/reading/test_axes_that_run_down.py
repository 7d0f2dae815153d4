"""Axes told by the way in which their ticks run: "doses run downward", "days stand from left to right"."""

import pytest

from auditor.reading.document import read
from auditor.source import Source
from sketch import read_text


@pytest.mark.parametrize(
    ("said", "rows", "columns"),
    [
        (
            "Doses run downward in the order low, mid, high, and days run to the right: 1, 2, 3.",
            "Doses",
            "days",
        ),
        (
            "Doses are stacked from top to bottom: low, mid, high. Days stand from left to right: 1, 2, 3.",
            "Doses",
            "Days",
        ),
        ("Doses are listed downwards (low, mid, high), and days run rightwards (1, 2, 3).", "Doses", "days"),
    ],
)
def test_the_way_of_ticks_tells_their_side(said: str, rows: str, columns: str) -> None:
    (panel,) = read_text(f"# Trial\n\n{said}\n\n- low: 4, 5, 6\n- mid: 5, 6, 7\n- high: 6, 7, 8\n").panels
    assert [tick.text for tick in panel.rows.ticks] == ["low", "mid", "high"]
    assert [tick.text for tick in panel.columns.ticks] == ["1", "2", "3"]
    assert (panel.rows.label, panel.columns.label) == (rows, columns)


def test_what_follows_the_list_is_none_of_it() -> None:
    text = "# Trial\n\nDoses go down the side in the order low, mid, high, while days go across (1, 2).\n\n"
    (panel,) = read_text(text + "- low: 4, 5\n- mid: 5, 6\n- high: 6, 7\n").panels
    assert [tick.text for tick in panel.rows.ticks] == ["low", "mid", "high"]


def test_lines_in_even_steps_are_all_ticks_of_a_range_that_names_no_step() -> None:
    text = (
        "# Leak of a seal in ml/h\n\n**Rows:** Pressure (bar), 2 at the bottom to 8 at the top. **Columns:** Heat (°C): 10, 30\n\n"
        "* 8 bar: 4.1, 6.3\n* 6 bar: 3.0, 4.4\n* 4 bar: 2.2, 2.9\n* 2 bar: 1.1, 1.5\n"
    )
    (panel,) = read(Source("seal.md", text)).panels
    assert [tick.number for tick in panel.rows.ticks] == [2, 4, 6, 8]
    assert len(panel.cells) == 8
