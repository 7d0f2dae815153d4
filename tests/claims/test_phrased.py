"""Numbers told by phrases within phrases, each true sentence with a false twin; and what is left open."""

import pytest

from said import said

LAMPS = """# Lamps lit on five quays

| Quay | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| North | 12 | 15 | 21 | 20 |
| South | 30 | 26 | 24 | 18 |
| Customs | 8 | 9 | 13 | 16 |
| Ferry | 41 | 44 | 52 | 50 |
| Old | 6 | 6 | 4 | 2 |
"""
KILNS = """# Cracked tiles per firing

- **Rows (Glaze):** Ash, Salt, Lead, Tin
- **Columns (Heat):** low, medium, high

**Gas kiln**

| Glaze | low | medium | high |
|---|---|---|---|
| Ash | 4 | 9 | 16 |
| Salt | 7 | 7 | 12 |
| Lead | 2 | 3 | 5 |
| Tin | 10 | 14 | 31 |

**Wood kiln**

| Glaze | low | medium | high |
|---|---|---|---|
| Ash | 6 | 12 | 25 |
| Salt | 5 | 9 | 11 |
| Lead | 2 | 6 | 9 |
| Tin | 12 | 15 | 34 |
"""
LEAVES = """# Leaves named by an apprentice: a confusion matrix

- **Rows (Actual):** Oak, Elm, Yew, Fig
- **Columns (Predicted):** Oak, Elm, Yew, Fig

| Actual | Oak | Elm | Yew | Fig |
|---|---|---|---|---|
| Oak | 40 | 6 | 0 | 4 |
| Elm | 12 | 30 | 3 | 5 |
| Yew | 0 | 1 | 48 | 1 |
| Fig | 2 | 8 | 0 | 40 |
"""
TWINS = [
    # Sums and means against others, numbers and parts.
    (LAMPS, "The sum of the row South is 30 higher than the sum of the row North.", "The sum of the row South is 20 higher than the sum of the row North."),
    (LAMPS, "The sum of the row Ferry is more than twice the sum of the row North.", "The sum of the row Ferry is more than three times the sum of the row North."),
    (LAMPS, "The value of Customs on Thu is more than a third of the sum of the row Customs.", "The value of Customs on Thu is more than half of the sum of the row Customs."),
    (LAMPS, "The average of Old is lower than a third of the average of North.", "The average of Old is lower than a quarter of the average of North."),
    (LAMPS, "Only the averages of South and Ferry are higher than the average of all values.", "Only the averages of South and Customs are higher than the average of all values."),
    (LAMPS, "The sum of the values of North and Customs on Wed is 34.", "The sum of the values of North and Customs on Wed is 43."),
    (LAMPS, "Old has the lowest sum of the rows.", "Customs has the lowest sum of the rows."),
    (LAMPS, "The second-highest sum of the rows is that of South.", "The second-highest sum of the rows is that of North."),
    (LAMPS, "The sums of the columns Mon and Tue are 97 and 100.", "The sums of the columns Mon and Tue are 97 and 110."),
    # Differences and spreads.
    (LAMPS, "The difference between South and North is lower on Wed than on Tue.", "The difference between South and North is higher on Wed than on Tue."),
    (LAMPS, "The difference between the highest and the lowest value of Ferry is 11.", "The difference between the highest and the lowest value of Ferry is 13."),
    (LAMPS, "The difference between the highest and the second-highest value is highest on Thu.", "The difference between the highest and the second-highest value is highest on Tue."),
    (LAMPS, "The difference between Ferry and Old is 35 on Mon and 48 on Thu.", "The difference between Ferry and Old is 35 on Mon and 46 on Thu."),
    (LAMPS, "The difference between North and Customs falls with every step from Wed to Thu.", "The difference between North and Customs falls with every step from Mon to Thu."),
    # Moves.
    (LAMPS, "From Mon to Tue the value falls only in the row South.", "From Mon to Tue the value falls only in the row Ferry."),
    (LAMPS, "Customs is the only row in which the value rises with every step.", "North is the only row in which the value rises with every step."),
    (LAMPS, "From Tue to Wed the value rises in 3 rows.", "From Tue to Wed the value rises in 4 rows."),
    (LAMPS, "The largest rise from one column to the next is that of Ferry from Tue to Wed.", "The largest rise from one column to the next is that of North from Tue to Wed."),
    (LAMPS, "From Mon to Thu the fall of South is three times the fall of Old.", "From Mon to Thu the fall of South is twice the fall of Old."),
    (LAMPS, "From Tue to Wed the value of Ferry rises by 2 more than the value of North.", "From Tue to Wed the value of Ferry rises by 4 more than the value of North."),
    (LAMPS, "No rise from one column to the next is higher than 8.", "No rise from one column to the next is higher than 7."),
    # Lines and cells that are singled out.
    (LAMPS, "Old is the only row with a value lower than 8.", "Old is the only row with a value lower than 9."),
    (LAMPS, "The only values higher than 45 are those of Ferry on Wed and Ferry on Thu.", "The only values higher than 45 are those of Ferry on Tue and Ferry on Thu."),
    (LAMPS, "All values lower than 9 are in the rows Customs and Old.", "All values lower than 14 are in the rows Customs and Old."),
    (LAMPS, "In every column but Thu the second-highest value is that of South.", "In every column the second-highest value is that of South."),
    (LAMPS, "Of the rows North, Customs and Old, North has the highest average.", "Of the rows North, Customs and Old, Customs has the highest average."),
    (LAMPS, "The value of Customs on Wed is higher only than the value of Old.", "The value of North on Mon is higher only than the value of Old."),
    (LAMPS, "Old and Customs have the two lowest averages of the rows.", "Old and North have the two lowest averages of the rows."),
    (LAMPS, "On Wed the values of all other rows are more than 8 higher than the value of Old.", "On Wed the values of all other rows are more than 10 higher than the value of Old."),
    (LAMPS, "The rises of Customs from one column to the next are 1, 4 and 3.", "The rises of Customs from one column to the next are 1, 5 and 3."),
    (LAMPS, "The average of the column rises with every step from Mon to Wed.", "The average of the column rises with every step from Mon to Thu."),
    (LAMPS, "The average of South is below the average of Ferry.", "The average of South is above the average of Ferry."),
    # Two panels.
    (KILNS, "In both Gas kiln and Wood kiln the largest rise from medium to high is that of Tin.", "In both Gas kiln and Wood kiln the largest rise from medium to high is that of Ash."),
    (KILNS, "The average of Tin rises by 2 from Gas kiln to Wood kiln.", "The average of Tin rises by 5 from Gas kiln to Wood kiln."),
    (KILNS, "From Gas kiln to Wood kiln the largest rise of the sum of a row is that of Ash.", "From Gas kiln to Wood kiln the largest rise of the sum of a row is that of Tin."),
    (KILNS, "In Gas kiln the value of Ash rises with every step.", "In Gas kiln the value of Salt rises with every step."),
    (KILNS, "At low the value of Salt is 2 lower in Wood kiln than in Gas kiln.", "At low the value of Salt is 3 lower in Wood kiln than in Gas kiln."),
    (KILNS, "The only value in both Gas kiln and Wood kiln higher than 31 is that of Tin at high in Wood kiln.", "The only value in both Gas kiln and Wood kiln higher than 30 is that of Tin at high in Wood kiln."),
    (KILNS, "In Wood kiln the difference between Tin and Ash is 6 at low and 9 at high.", "In Wood kiln the difference between Tin and Ash is 6 at low and 12 at high."),
    # Matrices of classes.
    (LEAVES, "The sum of the values off the diagonal is highest in the row Elm.", "The sum of the values off the diagonal is highest in the row Fig."),
    (LEAVES, "The value of Actual Elm and Predicted Oak is 60% of the sum of the values off the diagonal in the row Elm.", "The value of Actual Elm and Predicted Oak is 80% of the sum of the values off the diagonal in the row Elm."),
    (LEAVES, "The sum of the column Oak is 4 higher than the sum of the row Oak.", "The sum of the column Oak is 7 higher than the sum of the row Oak."),
    (LEAVES, "The recall of Oak is equal to the recall of Fig.", "The recall of Oak is equal to the recall of Elm."),
    (LEAVES, "Only the recall of Elm is lower than the accuracy.", "Only the recall of Oak is lower than the accuracy."),
    (LEAVES, "The highest value off the diagonal of Actual Fig is 8, in Predicted Elm.", "The highest value off the diagonal of Actual Fig is 8, in Predicted Oak."),
    (LEAVES, "The sum of the values of Actual Oak in Predicted Elm and Actual Elm in Predicted Oak is 18.", "The sum of the values of Actual Oak in Predicted Elm and Actual Elm in Predicted Oak is 15."),
    (LEAVES, "Yew has the highest precision of the columns.", "Fig has the highest precision of the columns."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_true_sentence_is_supported_and_its_false_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


def test_a_list_of_values_is_borne_out_as_a_whole_alone() -> None:
    assert (
        said(LAMPS, "The values on Thu from highest to lowest are 50, 20, 18, 16 and 2.").verdict
        == "supported"
    )
    assert (
        said(LAMPS, "The values on Thu from highest to lowest are 50, 20, 18, 15 and 2.").verdict
        != "supported"
    )


OPEN = [
    # Which of several things is left open.
    (LAMPS, "In every column the highest value is that of Ferry or South."),
    # A rise of what falls.
    (LAMPS, "The rise of Old from Mon to Thu is 3."),
    # A word that nothing is known of.
    (LAMPS, "The brightest sum of the row South is 30 higher than the sum of the row North."),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_may_be_meant_otherwise_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
