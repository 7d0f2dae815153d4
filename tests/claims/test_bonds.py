"""Sentences on pairs, members and groups of a set that is crossed with itself, each with a false twin."""

import pytest

from said import said

CLOTH = """# Correlations among six cloth properties

| | Weight | Gloss | Drape | Pilling | Warmth | Shrinkage |
|---|---|---|---|---|---|---|
| Weight | 1.00 | 0.36 | -0.62 | 0.11 | 0.74 | 0.27 |
| Gloss | 0.36 | 1.00 | 0.08 | -0.45 | 0.19 | -0.33 |
| Drape | -0.62 | 0.08 | 1.00 | -0.21 | -0.53 | 0.15 |
| Pilling | 0.11 | -0.45 | -0.21 | 1.00 | 0.40 | 0.58 |
| Warmth | 0.74 | 0.19 | -0.53 | 0.40 | 1.00 | 0.24 |
| Shrinkage | 0.27 | -0.33 | 0.15 | 0.58 | 0.24 | 1.00 |
"""
VALLEYS = """# Genetic distance between five valleys

| | Ulm | Vit | Wex | Yar | Zell |
|---|---|---|---|---|---|
| Ulm | 0.00 | 0.04 | 0.21 | 0.26 | 0.38 |
| Vit | 0.04 | 0.00 | 0.19 | 0.23 | 0.35 |
| Wex | 0.21 | 0.19 | 0.00 | 0.07 | 0.29 |
| Yar | 0.26 | 0.23 | 0.07 | 0.00 | 0.31 |
| Zell | 0.38 | 0.35 | 0.29 | 0.31 | 0.00 |
"""
OF_CLOTH = [
    ("The strongest opposition is that of Weight and Drape (-0.62), followed by Drape and Warmth (-0.53).", "The strongest opposition is that of Weight and Drape (-0.62), followed by Gloss and Pilling (-0.45)."),
    ("Strongest opposition: Weight and Drape, at -0.62.", "Strongest opposition: Drape and Warmth, at -0.53."),
    ("The second-strongest positive link is Pilling with Shrinkage, at 0.58.", "The second-strongest positive link is Pilling with Warmth, at 0.40."),
    ("Pilling and Warmth, 0.40, are only the third-strongest positive pair.", "Pilling and Warmth, 0.40, are only the second-strongest positive pair."),
    ("Nothing goes together as firmly as Weight and Warmth (0.74).", "Nothing goes together as firmly as Pilling and Shrinkage (0.58)."),
    ("Gloss hits bottom against Pilling, at -0.45.", "Gloss hits bottom against Shrinkage, at -0.33."),
    ("Three links are stronger than 0.55, two of them positive.", "Three links are stronger than 0.55, all of them positive."),
    ("Drape is negatively correlated with every property except Gloss and Shrinkage.", "Drape is negatively correlated with every property except Gloss."),
    ("Weight, Pilling and Warmth are positively correlated with one another throughout, averaging about 0.42.", "Weight, Gloss and Pilling are positively correlated with one another throughout, averaging about 0.42."),
    ("The only pairs above 0.5 are Weight and Warmth and Pilling and Shrinkage.", "The only pair above 0.5 is Weight and Warmth."),
    ("Apart from Weight and Warmth, no pair exceeds 0.6.", "Apart from Weight and Warmth, no pair exceeds 0.5."),
    ("Of the five pairs that involve Gloss, two are negative.", "Of the five pairs that involve Gloss, three are negative."),
    ("Five pairs are negative, and three of them involve Drape.", "Four pairs are negative, and three of them involve Drape."),
    ("Weight goes up with Gloss, Pilling, Warmth and Shrinkage and down with Drape.", "Weight goes up with Gloss, Drape, Warmth and Shrinkage and down with Pilling."),
    ("Pilling is closer to Shrinkage (0.58) than to Warmth (0.40).", "Pilling is closer to Warmth (0.40) than to Shrinkage (0.58)."),
    ("Weight and Warmth share about 55% of their variance.", "Weight and Warmth share about 74% of their variance."),
    ("All coefficients off the diagonal remain within ±0.75, and merely four exceed 0.5 in absolute value.", "All coefficients off the diagonal remain within ±0.7, and merely four exceed 0.5 in absolute value."),
    ("The three largest absolute correlations are Weight–Warmth, Weight–Drape and Pilling–Shrinkage.", "The three largest absolute correlations are Weight–Warmth, Drape–Warmth and Pilling–Shrinkage."),
    ("Disregarding sign, four pairs get above 0.5.", "Disregarding sign, five pairs get above 0.5."),
    ("Drape is at odds with Weight, Pilling and Warmth alike.", "Drape is at odds with Weight, Gloss and Warmth alike."),
]  # fmt: skip
OF_VALLEYS = [
    ("The closest pair is Ulm and Vit (0.04), and Wex and Yar come next at 0.07.", "The closest pair is Ulm and Vit (0.04), and Vit and Wex come next at 0.19."),
    ("Vit is closer than Ulm to each of the other three valleys.", "Ulm is closer than Vit to each of the other three valleys."),
    ("Zell is the most distant relative of Ulm, at 0.38.", "Yar is the most distant relative of Ulm, at 0.26."),
    ("No distance between Ulm–Vit and Wex–Yar exceeds 0.26.", "No distance between Ulm–Vit and Wex–Yar exceeds 0.22."),
    ("Wex is closer to Yar than to any other valley.", "Wex is closer to Vit than to any other valley."),
    ("On average, Zell is farthest from the others, at 0.33.", "On average, Ulm is farthest from the others, at 0.22."),
    ("Adjacent valleys are never more than 0.31 apart.", "Adjacent valleys are never more than 0.21 apart."),
    ("The table is symmetric, with zeros on the diagonal.", "The table is symmetric, and its diagonal is 1.00 throughout."),
    ("From Ulm, distances grow with every step: from 0.04 at Vit to 0.38 at Zell.", "From Zell, distances grow with every step: from 0.31 at Yar to 0.38 at Ulm."),
]  # fmt: skip
# What may be meant otherwise, or of other data, or tells of something else.
OPEN = [
    "After the wash, Weight and Gloss are the strongest pair.",
    "If Warmth is dropped, Pilling and Shrinkage are the tightest pair.",
    "The weakest link in the argument is Weight and Gloss.",
    "Weight and Gloss were expected to be the weakest pair.",
    "No pair is significant at the 0.05 level.",
    "Strongest suspicion: Weight and Gloss.",
    "Rows, top to bottom: Weight, Gloss, Drape, Pilling, Warmth, Shrinkage.",
    "Weight has one positive partner more than Gloss.",
    "The weakest pairs are negative, as a rule.",
    "Weight is negatively correlated with everything cheap.",
]


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [(CLOTH, *twins) for twins in OF_CLOTH] + [(VALLEYS, *twins) for twins in OF_VALLEYS],
)
def test_what_holds_of_pairs_is_supported_and_its_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize("sentence", OPEN)
def test_what_may_mean_something_else_is_left_open(sentence: str) -> None:
    assert said(CLOTH, sentence).verdict not in ("supported", "contradicted"), said(CLOTH, sentence)
