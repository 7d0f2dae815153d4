"""Values told by how often and where they stand: pairs, ties, totals of counts, means that are cells, bold cells."""

import pytest

from said import said

PARCELS = """## Parcels per shelf and hour

| shelf \\ hour | 7:00 | 8:00 | 9:00 | 10:00 |
|---|---|---|---|---|
| A | 4 | 11 | 6 | 9 |
| B | 2 | 6 | 13 | 7 |
| C | 13 | 5 | 8 | 10 |
"""

TRIALS = """## Germination rate (mean ± sd over four trays)

| seed \\ soil | peat | sand | loam |
|---|---|---|---|
| rye | 71.2 ± 1.5 | 58.4 ± 2.2 | 80.1 ± 0.9 |
| oat | 66.0 ± 2.4 | 49.7 ± 3.1 | 77.3 ± 1.2 |
| pea | 83.5 ± 0.8 | 61.9 ± 1.7 | 88.6 ± 0.6 |
"""

GRADES = """## Grades

| pupil \\ term | spring | summer | autumn | winter |
|---|---|---|---|---|
| Ida | 61 | **84** | 55 | 72 |
| Jon | **90** | 47 | **81** | 70 |
| Kai | 39 | 52 | 66 | **88** |
"""


TWINS = [
    (PARCELS, "Both 13s stand in the last two rows.", "Both 13s stand in the first two rows."),
    (PARCELS, "The two 6s lie in rows A and B.", "The two 6s lie in rows A and C."),
    (PARCELS, "The pair of sixes sits at 8:00 and 9:00.", "The pair of sixes sits at 7:00 and 9:00."),
    (PARCELS, "Both 6s belong to shelves A and B.", "Both 6s belong to shelves B and C."),
    (PARCELS, "The value 13 is not unique: it stands at 7:00 and again at 9:00.", "The value 13 occurs only once."),
    (PARCELS, "The number 6 turns up in row A and again in row B.", "The number 6 turns up in row A and again in row C."),
    (PARCELS, "The highest value stands at C and 7:00 and again at B and 9:00.", "The highest value stands at C and 7:00 and again at A and 9:00."),
    (PARCELS, "The maximum, 13, occurs twice: for B at 9:00 and for C at 7:00.", "The maximum, 13, occurs twice: for B at 9:00 and for C at 8:00."),
    (PARCELS, "B and C tie for the highest value.", "A and C tie for the highest value."),
    (PARCELS, "The minimum is unique.", "The maximum is unique."),
    (PARCELS, "The maximum occurs twice.", "The minimum occurs twice."),
    (PARCELS, "In total, four of the twelve cells exceed 9.", "In total, six of the twelve cells exceed 9."),
    (PARCELS, "All told, three values are below 6.", "All told, five values are below 6."),
    (PARCELS, "Three cells are below 6 in total.", "Five cells are below 6 in total."),
    (PARCELS, "In total, row A collects 30 parcels.", "In total, row A collects 36 parcels."),
    (PARCELS, "Averaging 7.8 per cell, the day was a quiet one.", "Averaging 9.8 per cell, the day was a quiet one."),
    (PARCELS, "The day was quiet, with an average of 7.8 per cell.", "The day was quiet, with an average of 5.9 per cell."),
    (PARCELS, "The day was quiet, averaging about 7.8 per cell.", "The day was quiet, averaging about 9.9 per cell."),
    (TRIALS, "The lowest mean is 49.7, for oat on sand.", "The lowest mean is 58.4, for rye on sand."),
    (TRIALS, "The largest mean is 88.6, for pea in loam.", "The largest mean is 83.5, for pea in peat."),
    (TRIALS, "Four of the nine means exceed 77.", "Six of the nine means exceed 77."),
    (TRIALS, "No mean of the second column reaches 62.", "No mean of the second column reaches 60."),
    (TRIALS, "All means are above 49.", "All means are above 50."),
    (TRIALS, "In total, three means lie below 62.", "In total, five means lie below 62."),
    (TRIALS, "The mean of pea is 78.0.", "The mean of pea is 74.0."),
    (GRADES, "Four cells are in bold.", "Five cells are in bold."),
    (GRADES, "Values of 81 and up are in bold.", "Values of 70 and up are in bold."),
    (GRADES, "Only values above 80 are printed in bold.", "Only values above 85 are printed in bold."),
    (GRADES, "No value below 80 is in bold.", "No value below 85 is in bold."),
    (GRADES, "Four cells are bold, two of them in the Jon row.", "Four cells are bold, three of them in the Jon row."),
    (GRADES, "Jon has two bold cells.", "Ida has two bold cells."),
    (GRADES, "All bold cells are above 80.", "All bold cells are above 83."),
    (GRADES, "The bold entries average 85.75.", "The bold entries average 79.5."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_true_sentence_is_supported_and_its_false_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)
