"""Words that narrow what a sentence is about, or count it: true sentences with false twins, and true ones that must not be refuted."""

import pytest

from claim_grids import HARVEST
from said import said

CELLS = """## Battery discharge

Capacity left, in mAh.

| Temperature (°C) | slow | brisk | fast |
|---|---|---|---|
| -30 | 61 | 48 | 22 |
| -15 | 77 | 66 | 41 |
| 0 | 88 | 83 | 69 |
| 20 | 97 | 95 | 90 |
"""

PLANTS = """## Shoot length in cm

| Month | Shade | Half | Sun |
|---|---|---|---|
| March | 12 | 14 | 20 |
| April | 15 | 18 | 26 |
| May | 22 | 27 | 33 |
| June | 30 | 36 | 44 |
"""

LOSSES = """## Loss by dropout

- **X-axis (Dropout)**: 0.0, 0.2, 0.4
- **Y-axis (Width)**: 16, 32, 64

**Training loss (left):**

- 16: 91, 95, 105
- 32: 52, 61, 75
- 64: 72, 79, 88

**Test loss (right):**

- 16: 112, 108, 111
- 32: 88, 79, 82
- 64: 99, 93, 98
"""

BEETLES = """## Beetles told apart

| True \\ Predicted | weevil | ladybird | chafer |
|---|---|---|---|
| weevil | 90 | 6 | 4 |
| ladybird | 20 | 60 | 10 |
| chafer | 5 | 5 | 80 |
"""

LESSONS = """## Score on each unit

| After lesson | U1 | U2 | U3 |
|---|---|---|---|
| L1 | 95.0 | | |
| L2 | 90.0 | 93.0 | |
| L3 | 85.0 | 88.0 | 91.0 |
"""

MILLS = """## Sacks milled per shift

| Mill | early | late | night |
|---|---|---|---|
| P1 | 120 | 118 | 97 |
| P2 | 134 | 131 | 110 |
| P3 | 99 | 104 | 88 |
| P4 | 150 | 149 | 127 |
"""

VISITS = """## Visitors of a museum

| Day | Morning | Noon | Evening | Total |
|---|---|---|---|---|
| Mon | 12 | 30 | 18 | 60 |
| Tue | 15 | 28 | 25 | 68 |
| Wed | 9 | 35 | 21 | 65 |
| Thu | 14 | 31 | 40 | 85 |
| Total | 50 | 124 | 104 | 278 |
"""

SWARM = """## Tremors

- **X-axis (Strength)**: 2, 3, 4, 5
- **Y-axis (Depth in km)**: 5, 10, 15

| Depth | 2 | 3 | 4 | 5 |
|---|---|---|---|---|
| 5 | 31 | 9 | 0 | 0 |
| 10 | 47 | 18 | 3 | 0 |
| 15 | 22 | 12 | 4 | 1 |
"""

TWINS = [
    (CELLS, "Three cells are below 50, all at -15 °C or colder.", "Three cells are below 50, all at 0 °C or warmer."),
    (CELLS, "At 0 °C and warmer every value is at least 69.", "At 0 °C or colder every value is at least 69."),
    (PLANTS, "All values in May or later are at least 22.", "All values in April or later are at least 22."),
    (PLANTS, "In April and earlier no value exceeds 26.", "In May and earlier no value exceeds 26."),
    (SWARM, "At depths of 10 km or deeper no cell is above 47.", "At depths of 10 km or shallower no cell is below 3."),
    (CELLS, "Only one reading is below 30.", "Only one reading is below 45."),
    (MILLS, "One mill exceeds 140 in the late shift.", "One mill exceeds 120 in the late shift."),
    (MILLS, "Two mills stay under 125 in every shift.", "Three mills stay under 125 in every shift."),
    (MILLS, "At night the second-fullest mill is P2, at 110.", "At night the second-fullest mill is P1, at 97."),
    (PLANTS, "The fifth-highest value is 27.", "The fifth-highest value is 30."),
    (PLANTS, "The second-lowest value is 14.", "The second-lowest value is 15."),
    (MILLS, "There are four mills, hence twelve cells.", "There are four mills, hence sixteen cells."),
    (LESSONS, "Final average over the three units: 88.0.", "Final average over the three units: 90.3."),
    (LESSONS, "The average is 90.3.", "The average is 88.0."),
    (
        BEETLES,
        "Ladybirds are the hardest, with a recall of 66.7%.",
        "Ladybirds are the hardest, with a recall of 61.7%.",
    ),
    (
        LOSSES,
        "For every width, training loss is lowest at dropout 0.0.",
        "For every width, test loss is lowest at dropout 0.0.",
    ),
    (MILLS, "With one exception all values of P2 are above 130.", "With one exception all values of P1 are above 119."),
    (MILLS, "With few exceptions, all values are above 90.", "With few exceptions, all values are above 130."),
    (MILLS, "Every mill but P3 is above 115 in the early shift.", "Every mill but P4 is above 115 in the early shift."),
    (MILLS, "Every mill except P3 is above 115 in the early shift.", "Every mill except P3 is above 125 in the early shift."),
    (PLANTS, "The second-lowest June value is 36.", "The second-lowest June value is 44."),
    (PLANTS, "* **Largest value:** 44 in June, under Sun.", "* **Largest value:** 33 in May, under Sun."),
]  # fmt: skip

TRUE = [
    (LOSSES, "For widths 16 and 64, test loss is lowest at dropout 0.2."),
    (LOSSES, "For every width, test loss is lowest at dropout 0.2."),
    (LOSSES, "Test loss is lowest at dropout 0.2 for widths 16 and 64."),
    (LOSSES, "Training loss has a maximum of 110."),
    (LOSSES, "Test loss has a minimum of 70."),
    (BEETLES, "Ladybirds are the hardest. Their recall is 66.7%."),
    (BEETLES, "Although ladybirds are the hardest, recall is 66.7%."),
    (LESSONS, "The early average is 95.0."),
    (SWARM, "* **Largest event:** Only one event reached strength 5, at a depth of 15 km."),
    (PLANTS, "Greenhouse column did well: all four months above 40."),
    (PLANTS, "- Greenhouse column did well: all four months above 40 in cm."),
    (PLANTS, "At Half or brighter every value is above 13."),
    (MILLS, "The final two shifts of P1 are all below 119."),
    (CELLS, "-30 has the lowest maximum, 61."),
    (CELLS, "20 has the highest minimum, 90."),
    (MILLS, "P2, the second-fullest mill on average, ends at 110."),
    (VISITS, "One day exceeds 80."),
    (VISITS, "Three days have fewer than 70 visitors."),
    (VISITS, "From Tuesday onwards no day has fewer than 65."),
    (VISITS, "Noon accounts for about 45% of the total."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict != "contradicted", said(grid, true)
    assert "supported" in said(grid, true).verdicts, said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "true"), TRUE)
def test_what_a_word_narrows_is_not_refuted_by_the_whole(grid: str, true: str) -> None:
    assert said(grid, true).verdict != "contradicted", said(grid, true)


def test_a_limit_that_even_the_values_break_is_contradicted() -> None:
    assert said(LOSSES, "Training loss has a maximum of 100.").verdict == "contradicted"


def test_a_maximum_that_is_said_to_be_reached_is_an_extreme() -> None:
    assert said(LOSSES, "Training loss reaches a maximum of 110.").verdict == "contradicted"


def test_a_rate_of_the_whole_stays_one_where_no_class_is_named() -> None:
    assert said(BEETLES, "Recall is 81.9%.").verdict == "supported"
    assert said(BEETLES, "Recall is 71.9%.").verdict == "contradicted"


def test_a_cell_named_behind_an_extreme_is_looked_for_in_the_whole_panel() -> None:
    assert said(HARVEST, "The lowest yield was measured at East in 2011.").verdict == "supported"
    assert said(HARVEST, "The lowest yield was measured at North in 2011.").verdict != "supported"


def test_what_reaches_its_own_extreme_is_looked_at_by_itself() -> None:
    assert said(HARVEST, "North reaches its highest yield in 2013.").verdict == "supported"
    assert said(HARVEST, "South reaches its highest yield in 2013.").verdict != "supported"
