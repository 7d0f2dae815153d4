"""True sentences whose cues, taken by themselves, would say something else."""

import pytest

from said import said

ARMS = r"""# Sorting robots

Items sorted by two robots, the second with a polished lens.

## Arm A

| True \ Predicted | screw | bolt | nut |
|---|---|---|---|
| screw | 40 | 6 | 4 |
| bolt | 9 | 38 | 3 |
| nut | 2 | 0 | 48 |

## Arm A + camera

| True \ Predicted | screw | bolt | nut |
|---|---|---|---|
| screw | 45 | 4 | 1 |
| bolt | 2 | 45 | 3 |
| nut | 3 | 2 | 45 |

## Notes
"""

PEAT = """# Peat cores

Ash content found in cores, listed as (core, depth).

- **Rows (Core)**: 1, 2, 3, 4
- **Columns (Depth)**: 1, 2, 3, 4

* (1, 2): 3.5
* (3, 1): 8.1
* (4, 2): 6.6
* (2, 4): 1.2

All other cells are 0.

### Notes
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Neither matrix is symmetric.",
        "Off the diagonal the polished matrix never exceeds 4.",
        "In Arm A no bolt was ever predicted for a nut.",
        "Every true class holds 50 items.",
        "Rates of 100 stand for the long-term mean.",
        "There is one row for each true class and one column for each predicted class.",
        "It is no disaster: the camera gets on with four.",
    ],
)
def test_a_true_sentence_about_two_matrices_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(ARMS, sentence).verdicts


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Both matrices are symmetric.", "contradicted"),
        ("Neither matrix is symmetric.", "supported"),
        ("No nut was taken for a bolt by Arm A.", "supported"),
    ],
)
def test_symmetry_is_asked_of_each_panel(sentence: str, verdict: str) -> None:
    assert said(ARMS, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Second in rank is (4, 2) with 6.6.", "supported"),
        ("The highest value, 8.1, is at (3, 1).", "supported"),
        ("The highest value, 8.1, is at (4, 2).", "contradicted"),
    ],
)
def test_a_pair_in_a_sentence_has_the_order_of_the_pairs_listed(sentence: str, verdict: str) -> None:
    assert said(PEAT, sentence).verdict == verdict
