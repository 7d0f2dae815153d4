"""Sentences on partners in their order, on weak ties and on how many pairs there are, each with a false twin."""

import pytest

from said import said

TEA = """# Correlations among tea descriptors

| | Floral | Grassy | Malty | Smoky | Sweet | Astringent |
|---|---|---|---|---|---|---|
| Floral | 1.00 | 0.42 | -0.35 | -0.51 | 0.63 | -0.14 |
| Grassy | 0.42 | 1.00 | -0.58 | -0.27 | 0.09 | 0.37 |
| Malty | -0.35 | -0.58 | 1.00 | 0.46 | 0.31 | -0.06 |
| Smoky | -0.51 | -0.27 | 0.46 | 1.00 | -0.39 | 0.18 |
| Sweet | 0.63 | 0.09 | 0.31 | -0.39 | 1.00 | -0.44 |
| Astringent | -0.14 | 0.37 | -0.06 | 0.18 | -0.44 | 1.00 |
"""
TWINS = [
    ("Sweet's closest companion is floral (0.63), followed by malty (0.31).", "Sweet's closest companion is malty (0.31), followed by floral (0.63)."),
    ("Sign aside, floral and sweet are the tightest link in the figure.", "Sign aside, grassy and malty are the tightest link in the figure."),
    ("Sweet and grassy are practically unrelated.", "Sweet and floral are practically unrelated."),
    ("Three of the five partners of floral get a minus sign.", "Two of the five partners of floral get a minus sign."),
    ("None of the five coefficients of astringent gets as far as 0.5.", "None of the five coefficients of sweet gets as far as 0.5."),
    ("No pair without sweet exceeds 0.5.", "No pair without sweet exceeds 0.4."),
    ("Everything lies between -0.58 and 0.63.", "Everything lies between -0.51 and 0.63."),
    ("The coldest is grassy with malty: -0.58.", "The coldest is floral with smoky: -0.58."),
    ("Fifteen pairs in all.", "Twelve pairs in all."),
]  # fmt: skip
TRUE = [
    "Floral is tied most closely to sweet (0.63), followed by smoky (-0.51) and grassy (0.42).",
    "Second in strength come grassy and malty (-0.58).",
    "Floral and smoky come second among the negative pairs (-0.51).",
    "Malty and smoky come second among the positive pairs.",
    "Two of floral's five links are stronger than 0.5.",
    "There are fifteen pairs, and 36 cells.",
    "Thirty coefficients in all.",
    "Malty is hardly related to astringent (-0.06).",
    "Sweet gets along with floral, malty and grassy.",
    "Two of malty's five links are stronger than 0.4.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_what_holds_of_pairs_is_supported_and_its_twin_contradicted(true: str, false: str) -> None:
    assert said(TEA, true).verdict == "supported", said(TEA, true)
    assert said(TEA, false).verdict == "contradicted", said(TEA, false)


@pytest.mark.parametrize("sentence", TRUE)
def test_what_is_true_of_pairs_is_not_contradicted(sentence: str) -> None:
    assert said(TEA, sentence).verdict != "contradicted", said(TEA, sentence)
