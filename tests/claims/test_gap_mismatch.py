"""How far things are apart, and what is left out by its place: each wording with a false twin."""

import pytest

from said import said

FERMENT = """## Sugar in the must (g/l)

Rows: vats; columns: days.

| vat \\ day | 1 | 3 | 5 | 7 |
|---|---|---|---|---|
| Oak | 210 | 174 | 121 | 60 |
| Steel | 204 | 181 | 133 | 88 |
| Clay | 198 | 160 | 90 | 21 |
"""

COLD_AND_WARM = """## Germs in milk

## Cold

| dairy | 06 | 12 | 18 |
|---|---|---|---|
| Hill | 14 | 19 | 22 |
| Dale | 9 | 12 | 16 |

## Warm

| dairy | 06 | 12 | 18 |
|---|---|---|---|
| Hill | 20 | 33 | 47 |
| Dale | 11 | 17 | 24 |
"""

TWINS = [
    (FERMENT, "Oak and Steel are never more than 28 g/l apart.", "Oak and Steel are never more than 20 g/l apart."),
    (FERMENT, "Oak and Steel differ by at most 28.", "Oak and Steel differ by at most 12."),
    (FERMENT, "The vats Oak and Clay are never more than 39 apart.", "The vats Oak and Clay are never more than 31 apart."),
    (FERMENT, "The gap between Oak and Clay never exceeds 39.", "The gap between Oak and Clay never exceeds 25."),
    (FERMENT, "The three row means lie within 35 of each other.", "The three row means lie within 20 of each other."),
    (FERMENT, "On day 1, the three vats differ by no more than 12.", "On day 3, the three vats differ by no more than 12."),
    (COLD_AND_WARM, "The two panels are never more than 25 apart.", "The two panels are never more than 19 apart."),
    (COLD_AND_WARM, "Between the panels no cell differs by more than 25.", "Between the panels no cell differs by more than 14."),
    (COLD_AND_WARM, "The Dale values of the two panels differ by at most 8.", "The Hill values of the two panels differ by at most 8."),
    (COLD_AND_WARM, "The panel means differ by about 10.", "The panel means differ by about 14."),
    (COLD_AND_WARM, "Warm is above Cold cell by cell.", "Warm is below Cold cell by cell."),
    (COLD_AND_WARM, "In Warm, Hill and Dale lie within 23 of each other at every hour.", "In Warm, Hill and Dale lie within 12 of each other at every hour."),
    (FERMENT, "Oak is above Clay in every column.", "Oak is above Steel in every column."),
    (FERMENT, "Steel is above Oak in every column but the first.", "Clay is above Oak in every column but the first."),
    (FERMENT, "Steel is above Oak and Clay on every day but the first.", "Oak is above Steel and Clay on every day but the first."),
    (FERMENT, "No vat varies more than Clay.", "No vat varies more than Oak."),
    (FERMENT, "No vat varies less than Steel.", "No vat varies less than Clay."),
    (FERMENT, "Clay goes from 198 to 21. No other vat fluctuates more.", "Steel goes from 204 to 88. No other vat fluctuates more."),
    (FERMENT, "Steel stays in the tightest band of all vats.", "Clay stays in the tightest band of all vats."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_distance_is_held_against_the_values(grid: str, true: str, false: str) -> None:
    told = said(grid, true)
    assert told.verdict == "supported", told
    assert said(grid, false).verdict != "supported", said(grid, false)


@pytest.mark.parametrize(
    "sentence", [false for _, _, false in TWINS[:3]] + [false for _, _, false in TWINS[6:8]]
)
def test_a_bound_that_is_exceeded_is_contradicted(sentence: str) -> None:
    grid = COLD_AND_WARM if "panel" in sentence else FERMENT
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "Steel is above Oak on every day but 1.",
        "Oak and Steel differ by at most 5 in price.",
        "Oak and Steel differ by at most 20 except on day 7.",
    ],
)
def test_what_is_true_or_not_wholly_understood_is_not_contradicted(sentence: str) -> None:
    assert said(FERMENT, sentence).verdict != "contradicted"


def test_an_exception_that_is_none_is_contradicted() -> None:
    assert said(FERMENT, "Steel is above Clay in every column but the last.").verdict == "contradicted"


MIST = """## Dust in the barn

## Before sprinkling

| place | 06 | 12 | 18 |
|---|---|---|---|
| Gate | 64 | 71 | 88 |
| Loft | 45 | 52 | 59 |

## After sprinkling

| place | 06 | 12 | 18 |
|---|---|---|---|
| Gate | 40 | 38 | 51 |
| Loft | 41 | 47 | 55 |
"""


def test_a_verb_that_lowers_is_no_comparative() -> None:
    assert said(MIST, "Sprinkling lowers the dust of Gate at 18 from 88 to 51.").verdict == "supported"
    assert said(MIST, "Sprinkling lowers the dust of Gate at 18 from 88 to 43.").verdict != "supported"


def test_every_in_a_crossing_is_heard() -> None:
    assert said(MIST, "After sprinkling, Gate beats Loft in every column.").verdict != "supported"
    assert said(FERMENT, "Oak beats Steel in every column.").verdict != "supported"
    assert said(FERMENT, "Oak beats Clay in every column.").verdict != "contradicted"
