"""Sentences that tell how large a figure is, of shades, of neighbours on an axis, and that a grid mirrors itself."""

import pytest

from said import said

TWO = """# Punts

## Spring

- **X-axis (Month)**: May, June, July
- **Y-axis (Lock)**: Weir, Mill

| Lock \\ Month | May | June | July |
|---|---|---|---|
| Weir | 14 | 19 | 11 |
| Mill | 7 | 8 | 9 |

## Autumn

- **X-axis (Month)**: May, June, July
- **Y-axis (Lock)**: Weir, Mill

| Lock \\ Month | May | June | July |
|---|---|---|---|
| Weir | 12 | 17 | 10 |
| Mill | 6 | 5 | 4 |
"""

ALIKE = """## Agreement

- **X-axis (Stage)**: S1, S2, S3, S4
- **Y-axis (Stage)**: S1, S2, S3, S4
- **Legend**: agreement, 0 (white) to 1 (dark green)

| | S1 | S2 | S3 | S4 |
|---|---|---|---|---|
| S1 | 1.00 | 0.84 | 0.52 | 0.31 |
| S2 | 0.84 | 1.00 | 0.77 | 0.45 |
| S3 | 0.52 | 0.77 | 1.00 | 0.90 |
| S4 | 0.31 | 0.45 | 0.90 | 1.00 |
"""

ONE_WAY = ALIKE.replace("| S4 | 0.31 | 0.45 | 0.90 |", "| S4 | 0.62 | 0.11 | 0.34 |")

RUNS = """## Sweep

- **X-axis (Width)**: 8, 16, 32
- **Y-axis (Depth)**: 2, 4, 6
- **Legend**: loss, 1 (white) to 9 (dark red)

| Depth \\ Width | 8 | 16 | 32 |
|---|---|---|---|
| 2 | 6.1 | 5.4 | 4.8 |
| 4 | 5.2 | 4.4 | 3.1 |
| 6 | – | 7.7 | – |

- A dash stands for a run that diverged.
"""

_SITES = "| Site \\ Season | Spring | Summer | Autumn |\n|---|---|---|---|\n| Fell | {} | 5 | 19 |\n| Moor | 14 | 8 | 21 |\n| Vale | 9 | 3 | 11 |\n"
FOUR = "# Rain\n" + "".join(f"\n## {2011 + n}\n\n{_SITES.format(12 + n)}" for n in range(4))

TWINS = [
    (FOUR, "Each map is a grid of three sites by three seasons, nine cells in all.", "Each map is a grid of three sites by three seasons, eight cells in all."),
    (FOUR, "The four maps have three rows and three columns.", "The four maps have three rows and four columns."),
    (FOUR, "Four maps of three sites by three seasons, 36 cells in all.", "Four maps of three sites by four seasons, 48 cells in all."),
    (TWO, "Two panels, two locks and three months: 12 entries.", "Two panels, two locks and four months: 16 entries."),
    (TWO, "There is one row for each lock and one column for each of three months.", "There is one row for each lock and one column for each of four months."),
    (ALIKE, "Four stages appear on both axes.", "Five stages appear on both axes."),
    (ALIKE, "There are six distinct pairs.", "There are eight distinct pairs."),
    (ALIKE, "Neighbouring stages always reach at least 0.77.", "Neighbouring stages always reach at least 0.80."),
    (ALIKE, "Stages next to each other on the axis all score above 0.7.", "Stages next to each other on the axis all score above 0.8."),
    (RUNS, "The grid is 3 x 3, and two of its cells are blank.", "The grid is 3 x 4, and two of its cells are blank."),
    (RUNS, "All cells but two carry a number.", "All cells but three carry a number."),
    (RUNS, "Only columns 8 and 32 have gaps.", "Only columns 8 and 16 have gaps."),
]  # fmt: skip

# True, and much like what is false.
TRICKY = [
    # Where panels stand is no size of a grid.
    (FOUR, "Four heatmaps in a two-by-two arrangement, one per year."),
    (FOUR, "The figure is a 2 x 2 grid of heatmaps."),
    (FOUR, "The four panels form a 2 x 2 grid."),
    (FOUR, "The figure has four panels, two across and two down."),
    (FOUR, "Four panels stand in two rows and two columns."),
    (FOUR, "The four maps stand in two rows."),
    (FOUR, "The figure has four heatmaps in one row."),
    (FOUR, "A two-by-two layout of four heatmaps, each with three rows and three columns."),
    (TWO, "The two maps are set out in a single row."),
    (TWO, "Two heatmaps, stacked in two rows and one column."),
    (TWO, "One column stands for May."),
    (ALIKE, "Six pairs in all."),
    (ALIKE, "The lower left corner is pale, and so is its mirror image."),
    (ONE_WAY, "The upper triangle does not repeat the lower one."),
    (ONE_WAY, "A few pairs have the same value either way, such as S1 and S2."),
    (ONE_WAY, "Notes on the diagonal and on symmetry"),
    (RUNS, "Nine runs were started and seven of them finished."),
    (RUNS, "The darkest weeks of the year came before the runs."),
]

MIRRORED = [
    "What lies below the diagonal merely repeats what lies above.",
    "The values below the diagonal repeat those above it.",
    "The lower triangle is a copy of the upper one.",
    "Swapping the two stages changes nothing.",
    "The matrix is symmetric about this diagonal.",
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_is_told_of_the_figure_is_supported_and_its_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), TRICKY)
def test_a_true_sentence_that_looks_false_is_not_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


@pytest.mark.parametrize("sentence", MIRRORED)
def test_that_a_grid_mirrors_itself_is_told_in_many_ways(sentence: str) -> None:
    assert said(ALIKE, sentence).verdict == "supported", said(ALIKE, sentence)
    assert said(ONE_WAY, sentence).verdict == "contradicted", said(ONE_WAY, sentence)
