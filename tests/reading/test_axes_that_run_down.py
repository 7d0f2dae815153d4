"""Axes told by the way in which their ticks run: "doses run downward", "days stand from left to right"."""

import pytest

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
