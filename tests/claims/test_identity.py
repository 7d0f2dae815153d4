"""Equality, ties and symmetry, in many wordings, each with a false twin."""

import pytest

from said import said

HARVEST = """## Yield by orchard and year

| orchard \\ year | 2001 | 2002 | 2003 | 2004 |
|---|---|---|---|---|
| Ridge | 6.1 | 7.5 | 5.9 | 7.0 |
| Vale | 9.2 | 5.2 | 8.4 | 9.0 |
| Moor | 4.1 | 4.4 | 4.0 | 4.9 |
| Glen | 6.0 | 7.5 | 5.8 | 6.9 |
| Croft | 4.1 | 4.4 | 4.0 | 4.9 |
"""

OVERLAP = """## Overlap of three models

| | Ada | Bix | Cog |
|---|---|---|---|
| Ada | 1.00 | 0.50 | 0.40 |
| Bix | 0.50 | 1.00 | 0.60 |
| Cog | 0.40 | 0.60 | 1.00 |
"""
LOPSIDED = OVERLAP.replace("| Cog | 0.40 |", "| Cog | 0.45 |")

TUNING = """## Success rate by mass and speed

### Components
- **X-axis (speed)**: 5, 6, 7
- **Y-axis (mass)**: 1, 2

### Data
**Before tuning**
- 1: 10, 12, 14
- 2: 20, 22, 31

**After tuning**
- 1: 40, 42, 54
- 2: 60, 62, 31
"""

TWINS = [
    (HARVEST, "Ridge and Glen tie in 2002.", "Ridge and Glen tie in 2004."),
    (HARVEST, "The rows Moor and Croft are identical.", "The rows Ridge and Glen are identical."),
    (HARVEST, "Ridge and Glen are nearly identical.", "Ridge and Vale are nearly identical."),
    (HARVEST, "Ridge equals Glen in 2002.", "Ridge equals Glen in 2003."),
    (HARVEST, "Moor matches Croft in every year.", "Vale matches Moor in every year."),
    (
        HARVEST,
        "In 2002, Ridge and Glen share the same value (7.5).",
        "In 2002, Ridge and Glen share the same value (7.9).",
    ),
    (HARVEST, "In 2002 Ridge and Glen cannot be told apart.", "In 2001 Ridge and Vale cannot be told apart."),
    (HARVEST, "Ridge is about as good as Glen.", "Moor is about as good as Vale."),
    (HARVEST, "Ridge and Glen differ in 2001.", "Ridge and Glen differ in 2002."),
    (HARVEST, "Ridge and Vale are not identical.", "No two rows are identical."),
    (HARVEST, "Croft coincides with Moor in 2003.", "Croft coincides with Glen in 2003."),
    (OVERLAP, "The matrix is symmetric.", "The matrix is asymmetric."),
    (LOPSIDED, "The matrix is not symmetric.", "The matrix is perfectly symmetric."),
    (
        OVERLAP,
        "Swapping row and column leaves every value unchanged.",
        "Exchanging row and column changes each value.",
    ),
    (OVERLAP, "The lower triangle mirrors the upper triangle.", "The overlap is lopsided."),
    (
        TUNING,
        "Mass 2 at speed 7 is identical in both panels (31).",
        "Mass 2 at speed 6 is identical in both panels (22).",
    ),
    (
        TUNING,
        "The two panels show the same value for mass 2 at speed 7.",
        "The two panels show the same value for mass 1 at speed 7.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


SILENT = [
    (HARVEST, "Ridge and Glen share the same owner."),
    (HARVEST, "The same method was used for Ridge and Vale."),
    (HARVEST, "Vale was treated like Moor."),
    (TUNING, "Both panels use the same colour scale."),
    (TUNING, "The axes are identical in both panels."),
    (OVERLAP, "Ada and Bix were trained on identical data."),
]


@pytest.mark.parametrize(("grid", "sentence"), SILENT, ids=[sentence for _, sentence in SILENT])
def test_what_is_not_about_the_values_is_not_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_approximate_values_may_be_equal() -> None:
    grid = (
        "## Levels\n\n- **X-axis (site)**: north, south\n- **Y-axis (depth)**: 1, 2\n\n**Data:**\n"
        "- 1: ~40, ~41\n- 2: 50, 55\n"
    )
    assert said(grid, "At depth 1, north and south are identical.").verdict != "contradicted"
    assert said(grid, "At depth 2, north and south are identical.").verdict == "contradicted"


def test_symmetry_is_judged_on_a_matrix_with_gaps_by_what_is_written() -> None:
    gappy = OVERLAP.replace("| 0.60 | 1.00 |", "|  | 1.00 |")
    assert said(gappy, "The matrix is symmetric.").verdict != "contradicted"
