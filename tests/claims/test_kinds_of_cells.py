"""Cells that hold ranges, or miss a value for several reasons: what may be said of these refutes nothing."""

import pytest

from said import said

FURNACES = """# Yield of a furnace in %

* **x-axis**: pressure, 1e-4 at the left to 1e-2 at the right

| furnace \\ pressure | 1e-4 | 1e-3 | 1e-2 |
|---|---|---|---|
| old | 61 | 64 | 70 |
| small | 55 | clogged | 67 |
| new | N/A | 72 | clogged |
"""
BANDS = """# Soil moisture in %

| bed \\ week | 1 | 2 | 3 |
|---|---|---|---|
| A | 20-24 | 30-33 | 41-48 |
| B | 22-25 | 35-39 | 50-52 |
"""

OPEN = [
    (FURNACES, "Two cells were jammed."),
    (FURNACES, "At 1e-2 each newer furnace that has a yield gains on the one before."),
    (BANDS, "In week 1 no range is wider than 5 points."),
]
DECIDED = [
    (FURNACES, "Three cells are empty.", "supported"),
    (FURNACES, "Five cells are empty.", "contradicted"),
    (BANDS, "In week 1 every value is below 26.", "supported"),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_may_be_told_of_marks_and_widths_refutes_nothing(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


@pytest.mark.parametrize(("grid", "sentence", "verdict"), DECIDED)
def test_what_is_told_of_any_hole_and_of_values_is_decided(grid: str, sentence: str, verdict: str) -> None:
    assert verdict in said(grid, sentence).verdicts, said(grid, sentence)


def test_an_exponent_is_no_end_of_a_range() -> None:
    found = said(FURNACES.replace("x-axis**: pressure, ", "x-axis**: pressure, log scale, "), "Furnaces age.")
    assert "contradicted" not in found.verdicts
