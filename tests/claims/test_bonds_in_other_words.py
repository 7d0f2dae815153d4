"""Sentences on pairs in roundabout words, each with a false twin."""

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
BELT = """# Correlations in a watch movement

- **Both axes:** Torque, Rate, Noise, Wear, Grease

- Torque vs. Rate: -0.81
- Torque vs. Noise: -0.30
- Torque vs. Wear: -0.66
- Torque vs. Grease: -0.22
- Rate vs. Noise: 0.44
- Rate vs. Wear: 0.73
- Rate vs. Grease: 0.12
- Noise vs. Wear: 0.39
- Noise vs. Grease: 0.05
- Wear vs. Grease: 0.24
"""
TEA = """# How six traits of tea go together

The lower triangle of the correlation matrix; nothing else is shown.

- **Traits on both axes:** Price, Aroma, Tannin, Age, Colour

- **Price vs. Aroma:** 0.71
- **Price vs. Tannin:** -0.44
- **Price vs. Age:** -0.38
- **Price vs. Colour:** 0.26
- **Aroma vs. Tannin:** -0.52
- **Aroma vs. Age:** -0.63
- **Aroma vs. Colour:** 0.33
- **Tannin vs. Age:** 0.57
- **Tannin vs. Colour:** -0.08
- **Age vs. Colour:** -0.19
"""
OF_CLOTH = [
    ("With -0.53, Drape and Warmth form the second most negative pair.", "With -0.53, Drape and Warmth form the third most negative pair."),
    ("At 0.40, Pilling and Warmth make up the third most positive pair.", "At 0.40, Pilling and Warmth make up the second most positive pair."),
    ("Gloss has two negative partners, Pilling and Shrinkage, and the remaining three are positive.", "Gloss has two negative partners, Pilling and Drape, and the remaining three are positive."),
    ("Averaged over its five partners, Weight comes to 0.17.", "Averaged over its five partners, Weight comes to 0.37."),
    ("With Weight and Pilling, Warmth stands at 0.74 and 0.40, a mean of 0.57.", "With Weight and Pilling, Warmth stands at 0.74 and 0.40, a mean of 0.67."),
]  # fmt: skip
OF_BELT = [
    ("All four pairs with Torque are negative, all the others positive.", "All four pairs with Wear are negative, all the others positive."),
    ("Every pair that involves Torque is negative, and every other one is positive.", "Every pair that involves Noise is negative, and every other one is positive."),
    ("Disregarding the sign, Torque and Rate are tied together most closely.", "Disregarding the sign, Torque and Wear are tied together most closely."),
    ("Sign aside, no two quantities are more closely tied than Torque and Rate.", "Sign aside, no two quantities are more closely tied than Rate and Wear."),
    ("Torque and Rate are bound together most strongly, whatever the sign.", "Torque and Wear are bound together most strongly, whatever the sign."),
    ("The six positive pairs average 0.33.", "The six positive pairs average 0.43."),
    ("The four negative pairs have a mean of about -0.50.", "The four negative pairs have a mean of about -0.60."),
    ("On average the positive pairs reach 0.33.", "On average the positive pairs reach 0.23."),
    ("Torque would explain some 66% of the variance in Rate.", "Torque would explain some 81% of the variance in Rate."),
    ("Wear alone accounts for about 53% of the variation of Rate.", "Wear alone accounts for about 73% of the variation of Rate."),
    ("Rate and Wear have some 53% of their variance in common.", "Rate and Wear have some 73% of their variance in common."),
    ("Squaring the coefficient of Torque and Wear gives a shared variance of about 44%.", "Squaring the coefficient of Torque and Wear gives a shared variance of about 66%."),
    ("Torque and Rate share about two thirds of their variance.", "Torque and Rate share about one third of their variance."),
    ("Wear is related to Rate more closely than Noise is.", "Noise is related to Rate more closely than Wear is."),
    ("Noise is related to Rate more closely than Grease is (0.44 against 0.12).", "Grease is related to Rate more closely than Noise is (0.12 against 0.44)."),
    ("None of the pairs is closer to zero than 0.05.", "None of the pairs is closer to zero than 0.2."),
    ("Grease never exceeds 0.24 in size, whatever its partner.", "Grease never exceeds 0.14 in size, whatever its partner."),
    ("Whatever the partner, the coefficient of Grease stays within 0.25 of zero.", "Whatever the partner, the coefficient of Grease stays within 0.15 of zero."),
    ("Three coefficients are larger than 0.6 in absolute terms, and another three fall between 0.3 and 0.5.", "Four coefficients are larger than 0.6 in absolute terms, and another three fall between 0.3 and 0.5."),
    ("Three pairs exceed 0.6 in magnitude, one upward and two downward.", "Three pairs exceed 0.6 in magnitude, two upward and one downward."),
    ("Only one pair has a magnitude under 0.1.", "Two pairs have a magnitude under 0.1."),
    ("Rate and Wear have about half of their variance in common.", "Rate and Wear have about a quarter of their variance in common."),
    ("Torque is tied to Rate a little more closely than Wear is (0.08 in absolute size).", "Torque is tied to Rate a little more closely than Wear is (0.18 in absolute size)."),
    ("With Rate, Noise is 0.32 ahead of Grease.", "With Rate, Noise is 0.22 ahead of Grease."),
    ("As for Noise, its tightest link is that with Rate (0.44).", "As for Noise, its tightest link is that with Wear (0.39)."),
    ("Where Noise is concerned, Rate is the closest companion with 0.44, followed by Wear with 0.39.", "Where Noise is concerned, Wear is the closest companion with 0.39, followed by Rate with 0.44."),
    ("Noise and Grease are nearly unrelated (0.05), and no other pair is closer to zero.", "Rate and Grease are nearly unrelated (0.12), and no other pair is closer to zero."),
    ("No coefficient lies further from zero than 0.81.", "No coefficient lies further from zero than 0.71."),
    ("Without Torque all coefficients are positive.", "Without Rate all coefficients are positive."),
    ("Four of the coefficients are negative, and every one of them belongs to Torque.", "Four of the coefficients are negative, and every one of them belongs to Rate."),
    ("Torque is negatively tied to all the other quantities.", "Wear is negatively tied to all the other quantities."),
    ("Four pairs lie between 0.1 and 0.5.", "Seven pairs lie between 0.2 and 0.5."),
    ("In absolute terms, four of the pairs fall between 0.2 and 0.4.", "In absolute terms, seven of the pairs fall between 0.2 and 0.4."),
]  # fmt: skip
OF_TEA = [
    ("One pair is as good as unrelated, with a magnitude under 0.1.", "Three pairs are as good as unrelated, with a magnitude under 0.1."),
    ("Colour is tied to Aroma best, at 0.33; all its other links keep within 0.3 of zero.", "Colour is tied to Aroma best, at 0.33; all its other links keep within 0.1 of zero."),
    ("Price has one positive companion above 0.5, Aroma.", "Price has one positive companion above 0.5, Colour."),
    ("The closest positive companion of Price is Aroma with 0.71, followed by Colour with 0.26.", "The closest positive companion of Price is Colour with 0.26, followed by Aroma with 0.71."),
    ("Where Price is concerned, the closest positive companion is Aroma with 0.71.", "Where Price is concerned, the closest positive companion is Colour with 0.26."),
    ("Nothing runs more strongly in opposite directions than Aroma and Age, at -0.63.", "Nothing runs more strongly in opposite directions than Price and Tannin, at -0.44."),
    ("With Price, Tannin and Age, Aroma reaches 0.71, -0.52 and -0.63.", "With Price, Tannin and Age, Aroma reaches 0.71, -0.63 and -0.52."),
    ("Price and Aroma make up the tightest positive pair (0.71); squaring that, about half of the variance is shared.", "Price and Aroma make up the tightest positive pair (0.71); squaring that, about 70% of the variance is shared."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        *((CLOTH, *twins) for twins in OF_CLOTH),
        *((BELT, *twins) for twins in OF_BELT),
        *((TEA, *twins) for twins in OF_TEA),
    ],
)
def test_what_roundabout_words_tell_of_pairs_is_supported_and_its_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"
