"""Forms of grids in combinations that are seldom met: heads at the foot, names told once, lists under names."""

import pytest

from auditor.model import Document
from auditor.reading.document import read
from auditor.source import Source


def grids(text: str) -> list[tuple[str, list[str], list[str], list[list[float | None]]]]:
    document: Document = read(Source("d.md", text))
    found = []
    for panel in document.panels:
        places = {(cell.row, cell.column): cell.quantity for cell in panel.cells}
        values = [
            [quantity.value if (quantity := places.get((row, column))) else None for column in range(len(panel.columns.ticks))]
            for row in range(len(panel.rows.ticks))
        ]  # fmt: skip
        rows, columns = ([tick.text for tick in axis.ticks] for axis in (panel.rows, panel.columns))
        found.append((panel.name, rows, columns, values))
    return found


BOLD_LINES = """**X axis** — Reed: soft, mid, hard
**Y axis** — Register, listed from bottom to top: low, high
**Legend** — bar on the right, 30 to 90 dB

Numbers per column, each read from bottom to top:

* Column "soft": 41, 55
* Column "mid": 39, 53
* Column "hard": 44, 58
"""


def test_bold_labels_on_lines_of_their_own_are_no_one_paragraph() -> None:
    ((_, rows, columns, values),) = grids(BOLD_LINES)
    assert (rows, columns) == (["low", "high"], ["soft", "mid", "hard"])
    assert values == [[41, 39, 44], [55, 53, 58]]


OUTCOMES = [
    "Rows are the actual class and columns the predicted class, in the order ripe, green.",
    "Two matrices of the same fruit.",
]


@pytest.mark.parametrize("line", OUTCOMES)
def test_classes_of_outcomes_are_known_from_one_side_or_their_brackets(line: str) -> None:
    text = f"""# Fruit

{line}

### Baseline
- True positives (ripe predicted as ripe): 31
- False negatives (ripe predicted as green): 8
- False positives (green predicted as ripe): 14
- True negatives (green predicted as green): 945
"""
    ((_, rows, columns, values),) = grids(text)
    assert (rows, columns, values) == (["ripe", "green"], ["ripe", "green"], [[31, 8], [14, 945]])


def test_what_a_bracket_tells_in_passing_names_no_classes() -> None:
    text = """- True Positive (leak reported): 84
- False Positive (rain reported): 30
- False Negative (leak passed over): 12
- True Negative (rain passed over): 474
"""
    ((_, rows, columns, _),) = grids(text)
    assert (rows, columns) == (["Positive", "Negative"], ["Positive", "Negative"])


def test_a_panel_may_be_called_by_a_place_and_stand_at_another() -> None:
    text = """**Roof Heatmap (Left):**
* Day 3
  * dawn: 4.1
  * dusk: 6.8
* Day 5
  * dawn: 3.7
  * dusk: 6.1

**Bottom Heatmap (Right):**
* Day 3
  * dawn: 3.2
  * dusk: 4.0
* Day 5
  * dawn: 3.0
  * dusk: 3.6
"""
    panels = read(Source("d.md", text)).panels
    assert [(panel.name, panel.side) for panel in panels] == [("Roof", "left"), ("Bottom", "right")]


def test_the_lines_of_named_cells_below_a_panel_begin_with_their_rows() -> None:
    text = """In both panels, rows are cords and columns are widths in mm (8, 10).

**Wet**
- hemp: 8 → 3.1, 10 → 4.4
- flax: 8 → 2.7, 10 → 3.9

**Dry**
- hemp: 8 → 3.9, 10 → 5.5
- flax: 8 → 3.3, 10 → 4.7
"""
    assert grids(text) == [
        ("Wet", ["hemp", "flax"], ["8", "10"], [[3.1, 4.4], [2.7, 3.9]]),
        ("Dry", ["hemp", "flax"], ["8", "10"], [[3.9, 5.5], [3.3, 4.7]]),
    ]


def test_heads_may_tell_their_panel_with_the_first_of_its_columns_alone() -> None:
    text = """Two small heatmaps, one for each season (spring, summer), side by side.

| | Spring: none | half | Summer: none | half |
|---|---|---|---|---|
| topsoil | 11 | 18 | 9 | 15 |
| subsoil | 6 | 10 | 5 | 8 |
"""
    assert grids(text) == [
        ("Spring", ["topsoil", "subsoil"], ["none", "half"], [[11, 18], [6, 10]]),
        ("Summer", ["topsoil", "subsoil"], ["none", "half"], [[9, 15], [5, 8]]),
    ]


def test_a_triangle_may_have_the_names_of_its_columns_at_the_foot() -> None:
    text = "```\nCoast\nFen     0.71\nMoor    0.44  0.52\nVale    0.63  0.80  0.58\n        Coast Fen   Moor\n```\n"
    ((_, rows, columns, values),) = grids(text)
    assert values[rows.index("Vale")][columns.index("Fen")] == 0.80
    assert sum(value is not None for row in values for value in row) == 6


def test_heads_of_a_block_need_not_stand_right_over_their_columns() -> None:
    text = "```\n          6h  9h 12h 15h\nbench A   1  2  3   4\nbench B   2  3  4   9\nbench C   2  3  9   5\n```\n"
    ((_, rows, columns, values),) = grids(text)
    assert (rows, columns) == (["bench A", "bench B", "bench C"], ["6h", "9h", "12h", "15h"])
    assert values[0] == [1, 2, 3, 4]


def test_shades_may_follow_names_of_several_words() -> None:
    text = """Shading: ░ 0 to 100, ▒ 100 to 500, █ 500 to 900

```
          6h 9h 12h
bench A   ░  ▒  █
bench B   ░  ▒  ▒
```
"""
    (panel,) = read(Source("d.md", text)).panels
    assert [tick.text for tick in panel.rows.ticks] == ["bench A", "bench B"]
    assert len(panel.bands) == 6


def test_sentences_may_tell_which_row_before_they_name_it() -> None:
    text = """In the first row, for the district Harbour, there were 120 places in the morning, 45 at midday and 80 in the
evening. In the second row, for Station, there were 60 in the morning, 12 at midday and 30 in the evening. In the third
row, for Castle, there were 95 in the morning, 70 at midday and 88 in the evening.
""".replace("\n", " ")
    assert grids(text) == [
        ("", ["Harbour", "Station", "Castle"], ["morning", "midday", "evening"], [[120, 45, 80], [60, 12, 30], [95, 70, 88]]),
    ]  # fmt: skip


def test_a_line_of_names_above_lists_between_the_same_signs_heads_them() -> None:
    text = """**Panel A: weekdays**

card / cash
07 h: 12.1 / 5.0
13 h: 10.4 / 4.2

**Panel B: weekend**

card / cash
07 h: 11.0 / 4.4
13 h: 12.7 / 5.3
"""
    assert [(columns, values) for _, _, columns, values in grids(text)] == [
        (["card", "cash"], [[12.1, 5.0], [10.4, 4.2]]),
        (["card", "cash"], [[11.0, 4.4], [12.7, 5.3]]),
    ]


def test_a_letter_below_a_title_of_axes_is_one_whatever_its_ticks() -> None:
    text = """Axis ticks:
- X: 1, 2, 3
- Y: Aach, Brenk

Data:
- Aach -> 10, 14, 22
- Brenk -> 25, 31, 40
"""
    document = read(Source("d.md", text))
    assert [tick.text for tick in document.panels[0].columns.ticks] == ["1", "2", "3"]
    assert not document.unread


@pytest.mark.parametrize(
    "mark", ["no games", "not played", "never visited", "out of service", "did not report"]
)
def test_a_cell_may_be_left_open_in_words(mark: str) -> None:
    text = f"# Wins\n\n- Fox vs. Owl: {mark}\n- Fox vs. Elk: 61\n- Owl vs. Fox: 47\n- Owl vs. Elk: 50\n"
    (panel,) = read(Source("d.md", text)).panels
    assert sum(cell.quantity is None for cell in panel.cells) == 1


def test_panels_may_be_run_in_behind_their_place() -> None:
    text = """**Left – before service.** Rows are pumps P1–P2, columns loads 25 %, 50 %.

P1: 61 | 66
P2: 58 | 63

**Right – after service.** Rows and columns as on the left.

P1: 57 | 61
P2: 55 | 59
"""
    assert [name for name, *_ in grids(text)] == ["before service", "after service"]


def test_a_single_number_with_thousands_is_no_list() -> None:
    text = "Total letters: 1,000\n\n| | a | b |\n|-|-|-|\n| x | 4 | 5 |\n| y | 6 | 9 |\n"
    assert not read(Source("d.md", text)).unread


def test_a_band_past_the_last_range_leaves_the_scale_open() -> None:
    text = """- Colour: plum: below 10 s; teal: 10 s to 60 s; gold: above that; grey: out of memory

| | a | b |
|-|-|-|
| x | 4 | 50 |
| y | 16 | 106 |
"""
    (panel,) = read(Source("d.md", text)).panels
    assert panel.legend is None or panel.legend.high is None
