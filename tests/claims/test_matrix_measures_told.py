"""Measures of confusion matrices as prose tells them: means, ranks, values in order, what becomes of them; each with a false twin."""

import pytest

from said import said

PIER = """# Harbour camera

Confusion matrix of a camera that names what passes the pier. Each cell counts clips.

| True \\ Predicted | ferry | tanker | trawler | yacht | open water |
|---|---|---|---|---|---|
| ferry | 142 | 9 | 4 | 2 | 3 |
| tanker | 14 | 118 | 6 | 0 | 2 |
| trawler | 5 | 8 | 97 | 11 | 9 |
| yacht | 1 | 0 | 17 | 171 | 21 |
| open water | 2 | 1 | 6 | 8 | 343 |
"""

LEAVES = """# Leaf sorter, two generations

Confusion matrices over 600 leaves, 200 of each tree. True tree down the side, predicted tree across.

### Old net

| True \\ Predicted | oak | birch | maple |
|---|---|---|---|
| oak | 150 | 30 | 20 |
| birch | 24 | 160 | 16 |
| maple | 10 | 40 | 150 |

### New net

| True \\ Predicted | oak | birch | maple |
|---|---|---|---|
| oak | 176 | 14 | 10 |
| birch | 12 | 180 | 8 |
| maple | 6 | 22 | 172 |
"""

VALVES = """# Leak detector for gas valves

Confusion matrix, with leaking as the positive class.

| Actual \\ Predicted | Tight | Leaking |
|---|---|---|
| Tight | 905 | 45 |
| Leaking | 20 | 230 |
"""

TWINS = [
    (PIER, "Recall of trawler: 74.6%, the poorest of the five.", "84.3%, the poorest", "74.6%, the poorest"),
    (PIER, "Mean recall of ferry and tanker: 86.5%.", "88.5%", "86.5%"),
    (PIER, "The mean recall of the three slower craft (tanker, trawler, yacht) is 80.1%.", "84.1%", "80.1%"),
    (PIER, "Macro recall (84.9%) stays below plain accuracy.", "exceeds", "stays below"),
    (PIER, "Support: 160, 140, 130, 210 and 360 clips, in the order of the axis.", "220", "210"),
    (PIER, "Recall, in the order of the axis: 88.8, 84.3, 74.6, 81.4 and 95.3%.", "84.1", "81.4"),
    (PIER, "Trawler comes last with 97 of 130, or 74.6%.", "91 of 130, or 70.0%", "97 of 130, or 74.6%"),
    (PIER, "Open water attracts more wrong votes than any other class.", "Ferry", "Open water"),
    (PIER, "The camera hands 192 clips to yacht.", "210 clips", "192 clips"),
    (PIER, "Tanker and yacht are never exchanged.", "Ferry and", "Tanker and"),
    (PIER, "Leaving the yacht row aside, no wrong cell holds more than 14.", "than 12", "than 14"),
    (PIER, "F1 of the smallest class, trawler: 0.746.", "0.764", "0.746"),
    (PIER, "Ferry and open water are the two classes that the camera recognises in more than 88% of cases.", "Ferry and yacht", "Ferry and open water"),
    (LEAVES, "All three cells of the diagonal grew, oak by 26, birch by 20 and maple by 22.", "birch by 24", "birch by 20"),
    (LEAVES, "No error cell got worse.", "No cell of the diagonal grew", "No error cell got worse"),
    (LEAVES, "Oak gains 26 correct leaves, birch 20 and maple 22.", "birch 24", "birch 20"),
    (LEAVES, "Recall of oak: 75.0%, then 88.0%.", "86.0%", "88.0%"),
    (VALVES, "Specificity exceeds sensitivity by about three points.", "about eight points", "about three points"),
    (VALVES, "Misses are the rarest of the four outcomes.", "False alarms", "Misses"),
    (VALVES, "The positive class is about a fifth of the set.", "half", "a fifth"),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "slip", "right"), TWINS)
def test_a_measure_is_borne_out_and_its_twin_is_not(grid: str, true: str, slip: str, right: str) -> None:
    assert right in true
    assert said(grid, true).verdict == "supported", said(grid, true)
    false = said(grid, true.replace(right, slip))
    assert false.verdict != "supported", false


REFUTED = [
    (PIER, "Mean recall of ferry and tanker: 88.5%."),
    (PIER, "F1 of the smallest class, trawler: 0.764."),
    (LEAVES, "Recall of oak: 75.0%, then 86.0%."),
    (VALVES, "Misses are the most frequent of the four outcomes."),
    (VALVES, "Accuracy lies below precision."),
]


@pytest.mark.parametrize(("grid", "false"), REFUTED)
def test_what_fails_is_refuted(grid: str, false: str) -> None:
    assert said(grid, false).verdict == "contradicted", said(grid, false)


ELSEWHERE = [
    (PIER, "Mean recall of ferry and tanker over the last three winters: 82.5%."),
    (PIER, "Tankers are called ferries more readily in fog than in clear weather."),
    (PIER, "Ferries are recovered most completely when the sun is low."),
    (PIER, "Recall, in the order of size: 95.3, 88.8, 84.3, 81.4 and 74.6%."),
    (LEAVES, "No error message got worse."),
    (VALVES, "Missed appointments form the smallest of the four groups."),
    (VALVES, "The positive class is about a third of the training set."),
]


@pytest.mark.parametrize(("grid", "other"), ELSEWHERE)
def test_what_speaks_of_other_things_stays_open(grid: str, other: str) -> None:
    assert said(grid, other).verdict not in ("supported", "contradicted"), said(grid, other)


def test_a_measure_with_two_values_tells_one_of_each_matrix() -> None:
    assert "contradicted" not in said(LEAVES, "- Recall for oak: 75.0% by rules, 88.0% by the net.").verdicts
