"""What a text declares of the colour scales, and which panel each belongs to."""

import pytest

from auditor.model import Legend
from sketch import read_text

GRID = "\n\n- 10: 4, 5, 6\n- 20: 7, 8, 9\n- 30: 1, 2, 3\n"


def told(legend: Legend | None) -> str:
    """A legend as `label low..high [ticks] {colour=low..high}`."""
    if legend is None:
        return "none"
    ends = f"{legend.low.value:g}..{legend.high.value:g}" if legend.low and legend.high else ""
    ticks = f"[{', '.join(f'{tick.value:g}' for tick in legend.ticks)}]" if legend.ticks else ""
    return " ".join(part for part in (legend.label, ends, ticks) if part)


SCALES = {
    "- **Legend**: from 5 to 40": "5..40",
    "- **Color scale**: 5–40": "5..40",
    "- **Colour bar:** spans about 50 (pale teal) to 56 (dark blue)": "50..56",
    "- Color Scale: from 0.0 (bottom, dark teal) to 1.0 (top, yellow)": "0..1",
    '- **Legend**: From light (low) to dark (high), labelled "Yield", its range 5–40.': ("Yield 5..40"),
    "- **Color Bar**: Tick marks at 50, 52, 54, and 56.": "[50, 52, 54, 56]",
    "- **Color Bar**: The scale runs from about 50 to 56. Ticks at 50, 52, 54 and 56.": (
        "50..56 [50, 52, 54, 56]"
    ),
    "- **Legend**:\n  - Label: Score\n  - Range: 30 to 80\n  - Position: right": "Score 30..80",
    '- **Legend**:\n  - Scale: `30` (light) to `80` (dark)\n  - Title: "Score"': "Score 30..80",
    "- **Legend**:\n  - Ticks: 0.0, 0.5, 1.0": "[0, 0.5, 1]",
    "### Colour scale\n\nA vertical bar runs from 4 (pale yellow) to 12 (dark red).\n\n### Data": "4..12",
    "The colour bar spans -0.2 (deep teal) to 0.8 (deep coral).": "-0.2..0.8",
    "The bar right of it covers 3 to 7.": "3..7",
    "A bar beside it goes from 5 % (cream) to 95 % (rust).": "5..95",
    "A palette runs from $-2$ (teal) over $0$ (white) to $2$ (coral).": "-2..2",
    "Scale: magma, 5 to 45.": "5..45",
    "Colours: light at 20%, dark teal at 60%.": "20..60",
    "- **Colour bar:** shared; teal at 4, white in the middle, coral at 40.": "4..40",
    "White means 1 kg, black 9 kg.": "1..9",
    "Colour bar in litres: white is 70, dark brown is 10.": "70..10",
    "- colour: teal (2) through white (4) to coral (6)": "2..6",
    "- Colour scale: teal (−3) over white (0) to coral (+6)": "-3..6",
    "Drawn with `vmin=-0.3, vmax=0.9` and a colour bar.": "-0.3..0.9",
    "- Bar to the right: 200 to 2,400 letters, ticks every 200": "200..2400",
    "- Color Scale: values from about -52 to about -88": "-52..-88",
    "- **Legend**: log scale, from 1e-3 to 1e2": "0.001..100",
    "Depths can be read off a bar from 1 to 6.": "1..6",
}


@pytest.mark.parametrize("text", SCALES)
def test_a_scale_is_read_with_its_ends_and_ticks(text: str) -> None:
    assert told(read_text(text + GRID).panels[0].legend) == SCALES[text]


NO_SCALES = [
    "- **Legend**: The map has no color bar.",
    "There is no colour bar.",
    "### Key Observations\n- Darker colours stand for 5 to 9.\n\n### Data",
]


@pytest.mark.parametrize("text", NO_SCALES)
def test_a_missing_scale_has_no_ends(text: str) -> None:
    assert told(read_text(text + GRID).panels[0].legend) in ("none", "")


def test_colours_are_tied_to_values() -> None:
    text = (
        "- **Legend**:\n- **Dark teal**: Few guests (2–6).\n- **Yellow**: Many guests (20–30).\n- "
        "**Red**: ~55" + GRID
    )
    legend = read_text(text).panels[0].legend
    assert legend
    assert [(a.colour, a.low and a.low.value, a.high and a.high.value) for a in legend.anchors] == [
        ("Dark teal", 2, 6), ("Yellow", 20, 30), ("Red", 55, 55),
    ]  # fmt: skip


def test_open_ends_of_a_colour_stay_open() -> None:
    text = "- **Legend**:\n  - Blue: below 10\n  - Green: 10 to 20\n  - Red: above 20" + GRID
    legend = read_text(text).panels[0].legend
    assert legend
    assert [(a.low and a.low.value, a.high and a.high.value) for a in legend.anchors] == [
        (None, 10),
        (10, 20),
        (20, None),
    ]


def test_words_alone_give_the_colours_in_their_order() -> None:
    legend = read_text("- **Legend**: Cream (few) → Navy (many)" + GRID).panels[0].legend
    assert legend
    assert (legend.low, legend.colours) == (None, ("Cream", "Navy"))


NORTH = "- 10: 4, 5, 6\n- 20: 7, 8, 9\n\n"
SOUTH = "- 10: 1, 2, 3\n- 20: 3, 2, 1\n\n"
PANELS = f"#### North\n{NORTH}#### South\n{SOUTH}"

OWN_SCALES = {
    "one line each": "- **Color scales**:\n  - North: 4–9 (dark = highest)\n  - South: 1–3\n\n" + PANELS,
    "one line each below a bold title": "**Scales (darker = better)**\n\n* North: 4–9\n* South: 1–3\n\n"
    + PANELS,
    "one line each in a flattened list": (
        "- **Color scales:**\n- North: 4–9 (dark = highest)\n- South: 1–3 (dark = highest)\n\n"
    )
    + PANELS,
    "below each panel": (
        f"#### North\n{NORTH}Colour scale: 4 to 9.\n\n#### South\n{SOUTH}Colour scale: 1 to 3.\n"
    ),
    "above each panel": (
        f"#### North\nColour scale: 4 to 9.\n\n{NORTH}#### South\nColour scale: 1 to 3.\n\n{SOUTH}"
    ),
    "in one sentence by name": "The colour scales differ: 4 to 9 on North and 1 to 3 on South.\n\n" + PANELS,
    "in one sentence by place": (
        "The colour scales differ: the upper one goes from 4 to 9, the lower one from 1 to 3.\n\n" + PANELS
    ),
    "in one sentence by order": "The first colour bar runs from 4 to 9 and the second from 1 to 3.\n\n"
    + PANELS,
    "by place in a list": (
        "- **Color Scale:** separate bars:\n  - Left Heatmap: from 4 (blue) to 9 (red)\n  - Right "
        "Heatmap: from 1 (blue) to 3 (red)\n\n"
        f"**North (Left):**\n{NORTH}**South (Right):**\n{SOUTH}"
    ),
    "two legends": "- **Legend (North)**: 4 to 9\n- **Legend (South)**: 1 to 3\n\n" + PANELS,
}


@pytest.mark.parametrize("form", OWN_SCALES)
def test_each_panel_has_the_scale_that_speaks_of_it(form: str) -> None:
    panels = read_text(OWN_SCALES[form]).panels
    assert [(panel.name, told(panel.legend)) for panel in panels] == [("North", "4..9"), ("South", "1..3")]


def test_one_scale_is_shared_by_all_panels() -> None:
    panels = read_text("- **Color bar**: shared, from 0 to 9\n\n" + PANELS).panels
    assert [(told(panel.legend), panel.shares_legend) for panel in panels] == [("0..9", True)] * 2


def test_the_legend_of_one_figure_does_not_reach_another() -> None:
    text = f"## Figure 1: Rain\nColour bar: 4 to 9.\n\n{NORTH}## Figure 2: Sun\n\n{SOUTH}"
    assert [told(panel.legend) for panel in read_text(text).panels] == ["4..9", "none"]


def test_the_scale_below_the_head_of_an_axis_is_no_colour_scale() -> None:
    text = (
        "**Rows:** Dough\nScale/Markers: Rye, Spelt\n\n**Columns:** Oven\nScale/Markers: from 160 to 200 in steps of 20\n\n"
        "**Legend:** pale (low) to brown (high)\n\n| Dough | 160 | 180 | 200 |\n|---|---|---|---|\n| Rye | 12 | 19 | 31 |\n| Spelt | 13 | 18 | 32 |\n"
    )
    (panel,) = read_text(text).panels
    assert panel.legend is None or panel.legend.low is None


def test_a_row_that_is_called_a_bar_is_no_colour_scale() -> None:
    document = read_text(
        "- Rows (Site): Gull Bar, Long Key\n- Columns (Year): 1, 2, 3\n\n- Gull Bar: 4, 5, 6\n- Long Key: 7, 8, 9\n"
    )
    assert document.panels[0].legend is None


TWO_YEARS = """# Honey

- **Columns (Hive).** A, B, C
- **Rows (Site).** Dell, Moor, Hill
{scale}

**Season 2021 (left):**

* **Dell:** 18.4, 21.0, 24.6
* **Moor:** 15.2, 17.7, 22.1
* **Hill:** 19.8, 23.5, 26.2

**Season 2022 (right):**

* **Dell:** 12.1, 13.8, 15.5
* **Moor:** 6.3, 7.9, 10.2
* **Hill:** 15.0, 17.6, 18.3
"""


@pytest.mark.parametrize(
    "scale",
    [
        "- **Scales.** Season 2021: 12–28 kg. Season 2022: 4–20 kg. Brown is a heavy comb in both.",
        "- **Colour bar:** 2021: 12 to 28 kg; 2022: 4 to 20 kg",
        "- **Legend:** 12–28 kg for 2021, 4–20 kg for 2022",
    ],
)
def test_panels_that_are_called_by_years_have_a_scale_each(scale: str) -> None:
    panels = read_text(TWO_YEARS.format(scale=scale)).panels
    assert [told(panel.legend).removeprefix("kg ") for panel in panels] == ["12..28", "4..20"]
