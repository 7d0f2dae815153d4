"""How courses are told: steps by their size, walks, joints between legs, what is measured, what was told before."""

import pytest

from said import said

OVEN = """## Drying time by oven temperature and tray load

- Colour scale: drying time in min

| Temperature \\ Load | 2 kg | 4 kg | 8 kg | 16 kg |
|---|---|---|---|---|
| 60 °C | 52 | 68 | 91 | 140 |
| 70 °C | 44 | 57 | 77 | 112 |
| 80 °C | 35 | 47 | 60 | 90 |
| 90 °C | 30 | 38 | 51 | 76 |
| 100 °C | 22 | 31 | 43 | 78 |
"""

COUNTER = """## Queue at the post office

- Colour bar: waiting time in min

| Hour \\ Day | Mon | Tue | Wed | Thu | Fri | Sat |
|---|---|---|---|---|---|---|
| 08:00 | 6 | 5 | 4 | 5 | 7 | 3 |
| 10:00 | 14 | 11 | 9 | 10 | 15 | 8 |
| 12:00 | 25 | 21 | 18 | 20 | 28 | 8 |
| 14:00 | 16 | 15 | 13 | 14 | 19 | 7 |
| 16:00 | 21 | 17 | 16 | 18 | 30 | 5 |
"""

LAKES = """## Four lakes

The image shows a heatmap of the mean gauge reading in cm.

| Lake \\ Month | Jan | Feb | Mar | Apr | May | Jun | Jul | Aug |
|---|---|---|---|---|---|---|---|---|
| Arn | 120 | 132 | 150 | 171 | 190 | 182 | 160 | 141 |
| Bel | 80 | 95 | 104 | 131 | 146 | 150 | 133 | 110 |
| Cor | 60 | 61 | 66 | 80 | 97 | 92 | 71 | 59 |
| Dun | 210 | 221 | 240 | 262 | 285 | 270 | 240 | 233 |
"""

SUPPORTED = (
    # steps that are told by their size, by a noun, or as what follows
    (OVEN, "At 2 kg the time falls with every 10 °C increment."),
    (OVEN, "In the 8 kg column each additional 10 °C lowers the time."),
    (OVEN, "At 60 °C every doubling of the load from 4 kg on raises the time, from 68 up to 140."),
    (OVEN, "Time goes down with every rise in temperature up to 90 °C."),
    (LAKES, "From January to May the reading rises month after month at all four lakes."),
    # a walk that a participle opens
    (OVEN, "Going down the first column, the time falls monotonically."),
    # lines that are all meant, though their number is a tick as well
    (OVEN, "From 60 °C to 90 °C the time decreases step by step at all four loads."),
    # hours have an order
    (COUNTER, "From 08:00 to 12:00 the queue grows on every day."),
    (COUNTER, "From 08:00 to 10:00 the wait lengthens at all six days."),
    # a course of means
    (OVEN, "The column means climb steadily with the load, from 36.6 to 99.2."),
    (OVEN, "Taking all loads together, the row mean falls from 87.75 at 60 °C to about 43.5 at 100 °C."),
    # what is measured is told in a sentence
    (LAKES, "From June through August the gauge sinks steadily at every lake."),
    # becoming more or less
    (LAKES, "Arn grows progressively fuller from January to May."),
    # what goes on
    (LAKES, "Bel is at 146 in May, the climb continues through June."),
    (LAKES, "Arn builds up without a break until May (190) and only then recedes."),
    (LAKES, "Bel gives up 40 cm between June and August."),
)

CONTRADICTED = (
    (OVEN, "At 16 kg the time falls with every 10 °C increment."),
    (OVEN, "In the 16 kg column each additional 10 °C lowers the time."),
    (OVEN, "The time grows with each 10 °C step, irrespective of the load."),
    (OVEN, "At 60 °C every doubling of the load from 4 kg on raises the time, from 68 up to 160."),
    (OVEN, "Going down any column, the time falls monotonically."),
    (OVEN, "From 60 °C to 100 °C the time decreases step by step at all four loads."),
    (OVEN, "The row mean falls from 87.75 at 60 °C to 58.75 at 90 °C."),
    (COUNTER, "The Friday queue keeps growing right up to 16:00."),
    (LAKES, "From May through August the gauge recovers steadily at every lake."),
    (LAKES, "Arn grows progressively fuller from January to July."),
    (LAKES, "Dun rises each month until July."),
)

# Neither is surely said: "supported" and "contradicted" would both be a misunderstanding, or a matter of luck.
NOT_CONTRADICTED = (
    (OVEN, "In the first row the time slips gradually upwards, from 52 to 140."),
    (OVEN, "In the 2 kg column the time slips gradually as shelves are added, from 52 down to 22."),
    (OVEN, "Going down any column but the last, the time falls monotonically."),
    (COUNTER, "Between 08:00 and 10:00 every day gets slower."),
    (COUNTER, "In the Saturday column, by contrast, the decline continues through 16:00."),
    (LAKES, "Cor: the narrowest spread of the four (38 cm between August and May)."),
)

NOT_SUPPORTED = (
    (OVEN, "In the 2 kg column the time slips gradually as shelves are added, from 52 down to 33."),
    (COUNTER, "From 10:00 to 14:00 the wait lengthens at all six days."),
    (COUNTER, "On Monday the climb continues right through 16:00."),
    (LAKES, "Arn is at 190 in May, the climb continues through June."),
    (LAKES, "Arn (190) and Cor (97) culminate in May, and so does Bel (146)."),
    (LAKES, "Arn builds up without a break until June (182) and only then recedes."),
    (LAKES, "Bel gives up 60 cm between June and August."),
)


@pytest.mark.parametrize(("grid", "sentence"), SUPPORTED)
def test_what_holds_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), CONTRADICTED)
def test_what_fails_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), NOT_CONTRADICTED)
def test_what_holds_in_words_that_mislead_is_never_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


@pytest.mark.parametrize(("grid", "sentence"), NOT_SUPPORTED)
def test_what_fails_in_words_that_mislead_is_never_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "supported"


def test_a_place_spoken_of_before_is_no_equality() -> None:
    told = said(LAKES, "The lowest cell is Cor in August. The same cell reads 110 at Bel and 233 at Dun.")
    assert "identity" not in told.kinds
