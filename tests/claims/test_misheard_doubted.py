"""Sentences that are true in another sense than they may be read in, and half-true ones of which only a half is read."""

import pytest

from said import said

KILNS = """# Glaze thickness by kiln

Micrometres, at the front and at the back. Rows are shelves, columns are firings.

## Salt

| Shelf \\ Firing | May | June | July |
|---|---|---|---|
| Upper | 84 | 91 | 97 |
| Middle | 62 | 70 | 88 |
| Lower | 55 | 43 | 79 |

## Ash

| Shelf \\ Firing | May | June | July |
|---|---|---|---|
| Upper | 72 | 80 | 95 |
| Middle | 58 | 61 | 75 |
| Lower | 41 | 47 | 66 |

## Clear

| Shelf \\ Firing | May | June | July |
|---|---|---|---|
| Upper | 63 | 77 | 81 |
| Middle | 38 | 52 | 64 |
| Lower | 29 | 35 | 44 |
"""

POST = """# What the sorter made of the mail

| True \\ Predicted | Letter | Parcel | Card |
|---|---|---|---|
| Letter | 160 | 9 | 31 |
| Parcel | 4 | 120 | 6 |
| Card | 22 | 7 | 141 |
"""

STOPS = """# Passengers by stop and day

Rows are hours, columns are days.

| Hour | Mon | Tue | Wed | Sat | Sun |
|---|---|---|---|---|---|
| 08:00 | 430 | 455 | 441 | 70 | 52 |
| 12:00 | 210 | 230 | 228 | 310 | 200 |
| 18:00 | 560 | 571 | 566 | 260 | 190 |
"""

HOLES = """# Frost nights

Rows are valleys, columns are months.

| Valley | Oct | Nov | Dec |
|---|---|---|---|
| North | 4 | 9 | 17 |
| South | 2 | n/a | 11 |
| East | 3 | 7 | 14 |
"""


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (KILNS, "In July the order of the three shelves is the same as in May."),
        (KILNS, "No cell of the first two panels lies under 41."),
        (KILNS, "Going down any column of Ash, the glaze gets thinner with each shelf."),
        (KILNS, "Salt is thickest throughout: no cell there is below the same cell of Clear."),
        (POST, "Second comes Card taken for Letter, with 22 cases."),
        (POST, "The matrix splits into two blocks."),
        (STOPS, "From Mon to Wed there is a local maximum at 08:00."),
        (STOPS, "At 08:00 the working days are all above 400 and the weekend days both below 100."),
        (STOPS, "Sunday has the lowest count of the five days at every hour."),
        (HOLES, "One cell has no data."),
        (HOLES, "There is no data for South in Nov."),
    ],
)
def test_what_is_true_in_another_sense_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (KILNS, "No cell of the last two panels lies under 41."),
        (STOPS, "Mon has the lowest count of the five days at every hour."),
        (HOLES, "Two cells have no data."),
    ],
)
def test_what_is_false_in_that_sense_is_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (KILNS, "The highest value of the figure is 97, recorded by Salt on the Lower shelf in July."),
        (STOPS, "The week's maximum, 566, was logged at 18:00 on Wed."),
        (KILNS, "Of the four corner cells of Salt, the one at Lower in May is the lowest."),
        (KILNS, "Clear covers a range of 38 to 77."),
        (KILNS, "With a firing in August the June low of Salt might turn out to be the lowest."),
    ],
)
def test_a_half_that_holds_bears_out_no_whole(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "supported"


def test_a_verb_is_no_panel_of_that_name() -> None:
    grid = KILNS.replace("## Clear", "## Reach")
    assert said(grid, "Salt never reaches 98.").verdicts == ("supported",)
    assert said(grid, "Salt never reaches 91.").verdicts == ("contradicted",)


def test_one_cell_of_each_panel_is_counted_by_itself() -> None:
    assert said(KILNS, "Below 44 there are one Salt cell and four Clear cells.").verdict != "contradicted"


RAIL = """# Punctual trains (%)

Rows are lines, columns are days.

| Line | Mon | Tue |
|---|---|---|
| Coast | 91% | 94% |
| Hill | 88% | 90% |
"""


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (RAIL, "Shown is the share of trains arriving less than five minutes late."),
        (KILNS, "White stands for 0 and navy for the largest thickness."),
        (KILNS, "The Lower shelf of Salt never comes down to 43 again in July."),
    ],
)
def test_what_is_told_of_other_things_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
