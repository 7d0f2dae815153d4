"""Claims that the subject of an interpretation takes for granted, each with a false twin; what is made of them is left alone."""

import pytest

from said import said

WEIRS = """# Catch rate (%) by water level and mesh

## Before dredging

| Level \\ Mesh | 2 | 4 | 6 | 8 |
|---|---|---|---|---|
| 1 | 61 | 52 | 40 | 33 |
| 2 | 48 | 39 | 27 | 20 |
| 3 | 30 | 21 | 12 | 7 |
| 4 | 9 | 3 | 0 | 0 |

## After dredging

| Level \\ Mesh | 2 | 4 | 6 | 8 |
|---|---|---|---|---|
| 1 | 97 | 93 | 88 | 84 |
| 2 | 92 | 86 | 79 | 71 |
| 3 | 81 | 74 | 66 | 58 |
| 4 | 64 | 55 | 49 | 41 |
"""

KILNS = """# Strength score of two kilns

## Kiln Norra

| Layer \\ Draft | 0.2 | 0.4 | 0.6 | 0.8 |
|---|---|---|---|---|
| 10 | 41.2 | 43.5 | 42.8 | 40.1 |
| 20 | 42.0 | 44.9 | 43.7 | 39.6 |
| 40 | 42.6 | 44.1 | 45.3 | 41.0 |
| 80 | 41.9 | 43.0 | 44.4 | 38.7 |

## Kiln Sodra

| Layer \\ Draft | 0.2 | 0.4 | 0.6 | 0.8 |
|---|---|---|---|---|
| 10 | 35.1 | 34.6 | 33.0 | 30.2 |
| 20 | 36.4 | 35.5 | 33.9 | 31.1 |
| 40 | 37.2 | 36.0 | 34.8 | 31.9 |
| 80 | 38.0 | 36.9 | 35.2 | 32.4 |
"""

PIERS = """# Daily visitors (hundreds) per pier and month

| Pier | Jan | Feb | Mar | Apr | May | Jun |
|---|---|---|---|---|---|---|
| Alder | 12 | 14 | 19 | 23 | 30 | 41 |
| Birch | 8 | 9 | 9 | 11 | 12 | 13 |
| Cedar | 5 | 5 | 4 | 4 | 3 | 3 |
| Dogwood | 22 | 20 | 25 | 18 | 24 | 21 |
| Elder | 5 | 5 | 4 | 4 | 3 | 3 |
"""


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        (
            WEIRS,
            "The fact that every cell improved suggests a lasting effect.",
            "The fact that every cell declined suggests a lasting effect.",
        ),
        (
            WEIRS,
            "The universal improvement across all cells indicates that the crew worked well.",
            "The universal decline across all cells indicates that the crew worked badly.",
        ),
        (
            WEIRS,
            "The two zeros in the last row before dredging are striking.",
            "The three zeros in the last row before dredging are striking.",
        ),
        (
            KILNS,
            "The superior performance of Kiln Norra reflects its bricks.",
            "The superior performance of Kiln Sodra reflects its bricks.",
        ),
        (
            KILNS,
            "The steady decline of Kiln Sodra with draft implies that it loses heat.",
            "The steady increase of Kiln Sodra with draft implies that it keeps its heat.",
        ),
        (
            KILNS,
            "The lower scores of Kiln Sodra across all settings point to its age.",
            "The higher scores of Kiln Sodra across all settings point to its age.",
        ),
        (
            KILNS,
            "The presence of a sweet spot at layer 40 and draft 0.6 for Kiln Norra underscores the value of a trial.",
            "The presence of a sweet spot at layer 20 and draft 0.6 for Kiln Norra underscores the value of a trial.",
        ),
        (
            KILNS,
            "The narrow range of Kiln Norra (38.7 to 45.3) suggests a robust build.",
            "The narrow range of Kiln Norra (38.7 to 44.3) suggests a robust build.",
        ),
        (
            KILNS,
            "The table gives a handy overview suggesting that the Kiln Norra design yields superior performance compared to Kiln Sodra.",
            "The table gives a handy overview suggesting that the Kiln Sodra design yields superior performance compared to Kiln Norra.",
        ),
        (
            PIERS,
            "The identical rows for Cedar and Elder hint at a slip.",
            "The identical rows for Cedar and Birch hint at a slip.",
        ),
        (
            PIERS,
            "The two 9 entries in the Birch row are genuine.",
            "The three 9 entries in the Birch row are genuine.",
        ),
        (
            PIERS,
            "The contrast between Alder's 41 and Elder's 3 in June highlights its charm.",
            "The contrast between Alder's 41 and Elder's 5 in June highlights its charm.",
        ),
        (
            PIERS,
            "The lack of a clear trend for Dogwood suggests that it depends on the weather.",
            "The lack of a clear trend for Alder suggests that it depends on the weather.",
        ),
        (
            PIERS,
            "Alder's growth from 12 in January to 41 in June demonstrates the pull of its lamps.",
            "Alder's growth from 12 in January to 31 in June demonstrates the pull of its lamps.",
        ),
    ],
)
def test_subjects_that_hold_a_claim(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", true
    assert said(grid, false).verdict == "contradicted", false


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (WEIRS, "The absence of improvements would suggest a failed dredging."),
        (WEIRS, "The lack of error bars suggests a single survey."),
        (WEIRS, "The two zeros in the payment schedule are striking."),
        (WEIRS, "The gain with larger meshes shows that sorting helps."),
        (KILNS, "The superior throughput of Kiln Sodra indicates a better door."),
        (KILNS, "The Kiln Sodra design is larger than the Kiln Norra design."),
        (KILNS, "These results provide no evidence that Kiln Sodra is better than Kiln Norra."),
        (KILNS, "The sharp drop at draft 0.8 in both panels suggests that too much air hurts."),
        (KILNS, "There is a clear maximum at 0.2 for Kiln Norra."),
        (PIERS, "The rise in ticket prices at Alder reflects inflation."),
        (PIERS, "The lack of a roof at Elder suggests a small budget."),
        (PIERS, "The identical opening hours of Cedar and Dogwood suggest a common policy."),
    ],
)
def test_subjects_that_hold_none(grid: str, sentence: str) -> None:
    verdict = said(grid, sentence).verdict
    assert verdict not in ("contradicted", "supported"), sentence


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (
            "Simply raising the draft does not guarantee better performance.",
            "Raising the layer does not guarantee better performance for Kiln Sodra.",
        ),
    ],
)
def test_what_need_not_follow(true: str, false: str) -> None:
    assert said(KILNS, true).verdict == "supported"
    assert said(KILNS, false).verdict == "contradicted"
