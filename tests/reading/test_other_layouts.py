"""Grids in layouts that people use now and then: which lines and cells are read, and under which names."""

import pytest

from sketch import read_text

_AXES = "- **Rows (Kiln):** north, south\n- **Columns (Hour):** 2, 4, 6\n\n"
_HEAT = "- **Rows:** 60 to 80, every 10\n- **Columns:** 1 to 3 in steps of 1\n\n"

# A document's text, its rows and columns, and how many cells are read.
GRIDS = [
    # One tick among the other words of a label.
    (
        _HEAT
        + "- Top line, 80 °C, going right: 3.4, 5.1, 6.6\n- Next, 70 °C: 2.6, 3.9, 5.2\n- Below it, 60 °C: 1.7, 2.5, 3.3\n",
        ["60 °C", "70 °C", "80 °C"],
        ["1", "2", "3"],
        9,
    ),
    (
        "- **Rows:** 2,000 m, 2,200 m\n- **Columns:** May, June, July\n\n"
        "- Band at 2,200 m, May through July: 0.9, 3.1, 5.4\n- Band at 2,000 m, May through July: 2.0, 4.8, 7.1\n",
        ["2,000 m", "2,200 m"],
        ["May", "June", "July"],
        6,
    ),
    # Words that are places, among the items of a list of ticks.
    (
        "- Rows:\n  - thumb\n  - ring\n- Columns:\n  - digits\n  - upper\n  - home\n  - steps\n\n- thumb: 3, 4, 2, 5\n- ring: 2, 5, 3, 4\n",
        ["thumb", "ring"],
        ["digits", "upper", "home", "steps"],
        8,
    ),
    # About values.
    (
        "(0.5, A) about 2.1; (0.5, B) about 2.6;\n(1.0, A) about 3.4; (1.0, B) about 4.2.\n",
        ["0.5", "1.0"],
        ["A", "B"],
        4,
    ),
    (_AXES + "- north at 2: almost white, faint rose, about 0.1\n", ["north", "south"], ["2", "4", "6"], 1),
    (
        "- **Rows (Rate):** 1e-4, 1e-3\n- **Columns (Batch):** 8, 16\n\n"
        "1. **Rate 1e-4**\n   - batch 8: loss 0.04\n   - batch 16: loss 0.02\n2. **Rate 1e-3**\n   - batch 8: loss 0.03\n   - batch 16: loss 0.01\n",
        ["1e-4", "1e-3"],
        ["8", "16"],
        4,
    ),
    # A side told by its ends, by letters, in hours, with a remark behind.
    (
        "Axes: rows 1–2 counted from the street, columns 1–3 counted from the gate.\n\nPlots, as (row, column): tulips\n\n* (1, 2): 4\n* (2, 3): 7\n\nAll other cells are 0.\n",
        ["1", "2"],
        ["1", "2", "3"],
        6,
    ),
    (
        "**Axes:** width along x, height along y, both 1–3.\n\nIn the row y=2 the values fall from 9 (x=1) to 4 (x=3).\n",
        ["1", "2", "3"],
        ["1", "2", "3"],
        2,
    ),
    (
        "- Horizontal: hour of the trip, from 22:00 to 01:00 in hourly steps\n- Vertical: night, Friday, Saturday and Sunday\n\n- Friday: 9, 7, 5, 3\n- Saturday: 8, 6, 4, 2\n- Sunday: 7, 5, 3, 1\n",
        ["Friday", "Saturday", "Sunday"],
        ["22:00", "23:00", "00:00", "01:00"],
        12,
    ),
    (
        "- Speed on the left: 5, 10 (downwards)\n- Load at the top: 50, 100\n\n| Speed | Load 50 | Load 100 |\n|---|---|---|\n| Speed 5 | 46 | 58 |\n| Speed 10 | 73 | 92 |\n",
        ["5", "10"],
        ["50", "100"],
        4,
    ),
    (
        "| Slope | Speed 15 km/h | Speed 20 km/h |\n|---|---|---|\n| 0 % | 58 | 104 |\n| 3 % | 163 | 246 |\n",
        ["0 %", "3 %"],
        ["15 km/h", "20 km/h"],
        4,
    ),
    # A name with a number, where the other side is numbers.
    (
        "- x: depth, from 0 to 8 in steps of 4\n- y: dough\n\n- Dough D1: 0.8, 0.4, 0.1\n- Dough D2: 0.7, 0.3, 0.2\n",
        ["D1", "D2"],
        ["0", "4", "8"],
        6,
    ),
    # What is not listed.
    (
        "**X-axis:** 0 to 8 in steps of 4.\n\n**Y-axis:** 10 to 30, every 10.\n\nEach entry is (x, y): shards.\n\n* (4, 10): 2\n* (8, 20): 6\n\nEvery field that is not listed is 0.\n",
        ["10", "20", "30"],
        ["0", "4", "8"],
        9,
    ),
    # Sentences that follow the name of a row.
    (
        "- **x:** heat, from 20 to 40, every 10.\n- **y:** pH, from top to bottom: 5.5, 6.5.\n\n"
        "Top row (5.5): the three cells read 12.1, 18.4 and 9.3.\nBottom row (6.5): the three cells read 20.6, 31.2 and 15.8, the brightest line.\n",
        ["5.5", "6.5"],
        ["20", "30", "40"],
        6,
    ),
    # Shades with a key below them.
    (
        "```text\n      08h    11h    14h\nMon   ░ 14   ▓ 52   ▓ 61\nTue   ░  9   ▒ 47   ▓ 66\n\n░ <25   ▒ 25–49   ▓ 50+\n```\n",
        ["Mon", "Tue"],
        ["08h", "11h", "14h"],
        6,
    ),
    # Outcomes with what they are behind a dash.
    (
        "- **Y-axis (actual):** fake, real\n- **X-axis (predicted):** fake, real\n\n"
        "- **True Positives (TP)** – actual fake, predicted fake: **18**\n- **False Negatives (FN)** – actual fake, predicted real: 3 (pale)\n"
        "- **False Positives (FP)** – actual real, predicted fake: 2\n- **True Negatives (TN)** – actual real, predicted real: 77\n",
        ["fake", "real"],
        ["fake", "real"],
        4,
    ),
    (
        '* X-axis: "Predicted label" with fire and calm\n* Y-axis: "True label" with the same two entries\n\n'
        "1. **Top-left:** True Positives (TP) = 846. A fire that was seen.\n2. **Top-right:** False Negatives (FN) = 54\n"
        "3. **Bottom-left:** False Positives (FP) = 27\n4. **Bottom-right:** True Negatives (TN) = 3,073\n",
        ["fire", "calm"],
        ["fire", "calm"],
        4,
    ),
    # Ways with names, ticks of thousands, decimals of implied ticks, thousands before an arrow, units that the axis has.
    (
        "- **Across (days):** 5, 15, 30\n- **Down (density):** from 1.030 at the top to 1.040 at the bottom in steps of 0.010\n\n"
        "- 1.030: 5.6, 13.7, 21.2\n- 1.040: 5.0, 12.6, 19.4\n",
        ["1.030", "1.040"],
        ["5", "15", "30"],
        6,
    ),
    (
        "Columns are sizes (`k` = thousand).\n\n```\n          16k    32k    64k\nLeek     1.52   1.41   1.33\nKale     1.83   1.62   1.48\n```\n",
        ["Leek", "Kale"],
        ["16k", "32k", "64k"],
        6,
    ),
    (
        "* **Horizontal axis:** Light in W/m; ticks from 2.0 to 3.0, one every 1.0.\n* **Vertical axis:** Shelf: 2, 4.\n\n"
        "* **Light at 2.0 W/m**\n  * Shelf 2: 4.6 mm (pale)\n  * Shelf 4: 4.9 mm (pale)\n"
        "* **Light at 3.0 W/m**\n  * Shelf 2: 5.0 mm (pale)\n  * Shelf 4: 5.3 mm (dark)\n",
        ["2", "4"],
        ["2.0", "3.0"],
        4,
    ),
    (
        "- **X-axis:** May, June\n- **Y-axis:** 2,800 m, 3,100 m\n\n* 2,800 m → 0.71, 0.58\n* 3,100 m → 0.78, 0.69\n",
        ["2,800 m", "3,100 m"],
        ["May", "June"],
        4,
    ),
    (
        "- **Vertical:** Clerks, 10 to 20, every 10\n- **Horizontal:** Queue, from 100 to 300 in steps of 100\n\n"
        "* **Row 1 (10 clerks):** 12, 13, 15\n* **Row 2 (20 clerks):** 22, 26, 29\n",
        ["10", "20"],
        ["100", "200", "300"],
        6,
    ),
    (
        "### Axes\n- **Feed rate** (mm), left to right:\n  - 0.05\n  - 0.10\n- **Stroke length** (mm), top to bottom 1, 2, doubling.\n\n"
        "### Data\n- Length 1: 18, 19\n- Length 2: 20, 21\n",
        ["1", "2"],
        ["0.05", "0.10"],
        4,
    ),
]


@pytest.mark.parametrize(("text", "rows", "columns", "many"), GRIDS)
def test_a_grid_is_read_with_its_names(text: str, rows: list[str], columns: list[str], many: int) -> None:
    (panel,) = read_text(f"# Firing\n\n{text}").panels
    assert [tick.text for tick in panel.rows.ticks] == rows
    assert [tick.text for tick in panel.columns.ticks] == columns
    assert len(panel.cells) == many


# Documents of several panels, and their names.
PANELS = [
    (
        "- **Rows (bank):** near, far\n- **Columns:** oak, elm\n\n"
        "| Year | Bank | oak | elm |\n|---|---|---|---|\n| **Early** | near | 1 | 2 |\n|  | far | 3 | 4 |\n| **Late** | near | 5 | 6 |\n|  | far | 7 | 8 |\n",
        ["Early", "Late"],
    ),
    (
        "<p>Two heatmaps printed next to each other.</p>\n\n<table>\n"
        '<tr><th rowspan="2">Room</th><th colspan="2">Old roof</th><th colspan="2">New roof</th></tr>\n'
        "<tr><th>06:00</th><th>14:00</th><th>06:00</th><th>14:00</th></tr>\n"
        "<tr><th>Study</th><td>18</td><td>29</td><td>19</td><td>25</td></tr>\n<tr><th>Attic</th><td>19</td><td>28</td><td>20</td><td>24</td></tr>\n</table>\n",
        ["Old roof", "New roof"],
    ),
    (
        "- Rows: A, B\n- Columns: 1, 2\n\n- **Tray 1**\n    (A, 1): ~12; (A, 2): ~18\n    (B, 1): ~15; (B, 2): ~27\n"
        "- **Tray 2**\n    (A, 1): ~22; (A, 2): ~28\n    (B, 1): ~25; (B, 2): ~17\n",
        ["Tray 1", "Tray 2"],
    ),
    (
        "- **Vertical:** Floor, 0 to 1\n- **Horizontal:** Gain, 0 and 10\n\n"
        "* **1. Oak door**\n  * Floor 1: 51, 54\n  * Floor 0: 47, 49\n* **2. Tin door** (same axes as Oak door)\n  * Floor 1: 41, 44\n  * Floor 0: 37, 39\n"
        "* **3. Glass door** (same axes as Oak door)\n  * Floor 1: 31, 34\n  * Floor 0: 27, 29\n",
        ["Oak door", "Tin door", "Glass door"],
    ),
    (
        'In each cell the number left of the slash comes from "before" and the number right of it from "after".\n\n'
        "| Shelf | pears | plums |\n|---|---|---|\n| Upper | 24.6 / 30.2 | 35.2 / 38.8 |\n| Lower | 22.1 / 31.5 | 33.7 / 40.4 |\n",
        ["before", "after"],
    ),
]


@pytest.mark.parametrize(("text", "names"), PANELS)
def test_panels_are_told_apart(text: str, names: list[str]) -> None:
    panels = read_text(f"# Firing\n\n{text}").panels
    assert [panel.name for panel in panels] == names
    assert all(len(panel.cells) == 4 for panel in panels)


def test_each_panel_has_the_scale_that_is_told_with_its_name() -> None:
    text = (
        "# Doors\n\n* **Scales:** Oak: 40–75 dB; Tin: 30–50 dB\n\n"
        "### Oak\n\n- low: 51, 54\n- high: 47, 49\n\n### Tin\n\n- low: 41, 44\n- high: 37, 39\n"
    )
    legends = [panel.legend for panel in read_text(text).panels]
    assert [(one.low.value, one.high.value) for one in legends if one and one.low and one.high] == [
        (40, 75),
        (30, 50),
    ]


@pytest.mark.parametrize(
    ("told", "order"),
    [
        ("with the hottest water at the top", "bottom"),
        ("coldest on top", "top"),
        ("with the coldest water at the top", "top"),
        ("", ""),
    ],
)
def test_the_place_of_the_largest_tells_the_order_of_numbers(told: str, order: str) -> None:
    text = f"# Tea\n\n- **Rows:** 60 to 80, every 10, {told}\n- **Columns:** a, b\n\n- 60: 1, 2\n- 70: 3, 4\n- 80: 5, 6\n"
    (panel,) = read_text(text).panels
    declared = panel.rows.declaration
    assert declared is not None
    assert declared.order == order


@pytest.mark.parametrize(
    "head",
    [
        "Labels",
        "Tick labels",
        "Ticks",
        "Values",
        "Categories",
        "Scale/Markers",
        "Classes",
        "Entries",
    ],
)
@pytest.mark.parametrize("indent", ["", "  "])
def test_the_ticks_below_an_axis_may_be_called_by_any_usual_word(head: str, indent: str) -> None:
    axes = f"- **X-axis (Trade)**:\n{indent}- {head}: clerk, nurse\n- **Y-axis (Age)**:\n{indent}- {head}: 20–29, 30–39\n"
    text = f"# Grip\n\n{axes}\n#### clerk\n\n- 20–29: 41\n- 30–39: 42\n\n#### nurse\n\n- 20–29: 35\n- 30–39: 36\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["clerk", "nurse"]
    assert [tick.text for tick in panel.rows.ticks] == ["20–29", "30–39"]
    assert (panel.columns.label, panel.rows.label) == ("Trade", "Age")
