"""Panels named by the letter that tells them apart, and extremes with a value in a clause of its own, each with a false twin."""

import pytest

from said import said

KILNS = """# Strength of bricks from two kilns

- **X-axis:** Firing time (h): 4, 8, 12
- **Y-axis:** Clay share (%): 20, 40, 60

### Kiln A

| Clay share \\ Firing time | 4 | 8 | 12 |
|---|---|---|---|
| 20 | 11.2 | 14.6 | 13.1 |
| 40 | 15.3 | 19.8 | 21.4 |
| 60 | 12.7 | 17.5 | 18.9 |

### Kiln S

| Clay share \\ Firing time | 4 | 8 | 12 |
|---|---|---|---|
| 20 | 12.9 | 15.7 | 16.2 |
| 40 | 16.1 | 22.3 | 20.6 |
| 60 | 13.4 | 18.8 | 19.9 |
"""
MEADOWS = """# Butterflies

Butterflies counted per species (rows) and meadow (columns).

| Species | Ridge | Brook | Lane |
|---|---|---|---|
| Ringlet | 14 | 33 | 9 |
| Brimstone | 27 | 8 | 16 |
| Skipper | 5 | 21 | 40 |
"""
TWINS = [
    (KILNS, "S is above A at 8 h at every clay share.", "S is above A at 12 h at every clay share."),
    (KILNS, "The highest value in the A panel is 21.4, at 12 h and 40%.", "The highest value in the A panel is 22.3, at 8 h and 40%."),
    (KILNS, "Two cells of the S panel exceed 20.", "Four cells of the S panel exceed 20."),
    (MEADOWS, "The ringlet peaks at Brook (33).", "The ringlet peaks at Brook (23)."),
    (MEADOWS, "The brimstone is rarest at Brook, where only 8 were counted.", "The brimstone is rarest at Brook, where only 5 were counted."),
    (MEADOWS, "The skipper is most abundant at Lane, reaching 40.", "The skipper is most abundant at Lane, reaching 30."),
    (MEADOWS, "At Ridge, fewer than 28 butterflies are counted of any species.", "At Ridge, fewer than 20 butterflies are counted of any species."),
]  # fmt: skip
# True of means, and false of one cell: neither borne out nor refuted.
OPEN = ["S outperforms A at all firing times."]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_each_is_told_from_its_false_twin(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize("sentence", OPEN)
def test_what_holds_of_means_alone_is_no_support(sentence: str) -> None:
    assert said(KILNS, sentence).verdict == "undecidable"
