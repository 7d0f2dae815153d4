"""Values told one after the other, steps told by their number, rises that end before they are said to."""

import pytest

from said import said

FERRY = """## Occupancy of the ferry

| Route \\ Departure | 06:40 | 09:00 | 12:30 | 16:00 | 19:20 |
|---|---|---|---|---|---|
| Aska | 31 | 44 | 52 | 60 | 71 |
| Brun | 20 | 35 | 31 | 55 | 58 |
| Dale | 77 | 66 | 50 | 41 | 22 |
"""

SOIL = """## Soil temperature

Monthly means (°C), garden plot.

| depth | Feb | Apr | Jun | Aug | Oct | Dec |
|---|---|---|---|---|---|---|
| 5 cm | 1.2 | 9.4 | 19.8 | 21.3 | 11.0 | 2.6 |
| 20 cm | 2.0 | 8.3 | 17.6 | 20.4 | 12.2 | 3.9 |
| 50 cm | 3.7 | 7.0 | 14.5 | 18.8 | 13.7 | 6.1 |
| 100 cm | 5.9 | 6.4 | 11.2 | 15.9 | 14.4 | 8.8 |
"""

TURNOUT = """## Turnout in the district

| Ward | 1998 | 2003 | 2008 | 2013 | 2018 |
|---|---|---|---|---|---|
| Northgate | 71.2 | 68.9 | 66.0 | 63.4 | 61.8 |
| Riverside | 64.5 | 65.1 | 64.9 | 65.3 | 64.8 |
| Hillcrest | 58.0 | 61.7 | 60.2 | 66.6 | 70.3 |
| Docklands | 49.3 | 44.8 | 41.0 | 46.2 | 52.7 |
"""

BROKER = """## p99 latency of the message broker

The heatmap displays tail latency (ms).

| Producers \\ Payload | 1 | 8 | 64 | 512 |
|---|---|---|---|---|
| 1 | 3 | 4 | 9 | 41 |
| 4 | 4 | 5 | 12 | 66 |
| 16 | 7 | 10 | 25 | 140 |
| 64 | 19 | 31 | 88 | 430 |
"""

TWINS = (
    # values on the way, one after the other
    (TURNOUT, "Northgate slides slowly from 71.2 via 68.9 and 66.0 to 63.4 and finally 61.8.", "65.0", "66.0"),
    (BROKER, "Down the 512 column the values run 41, 66, 140, 430.", "104", "140"),
    (SOIL, "In June, each step down costs: 19.8, 17.6, 14.5, 11.2.", "15.4", "14.5"),
    (SOIL, "Read from the bottom up, June climbs from 11.2 over 14.5 and 17.6 to 19.8.", "15.4", "14.5"),
    (SOIL, "At 100 cm the thermometer goes from 5.9 in February to 11.2 in June and 15.9 in August.", "12.2", "11.2"),
    (FERRY, "Over the five departures Dale goes 77, 66, 50, 41, 22.", "56", "50"),
    # each step of the one line that is named
    (TURNOUT, "Turnout in Northgate has declined at every election since 1998.", "Docklands", "Northgate"),
    (FERRY, "For Aska, occupancy grows from departure to departure.", "Brun", "Aska"),
    (FERRY, "On the Aska route, occupancy climbs with every departure from the first to the last.", "Brun", "Aska"),
    # where a rise ends
    (SOIL, "At 5 cm the soil warms until August.", "October", "August"),
    (TURNOUT, "Docklands lost ground until 2008, then picked up.", "2013", "2008"),
    # which way values are followed
    (SOIL, "In August, the deeper the colder.", "December", "August"),
    (BROKER, "Latency climbs monotonically along both axes.", "falls", "climbs"),
    (BROKER, "The larger the payload, the slower the broker.", "faster", "slower"),
)  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "other", "word"), TWINS)
def test_a_course_is_supported_and_its_false_twin_contradicted(
    grid: str, true: str, other: str, word: str
) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    false = true.replace(word, other)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (FERRY, "At Aska occupancy goes up at each route of the day."),
        (FERRY, "Aska gains passengers every two hours."),
        (BROKER, "Latency falls in either direction from 64."),
        (TURNOUT, "Hillcrest gained the most between 2008 and 2013."),
    ],
)
def test_what_is_not_surely_understood_is_never_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


def test_to_gain_the_most_is_no_trend_of_most_lines() -> None:
    told = said(TURNOUT, "Northgate gained the most between 1998 and 2003.")
    assert told.verdict != "supported"
