"""Titles that make no panels: of single lines of a grid, of parts of a table; and titles that were passed over."""

import pytest

from sketch import sketch

GRID = "[0, 5, 10] 0: 1 2 3; 4: 4 5 6; 8: 7 8 9"


def _points(titles: tuple[str, str, str]) -> str:
    lines = ["## Hall\n", "- X-axis: 0, 5, 10", "- Y-axis: 0, 4, 8\n"]
    for row, title in enumerate(titles):
        lines += ["", title, ""]
        lines += [f"* ({5 * x}, {4 * row}): {3 * row + x + 1}" for x in range(3)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    "titles",
    [("By the gate:", "Middle:", "Back wall:"), ("**Front**", "**Middle line**", "**Far end**")],
)
def test_titles_of_lines_make_one_grid(titles: tuple[str, str, str]) -> None:
    assert [one.partition(" [")[2] for one in sketch(_points(titles))] == [GRID[1:]]


PART = "**Part {0}: {1}**\n\n| Site | {2} |\n|---|---|---|\n| Quay | {3} |\n| Lock | {4} |\n\n"


def test_parts_of_a_table_are_one_grid() -> None:
    text = PART.format(1, "2011–2012", "2011 | 2012", "4 | 5", "6 | 7")
    text += PART.format(2, "2013–2014", "2013 | 2014", "8 | 9", "1 | 2")
    assert sketch(f"## Rain\n\n{text}") == ["Rain [2011, 2012, 2013, 2014] Quay: 4 5 8 9; Lock: 6 7 1 2"]


OTHERS = [
    (
        PART.format(1, "speed", "Mon | Tue", "4 | 5", "6 | 7"),
        PART.format(2, "cost", "Mon | Tue", "8 | 9", "1 | 2"),
    ),
    (
        PART.format(1, "hits", "acc | f1", "4 | 5", "6 | 7"),
        PART.format(2, "time", "p50 | p99", "8 | 9", "1 | 2"),
    ),
]


@pytest.mark.parametrize("parts", OTHERS)
def test_parts_of_a_document_are_panels(parts: tuple[str, str]) -> None:
    assert len(sketch("## Rain\n\n" + "".join(parts))) == 2


TABLE = "| | a | b |\n|---|---|---|\n| n | {} | 2 |\n| s | 3 | 4 |\n\n"
TITLED = {
    "titles in quotes": f"> **2018**\n\n{TABLE.format(1)}> **2021**\n\n{TABLE.format(9)}",
    "summaries with a kind": "".join(
        f"<details>\n<summary>heatmap – {year}</summary>\n\n{TABLE.format(n)}</details>\n\n"
        for year, n in (("2018", 1), ("2021", 9))
    ),
}


@pytest.mark.parametrize("text", TITLED.values(), ids=TITLED.keys())
def test_titles_that_name_panels(text: str) -> None:
    grid = "[a, b] n: {} 2; s: 3 4"
    assert sketch(f"## Catch\n\n{text}") == [f"2018 {grid.format(1)}", f"2021 {grid.format(9)}"]


def test_captions_below_their_tables() -> None:
    text = f"{TABLE.format(1)}*Table 1: Before rain*\n\n{TABLE.format(9)}*Table 2: After rain*\n"
    assert [one.partition(" [")[0] for one in sketch(text)] == ["Table 1: Before rain", "Table 2: After rain"]


def test_the_last_item_of_a_list_is_no_title() -> None:
    text = f"## Yield\n\n**Rows**\n- n\n- s\n\n**Columns**\n- a\n- b\n\n{TABLE.format(1)}"
    assert sketch(text) == ["Yield [a, b] n: 1 2; s: 3 4"]


def test_a_note_in_a_table_is_no_row() -> None:
    text = "## Yield\n\n| | a | b |\n|---|---|---|\n| n | 1 | 2 |\n| s | 3 | 4 |\n| *Note* | *of six plots* | |\n"
    assert sketch(text) == ["Yield [a, b] n: 1 2; s: 3 4"]


def test_words_in_quotes_are_ticks() -> None:
    text = (
        "## Weights\n\n- Query axis (vertical): The, cat, sat, at, mill\n- Key axis (horizontal): The, cat, sat, at, mill\n\n"
        '- query "The": 1.0 (The)\n- query "cat": 0.8 (The), 0.2 (cat)\n- query "at": 0.5 (The), 0.5 (at)\n'
    )
    drawn = sketch(text)[0]
    assert drawn.startswith("Weights [The, cat, sat, at, mill] The: 1 . . . .; cat: 0.8 0.2 . . .;")


FENCED = """\
## Claims

```
          Q1    Q2  |  Total
north      3     4  |      7
south      5     6  |     11
----------------------------
Total      8    10  |     18
```
"""


def test_bars_between_some_columns_only() -> None:
    assert sketch(FENCED) == ["Claims [Q1, Q2] north: 3 4; south: 5 6"]


def test_a_label_that_names_the_row_of_keyed_cells() -> None:
    text = "## Dose\n\nX: time (6 h, 12 h); Y: dose (1 mM, 2 mM)\n\n- 1 mM: 6 h → 0.4; 12 h → 1.2\n- 2 mM: 6 h → 0.9; 12 h → 2\n"
    assert sketch(text) == ["Dose [6 h, 12 h] 1 mM: 0.4 1.2; 2 mM: 0.9 2"]


def test_about_between_a_column_and_its_value() -> None:
    text = "## Metal\n\n- Y-axis (Metres): 0, 50\n- X-axis (Kind): iron, zinc\n\n- **At 0 m:** iron approximately 8, zinc about 3\n- **At 50 m:** iron approximately 4, zinc about 2\n"
    assert sketch(text) == ["Metal [iron, zinc] 0: ~8 ~3; 50: ~4 ~2"]


def test_axes_by_letter_and_range() -> None:
    text = "## Owls\n\nColumns x = 1 to 3 (left to right), rows y = 1 to 3 (bottom to top).\n\n- (x=1, y=2): 5\n- (x=3, y=3): 8\n\nAll other cells are 0.\n"
    assert sketch(text) == ["Owls [1, 2, 3] 1: =0 =0 =0; 2: 5 =0 =0; 3: =0 =0 8"]


def test_an_arrow_behind_a_list_leads_to_a_remark() -> None:
    text = "## Heat\n\n- Y: bed (1, 2)\n- X: day (1, 2, 3)\n\n- Bed 1: 4, 5, 6\n- Bed 2: 7, 8, 9  ← warmest bed\n"
    assert sketch(text) == ["Heat [1, 2, 3] 1: 4 5 6; 2: 7 8 9"]
