"""Rows and columns named by what their axis measures, whatever noun stands behind; sentences with a false twin where there is one."""

import pytest

from said import said

GLUE = """# Peel strength of glued strips (N)

- **Rows (Curing):** 20 °C, 40 °C, 60 °C
- **Columns (Glue coats):** 0, 1, 2, 3

| Curing \\ Glue coats | 0 | 1 | 2 | 3 |
|---|---|---|---|---|
| 20 °C | 12 | 31 | 38 | 36 |
| 40 °C | 15 | 37 | 49 | 47 |
| 60 °C | 14 | 42 | 58 | 53 |
"""
ERRORS = """# Word error rate of a recognizer (%), lower is better

| Encoder layers \\ Masks | 0 | 1 | 2 |
|---|---|---|---|
| 4 | 14.6 | 13.7 | 13.4 |
| 8 | 12.1 | 11.2 | 10.3 |
| 12 | 11.5 | 9.8 | 8.9 |
"""
TWINS = [
    (GLUE, "The coolest oven never gets past 38.", "The coolest oven never gets past 35."),
    (GLUE, "In the warmest oven, two coats reach 58.", "In the warmest oven, two coats reach 85."),
    (GLUE, "The two-coat column averages 48.3.", "The two-coat column averages 43.8."),
    (GLUE, "Taken over its four settings, the 20 °C row averages 29.25.", "Taken over its four settings, the 20 °C row averages 25.29."),
    (ERRORS, "The two deeper encoders stay below 12.5 throughout.", "The two deeper encoders stay below 11.5 throughout."),
]  # fmt: skip
SUPPORTED_ONLY = [
    (GLUE, "Averaged over the three temperatures, one coat comes to 36.7.", "Averaged over the three temperatures, one coat comes to 39.7."),
    (ERRORS, "The shallowest network needs 14.6 without masking.", "The shallowest network needs 16.4 without masking."),
]  # fmt: skip
NOT_REFUTED = [
    (ERRORS, "The deepest encoder gains 2.6 points from 0 to 2 masks."),
    (ERRORS, "Going from 4 to 8 layers gains between 2.5 and 3.1 points."),
    (ERRORS, "On average, the first mask brings 11.57."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_twins(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(
    ("grid", "true", "false"), SUPPORTED_ONLY, ids=[true for _, true, _ in SUPPORTED_ONLY]
)
def test_what_a_strange_noun_leaves_unsure_is_supported_and_never_refuted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict in ("undecidable", "not-understood")


@pytest.mark.parametrize(("grid", "sentence"), NOT_REFUTED, ids=[one for _, one in NOT_REFUTED])
def test_what_less_is_better_leaves_open_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
