"""How many values a line has, and where it was measured, is told of grids with holes."""

import pytest

from said import said

SOILS = """# Yield of four barleys

Four barleys were sown on five soils; the numbers are tonnes per hectare, and a dash stands where nothing was sown.

| Barley | clay | loam | sand | peat | chalk |
|---|---|---|---|---|---|
| Ardis | 4.1 | 5.3 | 3.2 | - | 3.9 |
| Bravo | 4.4 | 5.9 | 3.6 | 4.8 | 4.2 |
| Corra | - | 5.1 | - | 4.0 | - |
| Dinka | 3.9 | 5.6 | - | - | - |
"""
TWINS = [
    ("Sand has just two entries.", "Sand has just three entries."),
    ("Corra gets by with two values.", "Corra gets by with four values."),
    ("Corra and Dinka have two readings each.", "Corra and Ardis have two readings each."),
    ("Ardis lacks one value.", "Ardis lacks two values."),
    ("Bravo alone was tried on every soil.", "Ardis alone was tried on every soil."),
    ("Bravo alone has no missing value.", "Dinka alone has no missing value."),
    ("Only Bravo has a complete row.", "Only Ardis has a complete row."),
    ("Only Bravo has a value for every soil.", "Only Corra has a value for every soil."),
    ("Bravo is the only barley with a full row.", "Dinka is the only barley with a full row."),
    ("Loam is the only soil without a gap.", "Clay is the only soil without a gap."),
    ("Dinka was tested on two soils only.", "Dinka was tested on three soils only."),
    ("Bravo was tried on all five soils.", "Ardis was tried on all five soils."),
    ("Every barley but Bravo has a gap.", "Every barley but Corra has a gap."),
    ("Corra and Dinka have three missing values each.", "Corra and Ardis have three missing values each."),
]  # fmt: skip
OPEN = [
    "In each of Corra and Dinka two cells are filled.",
    "Bravo was tested in five years.",
    "Ardis has four readings above 3.",
    "One yield is above 5.8.",
    "The five readings of Bravo are mostly above 4.",
]


@pytest.mark.parametrize(("true", "false"), TWINS, ids=[true for true, _ in TWINS])
def test_what_lines_have_is_counted(true: str, false: str) -> None:
    assert said(SOILS, true).verdict == "supported", said(SOILS, true)
    assert said(SOILS, false).verdict == "contradicted", said(SOILS, false)


@pytest.mark.parametrize("sentence", OPEN)
def test_other_counts_are_not_refuted(sentence: str) -> None:
    assert said(SOILS, sentence).verdict != "contradicted", said(SOILS, sentence)
