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


STALLS = """# Stalls

Takings per day.

| Stall \\ Day | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| Bread | 12 | 15 | 18 | 22 |
| Cheese | 25 | 24 | 26 | 24 |
| Fish | 41 | 38 | 33 | 29 |

### Notes
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "There are never more than two a day.",
        "There were six of them before, and that remains so for Fish.",
        "Takings of over 30.",
        "Three takings lie above 30, all of them between Mon and Wed.",
        "Fish falls from 41 to 29, a loss of about a third.",
    ],
)
def test_what_leans_on_other_words_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(STALLS, sentence).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "There are never more than 26 a day at Cheese.",
        "Fish falls from 41 to 29, a drop of 12.",
        "Fish stays above 30 between Mon and Wed.",
    ],
)
def test_what_names_its_place_is_borne_out(sentence: str) -> None:
    assert said(STALLS, sentence).verdict == "supported"


def test_a_drop_is_refuted_by_the_numbers_that_stand_beside_it() -> None:
    assert said(STALLS, "Fish falls from 41 to 29, a drop of 21.").verdict == "contradicted"
