"""Extremes at the same place, and panels that are called by a word for what is worked out."""

import pytest

from said import said

KITES = """# Kites on the beach

Two heatmaps show the mean height of kites in metres and how far single kites are from it.

## Mean

| Wind \\ Line | Short | Medium | Long | Extra |
|---|---|---|---|---|
| Light | 12 | 18 | 25 | 21 |
| Fresh | 16 | 29 | 44 | 39 |
| Strong | 9 | 20 | 31 | 35 |

## Std

| Wind \\ Line | Short | Medium | Long | Extra |
|---|---|---|---|---|
| Light | 1.2 | 2.0 | 2.9 | 3.1 |
| Fresh | 2.4 | 4.1 | 9.7 | 8.0 |
| Strong | 3.3 | 5.2 | 7.4 | 6.6 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Both panels peak in the same cell.", "supported"),
        ("Both panels are at their lowest in the same cell.", "contradicted"),
        ("The highest mean and the highest std fall on the same cell.", "supported"),
        ("The highest mean and the lowest std fall on the same cell.", "contradicted"),
        ("The cell with the largest mean is also the one with the largest std.", "supported"),
        ("The cell with the lowest mean is also the one with the largest std.", "contradicted"),
        ("The setting with the highest mean also has the highest std.", "supported"),
    ],
)
def test_extremes_of_panels_may_meet_in_a_cell(sentence: str, verdict: str) -> None:
    assert said(KITES, sentence).verdict == verdict


OTTERS = """## Otters seen

| Brook \\ Month | May | June | July | August |
|---|---|---|---|---|
| Alder | 4 | 9 | 15 | 11 |
| Birch | 2 | 6 | 13 | 8 |
| Sorrel | 12 | 5 | 7 | 3 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Alder and Birch peak in the same month.", "supported"),
        ("Alder and Sorrel peak in the same month.", "contradicted"),
        ("The lowest values of Alder and Birch stand in the same column.", "supported"),
        ("The lowest values of Birch and Sorrel stand in the same column.", "contradicted"),
    ],
)
def test_extremes_of_lines_may_meet_at_a_tick(sentence: str, verdict: str) -> None:
    assert said(OTTERS, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The mean is highest at Fresh and Long, at 44.", "supported"),
        ("The mean is highest at Strong and Long, at 31.", "contradicted"),
        ("The mean lies between 9 and 44.", "supported"),
        ("The mean lies between 12 and 44.", "contradicted"),
    ],
)
def test_the_mean_is_the_panel_that_is_called_so(sentence: str, verdict: str) -> None:
    assert said(KITES, sentence).verdict == verdict


def test_the_mean_of_something_is_no_panel() -> None:
    assert said(KITES, "In the right panel the mean of the Light row is 2.3.").verdict != "contradicted"
