"""Grids that cross a set with itself, and places that are named for extremes: true sentences with false twins."""

import pytest

from said import said

MOVES = """## Moves between districts (percent of households)

| From \\ To | Harbour | Mill | Hill | Park |
|---|---|---|---|---|
| Harbour | 70 | 18 | 9 | 3 |
| Mill | 12 | 66 | 15 | 7 |
| Hill | 4 | 11 | 77 | 8 |
| Park | 1 | 2 | 6 | 91 |
"""
INTO = MOVES.replace("From \\ To", "Target \\ Source")
TRAITS = """## Likeness of orchard traits

| | Height | Girth | Yield | Sugar |
|---|---|---|---|---|
| Height | 1.00 | 0.72 | 0.41 | 0.28 |
| Girth | 0.72 | 1.00 | 0.55 | 0.13 |
| Yield | 0.41 | 0.55 | 1.00 | 0.46 |
| Sugar | 0.28 | 0.13 | 0.46 | 1.00 |
"""
BRICKS = """## Strength of bricks (MPa) by firing temperature and clay

| Clay \\ Temperature | 900 | 950 | 1000 | 1050 |
|---|---|---|---|---|
| Red | 12.1 | 15.4 | 19.8 | 19.2 |
| Grey | 10.3 | 13.7 | 16.9 | 20.6 |
| Yellow | 8.8 | 9.1 | 11.5 | 14.0 |
| White | 14.2 | 16.0 | 21.3 | 23.7 |
"""
SORTER = """## Confusion matrix of a parcel sorter

| True \\ Predicted | Box | Tube |
|---|---|---|
| Box | 80 | 20 |
| Tube | 10 | 90 |
"""
STEPS = """## Latency (ms) by window and batch

| Batch \\ Window | 32 | 64 | 128 |
|---|---|---|---|
| 1 | 4.1 | 5.0 | 9.9 |
| 16 | 5.5 | 6.3 | 12.0 |
| 64 | 8.1 | 7.2 | 31.6 |
"""
TWINS = [
    (MOVES, "Hill to Park (8) outweighs Park to Hill (6).", "Park to Hill (6) outweighs Hill to Park (8)."),
    (MOVES, "The smallest value is 1, from Park to Harbour.", "The smallest value is 1, from Harbour to Park."),
    (MOVES, "Harbour → Mill is twice Harbour → Hill.", "Mill → Harbour is twice Harbour → Hill."),
    (INTO, "The smallest value is 1, from Harbour to Park.", "The smallest value is 1, from Park to Harbour."),
    (
        TRAITS,
        "The strongest likeness between two different traits is 0.72, between Height and Girth.",
        "The strongest likeness between two different traits is 0.55, between Girth and Yield.",
    ),
    (TRAITS, "The weakest link is between Girth and Sugar.", "The weakest link is between Height and Sugar."),
    (
        TRAITS,
        "Height overlaps with Girth by 0.31 more than with Yield.",
        "Height overlaps with Girth by 0.17 more than with Yield.",
    ),
    (
        TRAITS,
        "Height's mean likeness with the three other traits is 0.47.",
        "Height's mean likeness with the three other traits is 0.60.",
    ),
    (TRAITS, "Height and Girth are most closely related (0.72).", "Girth and Yield are most closely related (0.55)."),
    (BRICKS, "The best result is White clay (23.7).", "The best result is Grey clay (20.6)."),
    (BRICKS, "Strength rises with temperature for Grey clay.", "Strength rises with temperature for every clay."),
    (SORTER, "The overall accuracy is 170 / 200 = 85%.", "The overall accuracy is 160 / 200 = 80%."),
    (
        STEPS,
        "Values grow along the diagonal from the top-left to the bottom-right corner (4.1 → 6.3 → 31.6).",
        "Values shrink along the diagonal from the top-left to the bottom-right corner.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_true_sentence_is_supported_and_its_false_twin_is_not(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert "supported" not in said(grid, false).verdicts


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (MOVES, "The smallest value is 1, from Harbour to Park."),
        (MOVES, "Park to Hill (6) outweighs Hill to Park (8)."),
        (TRAITS, "The weakest link is between Height and Sugar."),
        (TRAITS, "Height overlaps with Yield more than with Girth."),
        (SORTER, "The overall accuracy is 160 / 200 = 80%."),
    ],
)
def test_a_wrong_place_or_order_is_found(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


def test_a_line_that_turns_back_slightly_leaves_a_trend_of_every_line_open() -> None:
    assert said(BRICKS, "Strength rises with temperature for every clay.").verdict == "undecidable"
    turned = BRICKS.replace("| Red | 12.1 | 15.4 | 19.8 | 19.2 |", "| Red | 19.8 | 15.4 | 12.1 | 11.2 |")
    assert said(turned, "Strength rises with temperature for every clay.").verdict == "contradicted"


def test_a_row_that_is_named_keeps_a_range_of_its_columns() -> None:
    read_as = said(MOVES, "In the Harbour row the values fall from 70 at Harbour to 3 at Park.").read_as
    assert not any("From Harbour, To Park" in text for text in read_as[:1])


def test_panels_that_are_arranged_are_counted_and_no_grid_is_meant() -> None:
    four = "# Four ovens\n" + "".join(
        f"\n## Oven {name}\n\n| a \\ b | 1 | 2 | 3 |\n|---|---|---|---|\n| x | {n} | 2 | 3 |\n| y | 4 | 5 | 6 |\n| z | 7 | 8 | 9 |\n"
        for n, name in enumerate(("P", "Q", "R", "S"), 1)
    )
    assert "contradicted" not in said(four, "The four heatmaps are arranged 2 × 2.").verdicts
    assert said(four, "Each panel is a 2 × 2 grid.").verdict == "contradicted"


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("At 900, White (14.2) is the strongest, followed by Red (12.1).", "supported"),
        ("At 900, White (14.2) is the strongest, followed by Yellow (8.8).", "contradicted"),
        ("The best clay at 1050 is White.", "supported"),
        ("The best clay at 1000 is Red.", "contradicted"),
        ("Every clay but Red gains strength with each step in temperature.", "not-understood"),
        ("Yellow never gives even 11.5.", "not-understood"),
    ],
)
def test_what_comes_next_or_is_left_out_is_no_plain_value(sentence: str, verdict: str) -> None:
    assert said(BRICKS, sentence).verdict == verdict


def test_a_place_that_no_label_names_leaves_an_extreme_open() -> None:
    assert said(MOVES, "The smallest value is 1, from Oldtown to Harbour.").verdict != "supported"
