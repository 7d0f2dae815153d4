"""Panels that follow each other in time: which one a word means, and what is told from one to the next."""

import pytest

from said import said

CENSUS = """# Oak seedlings in four plots

**2009**

| Plot \\ Soil | clay | loam | sand |
|---|---|---|---|
| North | 12 | 18 | 9 |
| South | 22 | 31 | 15 |
| East | 7 | 11 | 5 |
| West | 14 | 20 | 8 |

**2013**

| Plot \\ Soil | clay | loam | sand |
|---|---|---|---|
| North | 15 | 23 | 11 |
| South | 20 | 28 | 13 |
| East | 9 | 14 | 8 |
| West | 19 | 24 | 12 |

**2017**

| Plot \\ Soil | clay | loam | sand |
|---|---|---|---|
| North | 17 | 25 | 12 |
| South | 24 | 33 | 16 |
| East | 10 | 15 | 9 |
| West | 21 | 27 | 13 |
"""
LAMBS = """# Weight of lambs in kg

**Weighing in 2019**

| Pen | twin | single |
|---|---|---|
| Birch | 31 | 38 |
| Fir | 29 | 35 |
| Larch | 33 | 41 |

**Weighing in 2021**

| Pen | twin | single |
|---|---|---|
| Birch | 34 | 37 |
| Fir | 30 | 39 |
| Larch | 38 | 44 |
"""
BYPASS = """# Noise at four crossings in dB

**Before the bypass**

| Crossing \\ Site | kerb | yard | roof |
|---|---|---|---|
| Mill | 66 | 62 | 64 |
| Dock | 71 | 69 | 70 |
| Park | 58 | 55 | 60 |
| Gate | 63 | 61 | 65 |

**After the bypass**

| Crossing \\ Site | kerb | yard | roof |
|---|---|---|---|
| Mill | 61 | 59 | 60 |
| Dock | 64 | 63 | 66 |
| Park | 57 | 54 | 58 |
| Gate | 60 | 60 | 61 |
"""

# A grid, what is true of it, and the same with one thing wrong.
TWINS = [
    (CENSUS, "**2013.** The mean stood at 16.3.", "**2013.** The mean stood at 17.3."),
    (CENSUS, "**2017.** The maximum is 33, on loam.", "**2017.** The maximum is 31, on loam."),
    (CENSUS, "**2017.** No cell fell since the previous census.", "**2013.** No cell fell since the previous census."),
    (CENSUS, "**2017.** Every cell rose since the previous census.", "**2013.** Every cell rose since the previous census."),
    (CENSUS, "**2017.** Every cell rose compared with 2009.", "**2013.** Every cell rose compared with 2009."),
    (CENSUS, "In 2013 the highest value is 28.", "In 2013 the highest value is 31."),
    (CENSUS, "Cells above 20: two in 2009, three in 2013.", "Cells above 20: two in 2009, four in 2013."),
    (LAMBS, "Birch gained 3 kg among twins.", "Birch gained 6 kg among twins."),
    (LAMBS, "Larch twins rose by 5.", "Larch twins rose by 9."),
    (LAMBS, "Singles in Fir went up from 35 to 39.", "Singles in Fir went up from 35 to 41."),
    (LAMBS, "Two years later the highest value is 44.", "Two years later the highest value is 41."),
    (LAMBS, "Originally the lowest value was 29.", "Originally the lowest value was 33."),
    (BYPASS, "Two cells exceeded 69 dB before the bypass; none did so afterwards.", "Two cells exceeded 69 dB before the bypass; one did so afterwards."),
    (BYPASS, "Nine cells were above 60 before, five after.", "Nine cells were above 60 before, seven after."),
    (BYPASS, "Cells above 60: nine before, five after.", "Cells above 60: nine before, seven after."),
    (BYPASS, "No cell is below 55 before the bypass; afterwards the lowest value is 54.", "Afterwards the lowest value is 57."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_is_told_of_panels_in_time_is_judged(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


SUPPORTED = [
    (CENSUS, "In the north, loam goes from 18 to 23.", "In the north, loam goes from 18 to 21."),
    (CENSUS, "On sand the plots add up to 37, 44 and 50.", "On sand the plots add up to 37, 46 and 50."),
    (CENSUS, "The sum of the west goes from 42 to 55.", "The sum of the west goes from 42 to 57."),
    (CENSUS, "- West: from 14 to 21 on clay.", "- West: from 14 to 24 on clay."),
    (
        BYPASS,
        "The mean at the kerb drops from 64.5 to 60.5.",
        "The mean at the kerb drops from 64.5 to 61.5.",
    ),
    (BYPASS, "Mill at the kerb goes from 66 down to 61.", "Mill at the kerb goes from 66 down to 63."),
]


@pytest.mark.parametrize(("grid", "true", "false"), SUPPORTED)
def test_numbers_of_one_place_in_several_panels_are_found_and_no_others(
    grid: str, true: str, false: str
) -> None:
    assert "supported" in said(grid, true).verdicts
    assert "supported" not in said(grid, false).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "The value behind it and the one after it are 62 and 64.",
        "Mill gains 9.",
        "Afterwards Mill came in at 61 on the kerb.",
        "No crossing but Dock gets beyond 70.",
        "Dock gains 3.",
    ],
)
def test_what_may_be_told_of_a_step_or_of_an_axis_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(BYPASS, sentence).verdicts
