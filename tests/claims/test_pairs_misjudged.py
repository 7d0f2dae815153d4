"""Statements on pairs of a set that is crossed with itself, each with a false twin; a whole matrix and a triangle agree."""

import pytest

from said import said

SOIL = """## Correlations of soil traits

| | pH | Clay | Sand | Iron | Zinc |
|---|---|---|---|---|---|
| pH | 1.00 | 0.35 | -0.22 | -0.41 | 0.08 |
| Clay | 0.35 | 1.00 | -0.78 | 0.52 | 0.31 |
| Sand | -0.22 | -0.78 | 1.00 | -0.44 | -0.05 |
| Iron | -0.41 | 0.52 | -0.44 | 1.00 | 0.61 |
| Zinc | 0.08 | 0.31 | -0.05 | 0.61 | 1.00 |
"""
UPPER = """## Correlations of soil traits

| | pH | Clay | Sand | Iron | Zinc |
|---|---|---|---|---|---|
| pH | | 0.35 | -0.22 | -0.41 | 0.08 |
| Clay | | | -0.78 | 0.52 | 0.31 |
| Sand | | | | -0.44 | -0.05 |
| Iron | | | | | 0.61 |
"""
TWINS = [
    ("Five of the ten pairs are negative.", "Four of the ten pairs are negative."),
    ("Five pairs are positive.", "Six pairs are positive."),
    ("Three pairs reach 0.5 or more in absolute value.", "Four pairs reach 0.5 or more in absolute value."),
    ("Two pairs stay under 0.1 in magnitude.", "Three pairs stay under 0.1 in magnitude."),
    (
        "No coefficient falls below 0.05 in absolute value.",
        "No coefficient falls below 0.1 in absolute value.",
    ),
    (
        "Apart from Clay–Sand, no coefficient exceeds 0.7 in absolute value.",
        "Apart from Clay–Sand, no coefficient exceeds 0.6 in absolute value.",
    ),
    (
        "Every coefficient except Clay–Sand lies below 0.7 in absolute value.",
        "Every coefficient except Iron–Zinc lies below 0.7 in absolute value.",
    ),
    (
        "The strongest positive link joins Iron and Zinc (0.61).",
        "The strongest positive link joins Clay and Iron (0.52).",
    ),
    (
        "The most negative coefficient is Clay–Sand (-0.78).",
        "The most negative coefficient is Sand–Iron (-0.44).",
    ),
    ("The strongest pair is Clay–Sand (-0.78).", "The strongest pair is Clay–Iron (0.52)."),
    ("The weakest pair is Sand–Zinc (-0.05).", "The weakest pair is pH–Zinc (0.08)."),
    ("Iron correlates most strongly with Zinc (0.61).", "Clay correlates most strongly with Zinc (0.31)."),
    ("pH correlates most strongly with Iron (-0.41).", "pH correlates most strongly with Sand (-0.22)."),
    (
        "Sand is the only trait whose correlations with all the others are negative.",
        "Iron is the only trait whose correlations with all the others are negative.",
    ),
    (
        "Sand correlates negatively with every other trait.",
        "Iron correlates negatively with every other trait.",
    ),
    (
        "Clay correlates positively with all other traits except Sand.",
        "Iron correlates positively with all other traits except Sand.",
    ),
    (
        "All pairs among Clay, Iron and Zinc are positive.",
        "All pairs among Clay, Iron and Sand are positive.",
    ),
    (
        "The correlation of Sand with the other traits averages -0.37.",
        "The correlation of Sand with the other traits averages -0.52.",
    ),
    (
        "Apart from the diagonal, the coefficients range from -0.78 to 0.61.",
        "Apart from the diagonal, the coefficients range from -0.78 to 0.72.",
    ),
    (
        "Sand stays below 0.5 in absolute value against all traits but Clay.",
        "Iron stays below 0.5 in absolute value against all traits but Clay.",
    ),
    (
        "Clay is positively related to everything except Sand.",
        "Iron is positively related to everything except Sand.",
    ),
    ("The mean of all ten coefficients is 0.00.", "The mean of all ten coefficients is 0.03."),
]


@pytest.mark.parametrize(("true", "false"), TWINS, ids=[true for true, _ in TWINS])
@pytest.mark.parametrize("grid", [SOIL, UPPER], ids=["whole", "triangle"])
def test_a_statement_on_pairs_is_supported_and_its_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


OPEN = [
    "The tightest link of all is the one between Iron and Zinc, at 0.61.",  # the highest, if not the strongest
    "The strongest link that was expected is Clay–Iron.",
    "All significant pairs are positive.",
    "In the earlier survey two pairs were negative.",
    "All pairs of the wet season are negative.",
    "Pairs with Iron are negative, as a rule.",
    "The mean of the three coefficients is 0.48.",
    "The average over the block is 0.48.",
    "Two of the three pairs that involve Clay are positive.",
    "It is the only one whose correlations are all negative.",
    "Clay, Iron and Zinc are positively linked to one another, Sand is not.",
]


@pytest.mark.parametrize("sentence", OPEN)
@pytest.mark.parametrize("grid", [SOIL, UPPER], ids=["whole", "triangle"])
def test_a_statement_that_may_mean_other_pairs_is_left_alone(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted", said(grid, sentence)


def test_a_label_may_ask_for_the_extreme() -> None:
    assert said(SOIL, "- **Strongest positive link:** Iron and Zinc (r = 0.61)").verdict == "supported"
    assert said(SOIL, "- **Strongest positive link:** Clay and Iron (r = 0.52)").verdict == "contradicted"


def test_a_mean_without_signs_is_supported() -> None:
    assert said(SOIL, "The mean absolute correlation of Clay is 0.49.").verdict == "supported"
    assert said(SOIL, "The mean absolute correlation of Clay is 0.59.").verdict == "contradicted"


def test_what_differs_from_its_mirror_image_may_be_either() -> None:
    grid = SOIL.replace("| Zinc | 0.08 | 0.31", "| Zinc | 0.80 | 0.31")
    assert said(grid, "The strongest positive link joins Iron and Zinc.").verdict != "contradicted"
    assert said(grid, "The mean of all ten coefficients is 0.00.").verdict != "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "Only Iron and Zinc exceed 0.6.",
        "All of Iron's links but that with Zinc are below 0.6 in size.",
    ],
)
def test_what_is_singled_out_of_pairs_is_not_held_against_the_diagonal(sentence: str) -> None:
    assert "contradicted" not in said(SOIL, sentence).verdicts


def test_a_grid_of_two_different_sets_has_no_pairs() -> None:
    grid = SOIL.replace("| pH | 1.00", "| Lead | 1.00").replace("| Clay | 0.35", "| Tin | 0.35")
    assert "pairs" not in said(grid, "Five of the ten pairs are negative.").kinds


def test_a_member_goes_by_the_name_that_a_list_explains_it_with() -> None:
    grid = SOIL.replace(
        "\n\n|", "\n\nTraits: pH (acidity), Clay (finest grains), Iron (oxide content).\n\n|", 1
    )
    assert said(grid, "The weakest link of acidity is with Zinc.").verdict != "contradicted"
    assert (
        said(grid, "The most negative coefficient is Sand and finest grains (-0.78).").verdict == "supported"
    )
    assert said(grid, "The strongest positive link joins acidity and Zinc (0.08).").verdict == "contradicted"
