"""Changes between two ticks, two panels or two told numbers, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from said import said

KILN = """## Strength by temperature and time

- Colour scale: strength (MPa)

| Time \\ Temperature | 700 | 800 | 900 |
|---|---|---|---|
| 10 | 21.5 | 30.0 | 33.5 |
| 20 | 24.0 | 38.2 | 41.0 |
| 40 | 29.5 | 45.5 | 43.0 |
"""

# Two panels, before and after, as lists.
WARD = """## Infections before and after the new rules

### Components
- **X-axis (Ward)**: 1, 2, 3
- **Y-axis (Shift)**: 7, 15

#### Before
- 7: 14, 22, 30
- 15: 18, 25, 41

#### After
- 7: 9, 12, 21
- 15: 11, 17, 33
"""

# Nominal axes.
STALLS = """## Sales at the market

| Goods \\ Day | Friday | Saturday |
|---|---|---|
| Bread | 140 | 215 |
| Cheese | 80 | 62 |
| Fruit | 95 | 190 |
"""

POINTS = """## Yield by nitrogen and water

- **X-axis (Nitrogen)**: 0, 50, 100
- **Y-axis (Water)**: 1, 2

* Nitrogen 0, Water 1: 3.1
* Nitrogen 50, Water 1: 4.4
* Nitrogen 100, Water 1: 5.2
* Nitrogen 0, Water 2: 3.9
* Nitrogen 100, Water 2: 6.5
"""

TWINS = [
    (
        KILN,
        "Going from temperature 700 to temperature 800 adds 8.5 MPa at time 10.",
        "Going from temperature 700 to temperature 800 adds 18.5 MPa at time 10.",
    ),
    (
        KILN,
        "At time 40, raising the temperature from 800 to 900 costs 2.5 MPa.",
        "At time 40, raising the temperature from 800 to 900 adds 2.5 MPa.",
    ),
    (
        KILN,
        "From time 10 to time 40, strength at temperature 800 rises by 15.5.",
        "From time 10 to time 40, strength at temperature 800 falls by 15.5.",
    ),
    (
        KILN,
        "At temperature 900, strength rises from 33.5 at time 10 to 43.0 at time 40.",
        "At temperature 900, strength rises from 33.5 at time 10 to 45.5 at time 40.",
    ),
    (
        KILN,
        "Moving from temperature 700 to temperature 900 adds 12.0 at time 10, 17.0 at time 20, "
        "and 13.5 at time 40.",
        "Moving from temperature 700 to temperature 900 adds 12.0 at time 10, 27.0 at time 20, "
        "and 13.5 at time 40.",
    ),
    (
        KILN,
        "A temperature of 900 instead of 700 adds 17.0 MPa at time 20.",
        "A temperature of 900 instead of 700 adds 7.0 MPa at time 20.",
    ),
    (KILN, "The strength gains 8.5 (21.5 → 30.0).", "The strength gains 9.5 (21.5 → 30.0)."),
    (KILN, "It loses 2.5 points there (45.5 → 43.0).", "The strength loses 5.5 points (45.5 → 43.0)."),
    (WARD, "The highest value falls from 41 to 33.", "The highest value falls from 41 to 23."),
    (WARD, "The lowest value drops from 14 to 9.", "The lowest value drops from 14 to 11."),
    (
        WARD,
        "After the new rules, infections in ward 2 at shift 7 drop by 10.",
        "After the new rules, infections in ward 2 at shift 7 drop by 13.",
    ),
    (
        WARD,
        "In ward 3 at shift 15, infections fall from 41 before to 33 after the new rules.",
        "In ward 3 at shift 15, infections fall from 41 before to 21 after the new rules.",
    ),
    (
        STALLS,
        "From Friday to Saturday, sales of bread rise by 75.",
        "From Friday to Saturday, sales of bread rise by 57.",
    ),
    (
        STALLS,
        "Moving from Friday to Saturday costs cheese 18 units.",
        "Moving from Friday to Saturday costs cheese 28 units.",
    ),
    (
        STALLS,
        "Fruit climbs from 95 on Friday to 190 on Saturday.",
        "Fruit climbs from 95 on Friday to 160 on Saturday.",
    ),
    (
        POINTS,
        "With water 2, going from nitrogen 0 to nitrogen 100 adds 2.6.",
        "With water 2, going from nitrogen 0 to nitrogen 100 adds 3.6.",
    ),
    (
        POINTS,
        "At water 1 the yield increases by 1.3 from nitrogen 0 to nitrogen 50.",
        "At water 1 the yield increases by 2.3 from nitrogen 0 to nitrogen 50.",
    ),
    (
        POINTS,
        "At water 1 the yield increases by 42% from nitrogen 0 to nitrogen 50.",
        "At water 1 the yield increases by 62% from nitrogen 0 to nitrogen 50.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_change_is_supported_and_another_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, f"- {true}").verdict == "supported", said(grid, f"- {true}")
    assert said(grid, f"- {false}").verdict == "contradicted", said(grid, f"- {false}")


SILENT = [
    # A range behind a verb is one of amounts.
    (WARD, "After the new rules, infections at shift 7 drop by 5 to 10."),
    (WARD, "From before to after, shift 7 loses 5 to 10 infections."),
    (WARD, "From before to after, shift 15 drops 7–8 points."),
    (STALLS, "From Friday to Saturday, bread and fruit gain 75 to 95 units."),
    (STALLS, "Saturday adds 75 to 95 to bread and fruit."),
    (KILN, "Prices rise by 5 from 2019 to 2021."),
    (KILN, "The furnace gains 40 degrees per minute."),
    (WARD, "Costs fall from 90 to 70 after the new rules."),
    (STALLS, "Sales rise by 30 on rainy days."),
    (POINTS, "With water 2, going from nitrogen 0 to nitrogen 50 adds 1.1."),
    (POINTS, "Rainfall drops from 800 to 600."),
    (KILN, "Going from temperature 700 to temperature 800 does not add 8.5 MPa at time 10."),
]


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_what_is_no_change_between_cells_is_never_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, f"- {sentence}").verdict != "contradicted", said(grid, f"- {sentence}")


def test_a_change_in_percent_may_be_one_in_points() -> None:
    shares = (
        "## Hit rate (%)\n\n| Team \\ Year | 2019 | 2020 |\n|---|---|---|\n| Reds | 50 | 60 |\n| "
        "Blues | 40 | 44 |\n"
    )
    for size in ("10%", "20%"):
        assert said(shares, f"- From 2019 to 2020, Reds gain {size}.").verdict == "supported"


@settings(max_examples=40, deadline=None)
@given(st.integers(100, 900), st.integers(100, 900), st.integers(-300, 300))
def test_a_supported_change_stays_uncontradicted_when_the_cells_are_rounded(
    first: int, last: int, told: int
) -> None:
    def grid(digits: int) -> str:
        cells = f"{first / 10:.{digits}f} | {last / 10:.{digits}f}"
        return (
            f"## Speed\n\n| Run \\ Load | 5 | 6 |\n|---|---|---|\n| slow | {cells} |\n| fast | 1.0 | 2.0 |\n"
        )

    verb = "rises" if told > 0 else "falls"
    sentence = f"- From load 5 to load 6, the speed of run slow {verb} by {abs(told) / 10:.1f}."
    if said(grid(1), sentence).verdict == "supported":
        assert said(grid(0), sentence).verdict != "contradicted"
