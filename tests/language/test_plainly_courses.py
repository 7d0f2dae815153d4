"""Turns, steps, differences and ratios in turns of speech, told in plain words and judged."""

import pytest

from said import said

QUEUES = """\
## Heatmap: Queue at the ferry office

- **X-axis (Month)**: April, May, June, July, August, September
- **Y-axis (Pier)**: North, Quay, Harbour, Lock
- **Legend**: minutes of waiting, from 0 (white) to 60 (brown)

| Pier \\ Month | April | May | June | July | August | September |
|---|---|---|---|---|---|---|
| North | 5 | 12 | 20 | 34 | 27 | 11 |
| Quay | 14 | 17 | 15 | 40 | 52 | 30 |
| Harbour | 3 | 4 | 6 | 10 | 13 | 16 |
| Lock | 42 | 36 | 30 | 21 | 15 | 9 |
"""

MOSS = """\
## Heatmap: Moss growth on roof tiles

- **X-axis (Week)**: 1, 3, 6, 10, 15
- **Y-axis (Tile)**: Slate, Clay, Cedar, Copper
- **Legend**: cover in %, from 0 (white) to 80 (green)

### Shaded

| Tile \\ Week | 1 | 3 | 6 | 10 | 15 |
|---|---|---|---|---|---|
| Slate | 4 | 9 | 21 | 38 | 30 |
| Clay | 8 | 20 | 44 | 63 | 71 |
| Cedar | 6 | 15 | 33 | 52 | 47 |
| Copper | 2 | 3 | 5 | 8 | 10 |

### Sunny

| Tile \\ Week | 1 | 3 | 6 | 10 | 15 |
|---|---|---|---|---|---|
| Slate | 1 | 4 | 9 | 17 | 12 |
| Clay | 3 | 11 | 22 | 40 | 46 |
| Cedar | 2 | 7 | 18 | 31 | 28 |
| Copper | 1 | 2 | 3 | 4 | 6 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("North has a lone hump with its crown in July.", "North has a single hump with its top in June."),
        (
            "The numbers at Quay climb as far as August and then give way.",
            "The numbers at Quay climb as far as July and then give way.",
        ),
        (
            "North climbs as far as July and then gives way.",
            "North climbs as far as June and then gives way.",
        ),
        ("At North it is up until July, down from there.", "At North it is up until June, down from there."),
        (
            "Lock in July holds exactly half of what it held in April.",
            "Lock in July holds exactly a third of what it held in April.",
        ),
        ("Lock keeps half of its April wait in July.", "Lock keeps half of its April wait in June."),
        (
            "Between June and July the jump is 25 minutes at Quay as against 14 at North.",
            "Between June and July the jump is 25 minutes at Quay as against 24 at North.",
        ),
        ("Lock closes somewhat below where it began.", "Lock closes somewhat above where it began."),
    ],
)
def test_turns_ratios_and_differences_are_told_plainly(true: str, false: str) -> None:
    assert said(QUEUES, true).verdict == "supported", said(QUEUES, true)
    assert said(QUEUES, false).verdict == "contradicted", said(QUEUES, false)


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("North turns after July.", "North turns after June."),
        ("At North the turn comes in July.", "At North the turn comes in June."),
        (
            "For Harbour every extra wait makes the day more tiresome.",
            "For Quay every extra wait makes the day more tiresome.",
        ),
        (
            "At Lock more clerks always mean a shorter queue.",
            "At Quay more clerks always mean a shorter queue.",
        ),
        ("From June to July North puts on 14.", "From June to July North puts on 16."),
        (
            "The shortest wait is 3 minutes; the longest one takes more than twelve times as long.",
            "The shortest wait is 3 minutes; the longest one takes more than twenty times as long.",
        ),
    ],
)
def test_what_leaves_a_direction_or_a_place_open_is_borne_out_alone(true: str, false: str) -> None:
    assert said(QUEUES, true).verdict == "supported", said(QUEUES, true)
    assert said(QUEUES, false).verdict not in ("supported", "contradicted"), said(QUEUES, false)


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (
            "In week 15 the extra comes to 25 points at Clay but only 4 at Copper.",
            "In week 15 the extra comes to 25 points at Clay but only 5 at Copper.",
        ),
        (
            "All twenty combinations fare worse in the second panel.",
            "All twenty combinations fare better in the second panel.",
        ),
    ],
)
def test_what_two_panels_differ_by_is_borne_out_alone(true: str, false: str) -> None:
    assert said(MOSS, true).verdict == "supported", said(MOSS, true)
    assert said(MOSS, false).verdict not in ("supported", "contradicted"), said(MOSS, false)


def test_how_far_two_extremes_lie_apart_is_not_how_much_one_is() -> None:
    found = said(QUEUES, "In May the two longest queues are a mere 19 apart.")
    assert "contradicted" not in found.verdicts, found
