"""Matrices whose sides are told by words that may mean either, and names of axes that stand beside their ticks."""

import pytest

from auditing import diagnostics
from said import said

MATRIX = """\
# Knots tied at the fair

Lines (heard): what the judges announced. Columns (reported): what the camera said.

| Heard \\ Reported | reef | bowline | hitch |
|---|---|---|---|
| reef | 45 | 3 | 2 |
| bowline | 9 | 30 | 1 |
| hitch | 4 | 10 | 16 |

### Findings

- Recall of the reef is 90.0%.
- Recall of the bowline is just 75.0%.
- A hitch was taken for a bowline 10 times.
"""
LOADS = """\
# Bend of a shelf in mm

- **Vertical**: "Load (kg)", 5, 10, 20, 40
- **Horizontal**: oak, pine

| | oak | pine |
|---|---|---|
| 5 | 0.2 | 0.4 |
| 10 | 0.5 | 0.9 |
| 20 | 1.1 | 1.8 |
| 40 | 2.3 | 3.9 |
"""
TURNS = """\
# Score by gear and load

- **Rows (Gear)**: 10%, 25%, 50%
- **Columns (Load, t)**: 2, 4, 8

## Heron

| Gear \\ Load | 2 | 4 | 8 |
|---|---|---|---|
| 10% | 97 | 93 | 90 |
| 25% | 98 | 91 | 84 |
| 50% | 90 | 94 | 88 |

## Crane

| Gear \\ Load | 2 | 4 | 8 |
|---|---|---|---|
| 10% | 95 | 92 | 81 |
| 25% | 96 | 90 | 80 |
| 50% | 92 | 91 | 83 |
"""


def test_numbers_that_fit_only_the_other_way_keep_a_matrix_from_being_taken_by_one_word() -> None:
    assert [one.name for one in diagnostics(MATRIX)] == []


def test_a_quoted_name_of_an_axis_is_no_tick() -> None:
    assert [one.name for one in diagnostics(LOADS)] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "At gear 25%, what Heron scores drops at each doubling of the load.",
        "At gear 10%, Crane's scores drop with every doubling of the load.",
    ],
)
def test_a_course_at_a_tick_is_no_move_to_it(sentence: str) -> None:
    assert said(TURNS, sentence).verdict == "supported"


@pytest.mark.parametrize(
    "sentence",
    [
        "The largest mistake count in the bowline row is 9.",
        "Errors below the diagonal total 23, those above it 6.",
    ],
)
def test_parts_of_a_matrix_are_no_classes(sentence: str) -> None:
    assert "contradicted" not in said(MATRIX, sentence).verdicts
