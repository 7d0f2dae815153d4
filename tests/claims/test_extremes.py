"""Extremes of each line, of everything, and in order among rivals: true sentences with false twins."""

import pytest

from said import said

CRANES = """# Waiting times at the harbour cranes

A heatmap of the median waiting time of lorries, in minutes. Rows are the cranes, columns the starting hour of the shift.

| Crane | 06:00 | 09:00 | 12:00 | 15:00 | 21:00 |
|---|---|---|---|---|---|
| North | 12 | 31 | 22 | 35 | 10 |
| South | 18 | 42 | 28 | 51 | 15 |
| Dry dock | 14 | 38 | 25 | 44 | 12 |
| Bulk | 22 | 55 | 33 | 63 | 19 |
| Old quay | 9 | 27 | 20 | 30 | 8 |
"""

OVENS = """## Loaves spoilt in two ovens

- **X-axis (Tray)**: 1, 2, 3
- **Y-axis (Hour)**: 6, 7, 8

**Stone oven:**

- 6: 4, 9, 2
- 7: 5, 8, 1
- 8: 6, 7, 3

**Gas oven:**

- 6: 3, 11, 5
- 7: 2, 4, 12
- 8: 1, 10, 6
"""

FUNGI = """## Finds of fungi

| Plot \\ Week | w1 | w2 | w3 |
|---|---|---|---|
| Moor | 0 | 4 | 2 |
| Wood | 3 | 9 | 0 |
| Dune | 1 | 0 | 6 |
"""

SHADED = f"{CRANES}\nDarker blue means a longer wait.\n"
DEEPENING = FUNGI.replace("\n\n|", "\n\nGreen shading deepens with the number of finds.\n\n|")

# Both a true sentence, and a false one that may at most be left undecided or not understood.
TWINS = [
    (OVENS, "On the gas oven, tray 2 has the highest number in every row but the second.", "On the gas oven, tray 2 has the highest number in every row but the first."),
    (CRANES, "15:00 has the highest value of every row.", "12:00 has the highest value of every row except Bulk."),
    (FUNGI, "Week w2 has the highest value of every plot except Dune.", "Week w2 has the highest value of every plot except Moor."),
    (FUNGI, "Week w2 has the highest value in every row but the last.", "Week w2 has the highest value in every row but the first."),
    (CRANES, "In every column the smallest number belongs to the old quay.", "In every column the smallest number belongs to North."),
    (CRANES, "The old quay gives the lowest value of each column.", "North gives the lowest value of each column."),
    (CRANES, "The old quay is the low point of every column.", "South is the low point of every column."),
    (CRANES, "At every crane the longest wait is at 15:00.", "At every crane the longest wait is at 09:00."),
    (CRANES, "The 15:00 shift has the longest wait in every row.", "The 09:00 shift has the longest wait in every row."),
    (CRANES, "The longest wait in all rows is found at 15:00.", "The longest wait in all rows is found at 09:00."),
    (OVENS, "In the stone oven each hour has its highest value at tray 2.", "In the gas oven each hour has its highest value at tray 2."),
    (OVENS, "In both ovens the highest value of hour 6 is at tray 2.", "In both ovens the highest value of hour 7 is at tray 3."),
    (CRANES, "Bulk's 63 is the maximum of the chart.", "South's 51 is the maximum of the chart."),
    (CRANES, "The overall maximum is 63, for Bulk.", "The overall maximum is 51, for South."),
    (CRANES, "At 15:00 Bulk is first with 63.", "At 15:00 South is first with 51."),
    (CRANES, "At 15:00, South is second (51).", "At 15:00, Dry dock is second (44)."),
    (CRANES, "South ranks second (51) at 15:00.", "Dry dock ranks second (44) at 15:00."),
    (CRANES, "At 06:00 Dry dock is third with 14 minutes.", "At 06:00 North is third with 12 minutes."),
    (CRANES, "At 09:00 Old quay is last with 27.", "At 09:00 North is last with 31."),
    (CRANES, "South is second longest (30.8).", "Dry dock is second longest (26.6)."),
    (CRANES, "The shortest wait belongs to the Old quay crane at 21:00.", "The shortest wait belongs to the North crane at 21:00."),
    (CRANES, "Bulk averages 38.4 minutes over the day.", "North averages 25 minutes over the day."),
    (CRANES, "Values above 50 minutes occur only three times.", "Values above 50 minutes occur only twice."),
    (CRANES, "Single-digit values occur twice.", "Single-digit values occur three times."),
    (CRANES, "Double-digit values occur in 23 cells.", "Double-digit values occur in 21 cells."),
    (CRANES, "Just five tests exceed 40 minutes.", "Just six tests exceed 40 minutes."),
    (CRANES, "Only five tiles go past 40.", "Only four tiles go past 40."),
    (CRANES, "Two cells pass the 54 mark.", "Three cells pass the 54 mark."),
    (SHADED, "The darkest cell is Bulk at 15:00.", "The darkest cell is Bulk at 09:00."),
    (SHADED, "The darkest tile is Bulk at 15:00 (63).", "The darkest tile is Bulk at 09:00 (55)."),
    (SHADED, "The lightest square, 8, belongs to Old quay.", "The lightest square, 9, belongs to Old quay."),
    (SHADED, "The darkest square of each row lies in the 15:00 column.", "The darkest square of each row lies in the 09:00 column."),
    (DEEPENING, "The single darkest square is Wood in w2.", "The single darkest square is Dune in w3."),
    (FUNGI, "Three of the nine cells are empty.", "Two of the nine cells are empty."),
    (FUNGI, "It is laid out as a 3-row by 3-column grid (9 cells): plots run down the side.", "It is laid out as a 3-row by 4-column grid (12 cells): plots run down the side."),
]  # fmt: skip

# What must not be refuted, though a hasty reading would.
TRUE = [
    (FUNGI, "The maximum of every row but the third stands in w2."),
    (FUNGI, "Week w2 has the highest value in every row but the last."),
    (CRANES, "Of all columns the highest value stands at 15:00."),
    (CRANES, "Across all rows the maximum is 63."),
    (CRANES, "The highest value in any row is 63."),
    (FUNGI, "Three plots are crossed with three weeks, giving 9 numbers in total."),
    (FUNGI, "Wood is first with 9 in w2."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_the_true_twin_is_supported_and_the_false_one_is_not(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict in ("contradicted", "undecidable", "not-understood")


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_a_true_sentence_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
