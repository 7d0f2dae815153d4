"""How much values vary, in many wordings, each with a false twin."""

import pytest

from said import said

HARVEST = """## Yield by orchard and year

| orchard \\ year | 2001 | 2002 | 2003 | 2004 |
|---|---|---|---|---|
| Ridge | 6.1 | 7.5 | 5.9 | 7.0 |
| Vale | 9.2 | 5.2 | 8.4 | 9.0 |
| Moor | 4.1 | 4.4 | 4.0 | 4.9 |
| Glen | 6.0 | 7.9 | 5.8 | 6.9 |
"""

PLANNERS = """## Heatmap Comparison: Success rate of Lynx and Otter

### Components/Axes
* **Y-Axis:** "Horizon". Values from top to bottom: 40, 20, 10.
* **X-Axis:** "Noise". Values from left to right: 0.0, 0.1, 0.2, 0.3.

### Detailed Analysis
**Lynx (Left):**
* **Row 1 (Horizon 40):** 71.2, 68.4, 60.1, 49.7
* **Row 2 (Horizon 20):** 78.0, 74.9, 70.3, 61.5
* **Row 3 (Horizon 10):** 84.4, 82.1, 79.8, 75.0

**Otter (Right):**
* **Row 1 (Horizon 40):** 66.0, 61.3, 52.2, 38.9
* **Row 2 (Horizon 20):** 77.1, 70.2, 64.4, 55.0
* **Row 3 (Horizon 10):** 85.6, 81.0, 76.2, 70.8
"""

TWINS = [
    (HARVEST, "Ridge varies less than Vale.", "Vale varies less than Ridge."),
    (HARVEST, "Vale has the largest spread of all orchards.", "Moor has the largest spread of all orchards."),
    (HARVEST, "Moor reacts least to the year.", "Vale reacts least to the year."),
    (HARVEST, "Moor is the flattest row.", "Ridge is the flattest row."),
    (HARVEST, "Moor spans only 0.9.", "Moor spans only 0.4."),
    (HARVEST, "Moor varies by less than a point.", "Vale varies by less than a point."),
    (HARVEST, "The Vale row fluctuates the most.", "The Moor row fluctuates the most."),
    (
        HARVEST,
        "All rows but one span more than 1.",
        "All rows but two span more than 1.",
    ),
    (HARVEST, "Moor is more stable across years than Vale.", "Vale is steadier than Glen."),
    (HARVEST, "Moor barely changes.", "Vale hardly varies."),
    (HARVEST, "The year 2001 shows the widest range.", "The year 2001 shows the narrowest range."),
    (HARVEST, "Glen reacts more to the year than Moor.", "Moor reacts more to the year than Glen."),
    (PLANNERS, "Otter is more sensitive to noise than Lynx.", "Lynx is more sensitive to noise than Otter."),
    (
        PLANNERS,
        "For Lynx, horizon 10 is the most robust to noise.",
        "For Lynx, horizon 40 is the most robust to noise.",
    ),
    (
        PLANNERS,
        "Across noise levels, Lynx is more consistent than Otter.",
        "Across noise levels, Otter is more consistent than Lynx.",
    ),
    (
        PLANNERS,
        "Lynx is steadier across noise levels for a given horizon, especially at horizon 10.",
        "Otter is steadier across noise levels for a given horizon, especially at horizon 10.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


SILENT = [
    (HARVEST, "Prices in Moor vary more than those in Vale."),
    (HARVEST, "The weather would be more stable than that."),
    (PLANNERS, "Lynx is more robust than its predecessor."),
    (PLANNERS, "A stable planner is worth having."),
]


@pytest.mark.parametrize(("grid", "sentence"), SILENT, ids=[sentence for _, sentence in SILENT])
def test_what_is_not_about_the_data_is_not_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_range_and_deviation_have_to_agree() -> None:
    grid = (
        "## Scores\n\n| | a | b | c | d | e | f |\n|---|---|---|---|---|---|---|\n"
        "| P | 0 | 50 | 50 | 50 | 50 | 100 |\n| Q | 0 | 0 | 0 | 96 | 96 | 96 |\n"
    )
    assert said(grid, "P varies less than Q.").verdict == "undecidable"
    assert said(grid, "Q varies less than P.").verdict == "undecidable"


def test_missing_values_leave_it_open() -> None:
    grid = "## Scores\n\n| | a | b | c |\n|---|---|---|---|\n| P | 10 | | |\n| Q | 10 | 50 | 90 |\n"
    assert said(grid, "Q varies less than P.").verdict == "undecidable"
