"""What is said of all but some lines: the lines that are left are meant, however the others are left out."""

import pytest

from said import said

KILNS = """\
# Bread height

Millimetres. Rows are oven temperatures, columns are minutes of proofing.

| Oven temperature | 30 | 60 | 90 | 120 |
|---|---|---|---|---|
| 180 | 41 | 48 | 52 | 47 |
| 200 | 44 | 55 | 61 | 50 |
| 220 | 43 | 53 | 58 | 46 |
| 240 | 36 | 42 | 45 | 39 |
"""
PLOTS = """\
# Species that two plots share

Rows and columns are plots.

### Spring

| | Ash | Beech | Cedar | Dell |
|---|---|---|---|---|
| Ash | 1.00 | 0.61 | 0.42 | 0.33 |
| Beech | 0.58 | 1.00 | 0.55 | 0.40 |
| Cedar | 0.44 | 0.52 | 1.00 | 0.71 |
| Dell | 0.30 | 0.41 | 0.68 | 1.00 |

### Autumn

| | Ash | Beech | Cedar | Dell |
|---|---|---|---|---|
| Ash | 1.00 | 0.72 | 0.52 | 0.43 |
| Beech | 0.69 | 1.00 | 0.66 | 0.50 |
| Cedar | 0.55 | 0.63 | 1.00 | 0.80 |
| Dell | 0.41 | 0.52 | 0.79 | 1.00 |
"""
FRAMES = [
    "Leaving the 240 row aside, {}.",
    "Setting aside the 240 row, {}.",
    "With the 240 row left out, {}.",
    "With the last row excluded, {}.",
    "If the 240 row is left out, {}.",
    "If one leaves out the 240 row, {}.",
    "Once the 240 row is removed, {}.",
    "Ignoring the 240 row, {}.",
    "Not counting the 240 row, {}.",
    "Apart from the 240 row, {}.",
    "The last row aside, {}.",
]


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize(
    "statement", ["the mean is 49.8", "every cell is above 40", "the lowest value is 41", "the values lie between 41 and 61"]
)  # fmt: skip
def test_what_holds_of_the_rest_is_supported(frame: str, statement: str) -> None:
    assert said(KILNS, frame.format(statement)).verdict == "supported"


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("statement", ["the mean is 40.5", "every cell is above 42"])
def test_what_holds_of_what_is_left_out_alone_or_of_neither_is_not(frame: str, statement: str) -> None:
    assert said(KILNS, frame.format(statement)).verdict != "supported"


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("With the 240 row left out, the mean is 47.5.", "contradicted"),
        ("Ignoring the 240 row, every cell is above 42.", "contradicted"),
        ("The mean without the 240 row is 49.8.", "supported"),
        ("The lowest value outside the 240 row is 41.", "supported"),
        ("The mean, the last row excluded, is 49.8.", "supported"),
        ("Leaving out the first column, the mean of the 200 row is about 55.3.", "supported"),
    ],
)
def test_twins_with_lines_left_out(sentence: str, verdict: str) -> None:
    assert said(KILNS, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Leaving the diagonal aside, the mean goes from roughly 0.50 to 0.60.", "supported"),
        ("If the diagonal is left out, the smallest score in autumn is 0.41.", "supported"),
        ("With the diagonal excluded, the scores of spring lie between 0.30 and 0.71.", "supported"),
        ("The diagonal aside, the spring panel tops out at 0.71.", "supported"),
        ("Apart from the diagonal, no score of spring exceeds 0.70.", "contradicted"),
        ("Leaving Spring aside, the lowest score is 0.41.", "supported"),
    ],
)
def test_the_diagonal_and_panels_are_left_out_alike(sentence: str, verdict: str) -> None:
    assert said(PLOTS, sentence).verdict == verdict


def test_a_label_of_both_axes_is_left_out_of_neither() -> None:
    assert (
        said(PLOTS, "Excluding Dell, the highest score off the diagonal in spring is 0.61.").verdict
        != "contradicted"
    )


def test_a_line_that_is_dropped_on_the_way_is_not_what_the_change_is_told_of() -> None:
    assert (
        said(KILNS, "The mean rises from 47.5 to 49.8 when the 240 row is dropped.").verdict != "contradicted"
    )
