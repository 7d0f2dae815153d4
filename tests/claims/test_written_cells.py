"""What is said of the written cells of a grid that is transcribed in part: they alone decide it."""

import pytest

from said import said

SAMPLED = """# Soil moisture along a transect

Only some cells were sampled; the grid has many more.

- **Rows**: Day (1, 2, 3, 4, 5)
- **Columns**: Distance (100, 200, 300, 500, 700, 800, 900)

### Readings (day, distance)

- (1, 100): 0.05
- (1, 500): 0.08
- (2, 200): 0.02
- (2, 800): 0.09
- (3, 300): 0.31
- (4, 500): 0.55
- (5, 100): 0.62
- (5, 900): 0.71
"""
OF_WRITTEN = [
    ("Every reading is positive.", "Every reading is above 0.1."),
    ("No sample from days 1 and 2 exceeds 0.1.", "No sample from days 1 and 2 exceeds 0.07."),
    ("Two of the readings lie below 0.06.", "Three of the readings lie below 0.06."),
    ("None of the listed values exceeds 0.8.", "None of the listed values exceeds 0.6."),
    ("The smallest reading is 0.02 (2, 200).", "The smallest reading is 0.05 (1, 100)."),
    ("No recorded value on day 2 exceeds 0.1.", "No recorded value on day 1 exceeds 0.07."),
    (
        "None of the sampled cells on day 1 is above 0.08.",
        "None of the sampled cells on day 1 is above 0.06.",
    ),
    ("The readings range from 0.02 to 0.71.", "The readings range from 0.02 to 0.62."),
    ("Four of the eight estimates stay below 0.1.", "Five of the eight estimates stay below 0.1."),
]
OF_CELLS = ("No cell exceeds 0.8.", "All cells are below 0.9.", "The mean on day 2 is 0.3.", "No value on day 2 reaches 0.1.")  # fmt: skip


@pytest.mark.parametrize(("true", "false"), OF_WRITTEN, ids=[true for true, _ in OF_WRITTEN])
def test_what_is_said_of_readings_is_decided_by_the_written_cells(true: str, false: str) -> None:
    assert said(SAMPLED, true).verdict == "supported", said(SAMPLED, true)
    assert said(SAMPLED, false).verdict == "contradicted", said(SAMPLED, false)


@pytest.mark.parametrize("sentence", OF_CELLS)
def test_what_is_said_of_all_cells_stays_open_where_only_some_are_written(sentence: str) -> None:
    assert said(SAMPLED, sentence).verdict != "contradicted", said(SAMPLED, sentence)


def test_a_row_that_was_left_out_by_mistake_makes_no_selection() -> None:
    whole = (
        "# Yield\n\n- **Rows**: Plot (1, 2, 3)\n- **Columns**: Year (7, 8, 9)\n\n### Values (plot, year)\n\n"
    )
    cells = "".join(f"- ({plot}, {year}): {plot * year}\n" for plot in (1, 3) for year in (7, 8, 9))
    assert said(whole + cells, "Five of the readings exceed 7.").verdict != "contradicted"
