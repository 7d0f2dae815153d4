"""Ratios in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim_grids import PARSERS
from said import said

MILL = """## Output by mill and shift

- Colour scale: tonnes

| Mill \\ Shift | 1 | 2 | 3 |
|---|---|---|---|
| Hill | 20 | 41 | 60 |
| Dale | 10 | 12 | 24 |
| Weir | 50 | 30 | 80 |
"""

SONAR = """## Range before and after calibration

### Components
- **X-axis (Depth)**: 10, 20
- **Y-axis (Salinity)**: 30, 35

#### Before calibration
- 30: 12.0, 18.0
- 35: 9.0, 14.0

#### After calibration
- 30: 24.5, 31.0
- 35: 27.0, 21.0
"""

PIPES = """## Flow

- **X-axis (Width)**: 2, 4, 8
- **Y-axis (Slope)**: 1, 3

* Width 2, Slope 1: 0.5
* Width 4, Slope 1: 1.1
* Width 8, Slope 1: 5.4
* Width 2, Slope 3: 0.8
* Width 8, Slope 3: 9.9
"""

TWINS = [
    (
        MILL,
        "Hill more than doubles from shift 1 to shift 2 (20 → 41).",
        "Hill more than triples from shift 1 to shift 2 (20 → 41).",
    ),
    (MILL, "Output nearly tripled (10 → 28).", "Output nearly tripled (10 → 19)."),
    (
        MILL,
        "From shift 1 to shift 3, the output of Hill triples.",
        "From shift 1 to shift 3, the output of Hill doubles.",
    ),
    (MILL, "In shift 1, Hill is twice as high as Dale.", "In shift 2, Hill is twice as high as Dale."),
    (
        MILL,
        "In shift 3, Weir is more than three times as high as Dale.",
        "In shift 3, Hill is more than three times as high as Dale.",
    ),
    (MILL, "In shift 1, Dale is half of Hill.", "In shift 1, Dale is a quarter of Hill."),
    (MILL, "The highest value is eight times the lowest.", "The highest value is six times the lowest."),
    (MILL, "The best cell (80) is 8 times the worst (10).", "The best cell (80) is 5 times the worst (10)."),
    (MILL, "In shift 1, Weir is 150% higher than Hill.", "In shift 1, Weir is 50% higher than Hill."),
    (MILL, "In shift 2, Weir is 27% lower than Hill.", "In shift 2, Weir is 57% lower than Hill."),
    (
        MILL,
        "At shift 2, Dale reaches less than a third of Hill.",
        "At shift 2, Weir reaches less than a third of Hill.",
    ),
    (
        MILL,
        "Dale rises by a factor of 2.4 from shift 1 to shift 3.",
        "Dale rises by a factor of 3.4 from shift 1 to shift 3.",
    ),
    (
        SONAR,
        "Calibration doubles the range at depth 10 and salinity 30 (12.0 → 24.5).",
        "Calibration quadruples the range at depth 10 and salinity 30 (12.0 → 24.5).",
    ),
    (
        SONAR,
        "At depth 10 and salinity 35 the range triples after calibration.",
        "At depth 20 and salinity 35 the range triples after calibration.",
    ),
    (
        SONAR,
        "After calibration, the range at depth 20 and salinity 35 increases by half.",
        "After calibration, the range at depth 10 and salinity 35 increases by half.",
    ),
    (
        PIPES,
        "With slope 1, going from width 4 to width 8 increases the flow nearly fivefold.",
        "With slope 1, going from width 4 to width 8 increases the flow nearly tenfold.",
    ),
    (
        PIPES,
        "At slope 3 the flow grows more than tenfold from width 2 to width 8.",
        "At slope 1 the flow more than triples from width 2 to width 4.",
    ),
    (
        PIPES,
        "The flow at width 8 and slope 3 is an order of magnitude higher than at width 2 and slope 3.",
        "The flow at width 4 and slope 1 is an order of magnitude higher than at width 2 and slope 1.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_ratio_is_supported_and_another_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, f"- {true}").verdict == "supported", said(grid, f"- {true}")
    assert said(grid, f"- {false}").verdict == "contradicted", said(grid, f"- {false}")


SILENT = [
    (MILL, "Weir appears three times."),
    (MILL, "The number 41 occurs three times: 30 of them in Dale."),
    (MILL, "The number 41 is printed twice, 20 of them in Hill."),
    (MILL, "Half of the cells are above 30."),
    (MILL, "A third of the cells lie above 50."),
    (MILL, "Twice, the output falls."),
    (MILL, "Doubling the crew would halve the output."),
    (MILL, "Wages are twice as high as in 2019."),
    (MILL, "In shift 2, Hill is not twice as high as Dale."),
    (PIPES, "At slope 3 the flow doubles from width 2 to width 4."),
    (MILL, "The third mill is the strongest."),
]


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_what_is_no_ratio_of_cells_is_never_contradicted(grid: str, sentence: str) -> None:
    found = said(grid, f"- {sentence}")
    assert ("contradicted", "ratio") not in zip(found.verdicts, found.kinds, strict=True), found


@pytest.mark.parametrize(
    "word",
    [
        "doubled",
        "nearly doubled",
        "roughly doubled",
        "more than doubled",
        "almost tripled",
        "at least doubled",
    ],
)
@settings(max_examples=15, deadline=None)
@given(first=st.integers(100, 400), last=st.integers(100, 900))
def test_no_ratio_is_contradicted_after_rounding_that_was_supported_before(
    word: str, first: int, last: int
) -> None:
    def grid(digits: int) -> str:
        cells = f"{first / 10:.{digits}f} | {last / 10:.{digits}f}"
        return (
            f"## Speed\n\n| Run \\ Load | 5 | 6 |\n|---|---|---|\n| slow | {cells} |\n| fast | 1.0 | 2.0 |\n"
        )

    sentence = f"- From load 5 to load 6, the speed of run slow {word}."
    if said(grid(1), sentence).verdict == "supported":
        assert said(grid(0), sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The range of News is more than twice that of Law.", "supported"),
        ("The range of Law is more than twice that of News.", "contradicted"),
        ("The range on Tweets (11.5) is less than half of that on News (25.8).", "supported"),
        ("The range on Law (11.6) is twice that on Tweets (11.5).", "contradicted"),
    ],
)
def test_ranges_are_held_against_each_other(sentence: str, verdict: str) -> None:
    assert said(PARSERS, f"- {sentence}").verdict == verdict, said(PARSERS, f"- {sentence}")
