"""Places told in a roundabout way, lines taken together, and counts left unsaid."""

import pytest

from said import said

LOCH = """\
## Heatmaps: temperature of a loch

### Components/Axes
- **Rows (Depth)**: 0 m, 5 m, 10 m, 20 m
- **Columns (Buoy)**: Ardnish, Brodick, Central, Durness, Ericht

### Data

#### March

| Depth \\ Buoy | Ardnish | Brodick | Central | Durness | Ericht |
|---|---|---|---|---|---|
| 0 m | 7.4 | 6.9 | 6.2 | 5.8 | 8.1 |
| 5 m | 6.6 | 6.5 | 5.9 | 5.7 | 7.2 |
| 10 m | 5.7 | 5.9 | 5.3 | 5.5 | 6.4 |
| 20 m | 4.2 | 4.8 | 4.1 | 4.9 | 6.0 |

#### July

| Depth \\ Buoy | Ardnish | Brodick | Central | Durness | Ericht |
|---|---|---|---|---|---|
| 0 m | 19.6 | 18.8 | 17.4 | 16.7 | 20.5 |
| 5 m | 17.9 | 18.7 | 15.8 | 15.1 | 18.2 |
| 10 m | 11.3 | 12.7 | 9.6 | 10.9 | 13.1 |
| 20 m | 7.1 | 7.8 | 6.4 | 8.3 | 5.7 |
"""
STALLS = """\
## Portions sold by stall and day

| Day \\ Stall | Soup | Central | Grill | Bakery |
|---|---|---|---|---|
| Mon | 62 | 141 | 35 | 50 |
| Tue | 58 | 128 | 41 | 47 |
| Wed | 71 | 155 | 38 | 52 |
| Thu | 66 | 119 | 64 | 77 |
| Fri | 83 | 131 | 72 | 93 |
| Sat | 97 | 204 | 88 | 110 |
"""
GUESSES = """\
## Confusion matrix: kinds of timber

| Actual \\ Predicted | oak | ash | elm | yew |
|---|---|---|---|---|
| oak | 151 | 9 | 14 | 6 |
| ash | 12 | 88 | 20 | 10 |
| elm | 8 | 11 | 79 | 22 |
| yew | 2 | 3 | 4 | 71 |
"""
TWINS = [
    (LOCH, "Five metres below the surface, Ardnish had 6.6 in March.", "supported"),
    (LOCH, "Five metres below the surface, Ardnish had 6.1 in March.", "contradicted"),
    (LOCH, "Ten metres down, Central read 9.6 in July.", "supported"),
    (STALLS, "The Central column has its highest value on Saturday.", "supported"),
    (STALLS, "Five values lie above 130, all of them in the Central column.", "contradicted"),
]
OPEN = [
    (LOCH, "The bottom right corner of the July map holds its lowest value."),
    (LOCH, "From March to July every cell warms up, bar Ericht at 20 m."),
    (STALLS, "The first three days account for fewer portions than the last three."),
    (STALLS, "Four values lie above 130, all of them in the Central column."),
    (GUESSES, "Oak owns the biggest with 151, yew the smallest with 71."),
]


@pytest.mark.parametrize(("grid", "sentence", "verdict"), TWINS)
def test_what_is_told_of_a_place_is_judged_there(grid: str, sentence: str, verdict: str) -> None:
    assert verdict in said(grid, sentence).verdicts, said(grid, sentence)


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_holds_of_what_may_be_meant_is_not_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)
