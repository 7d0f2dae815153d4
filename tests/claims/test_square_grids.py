"""What prose says of confusion and correlation matrices in freer words, each sentence with a false twin."""

import pytest

from said import said

SEEDS = """# Sorting seeds by camera

A confusion matrix of 480 seeds: rows are the true kind, columns the predicted kind.

| True \\ Predicted | wheat | barley | oats | rye |
|---|---|---|---|---|
| wheat | 101 | 9 | 2 | 8 |
| barley | 21 | 88 | 5 | 6 |
| oats | 0 | 4 | 115 | 1 |
| rye | 12 | 3 | 7 | 98 |
"""
MATRIX = [
    ("Barley is taken for wheat more often than the reverse (21 against 9).", "Barley is taken for wheat less often than the reverse (21 against 9)."),
    ("Wheat is taken for rye less often than the other way round (8 against 12).", "Wheat is taken for rye less often than the other way round (12 against 8)."),
    ("- **Barley:** 88 correct predictions.", "- **Barley:** 98 correct predictions."),
    ("- **Rye:** 98 seeds were recognised, 22 were not.", "- **Rye:** 98 seeds were recognised, 24 were not."),
    ("- **Oats:** 5 errors.", "- **Oats:** 7 errors."),
    ("The largest cell is the oats' own with 115; wheat's own comes second with 101.", "The largest cell is the oats' own with 101; wheat's own comes second with 115."),
    ("Barley's own cell is the smallest on the diagonal with 88.", "Rye's own cell is the smallest on the diagonal with 98."),
    ("Wheat and barley are the pair that is confused most often, with 30 mix-ups.", "Wheat and rye are the pair that is confused most often, with 20 mix-ups."),
    ("Between them, wheat and barley account for 30 of the 78 errors.", "Between them, wheat and barley account for 36 of the 78 errors."),
    ("Wheat and barley are the only pair with more than 20 mix-ups.", "Wheat and barley are the only pair with more than 12 mix-ups."),
    ("Oats is the only kind with fewer than ten errors.", "Oats is the only kind with fewer than twenty errors."),
    ("Wheat and rye are mixed up 20 times, both directions taken together.", "Wheat and rye are mixed up 12 times, both directions taken together."),
    ("For most pairs the two directions differ by no more than 6.", "For all pairs the two directions differ by no more than 6."),
    ("The remaining 78 seeds were confused with some other kind.", "The remaining 87 seeds were confused with some other kind."),
    ("Every kind has the same support, 120 seeds.", "Every kind has the same support, 110 seeds."),
    ("The label given most often was wheat (134 times).", "The label given most often was oats (129 times)."),
    ("The only empty cell is oats taken for wheat.", "The only empty cell is oats taken for rye."),
    ("No error count apart from the wheat/barley pair exceeds 12.", "No error count apart from the wheat/barley pair exceeds 9."),
    ("The runner-up among the mistakes is rye read as wheat (12).", "The runner-up among the mistakes is wheat read as barley (9)."),
    ("Barley has the weakest recall of the four, 73%.", "Rye has the weakest recall of the four."),
    ("Wheat is predicted too often: 134 times for 120 seeds.", "Barley is predicted too often: 104 times for 120 seeds."),
    ("When the camera says oats, it is right in 115 of 129 cases.", "When the camera says oats, it is right in 115 of 139 cases."),
    ("Barley is confused with wheat more than with rye.", "Barley is confused with rye more than with wheat."),
]  # fmt: skip
WEATHER = """## Correlations between six readings of a weather station

| | Sun | Rain | Wind | Haze | Dew | Heat |
|---|---|---|---|---|---|---|
| Sun | 1.00 | -0.58 | 0.07 | -0.33 | -0.21 | 0.74 |
| Rain | -0.58 | 1.00 | 0.26 | 0.12 | 0.49 | -0.45 |
| Wind | 0.07 | 0.26 | 1.00 | -0.61 | 0.03 | 0.15 |
| Haze | -0.33 | 0.12 | -0.61 | 1.00 | 0.38 | -0.09 |
| Dew | -0.21 | 0.49 | 0.03 | 0.38 | 1.00 | -0.28 |
| Heat | 0.74 | -0.45 | 0.15 | -0.09 | -0.28 | 1.00 |
"""
PAIRS = [
    ("Seven of the 15 pairs are negative, so the picture is mostly blue.", "Nine of the 15 pairs are negative, so the picture is mostly blue."),
    ("Sun goes with heat (0.74).", "Sun goes with heat (0.47)."),
    ("Rain and heat are opposed (-0.45).", "Rain and dew are opposed (-0.49)."),
    ("Only one pair gets past 0.7 in absolute value.", "Only one pair gets past 0.6 in absolute value."),
    ("None of dew's five correlations exceeds 0.5 in size.", "None of dew's five correlations exceeds 0.4 in size."),
    ("Four of dew's five coefficients are smaller than 0.4 in size.", "Three of dew's five coefficients are smaller than 0.4 in size."),
    ("Just four of the fifteen reach 0.49 in absolute value.", "Just five of the fifteen reach 0.49 in absolute value."),
    ("The palest pair in the whole picture is wind and dew.", "The palest pair in the whole picture is sun and wind."),
    ("Wind has four positive partners and one negative one, haze.", "Wind has three positive partners and two negative ones."),
    ("The mean absolute correlation of haze with its five partners is about 0.31.", "The mean absolute correlation of haze with its five partners is about 0.41."),
    ("Wind is not negatively correlated with rain.", "Wind is not negatively correlated with haze."),
    ("Heat isn't positively correlated with dew.", "Heat isn't positively correlated with sun."),
    ("Dew disappoints: none of its five correlations exceeds 0.5 in size.", "Dew disappoints: none of its five correlations exceeds 0.4 in size."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), MATRIX, ids=[true for true, _ in MATRIX])
def test_a_sentence_on_a_confusion_matrix(true: str, false: str) -> None:
    assert said(SEEDS, true).verdict == "supported", said(SEEDS, true)
    assert said(SEEDS, false).verdict == "contradicted", said(SEEDS, false)


@pytest.mark.parametrize(("true", "false"), PAIRS, ids=[true for true, _ in PAIRS])
def test_a_sentence_on_pairs(true: str, false: str) -> None:
    assert said(WEATHER, true).verdict == "supported", said(WEATHER, true)
    assert said(WEATHER, false).verdict == "contradicted", said(WEATHER, false)


def test_pairs_are_counted_once_and_never_with_themselves() -> None:
    assert said(WEATHER, "At least four pairs have a correlation above 0.4.").verdict != "supported"
    assert said(WEATHER, "At least two pairs have a correlation above 0.4.").verdict == "supported"
    assert said(WEATHER, "At most two pairs have a correlation above 0.4.").verdict != "contradicted"


def test_a_question_claims_nothing() -> None:
    assert said(SEEDS, "Is the matrix symmetric?").verdict == "nothing said"
    assert (
        "contradicted"
        not in said(SEEDS, "Is the matrix symmetric? Not quite (barley becomes wheat 21 times).").verdicts
    )


def test_most_errors_may_be_more_than_of_any_other_class() -> None:
    assert said(SEEDS, "Most errors come from the barley row (32 of 78).").verdict != "contradicted"
