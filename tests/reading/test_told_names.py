"""Panels whose titles name nothing by themselves: what the text, a field, a caption or a corner calls them."""

import pytest

from sketch import sketch

AXES = "Rows: 10, 20. Columns: 1, 2.\n\n"
A, B = "- 10: 4, 5\n- 20: 7, 8\n\n", "- 10: 1, 2\n- 20: 3, 2\n\n"
NORTH, SOUTH = "North [1, 2] 10: 4 5; 20: 7 8", "South [1, 2] 10: 1 2; 20: 3 2"
TABLE_A, TABLE_B = (
    "| {} | 1 | 2 |\n|---|---|---|\n| 10 | " + rest
    for rest in ("4 | 5 |\n| 20 | 7 | 8 |\n\n", "1 | 2 |\n| 20 | 3 | 2 |\n\n")
)
HTML = "<table>\n<caption>{}</caption>\n<tr><th></th><th>1</th><th>2</th></tr>\n<tr><td>10</td><td>{}</td><td>{}</td></tr>\n<tr><td>20</td><td>{}</td><td>{}</td></tr>\n</table>\n\n"
FENCED = "```\n{}  1  2\n10     4  5\n20     7  8\n\n{}  1  2\n10     1  2\n20     3  2\n```\n"

TOLD = {
    "letters before the names": f"(a) North and (b) South.\n\n{AXES}### (a)\n\n{A}### (b)\n\n{B}",
    "letters behind the names": f"Two maps: North (a), South (b).\n\n{AXES}**(a)**\n\n{A}**(b)**\n\n{B}",
    "lettered panels": f"Panel A shows the North, panel B shows the South.\n\n{AXES}**A**\n\n{A}**B**\n\n{B}",
    "numbers": f"They are numbered: (1) North; (2) South.\n\n{AXES}**(1)**\n\n{A}**(2)**\n\n{B}",
    "sides in a list": f"- Left heatmap: North\n- Right heatmap: South\n\n{AXES}**Left heatmap**\n\n{A}**Right heatmap**\n\n{B}",
    "halves": f"It has a left and a right half. Left half: North. Right half: South.\n\n{AXES}## Left half\n\n{A}## Right half\n\n{B}",
    "a table of panels": f"| Panel | Title | Side |\n|---|---|---|\n| (a) | North | left |\n| (b) | South | right |\n\n{AXES}Panel (a):\n\n{A}Panel (b):\n\n{B}",
    "titles with remarks": f"Two grids, North and South.\n\n{AXES}## North: as printed\n\n{A}## South: read off the map\n\n{B}",
    "fields": f"{AXES}Title: North\nValues:\n{A.strip()}\n\nTitle: South\nValues:\n{B}",
    "corners of tables": f"The maps `North` and `South`:\n\n{TABLE_A.format('North')}{TABLE_B.format('South')}",
    "corners in a fence": FENCED.format("North", "South"),
    "captions of HTML tables": f"{HTML.format('North', 4, 5, 7, 8)}{HTML.format('South', 1, 2, 3, 2)}",
    "corners of the picture": f"{AXES}**Top-left: North**\n\n{A}**Top-right: South**\n\n{B}",
}  # fmt: skip


@pytest.mark.parametrize("text", TOLD.values(), ids=TOLD)
def test_the_text_tells_what_panels_are_called(text: str) -> None:
    assert sketch(f"# Sites\n\n{text}") == [NORTH, SOUTH]


def test_marks_that_the_text_does_not_explain_stay_what_panels_are_called_by() -> None:
    text = f"# Sites\n\nA left and a right half.\n\n{AXES}## Left half\n\n{A}## Right half\n\n{B}"
    assert [line.split(" [")[0] for line in sketch(text)] == ["Left half", "Right half"]


HEADS = (
    "| Age | {0}walk{2} | {0}bike{2} | {1}walk{3} | {1}bike{3} |\n|---|---|---|---|---|\n"
    "| old | 4 | 5 | 1 | 2 |\n| young | 7 | 8 | 3 | 2 |\n"
)
PARTED = ["Men [walk, bike] old: 4 5; young: 7 8", "Women [walk, bike] old: 1 2; young: 3 2"]


@pytest.mark.parametrize(
    "table",
    [
        HEADS.format("Men: ", "Women: ", "", ""),
        HEADS.format("Men, ", "Women, ", "", ""),
        "| | Men | | Women | |\n|---|---|---|---|---|\n| Age | walk | bike | walk | bike |\n| old | 4 | 5 | 1 | 2 |\n| young | 7 | 8 | 3 | 2 |\n",
    ],
)  # fmt: skip
def test_heads_that_tell_a_panel_part_a_table_where_the_text_counts_and_names_these(table: str) -> None:
    assert sketch(f"# Trips\n\nTwo panels, men on the left and women on the right.\n\n{table}") == PARTED


def test_heads_of_two_parts_are_columns_where_the_text_speaks_of_no_panels() -> None:
    assert (
        len(sketch(f"# Trips\n\nTrips of men and women.\n\n{HEADS.format('Men: ', 'Women: ', '', '')}")) == 1
    )
