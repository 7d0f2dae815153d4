"""Whose an extreme is, how many times, which share, and along which way: what a sentence says, and nothing beside it."""

import pytest

from said import said

LAKES = (
    "# Lakes\n\nThickness of the ice in cm; rows are lakes, columns are months.\n\n"
    "| Lake | May | June | July | August |\n|---|---|---|---|---|\n"
    "| Ash | 27 | 14 | 6 | 2 |\n| Birch | 45 | 25 | 11 | 5 |\n| Elm | 62 | 36 | 17 | 9 |\n| Fir | 88 | 52 | 28 | 13 |\n"
)
OVENS = (
    "# Marks\n\nRows are doughs, columns are oven temperatures in °C.\n\n"
    "| Dough | 210 | 220 | 230 | 240 | 250 |\n|---|---|---|---|---|---|\n"
    "| 60 % | 3.6 | 4.2 | 4.4 | 4.0 | 3.3 |\n| 65 % | 4.5 | 5.3 | 5.7 | 5.2 | 4.1 |\n| 70 % | 5.6 | 6.8 | 7.3 | 6.9 | 5.5 |\n"
)
HEARD = (
    "# Answers\n\nRows are what was meant, columns what was heard.\n\n"
    "| Meant | Ire | Fear | Joy | Calm |\n|---|---|---|---|---|\n"
    "| Ire | 97 | 6 | 8 | 2 |\n| Fear | 9 | 78 | 5 | 19 |\n| Joy | 11 | 7 | 84 | 3 |\n| Calm | 4 | 3 | 6 | 94 |\n"
)
TREES = (
    "# Trees\n\nRows are the true class, columns the predicted class.\n\n"
    "| True \\ Predicted | ash | elm | fir |\n|---|---|---|---|\n| ash | 80 | 10 | 10 |\n| elm | 5 | 90 | 15 |\n| fir | 15 | 20 | 70 |\n"
)
RUNS = (
    "# Runs\n\nPace in minutes per km (lower is better).\n\n| Age \\ Race | 5 km | 10 km | 21 km |\n|---|---|---|---|\n"
    "| 40 | 4.74 | 4.92 | 5.15 |\n| 30 | 4.58 | 4.77 | 4.99 |\n"
)
STRENGTH = (
    "# Strength\n\n- X: ratio, ticks at 0.35, 0.40\n- Y: age: 3 days, 7 days, 28 days\n- Legend: two shades: light teal (below 60 MPa), dark teal (60 MPa and more)\n\n"
    "| | 0.35 | 0.40 |\n|---|---|---|\n| 3 days | 31.2 | 27.5 |\n| 7 days | 64.6 | 39.0 |\n| 28 days | 72.3 | 65.8 |\n"
)
RATIOS = "# Lakes\n\n| Lake | May | June |\n|---|---|---|\n| Ash | 2.62 | 1.9 |\n| Birch | 1.41 | 1.6 |\n"
SENTENCES = [
    # A cell told by both its names is the extreme of the whole, and of no line.
    (LAKES, "The maximum occurs in May at Fir.", "supported"),
    (LAKES, "The maximum occurs in May at Elm.", "contradicted"),
    (LAKES, "In Elm, the highest value lies in May (62).", "supported"),
    # Factors in words are felt, whatever stands before them.
    (LAKES, "In May, Fir is about two and a half times Ash.", "contradicted"),
    (LAKES, "In May, Elm is about two and a half times Ash.", "supported"),
    (RATIOS, "The largest value is about two and a half times the smallest.", "contradicted"),
    # A part of the way, and those who go it.
    (OVENS, "Past 230 °C all rows decline.", "supported"),
    (OVENS, "Beyond 230 °C every row declines.", "supported"),
    (OVENS, "Past 230 °C all rows rise.", "contradicted"),
    (OVENS, "Every dough has its best mark at 230 °C.", "supported"),
    # The line that has a rank is none that the rank is counted in.
    (HEARD, "Calm comes second with 94.", "supported"),
    # What a label with its side in brackets measures.
    (TREES, "**Precision (by column)**: elm: 90 of 120, or 75.0%.", "supported"),
    (RUNS, "The 30-year-olds over 5 km are the fastest with 4.58.", "supported"),
    (STRENGTH, "Three cells are dark teal, two of them at 0.35.", "supported"),
]


@pytest.mark.parametrize(("grid", "sentence", "verdict"), SENTENCES)
def test_a_sentence_is_judged_by_what_it_is_told_of(grid: str, sentence: str, verdict: str) -> None:
    assert said(grid, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (LAKES, "The thickest layer lay in the Elm row in May (62)."),
        (LAKES, "The deepest water stood at Elm in May (62 cm)."),
        (HEARD, "Calm takes second place (94)."),
        (HEARD, "No grid is drawn."),
        (HEARD, "No value is given."),
        (HEARD, '"Calm" was the favourite answer with 118 calls.'),
    ],
)
def test_what_may_be_told_of_something_else_is_neither_borne_out_nor_refuted_by_a_part(
    grid: str, sentence: str
) -> None:
    assert said(grid, sentence).verdict not in ("supported", "contradicted") or "118" in sentence


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        ("14 of 85 boats, or 18.5%", "contradicted"),
        ("14 hits among 85 shots, i.e. 23%", "contradicted"),
        ("14 out of 85 (about 30%)", "contradicted"),
        ("3 of 4 piers, or 75%", "nothing"),
        ("nearly 14 of 85 boats, or almost 17%", "nothing"),
    ],
)
def test_so_many_of_so_many_are_the_share_that_they_are(told: str, verdict: str) -> None:
    grid = "# Boats\n\n| pier \\ day | 1 | 2 |\n|---|---|---|\n| North | 14 | 19 |\n| South | 28 | 37 |\n"
    assert (said(grid, f"Of note: {told}.").verdict == "contradicted") == (verdict == "contradicted")
