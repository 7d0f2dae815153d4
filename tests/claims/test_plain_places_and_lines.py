"""Regular sentences on lines named together, places told twice, and matrices whose axes share their labels: with false twins."""

import pytest

from said import said

BAYS = """# Letters waiting in four sorting bays

- **Rows (Bay):** Ash, Birch, Cedar, Elm
- **Columns (Shift):** Dawn, Noon, Dusk, Night

| Bay | Dawn | Noon | Dusk | Night |
|---|---|---|---|---|
| Ash | 12 | 30 | 18 | 8 |
| Birch | 20 | 14 | 22 | 12 |
| Cedar | 41 | 52 | 37 | n/a |
| Elm | 25 | 33 | 47 | 29 |
"""
OF_LINES = [
    ("Ash and Birch have the lowest average of the rows.", "Ash and Elm have the lowest average of the rows."),
    ("Ash and Birch have the two lowest averages of the rows.", "Ash and Elm have the two lowest averages of the rows."),
    ("The sum of Ash and Birch is second-highest in Dusk.", "The sum of Ash and Birch is second-highest in Dawn."),
    ("The sums of Ash and Birch are lower than 70.", "The sums of Ash and Birch are lower than 60."),
    ("No sum of the rows Ash and Birch is 70 or more.", "No sum of the rows Ash and Birch is 65 or more."),
    ("In every row a value is higher than 21.", "In every row a value is higher than 24."),
    ("A value in every row is higher than 21.", "A value in every row is higher than 24."),
    ("All values higher than 32 in Noon and Dusk are in Cedar and Elm.", "All values higher than 32 in Noon and Dusk are in Cedar."),
    ("In Night the only cell without a value is that of Cedar.", "In Night the only cell without a value is that of Elm."),
    ("In Dusk the values of Elm, Birch and Ash are 47, 22 and 18.", "In Dusk the values of Elm, Birch and Ash are 47, 18 and 22."),
    ("The value of Birch in Dawn is almost equal to 21.", "The value of Birch in Dawn is almost equal to 30."),
    ("No value is between 30 and 33.", "No value is between 29 and 33."),
]  # fmt: skip

TURNS = f"""{BAYS.replace("# Letters waiting in four sorting bays", "# Letters waiting on two kinds of day").split("| Bay")[0]}
**Workday**

| Bay | Dawn | Noon | Dusk | Night |
|---|---|---|---|---|
| Ash | 12 | 30 | 18 | 8 |
| Birch | 20 | 14 | 22 | 12 |
| Cedar | 41 | 52 | 37 | 30 |
| Elm | 25 | 33 | 47 | 29 |

**Holiday**

| Bay | Dawn | Noon | Dusk | Night |
|---|---|---|---|---|
| Ash | 36 | 32 | 16 | 5 |
| Birch | 18 | 13 | 20 | 10 |
| Cedar | 36 | 55 | 32 | 28 |
| Elm | 24 | 31 | 46 | 27 |
"""
OF_PANELS = [
    ("The highest value in both Workday and Holiday is that of Cedar at Noon in Holiday.", "The highest value in both Workday and Holiday is that of Elm at Dusk in Holiday."),
    ("In every row but Ash the average in Holiday is lower than the average in Workday.", "In every row but Elm the average in Holiday is lower than the average in Workday."),
    ("From Workday to Holiday the value of Ash at Dawn rises to 3 times.", "From Workday to Holiday the value of Ash at Dawn rises to 5 times."),
    ("In Workday the difference between the highest and the lowest value of Ash, Cedar and Elm is 22 each.", "In Workday the difference between the highest and the lowest value of Ash, Birch and Elm is 22 each."),
]  # fmt: skip

LEAVES = """# Which leaf is it?

- **Rows (Actual):** oak, elm, fir
- **Columns (Predicted):** oak, elm, fir

| Actual | oak | elm | fir |
|---|---|---|---|
| oak | 40 | 6 | 4 |
| elm | 6 | 30 | 9 |
| fir | 2 | 3 | 50 |
"""
OF_MATRICES = [
    ("The value of Actual oak and Predicted elm is equal to the value of Actual elm and Predicted oak.", "The value of Actual oak and Predicted fir is equal to the value of Actual fir and Predicted oak."),
    ("The sum of the values of Actual elm and Predicted oak and fir is five times the value of Actual fir and Predicted elm.", "The sum of the values of Actual elm and Predicted oak and fir is three times the value of Actual fir and Predicted elm."),
    ("In Predicted elm the highest value off the diagonal is 6, that of Actual oak.", "In Predicted elm the highest value off the diagonal is 6, that of Actual fir."),
    ("The precision of oak is between 80% and 85%.", "The precision of oak is between 85% and 90%."),
]  # fmt: skip

CASES = [
    *((BAYS, *twins) for twins in OF_LINES),
    *((TURNS, *twins) for twins in OF_PANELS),
    *((LEAVES, *twins) for twins in OF_MATRICES),
]
# True, and beyond what is understood: at least they are not refuted.
OPEN = [
    (BAYS, "The lowest value of Elm is higher than the values of Birch in Dusk and Night."),
    (BAYS, "The sum of the values of Ash is a little higher than the value of Cedar in Noon."),
    (BAYS, "The averages of Ash and Birch are lower than the average of all values."),
    (BAYS, "In Night only the values of Ash and Birch are lower than the value of Elm."),
    (BAYS, "The second-highest of the lowest values of the rows is that of Elm."),
    (TURNS, "In Noon only in Ash and Cedar is the value in Holiday higher than the value in Workday."),
    (TURNS, "Exactly 1 value in Holiday is higher than the highest value in Workday."),
    (TURNS, "From Workday to Holiday values rise only in Ash and Cedar."),
    (TURNS, "From Workday to Holiday the largest fall in percent at Night is that of Ash."),
    (LEAVES, "The fall on the diagonal from oak to elm is the largest."),
    (LEAVES, "For 3 of the 3 classes the recall is higher than 60%."),
    (LEAVES, "From oak to elm the value on the diagonal falls by 10."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), CASES, ids=[true for _, true, _ in CASES])
def test_a_plain_sentence_is_told_from_its_twin(grid: str, true: str, false: str) -> None:
    """What a regular sentence tells is borne out, and its false twin is refuted or left open, never borne out."""
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict != "supported"


@pytest.mark.parametrize(("grid", "sentence"), OPEN, ids=[sentence for _, sentence in OPEN])
def test_what_goes_further_is_not_refuted(grid: str, sentence: str) -> None:
    """A true sentence that is not understood is no contradiction."""
    assert "contradicted" not in said(grid, sentence).verdicts
