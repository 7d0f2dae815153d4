"""Matrices told of in a closed vocabulary: balance, merged classes, shares, and numbers dealt out among two; each with a false twin."""

import pytest

from said import said

FRUIT = """# Fruit sorter, confusion matrix

Rows hold the true fruit, columns what the sorter predicted. Counts of fruit.

| True \\ Predicted | Apple | Pear | Plum | Quince | Lemon |
|---|---|---|---|---|---|
| Apple | 142 | 9 | 0 | 4 | 1 |
| Pear | 12 | 118 | 0 | 17 | 3 |
| Plum | 0 | 2 | 95 | 1 | 2 |
| Quince | 7 | 21 | 0 | 66 | 6 |
| Lemon | 2 | 3 | 1 | 8 | 110 |
"""
STANDS = """# Forest stands from the air

Error matrix of a map. The map class (predicted) is on the rows, the reference class (actual) on the columns.

| Map \\ Reference | Sound | Infested | Dead | Cleared |
|---|---|---|---|---|
| Sound | 210 | 31 | 2 | 5 |
| Infested | 18 | 122 | 14 | 1 |
| Dead | 3 | 9 | 87 | 6 |
| Cleared | 4 | 0 | 7 | 61 |
"""
TESTS = """# Two rapid tests

Two confusion matrices of 500 patients. Truth on the rows, test result (predicted) on the columns. The positive class is Infected.

**Dipstick**

| True \\ Predicted | Infected | Clear |
|---|---|---|
| Infected | 84 | 16 |
| Clear | 35 | 365 |

**Lab strip**

| True \\ Predicted | Infected | Clear |
|---|---|---|
| Infected | 91 | 9 |
| Clear | 52 | 348 |
"""
LEAVES = """# Leaf classifier in 2019 and 2024

Row-normalised confusion matrices in percent; true species on the rows, predicted species on the columns.

**Model 2019**

| True \\ Predicted | Oak | Ash | Elm | Yew |
|---|---|---|---|---|
| Oak | 61% | 14% | 20% | 5% |
| Ash | 9% | 72% | 8% | 11% |
| Elm | 18% | 6% | 70% | 6% |
| Yew | 3% | 13% | 4% | 80% |

**Model 2024**

| True \\ Predicted | Oak | Ash | Elm | Yew |
|---|---|---|---|---|
| Oak | 75% | 9% | 13% | 3% |
| Ash | 6% | 81% | 4% | 9% |
| Elm | 16% | 3% | 77% | 4% |
| Yew | 3% | 12% | 4% | 81% |
"""
ALARMS = """# Smoke alarm field test

Confusion matrix of 1,000 nights. Truth on the vertical axis, alarm decision (predicted) on the horizontal axis.

| True \\ Predicted | Alarm | No alarm |
|---|---|---|
| Fire | 45 | 5 |
| No fire | 38 | 912 |
"""
TWINS = [
    (FRUIT, "Apple and Pear are over-predicted; the other three fruits are under-predicted.", "Apple and Quince are over-predicted; the other three fruits are under-predicted."),
    (FRUIT, "The sorter says Plum, Quince and Lemon less often than they occur.", "The sorter says Plum, Apple and Lemon less often than they occur."),
    (FRUIT, "Pear is predicted slightly more often than it occurs, 153 against 150 times.", "Pear is predicted slightly less often than it occurs, 153 against 150 times."),
    (FRUIT, "Macro-averaged recall is 83.9%, a touch below the overall accuracy of 84.3%.", "Macro-averaged recall is 83.9%, a touch above the overall accuracy of 84.3%."),
    (FRUIT, "If Pear and Quince were treated as one class, accuracy would be 90.3%.", "If Pear and Quince were treated as one class, accuracy would be 93.3%."),
    (FRUIT, "Merging Pear with Quince would remove 38 of the 99 errors.", "Merging Pear with Quince would remove 48 of the 99 errors."),
    (FRUIT, "Calling everything an Apple would give only 24.8% accuracy.", "Calling everything an Apple would give only 34.8% accuracy."),
    (FRUIT, "The two largest errors, Quince as Pear and Pear as Quince, make up 38 of the 99 mistakes.", "The two largest errors, Quince as Pear and Pear as Apple, make up 33 of the 99 mistakes."),
    (FRUIT, "The best recall is that of Plum, then come Apple and Lemon.", "The best recall is that of Plum, then come Lemon and Apple."),
    (FRUIT, "A Quince is never called a Plum, but it is called every other fruit at least six times.", "A Quince is never called a Plum, but it is called every other fruit at least seven times."),
    (FRUIT, "Pear loses 32 of its 150 examples, more than half of them to Quince (17) and another 12 to Apple.", "Pear loses 32 of its 150 examples, more than half of them to Apple (17) and another 12 to Quince."),
    (FRUIT, "Only four confusions occur more than eight times.", "Only three confusions occur more than eight times."),
    (FRUIT, "Recall falls in the order Plum > Apple > Lemon > Pear > Quince.", "Recall falls in the order Plum > Lemon > Apple > Pear > Quince."),
    (FRUIT, "Apart from these four, no confusion exceeds eight.", "Apart from these three, no confusion exceeds eight."),
    (FRUIT, "Pear is taken for Quince more often (17) than Quince for Apple (7).", "Pear is taken for Quince less often (17) than Quince for Apple (7)."),
    (STANDS, "Only Sound is over-mapped; the other three classes are under-mapped.", "Only Dead is over-mapped; the other three classes are under-mapped."),
    (STANDS, "Sound is mapped 248 times, although it occurs only 235 times.", "Sound is mapped 235 times, although it occurs only 248 times."),
    (STANDS, "Infested is never mapped as Cleared.", "Cleared is never mapped as Infested."),
    (STANDS, "The kappa coefficient is 0.75.", "The kappa coefficient is 0.65."),
    (STANDS, "The omission error of Infested is 24.7%, its commission error 21.3%.", "The omission error of Infested is 21.3%, its commission error 24.7%."),
    (TESTS, "The negative predictive value is 95.8% and 97.5% respectively.", "The negative predictive value is 95.8% and 93.5% respectively."),
    (TESTS, "The dipstick finds 84 of the 100 infected patients, the lab strip 91.", "The dipstick finds 84 of the 100 infected patients, the lab strip 93."),
    (TESTS, "The lab strip has the higher sensitivity, the dipstick the higher specificity.", "The dipstick has the higher sensitivity, the lab strip the higher specificity."),
    (TESTS, "The lab strip misses 9 infected patients, seven fewer than the dipstick.", "The lab strip misses 9 infected patients, nine fewer than the dipstick."),
    (LEAVES, "All four recalls improve.", "All four recalls decline."),
    (LEAVES, "Ash gains 9 points, Elm 7.", "Ash gains 7 points, Elm 9."),
    (LEAVES, "Mean recall rises from 70.8% to 78.5%.", "Mean recall rises from 70.8% to 83.5%."),
    (LEAVES, "When a Yew is misread, Ash is the likeliest answer in both models (13% and 12%).", "When a Yew is misread, Elm is the likeliest answer in both models (13% and 12%)."),
    (LEAVES, "In Model 2024 Elm is taken for Oak in 16% of cases, whereas Oak is taken for Elm in only 13%.", "In Model 2024 Elm is taken for Oak in 13% of cases, whereas Oak is taken for Elm in 16%."),
    (ALARMS, "Accuracy is 95.7%.", "Accuracy is 93.7%."),
    (ALARMS, "False alarms outnumber misses by 33.", "False alarms outnumber misses by 43."),
]  # fmt: skip
# What is left open because a word may be meant otherwise, or reaches beyond the matrix.
NOT_REFUTED = [
    (FRUIT, "Over-ripe Plum is recognised in 60% of cases."),
    (FRUIT, "Quince would reach a recall of 80%."),
    (FRUIT, "Apple and Pear are called so at least, Quince least of all."),
    (STANDS, "Sound, Infested and Dead would be mapped as often as they occur."),
    (TESTS, "With the earlier strips things were worse. Sensitivity was 60%."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_is_told_further_is_told_from_its_twin(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), NOT_REFUTED)
def test_what_may_be_meant_otherwise_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted", said(grid, sentence)


def test_a_sentence_that_tells_what_comes_next_leans_on_the_one_before_it() -> None:
    told = "Quince taken for Pear is the commonest error, with 21 cases. Next come Pear taken for Quince ({}) and Pear taken for Apple (12)."
    assert said(FRUIT, told.format(17)).verdict == "supported"
    assert said(FRUIT, told.format(19)).verdict == "contradicted"
