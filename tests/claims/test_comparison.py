"""Comparisons of lines, panels and cells, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from said import said
from small_tables import NUMBERS, points, table

# One table: rows by name, columns by year.
HARVEST = """## Yield by orchard and year

| orchard \\ year | 2001 | 2002 | 2003 | 2004 |
|---|---|---|---|---|
| Ridge | 6.1 | 7.5 | 5.9 | 7.0 |
| Vale | 9.2 | 5.2 | 8.4 | 9.0 |
| Moor | 4.1 | 4.4 | 4.0 | 4.9 |
| Glen | 6.0 | 7.5 | 5.8 | 6.9 |
"""

# Two panels, listed row by row; a measure of which less is better.
ENGINES = """## Heatmap: Latency of two engines

### Components/Axes
- **X-axis (Batch size)**: 1, 2, 4, 8
- **Y-axis (Length)**: 128, 256, 512
- **Legend**: Latency (ms), from 5 to 90

### Detailed Analysis
**Kestrel**
- 128: 6.1, 7.0, 9.4, 14.2
- 256: 8.3, 10.9, 16.0, 27.5
- 512: 14.8, 22.7, 39.1, 81.6

**Osprey**
- 128: 5.9, 7.4, 10.2, 16.9
- 256: 8.0, 11.3, 18.8, 31.0
- 512: 14.1, 24.0, 44.5, 88.3
"""

# Before and after, with gaps: what is not written is known by its range only.
TUNING = """## Success rate before and after tuning

### Components
- **X-axis (speed)**: 1-4
- **Y-axis (mass)**: 1-4

### Data
#### Before tuning
- **Range**: 2 (minimum) to 33 (maximum)
- (1, 1): 33
- (4, 4): 2

#### After tuning
- **Range**: 46 (minimum) to 97 (maximum)
- (1, 1): 74
- (4, 4): 97
"""

BIRDS = """## Confusion matrix of a bird classifier

| True \\ Predicted | finch | wren | crow |
|---|---|---|---|
| finch | 410 | 60 | 30 |
| wren | 85 | 380 | 35 |
| crow | 4 | 6 | 490 |
"""

TWINS = [
    (HARVEST, "Vale is higher than Moor in every year.", "Vale is higher than Ridge in every year."),
    (HARVEST, "On average, Vale beats Glen.", "On average, Glen beats Vale."),
    (HARVEST, "Moor trails all other orchards.", "Ridge trails all other orchards."),
    (HARVEST, "In 2002, Ridge exceeds Vale by 2.3.", "In 2002, Ridge exceeds Vale by 3.3."),
    (HARVEST, "Ridge is slightly higher than Glen.", "Vale is slightly higher than Moor."),
    (
        HARVEST,
        "Compared with Ridge, Moor yields less in each year.",
        "Compared with Moor, Ridge yields less in each year.",
    ),
    (
        HARVEST,
        "The mean of Vale is greater than that of Ridge.",
        "The mean of Ridge is greater than that of Vale.",
    ),
    (HARVEST, "Glen never exceeds Ridge.", "Vale never exceeds Ridge."),
    (HARVEST, "No orchard is lower than Moor.", "No orchard is lower than Glen."),
    (HARVEST, "Ridge and Glen both lie above Moor.", "Ridge and Moor both lie above Glen."),
    (
        HARVEST,
        "Vale surpasses Ridge in three of the four years.",
        "Vale surpasses Ridge in two of the four years.",
    ),
    (
        HARVEST,
        "Vale surpasses Ridge in every year except 2002.",
        "Vale surpasses Ridge in every year except 2003.",
    ),
    (
        HARVEST,
        "The best value of Vale exceeds the best value of Ridge.",
        "The best value of Moor exceeds the best value of Glen.",
    ),
    (
        HARVEST,
        "Harvests in 2004 are generally higher than in 2003.",
        "Harvests in 2003 are generally higher than in 2004.",
    ),
    (HARVEST, "Moor does not exceed Vale.", "Vale does not exceed Moor."),
    (HARVEST, "In 2001 Vale (9.2) is ahead of Ridge (6.1).", "In 2001 Vale (9.2) is behind Ridge (6.1)."),
    (HARVEST, "Vale has the highest mean of all orchards.", "Ridge has the highest mean of all orchards."),
    (
        HARVEST,
        "In every year, Moor yields the lowest amounts.",
        "In every year, Vale yields the highest amounts.",
    ),
    (HARVEST, "2004 is the best year on average.", "2003 is the best year on average."),
    (HARVEST, "Nothing beats Vale in 2001.", "Nothing beats Moor in 2002."),
    (HARVEST, "Ridge lies between Moor and Vale.", "Moor lies between Ridge and Vale."),
    (
        HARVEST,
        "Ridge's worst year is still better than Moor's best year.",
        "Ridge's worst year is still better than Vale's best year.",
    ),
    (
        HARVEST,
        "The Vale row outscores every other row in 2003.",
        "The Glen row outscores every other row in 2003.",
    ),
    (
        ENGINES,
        "Kestrel is faster than Osprey at every batch size above 1.",
        "Kestrel is faster than Osprey at every batch size.",
    ),
    (
        ENGINES,
        "At batch size 1, Osprey is lower than Kestrel for each length.",
        "At batch size 2, Osprey is lower than Kestrel for each length.",
    ),
    (ENGINES, "Kestrel outperforms Osprey on average.", "Osprey outperforms Kestrel on average."),
    (
        ENGINES,
        "Everywhere except at batch size 1, Kestrel is the faster engine.",
        "Everywhere except at batch size 2, Kestrel is the faster engine.",
    ),
    (
        ENGINES,
        "Kestrel beats Osprey in nine of the twelve cells.",
        "Kestrel beats Osprey in 10 of 12 cells.",
    ),
    (
        ENGINES,
        "The left panel is generally lower than the right panel.",
        "The left panel is generally higher than the right panel.",
    ),
    (
        ENGINES,
        "In both panels, the 512 row exceeds the other two rows everywhere.",
        "In both panels, the 256 row exceeds the other two rows everywhere.",
    ),
    (
        ENGINES,
        "At batch size 8 and length 512, Osprey is 6.7 ms slower than Kestrel.",
        "At batch size 8 and length 512, Osprey is 9.7 ms slower than Kestrel.",
    ),
    (TUNING, "Every cell improves after tuning.", "Every cell declines after tuning."),
    (TUNING, "All values increased after tuning.", "All values decreased after tuning."),
    (TUNING, "No declines are visible anywhere.", "No cell improves."),
    (
        BIRDS,
        "Finch is confused with wren more often than with crow.",
        "Finch is confused with crow more often than with wren.",
    ),
    (
        BIRDS,
        "Wren is mistaken for finch (85) more often than finch is mistaken for wren (60).",
        "Wren is mistaken for finch less often than finch is mistaken for wren.",
    ),
    (
        BIRDS,
        "Wrens that pass as crow are more numerous than crows that pass as wren.",
        "Crows that pass as wren are more numerous than wrens that pass as crow.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


SILENT = [
    (HARVEST, "Vale is more interesting than Ridge."),
    (HARVEST, "Labour costs in Moor are higher than in Vale."),
    (HARVEST, "Moor would be better than Vale with more rain."),
    (HARVEST, "Moor outperforms the other grass-fed orchards of the region."),
    (ENGINES, "Osprey uses less memory than Kestrel."),
    (ENGINES, "Osprey has fewer parameters than Kestrel."),
    (HARVEST, "Compared with last season, Moor did better."),
]


@pytest.mark.parametrize(("grid", "sentence"), SILENT, ids=[sentence for _, sentence in SILENT])
def test_what_is_not_about_the_data_is_not_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_the_finding_says_where_the_comparison_fails() -> None:
    found = said(HARVEST, "Vale is higher than Ridge in every year.")
    assert found.read_as == ("orchard Vale, year 2001 is above orchard Ridge, year 2001 and 3 more",)
    assert found.explanations == ("5.2 at (Vale, 2002) stands against 7.5 at (Ridge, 2002) (2.3 apart)",)


def test_a_smaller_gain_that_is_the_larger_one_is_contradicted() -> None:
    text = "Light loads nearly doubled (21→40). Heavy loads show {} gains (5→62)."
    assert said(TUNING, text.format("more modest")).verdicts[-1] == "contradicted"
    assert said(TUNING, text.format("larger")).verdicts[-1] == "supported"


def test_a_few_written_points_neither_prove_nor_refute_what_is_said_of_all() -> None:
    grid = (
        "## Agreement\n\n- **X-axis (topic)**: law, sport, art\n- **Y-axis (judge)**: Ann, Bob\n\n**Data:**\n"
        "- Ann, law: 0.9\n- Ann, sport: 0.8\n- Bob, law: 0.7\n- Bob, art: 0.9\n"
    )
    assert said(grid, "Ann is higher than Bob on every topic.").verdict == "undecidable"
    assert said(grid, "Bob is higher than Ann on every topic.").verdict == "contradicted"


# --- invariants -----------------------------------------------------------------------------------

_SENTENCES = (
    "A is higher than B in every column.",
    "A is higher than B.",
    "B is lower than C on average.",
    "A has the highest mean of all rows.",
    "C lies between A and B.",
    "In column x, A exceeds B.",
)


@settings(max_examples=25, deadline=None)
@given(NUMBERS, st.sampled_from(_SENTENCES))
def test_rounding_never_refutes_what_the_exact_values_support(values: list[float], sentence: str) -> None:
    if said(table(values, 4), sentence).verdict == "supported":
        assert said(table(values, 1), sentence).verdict != "contradicted"


@settings(max_examples=25, deadline=None)
@given(NUMBERS, st.sampled_from(_SENTENCES), st.permutations([0, 1, 2]))
def test_the_order_of_the_rows_changes_no_verdict(
    values: list[float], sentence: str, order: list[int]
) -> None:
    assert said(table(values, 1), sentence).verdict == said(table(values, 1, tuple(order)), sentence).verdict


@settings(max_examples=25, deadline=None)
@given(NUMBERS, st.sampled_from(_SENTENCES), st.integers(0, 8))
def test_a_cell_that_is_not_written_refutes_nothing(values: list[float], sentence: str, without: int) -> None:
    if said(points(values), sentence).verdict != "contradicted":
        assert said(points(values, without), sentence).verdict != "contradicted"
