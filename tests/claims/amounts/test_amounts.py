"""Numbers told in passing: true ones are supported, and their false twins are not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim_grids import ANIMALS, GRIPPERS, HARVEST, SERVER, SQUARES
from said import said

TWINS = [
    (SERVER, "Queue lengths 128 and 256 together handle 2392 requests.", "Queue lengths 128 and 256 together handle 2692 requests."),
    (SERVER, "16 threads make up 28% of all requests.", "16 threads make up 38% of all requests."),
    (SQUARES, "Column 4 accounts for 29% of the total.", "Column 4 accounts for 44% of the total."),
    (HARVEST, "South represents 45% of the total.", "South represents 55% of the total."),
    (HARVEST, "South falls from 9.2 in 2011 to 5.0 a year later.", "South falls from 9.4 in 2011 to 5.0 a year later."),
    (HARVEST, "The south had its best times early (9.2 in 2011, 5.0 in 2012).", "The south had its best times early (9.2 in 2011, 5.7 in 2012)."),
    (HARVEST, "East begins modestly with 2.8, but has come to 6.1 by 2014.", "East begins modestly with 2.9, but has come to 6.9 by 2014."),
    (HARVEST, "All four harvests of South taken together come to 28.2.", "All four harvests of South taken together come to 29.2."),
    (HARVEST, "In 2012, all plots together gave 14.0.", "In 2012, all plots together gave 15.5."),
    (HARVEST, "Taken over the years North averages 4.43, South 7.05.", "Taken over the years North averages 4.93, South 7.95."),
    (HARVEST, "Farmers at South were lucky that year (2011), with 9.2.", "Farmers at South were lucky that year (2011), with 8.2."),
    (HARVEST, "For the plot named East it all went from 2.8 up to 6.1.", "For the plot named East it all went from 2.4 up to 6.6."),
    (HARVEST, "East more than doubled over these years, from 2.8 to 6.1.", "East more than doubled over these years, from 2.8 to 5.1."),
    (HARVEST, "Between 2011 and 2012 the plot in the south dropped 4.2.", "Between 2011 and 2012 the plot in the south dropped 5.2."),
    (HARVEST, "The gap of South over North was 6.1 at the start, in 2011.", "The gap of South over North was 7.1 at the start, in 2011."),
    (SERVER, "A queue length of 256 tops out at 377, with 16 threads on.", "A queue length of 256 tops out at 340, with 16 threads on."),
    (SERVER, "Queue Length 32, for all its simplicity, still spans 112 to 240.", "Queue Length 32, for all its simplicity, still spans 112 to 268."),
    (SERVER, "At Threads 1 the readings go 112, 120, 125, 119 as queues grow.", "At Threads 1 the readings go 112, 125, 125, 119 as queues grow."),
    (SERVER, "With 8 threads, queue length 64 handles 268 requests.", "With 8 threads, queue length 64 handles 278 requests."),
    (SERVER, "Going from 1 to 16 threads, Queue Length 128 gains 215 requests.", "Going from 1 to 16 threads, Queue Length 128 gains 251 requests."),
    (GRIPPERS, "Suction at speed 0.4 and size 12 is down at 0.40, while Fingers still manage 0.74.", "Suction at speed 0.4 and size 12 is down at 0.49, while Fingers still manage 0.79."),
    (GRIPPERS, "The lowest that Suction ever does is 0.40.", "The lowest that Suction ever does is 0.61."),
    (ANIMALS, "All in all there are 60 cats in it, of which 50 were called cats.", "All in all there are 64 cats in it, of which 53 were called cats."),
    (SQUARES, "Row 1 adds to a mere 11.", "Row 1 adds to a mere 15."),
    (SERVER, "One run goes 112, 120, 125 and then back to 119.", "One run goes 112, 125, 120 and then back to 119."),
    (SERVER, "Threads 1 is slow, whatever one does: 112, then 120, then 125 at best.", "Threads 1 is slow, whatever one does: 112, then 130, then 145 at best."),
]  # fmt: skip

# Sentences in which a number fits by chance, or is no number of the data: nothing of them is held to be told.
NOTHING_TOLD = [
    (HARVEST, "We asked 4.5 farmers on average."),
    (HARVEST, "Version 5.0 of the plan was used."),
    (SQUARES, "There are 3 of us."),
    (SERVER, "More than 100 requests were not answered."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_a_number_told_in_passing_is_supported_only_where_the_data_give_it(
    grid: str, true: str, false: str
) -> None:
    assert "supported" in said(grid, true).verdicts, said(grid, true)
    assert "contradicted" not in said(grid, true).verdicts, said(grid, true)
    assert "supported" not in said(grid, false).verdicts, said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), NOTHING_TOLD)
def test_a_number_that_fits_by_chance_supports_nothing(grid: str, sentence: str) -> None:
    assert "amount" not in said(grid, sentence).kinds, said(grid, sentence)


@given(st.decimals(min_value=0, max_value=20, places=1))
def test_in_passing_a_cell_is_told_only_by_its_own_number(number: object) -> None:
    found = said(HARVEST, f"Lucky South, then: {number} for 2011.")
    assert ("supported" in found.verdicts) == (str(number) == "9.2")
