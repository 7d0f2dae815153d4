"""Counts that go on behind the first: where those stand that were counted, and how many there are elsewhere."""

import pytest

from said import said

GRID = """\
# Kayaks hired at two jetties

Two heatmaps of kayaks hired, by day and hour.

- **Columns**: 10:00, 12:00, 14:00, 16:00
- **Rows**: Fri, Sat, Sun
- **Scale**: 0 (white) to 40 (teal)

### Mill Jetty

| | 10:00 | 12:00 | 14:00 | 16:00 |
|---|---|---|---|---|
| Fri | 4 | 9 | 11 | 8 |
| Sat | 12 | 26 | 33 | 19 |
| Sun | 15 | 31 | 35 | 22 |

### Weir Jetty

| | 10:00 | 12:00 | 14:00 | 16:00 |
|---|---|---|---|---|
| Fri | 2 | 5 | 7 | 3 |
| Sat | 8 | 14 | 21 | 10 |
| Sun | 9 | 17 | 24 | 13 |
"""

TRUE = [
    "Five cells of Mill Jetty exceed 20, compared with two at Weir Jetty.",
    "Three Mill Jetty cells surpass 30, as against none at Weir Jetty.",
    "At Mill Jetty three cells exceed 30; at Weir Jetty, none.",
    "Three cells of Mill Jetty stay below 10, while Weir Jetty has six.",
    "Three Mill Jetty cells surpass 30, one on Saturday and two on Sunday.",
    "Three Mill Jetty cells surpass 30: two of them on Sunday, the third on Saturday at 14:00.",
    "Three Mill Jetty cells lie under 10, none of them on a Sunday.",
    "Of the three Mill Jetty cells that surpass 30, two are on Sunday.",
    "Only three cells exceed 30, all of them at Mill Jetty.",
]
FALSE = [
    "Five cells of Mill Jetty exceed 20, compared with three at Weir Jetty.",
    "Four cells of Mill Jetty exceed 20, compared with two at Weir Jetty.",
    "At Mill Jetty three cells exceed 30; at Weir Jetty, one.",
    "Three cells of Mill Jetty stay below 10, while Weir Jetty has seven.",
    "Three Mill Jetty cells surpass 30, two on Saturday and one on Sunday.",
    "Three Mill Jetty cells surpass 30: two of them on Sunday, the third on Saturday at 16:00.",
    "Three Mill Jetty cells lie under 10, none of them on a Friday.",
    "Of the three Mill Jetty cells that surpass 30, three are on Sunday.",
]
# What cannot be told apart is left alone.
OPEN = [
    "Five cells of Mill Jetty exceed 20 on Sunday and Saturday, compared with two last year.",
    "Three Mill Jetty cells surpass 30, two of them in fine weather.",
    "What remains lies between 4 and 33.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_counts_are_borne_out(sentence: str) -> None:
    assert said(GRID, sentence).verdict == "supported"


@pytest.mark.parametrize("sentence", FALSE)
def test_counts_are_refuted(sentence: str) -> None:
    assert said(GRID, sentence).verdict == "contradicted"


@pytest.mark.parametrize("sentence", OPEN)
def test_other_counts_refute_nothing(sentence: str) -> None:
    assert said(GRID, sentence).verdict != "contradicted"
