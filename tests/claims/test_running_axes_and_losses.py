"""Axes that grow, losses that are measured, cells that became shorter: words for courses that mean something else here."""

import pytest

from said import said

KILN = """## Heatmap: drying loss

- **X-axis (Temperature)**: 40, 60, 80
- **Y-axis (Hours)**: 1, 2, 4

| Hours \\ Temperature | 40 | 60 | 80 |
|---|---|---|---|
| 1 | 0.91 | 0.85 | 0.99 |
| 2 | 0.72 | 0.64 | 0.70 |
| 4 | 0.60 | 0.66 | 0.52 |
"""
GATES = """# Queues at three gates

## Before

| Gate | 8 | 10 | 12 |
|---|---|---|---|
| A | 12.0 | 9.5 | 7.0 |
| B | 15.0 | 11.5 | 9.0 |
| C | 8.0 | 7.5 | 6.0 |

## After

| Gate | 8 | 10 | 12 |
|---|---|---|---|
| A | 9.0 | 7.5 | 6.0 |
| B | 10.0 | 9.5 | 7.0 |
| C | 7.0 | 6.5 | 6.4 |

Cells are waits in minutes.
"""


def test_an_axis_that_runs_is_no_trend_of_the_cells() -> None:
    assert said(KILN, "Hours double from top to bottom (1, 2, 4).").verdict != "contradicted"
    assert said(KILN, "Temperature rises from left to right (40, 60, 80).").verdict != "contradicted"


@pytest.mark.parametrize(("mean", "verdict"), [("0.687", "supported"), ("0.637", "contradicted")])
def test_where_losses_are_measured_a_loss_is_no_difference(mean: str, verdict: str) -> None:
    assert said(KILN, f"The three losses at hours 2 have a mean of {mean}.").verdict == verdict


def test_cells_may_become_shorter_or_longer() -> None:
    assert said(GATES, "No cell became shorter than 6 minutes.").verdict != "contradicted"
    assert said(GATES, "Every cell became shorter.").verdict == "contradicted"
    shorter = GATES.replace("6.4", "5.4")
    assert said(shorter, "Every cell became shorter.").verdict == "supported"
    assert said(shorter, "No cell became longer.").verdict == "supported"
