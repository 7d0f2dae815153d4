"""Counts, bounds, colours and empty cells in turns of speech, on a grid of its own."""

import pytest

from said import said

GRID = """\
## Heatmap: Share of infected leaves (%)

- **X-axis (Variety)**: Alba, Borin, Cetus, Doria, Elmo
- **Y-axis (Treatment)**: control, copper, sulphur, soap
- **Legend**: 0 to 100 %, dark green below 20, light green 20–40, yellow 40–60, orange 60–80, red above 80

| Treatment | Alba | Borin | Cetus | Doria | Elmo |
|---|---|---|---|---|---|
| control | 88 (red) | 71 (orange) | 64 (orange) | 92 (red) | 55 (yellow) |
| copper | 41 (yellow) | 28 (light green) | 19 (dark green) | 47 (yellow) | 12 (dark green) |
| sulphur | 62 (orange) | 44 (yellow) | 33 (light green) | 66 (orange) | 24 (light green) |
| soap | 79 (orange) | 58 (yellow) | 51 (yellow) | 77 (orange) | 38 (light green) |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("In Elmo the 60 is out of reach.", "In Elmo the 50 is out of reach."),
        ("A 50 is out of reach for every bed of copper.", "A 40 is out of reach for every bed of copper."),
        ("Copper gets no further than 47.", "Copper gets no further than 41."),
        (
            "Every plot that misses the 15 line is from Elmo.",
            "Every plot that misses the 20 line is from Elmo.",
        ),
        (
            "The only entry of control under 60 is that of Elmo.",
            "The only entry of control under 60 is that of Borin.",
        ),
        ("There are six orange plots.", "There are seven orange plots."),
        ("All red plots belong to control.", "All orange plots belong to control."),
    ],
)
def test_turns_of_counts_bounds_and_colours_are_judged(true: str, false: str) -> None:
    assert said(GRID, true).verdict == "supported", said(GRID, true)
    assert said(GRID, false).verdict == "contradicted", said(GRID, false)


def test_a_part_that_is_left_open_is_told_plainly_beside_others() -> None:
    found = said(GRID, "Two values are red; in Elmo the 60 is out of reach.")
    assert found.verdicts == ("supported", "supported"), found
