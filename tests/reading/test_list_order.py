"""Lists that run with or against the order in which an axis is declared, as the text tells."""

import pytest

from auditor.reading.document import read
from auditor.source import Source

FORWARD = {"B1": "41", "B2": "52", "B3": "63"}
BACK = {"B1": "63", "B2": "52", "B3": "41"}


def _first_row(declared: str, lead: str, row: str = "oak") -> dict[str, str]:
    text = (
        f"# Yields\n\n- X-axis (bed): {declared}\n- Y-axis (tree): oak, elm\n\n{lead}\n\n"
        f"- {row}: 41, 52, 63\n- {row.replace('oak', 'elm')}: 24, 35, 46\n"
    )
    panel = read(Source("x.md", text)).panels[0]
    return {panel.columns.ticks[c.column].text: c.text for c in panel.cells if c.row == 0}


@pytest.mark.parametrize(
    "lead",
    [
        "## Values (B3 to B1)",
        "## Values, bed B3 first and bed B1 last",
        "## Values from B3 down to B1",
        "## Values (B3, B2, B1)",
        "Each row lists its values from right to left:",
        "The values are written from right to left.",
        "Beginning with B3 and ending with B1:",
        "Yields, B3 first:",
    ],
)
def test_lists_against_the_declared_order(lead: str) -> None:
    assert _first_row("B1, B2, B3", lead) == BACK


@pytest.mark.parametrize(
    "lead",
    [
        "## Values",
        "## Values (B1 to B3)",
        "## Values from left to right (B1 to B3)",
        "Each row lists its values from left to right:",
        "The yield falls from B3 to B1.",
        "In both rows the yield grows from bed B3 to bed B1:",
        "Rows from bottom to top:",
        "Compared with B3, first of all, B1 is dry.",
    ],
)
def test_lists_in_the_declared_order(lead: str) -> None:
    assert _first_row("B1, B2, B3", lead) == FORWARD


@pytest.mark.parametrize(
    ("declared", "lead", "expected"),
    [
        ("from right to left: B1, B2, B3", "Values from left to right:", BACK),
        ("from right to left: B1, B2, B3", "Values from right to left:", FORWARD),
        ("from right to left: B1, B2, B3", "## Values", FORWARD),
        ("B1 rightmost, B3 leftmost", "Each row is given from left to right.", BACK),
        ("B1 at the far right through B3 at the far left", "## Values (B3 to B1)", BACK),
    ],
)
def test_axes_declared_from_the_right(declared: str, lead: str, expected: dict[str, str]) -> None:
    assert _first_row(declared, lead) == expected


def test_rows_that_tell_their_own_order() -> None:
    assert _first_row("B1, B2, B3", "## Values", "oak (B3 to B1)") == BACK
    assert _first_row("B1, B2, B3", "## Values", "oak (B1 to B3)") == FORWARD


def test_numbers_may_have_their_unit() -> None:
    text = (
        "# Fish\n\nX-axis (depth in m): 5, 10, 15\n\nY-axis (site): reef, bay\n\nCounts, 15 m first and 5 m last:\n\n"
        "- reef: 11, 24, 37\n- bay: 9, 20, 31\n"
    )
    panel = read(Source("x.md", text)).panels[0]
    assert {panel.columns.ticks[c.column].text: c.text for c in panel.cells if c.row == 0} == {
        "5": "37",
        "10": "24",
        "15": "11",
    }


def test_a_short_list_lacks_its_first_ticks() -> None:
    text = (
        "# Fish\n\nX-axis: B1, B2, B3\n\nY-axis: reef, bay, cliff\n\nValues (B3 to B1):\n\n"
        "- reef: 11, 24, 37\n- bay: 9, 20\n- cliff: 8, 7, 6\n"
    )
    panel = read(Source("x.md", text)).panels[0]
    assert {panel.columns.ticks[c.column].text: c.text for c in panel.cells if c.row == 1} == {
        "B3": "9",
        "B2": "20",
    }
