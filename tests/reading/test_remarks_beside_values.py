"""Remarks on values, rows before a dash, and ticks told with more words than they are declared with."""

import pytest

from sketch import read_text

_AXES = "- Rows (stall): fruit, fish, bread\n- Columns (year): 2001, 2002, 2003\n\n"

GRIDS = {
    "a name, a dash and pairs": (
        f"{_AXES}- fruit – 2001: 41, 2002: 38 (pale), 2003: 36\n- fish – 2001: 20, 2002: 24, 2003: 25\n"
        "- bread – 2001: 7, 2002: 12, 2003: 18\n",
        "41 38 36 20 24 25 7 12 18",
    ),
    "a name, a dash and numbers side by side": (
        f"{_AXES}- fruit — 2001 41, 2002 38, 2003 36\n- fish — 2001 20, 2002 n/a, 2003 25\n"
        "- bread — 2001 7, 2002 12, 2003 18\n",
        "41 38 36 20 - 25 7 12 18",
    ),
    "remarks behind arrows, dashes and marks": (
        f"{_AXES}- fruit - 2001: 41 – the peak; 2002: 38; 2003: 36\n- fish - 2001: 20; 2002: 24; 2003: 25 ★\n"
        "- bread - 2001: 7 → lowest of all; 2002: –; 2003: 18†\n",
        "41 38 36 20 24 25 7 - 18",
    ),
    "arrows behind nested values": (
        "Rows are the doses 5, 10. Columns are the days 1, 3.\n\n* Dose = 5\n  * day 1: 12 SPAD ← lowest\n"
        "  * day 3: 14 SPAD\n* Dose = 10\n  * day 1: 15 SPAD\n  * day 3: 23.5 SPAD → best\n",
        "12 14 15 23.5",
    ),
    "rows with a unit of two words": (
        "- Rows: lime, at 0, 25, 50\n- Columns: weeks 1, 2\n\n## Values\n\n- 0 kg Ca: 3.1, 4\n- 25 kg Ca: 3.4, 4.4\n"
        "- 50 kg Ca: 3.9, 4.8\n",
        "3.1 4 3.4 4.4 3.9 4.8",
    ),
    "rows by their number and unit": (
        "Y-axis: minutes of kneading (5, 10, 20). X-axis: grams of salt (0, 4).\n\n- the 5-minute row: 31 (0), 28 (4)\n"
        "- the 10-minute row: 36 (0), 33 (4)\n- the 20-minute row: 38 (0), 37 (4)\n",
        "31 28 36 33 38 37",
    ),
    "axes at the edges, in two sentences": (
        "- *Up the side:* lime in kg Ca per plot. The three rates 0, 25 and 50 are evenly spaced.\n"
        "- *Along the bottom:* weeks. We looked at 1 and 2.\n\n**Spring**\n\n- 0 kg Ca: 3 (1), 4 (2)\n- 25 kg Ca: 5 (1), 6 (2)\n"
        "- 50 kg Ca: 7 (1), 8 (2)\n",
        "3 4 5 6 7 8",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", GRIDS)
def test_every_cell_is_read_beside_its_remark(name: str) -> None:
    text, values = GRIDS[name]
    (panel,) = read_text(text).panels
    cells = sorted(panel.cells, key=lambda cell: (cell.row, cell.column))
    assert ["-" if cell.quantity is None else f"{cell.quantity.value:g}" for cell in cells] == values.split()
    assert not panel.surplus
    assert all(axis.declaration is not None for axis in (panel.rows, panel.columns))


LISTS = {
    "Site 1, Site 2 and Site 9, numbered as on the plan": ["Site 1", "Site 2", "Site 9"],
    "A1, A2, A3 and B1, coded as in the protocol": ["A1", "A2", "A3", "B1"],
    "Elm House, Oak House and The Mews, alphabetically": ["Elm House", "Oak House", "The Mews"],
    "oven, kiln, grill, pan, hottest first": ["oven", "kiln", "grill", "pan"],
    "Tues, Wed, Thurs, shaded by weekday": ["Tues", "Wed", "Thurs"],
    "200, 400 and 800, log-spaced": ["200", "400", "800"],
    "raw, boiled, fried, grilled": ["raw", "boiled", "fried", "grilled"],
    "Sales, Legal, Research, aged care": ["Sales", "Legal", "Research", "aged care"],
}


@pytest.mark.parametrize("text", LISTS)
def test_what_is_said_of_a_list_is_no_name_in_it(text: str) -> None:
    lines = "".join(f"- {name}: 4, 5\n" for name in LISTS[text])
    (panel,) = read_text(f"- **Rows:** {text}\n- **Columns:** dry, wet\n\n## Values\n\n{lines}").panels
    assert [tick.text for tick in panel.rows.ticks] == LISTS[text]
