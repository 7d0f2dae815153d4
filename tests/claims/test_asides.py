"""What stands beside a name, what a course goes with, what is counted before a colon: words that only look like what is told."""

import pytest

from said import said

FERRIES = """## Punctuality score by ferry and route

Higher is better.

| Ferry \\ Route | Bay | Cape | Isle | Sound |
|---|---|---|---|---|
| Heron | 71 | 64 | 80 | 55 |
| Osprey | 66 | 69 | 73 | 62 |
| Plover | 58 | 75 | 61 | 50 |

"""
BAKERS = """## Loaves per hour by baker and oven

| Baker | Clay | Steel | Stone |
|---|---|---|---|
| Ada | 30 | 44 | 51 |
| Ben | 22 | 39 | 47 |

"""
SALTS = """# Yield of three plots

| Plot | 0 | 20 | 40 | 60 |
|---|---|---|---|---|
| north | 9 | 7 | 5 | 2 |
| south | 4 | 5 | 6 | 8 |

"""
STAMPS = """# A confusion matrix of stamps

Rows are the true class, columns the predicted class.

| True \\ Predicted | 0 | 1 | 2 |
|---|---|---|---|
| 0 | 31 | 4 | 0 |
| 1 | 3 | 28 | 5 |
| 2 | 0 | 6 | 40 |

"""
PANELS = """## Score by depth and rate

### Maths

| Depth \\ Rate | 0.1 | 0.2 | 0.4 |
|---|---|---|---|
| 3 | 40 | 45 | 48 |
| 5 | 44 | 49 | 52 |

### Verse

| Depth \\ Rate | 0.1 | 0.2 | 0.4 |
|---|---|---|---|
| 3 | 20 | 24 | 29 |
| 5 | 27 | 30 | 31 |

"""
HOLDS = [
    (FERRIES, "The oldest ferry of all, Plover, loses to Osprey on three routes."),
    (FERRIES, "Plover, good elsewhere, is last on Sound."),
    (BAKERS, "Output on Stone climbs above 50."),
    (SALTS, "The values of north fall with the salinity."),
    (SALTS, "The values of south rise with increasing salinity."),
]


@pytest.mark.parametrize(("grid", "sentence"), HOLDS, ids=[sentence for _, sentence in HOLDS])
def test_what_is_told_beside_it_does_not_keep_it_open(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported", said(grid, sentence)


OPEN = [
    (FERRIES, "Plover is the oldest ferry."),
    (FERRIES, "As reported elsewhere, Heron is first on Isle."),
    (SALTS, "The values of north fall with the salinity of their well."),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN, ids=[sentence for _, sentence in OPEN])
def test_what_is_not_shown_stays_open(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict not in ("supported", "contradicted"), said(grid, sentence)


TRICKY = [
    (STAMPS, "Two cells are zero: true 0 predicted as 2, and true 2 predicted as 0."),
    (STAMPS, "Two entries are empty: true 0 predicted as 2 and true 2 predicted as 0."),
    (PANELS, "In both panels depth 3 is best at 0.4."),
    (PANELS, "In both panels depth 3 scores best at 0.4."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRICKY, ids=[sentence for _, sentence in TRICKY])
def test_what_only_looks_false_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


def test_what_is_counted_is_still_counted_of_pairs_of_classes() -> None:
    assert said(STAMPS, "True 1 is predicted as 2 in 5 cases.").verdict == "supported"
    assert said(STAMPS, "True 1 is predicted as 2 in 9 cases.").verdict == "contradicted"
