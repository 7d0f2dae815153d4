"""Ticks, ranges, steps and order of axes, and the ends of colour scales, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from said import all_judged, said

PUMPS = """## Heatmap: Pump output by pressure and valve

- **X-axis (Pressure)**: 10, 20, 40, 80
- **Y-axis (Valve)**: A, B, C

| Valve \\ Pressure | 10 | 20 | 40 | 80 |
|---|---|---|---|---|
| A | 1.2 | 1.9 | 2.4 | 3.1 |
| B | 0.8 | 1.1 | 1.7 | 2.2 |
| C | 2.0 | 2.6 | 3.3 | 4.5 |
"""

FIELDS = """## Heatmap: Yield by soil and rainfall

- **X-axis**: Rainfall (mm), from 0 to 100 in steps of 20
- **Y-axis**: Soil depth, 5, 10, 15, 20 (top to bottom)
- **Color bar**: from 0 (white) to 50 (dark green)

#### North
- **Depth 5**: 3, 8, 12, 19, 22, 30
- **Depth 10**: 4, 9, 14, 21, 25, 33
- **Depth 15**: 6, 10, 17, 24, 28, 37
- **Depth 20**: 7, 13, 19, 27, 31, 40

#### South
- **Depth 5**: 2, 5, 9, 12, 18, 21
- **Depth 10**: 3, 6, 11, 16, 20, 26
- **Depth 15**: 5, 8, 13, 19, 23, 29
- **Depth 20**: 6, 9, 15, 22, 27, 35
"""

SIGNALS = """## Heatmap: Signal by source and target

- **X-axis (Source)**: from -4 to 4, a tick for each unit.
- **Y-axis (Target)**: from -4 to 4, a tick for each unit.

* (-4, -4): 1.5
* (0, 0): 2.5
* (4, 4): 1.7
* (-4, 4): 0.3
"""

TWINS = [
    (PUMPS, "The x-axis runs from 10 to 80.", "The x-axis runs from 10 to 60."),
    (PUMPS, "The pressures are not evenly spaced.", "Pressure values are powers of ten."),
    (PUMPS, "There are no negative values on the x-axis.", "The x-axis contains negative values."),
    (
        PUMPS,
        "The pressure takes the values 10, 20, 40 and 80.",
        "The pressure takes the values 10, 20, 30 and 80.",
    ),
    (
        PUMPS,
        "The pressure axis starts at 10 and ends at 80.",
        "The pressure axis starts at 20 and ends at 80.",
    ),
    (PUMPS, "The x-axis is logarithmic.", "The x-axis has ticks at 10, 25, 40 and 80."),
    (
        FIELDS,
        "Rainfall ranges from 0 to 100 mm in steps of 20.",
        "Rainfall ranges from 0 to 100 mm in steps of 25.",
    ),
    (FIELDS, "The soil depth runs from 5 to 20.", "The soil depth runs from 5 to 15."),
    (FIELDS, "The rainfall ticks are evenly spaced.", "The rainfall ticks are unevenly spaced."),
    (FIELDS, "The depths are 5 apart.", "The depths are 10 apart."),
    (
        FIELDS,
        "The vertical axis lists four depths: 5, 10, 15, and 20.",
        "The vertical axis lists three depths: 5, 10, 15, and 20.",
    ),
    (
        FIELDS,
        "The horizontal axis ranges from 0 to 100 with a tick every 20 mm.",
        "The horizontal axis ranges from 0 to 80 with a tick every 20 mm.",
    ),
    (FIELDS, "The color scale goes from 0 to 50.", "The color scale goes from 0 to 60."),
    (
        FIELDS,
        "The shared color bar runs from 0 (white) to 50 (dark green).",
        "The shared color bar runs from 10 (white) to 50 (dark green).",
    ),
    (SIGNALS, "Both axes range from -4 to 4.", "Both axes range from -3 to 3."),
    (SIGNALS, "The x-axis contains negative values.", "There are no negative values on the x-axis."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_statement_on_axes_is_supported_and_its_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


OPEN = [
    (PUMPS, "The pressure axis starts at 0."),
    (PUMPS, "The x-axis could start at 0."),
    (PUMPS, "From 10 to 40 the output grows."),
    (PUMPS, "The axis labels are rotated by 45 degrees."),
    (PUMPS, "The labels on the x-axis are printed every 2 columns."),
    (PUMPS, "The pressure axis is cut at 60 in the original paper."),
    (PUMPS, "The x-axis is shared with Figure 2."),
    (FIELDS, "Rainfall ranges from 0 to 120 mm."),
    (FIELDS, "The scale of the colors ranges over two orders of magnitude."),
    (FIELDS, "The y-axis increases upward."),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_an_axis_may_well_be_is_left_alone(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def declared(line: str) -> list[tuple[str, str]]:
    """The verdicts on one axis line of a document, with their kinds."""
    text = PUMPS.replace("- **X-axis (Pressure)**: 10, 20, 40, 80", line)
    return [(j.verdict.value, j.kind) for j in all_judged(text) if j.kind in ("axis", "shape")]


DECLARATIONS = [
    "- **X-axis**: Pressure, with markers at 10, 20, 40, and 80.",
    "- **X-axis (Pressure)**: Four ticks: 10, 20, 40, 80, increasing rightward.",
    "- **X-axis (Pressure)**: Four separate values, listed from left to right: 10, 20, 40, 80.",
    "- **X-axis (Pressure)**: ranging from 10 to 80, not evenly spaced.",
]


@pytest.mark.parametrize("line", DECLARATIONS)
def test_a_declaration_that_the_grid_follows_is_supported(line: str) -> None:
    assert declared(line)
    assert all(verdict == "supported" for verdict, _ in declared(line)), declared(line)


def test_a_declaration_with_another_count_is_contradicted() -> None:
    assert ("contradicted", "axis") in declared("- **X-axis (Pressure)**: Five ticks: 10, 20, 40, 80.")


@given(st.sampled_from([0, 1, 2, 3]))
@settings(max_examples=4, deadline=None)
def test_rounded_ticks_do_not_turn_support_into_contradiction(shift: float) -> None:
    ticks = [round((i * 100) / 14) for i in range(15)]
    head = " | ".join(map(str, ticks))
    grid = f"## Reach\n\n| Run \\ Depth | {head} |\n|{'---|' * 16}\n| a | {' | '.join(str(i + shift) for i in range(15))} |\n| b | {' | '.join(str(2 * i) for i in range(15))} |\n"
    assert said(grid, "There is a tick every 7 cm or so on the x-axis.").verdict != "contradicted"


@pytest.mark.parametrize(
    "told",
    [
        "The x-axis has ticks about {} cm apart.",
        "The depth ticks are {} apart, approximately.",
        "The x-axis has a tick roughly every {} cm.",
        "The x-axis has a tick at every {} cm, roughly.",
        "The depth ticks are in steps of roughly {}.",
    ],
)
def test_a_step_may_be_blurred_before_its_words_and_behind_them(told: str) -> None:
    grid = "## Reach\n\n| Run \\ Depth | 0 | 7 | 14 | 22 | 29 |\n|---|---|---|---|---|---|\n| a | 1 | 3 | 4 | 6 | 9 |\n| b | 2 | 5 | 7 | 8 | 9 |\n"
    assert said(grid, told.format(7)).verdict == "supported"
    assert said(grid, told.format(12)).verdict == "contradicted"


def test_ticks_that_name_their_own_axis_end_what_is_said_of_the_one_before() -> None:
    grid = "## Reach\n\n| Gain \\ Delay | 0 | 5 | 10 |\n|---|---|---|---|\n| 2 | 1 | 3 | 4 |\n| 4 | 2 | 5 | 7 |\n| 8 | 2 | 6 | 9 |\n"
    told = "It has the gain (2, 4, {}) on the vertical axis and the delay (0, 5, 10) on the horizontal one."
    assert said(grid, told.format(8)).verdict == "supported"
