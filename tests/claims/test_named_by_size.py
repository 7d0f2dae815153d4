"""Sentences whose lines are named by size, kin or what is left: each with a false twin."""

import pytest

from said import said

STALLS = """## Jars sold

| Stall | May | June | July | August |
|---|---|---|---|---|
| Plum jam | 30 | 41 | 52 | 63 |
| Sloe jam | 12 | 15 | 14 | 13 |
| Beech honey | 24 | 22 | 35 | 37 |
| Lime honey | 19 | 28 | 27 | 20 |
"""
AGES = """## How people travel

| Age group \\ Means | Bus | Tram | Car |
|---|---|---|---|
| 15–24 | 44 | 31 | 25 |
| 25–59 | 20 | 24 | 56 |
| 60+ | 38 | 33 | 29 |
"""
CACHES = """## Score by cache

- **Y-axis (Row ways)**: 2, 4
- **X-axis (Line ways)**: 2, 8

| Row ways | 2 | 8 |
|---|---|---|
| 2 | 31.5 | 42.5 |
| 4 | 53.5 | 64.5 |
"""

TWINS = [
    (STALLS, "Both jams sell more in June than in May.", "Both honeys sell more in June than in May."),
    (STALLS, "The two jams stay below 64 throughout.", "The two jams stay below 60 throughout."),
    (
        AGES,
        "In the youngest group, the bus leads the tram.",
        "In the youngest group, the tram leads the bus.",
    ),
    (AGES, "The oldest commuters take the bus at 38%.", "The oldest commuters take the bus at 44%."),
    (CACHES, "4-way rows with 2-way lines score 53.5.", "4-way rows with 2-way lines score 42.5."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_such_a_sentence_holds_and_its_twin_does_not(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict != "supported"


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (STALLS, "In July honeys sell 62 together, and the jams 66."),
        (STALLS, "On the whole jams never pass 63."),
        (STALLS, "In May plum jam leads with 30, and the three others stay below 25."),
        (AGES, "The oldest group takes the tram the most, at 33%."),
    ],
)
def test_what_is_true_is_never_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
