"""Bands at the ends of an axis, ticks with a plus, rows told with any verb, long tables in fences, and what names no axis."""

import pytest

from sketch import sketch

GRIDS = {
    "bands as the ends of an axis, and the last of them open": (
        "- Rows: age, 0–9 (top) to 60+ (bottom). Columns: intake, 5 g to 20 g.\n\n"
        "- **5 g**\n  - 0–9: 11\n  - 10–59: 14\n  - 60+: 12\n- **20 g**\n  - 0–9: 21\n  - 10–59: 25\n  - 60+: 23",
        "[5 g, 20 g] 0–9: 11 21; 10–59: 14 25; 60+: 12 23",
    ),
    "rows told with whatever verb": (
        "The chart has rows for ferries and columns for hours.\n\n"
        "Ferry 2 kept people waiting for 12 minutes at 8:00, 14 at 10:00, 21 at 12:00 and 9 at 16:00.\n\n"
        "Ferry 5 averaged 7 minutes at 8:00, 9 at 10:00, 11 at 12:00 and 5 at 16:00.",
        "[8:00, 10:00, 12:00, 16:00] Ferry 2: 12 14 21 9; Ferry 5: 7 9 11 5",
    ),
    "a remark on several cells of a row is no row": (
        "The chart has rows for ferries and columns for hours.\n\n"
        "Ferry 2 averaged 12 minutes at 8:00, 14 at 10:00, 21 at 12:00 and 9 at 16:00.\n\n"
        "Ferry 5 averaged 7 minutes at 8:00, 9 at 10:00, 11 at 12:00 and 5 at 16:00.\n\n"
        "Ferry 2 had the longest waits, with 21 minutes at 12:00 and 14 at 10:00.",
        "[8:00, 10:00, 12:00, 16:00] 2: 12 14 21 9; 5: 7 9 11 5",
    ),
    "years as the columns of a long table": (
        "The vertical axis gives the valley, the horizontal axis the season. One map for each year.\n\n"
        "| Valley | Season | 1998 | 2008 |\n|---|---|---|---|\n| Inn | spring | 4 | 5 |\n| Inn | autumn | 6 | 7 |\n"
        "| Enns | spring | 8 | 9 |\n| Enns | autumn | 10 | 11 |",
        "1998 [spring, autumn] Inn: 4 6; Enns: 8 10 | 2008 [spring, autumn] Inn: 5 7; Enns: 9 11",
    ),
    "what is done to the rows names no axis": (
        "- **Y-axis:** yeast\n- **X-axis:** hour (2, 4)\n"
        "- **Tree:** none; rows are grouped by eye into wild and tame ones (Brett, Kloeck)\n\n"
        "- Brett → 2: 5, 4: 6\n- Kloeck → 2: 7, 4: 8\n- Ale → 2: 3, 4: 4",
        "[2, 4] Brett: 5 6; Kloeck: 7 8; Ale: 3 4",
    ),
    "a shade before each number": (
        "Rows: day. Columns: hour.\n\n```text\n        10h    12h    14h\nTue  ░   64 ▒  142 ▒  171\nSun  ▒  133 ▓  287 █  342\n```",
        "[10h, 12h, 14h] Tue: 64 142 171; Sun: 133 287 342",
    ),
    "a list in italics is no title": (
        "- **Rows:** Weld, Woad\n- **Columns:** number of washes: 1, 5, 10\n\n"
        "*From left to right: 1, 5, 10 washes*\n\n- Weld: 98, 94, 90\n- Woad: 96, 88, 79",
        "[1, 5, 10] Weld: 98 94 90; Woad: 96 88 79",
    ),
    "the order of the columns, told above a list": (
        "- **Rows:** Weld, Woad\n- **Columns:** washes: 1, 5, 10\n\nOrder: 1, 5, 10 washes\n\n- Weld: 98, 94, 90\n- Woad: 96, 88, 79",
        "[1, 5, 10] Weld: 98 94 90; Woad: 96 88 79",
    ),
    "a row with the very numbers of the ticks": (
        "- **Columns:** litres: 1, 5, 10\n\n- Water: 1, 5, 10\n- Oil: 0.9, 4.6, 9.2",
        "[1, 5, 10] Water: 1 5 10; Oil: 0.9 4.6 9.2",
    ),
    "an exponent's sign parts no keys": (
        "- **X-axis**: rate (5.00E-05 – 1.00E-04)\n- **Y-axis**: width\n\n"
        "#### rate = 5.00E-05\n- **width 5**: 29.5\n- **width 10**: 31.4\n- **width 20**: 30.2\n\n"
        "#### rate = 1.00E-04\n- **width 5**: 33.0\n- **width 10**: 36.1\n- **width 20**: 34.7",
        "[5.00E-05, 1.00E-04] 5: 29.5 33; 10: 31.4 36.1; 20: 30.2 34.7",
    ),
}


@pytest.mark.parametrize(("text", "expected"), GRIDS.values(), ids=GRIDS)
def test_a_grid_is_read(text: str, expected: str) -> None:
    assert " | ".join(sketch(text)) == expected


def test_a_long_table_in_a_fence_is_read_beside_other_tables() -> None:
    table = "| | Fat | Salt |\n|---|---|---|\n| Oats | 7 | 1 |\n| Rye | 2 | 3 |"
    fence = "```csv\nrow,column,value\nOats,Fat,5\nOats,Salt,2\nRye,Fat,1\nRye,Salt,4\n```"
    assert sketch(f"## Raw\n\n{table}\n\n## Baked\n\n{fence}") == [
        "Raw [Fat, Salt] Oats: 7 1; Rye: 2 3",
        "Baked [Fat, Salt] Oats: 5 2; Rye: 1 4",
    ]
