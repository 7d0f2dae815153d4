"""Which panel a colour scale is for, where the names of panels hold numbers, and where the only bar stands."""

from textwrap import dedent

import pytest

from auditing import found
from sketch import read_text

MAPS = """# Two maps of yield

Rows: ash, bay, elm. Columns: hill, dale.

{}

**Season 2011**

- ash: 14, 20
- bay: 22, 18
- elm: 13, 27

**Season 2012**

- ash: 5, 6
- bay: 7, 9
- elm: 18, 11
"""


def scales(said: str) -> list[str]:
    ends = [own.legend for own in read_text(MAPS.format(said)).panels]
    return [f"{own.low.text}-{own.high.text}" if own and own.low and own.high else "" for own in ends]


@pytest.mark.parametrize(
    "said",
    [
        "**Legends.** Season 2011: 12–28 kg. Season 2012: 4–20 kg.",
        "Colour bars: 12 to 28 for Season 2011, 4 to 20 for Season 2012.",
        "Legend: 2011 goes from 12 to 28; 2012 from 4 to 20.",
        "The colour scale of Season 2011 runs from 12 to 28, that of Season 2012 from 4 to 20.",
        "Colour: white (12) to green (28) in 2011, white (4) to green (20) in 2012.",
        "Bars: first panel 12 to 28 kg, second panel 4 to 20 kg.",
    ],
)
def test_each_panel_has_the_scale_that_names_it(said: str) -> None:
    assert scales(said) == ["12-28", "4-20"]


@pytest.mark.parametrize(
    "said",
    [
        "Scale bar at the right: from 4 (pale) through 16 up to 28 (dark).",
        "The bar on the right spans 4-28 in twelves.",
        "Palette viridis, 4→28 kg.",
        "Legend: min 4, max 28",
    ],
)
def test_one_bar_is_for_all_panels_wherever_it_stands(said: str) -> None:
    assert scales(said) == ["4-28", "4-28"]


def test_the_bar_of_one_panel_is_not_the_others() -> None:
    assert scales("The colour bar of the right map spans 4-28.") == ["", "4-28"]


def test_a_scale_below_an_axis_speaks_of_no_axis() -> None:
    text = """# Salt

    **Columns**
    - Title: Ion
    - Values: Na, Cl

    **Rows**
    - Title: Depth
    - Values: from 50 m to 150 m in steps of 50 m

    **Legend:** vertical bar, 0 (white) up to 90 (indigo)

    - 50 m: 22, 41
    - 100 m: 25, 46
    - 150 m: 31, 55
    """
    assert found(dedent(text), "axis-mismatch") == []
