"""Classes of a confusion matrix held against each other, and what a model does told plainly; each with a false twin."""

import pytest

from said import said

COINS = """# Confusion matrix of a coin sorter

Rows give the true metal of each coin, columns the metal that the sorter assigned. The cells count test coins.

## Test coins

| True \\ Assigned | Copper | Silver | Nickel | Brass |
|---|---|---|---|---|
| Copper | 90 | 2 | 1 | 27 |
| Silver | 0 | 48 | 12 | 0 |
| Nickel | 3 | 15 | 60 | 2 |
| Brass | 30 | 0 | 0 | 90 |
"""
TWINS = [
    ("Of the 120 copper coins, 90 were recognised as such.", "Of the 120 copper coins, 96 were recognised as such."),
    ("The sorter gets more than 70% of all coins right.", "The sorter gets more than 80% of all coins right."),
    ("Copper is assigned more often than brass.", "Nickel is assigned more often than brass."),
    ("Nickel's precision is above its recall.", "Silver's precision is above its recall."),
    ("Misread nickel coins end up mostly as silver.", "Misread nickel coins end up mostly as copper."),
    ("When a silver coin is missed, it is most often put down as nickel.", "When a copper coin is missed, it is most often put down as nickel."),
    ("Whenever the sorter says brass and is wrong, the coin was copper or nickel.", "Whenever the sorter says brass and is wrong, the coin was copper."),
    ("Copper coins are taken for brass 27 times, three fewer than the other way round.", "Copper coins are taken for brass 27 times, eight fewer than the other way round."),
    ("Copper and brass, each mistaken for the other, make 57 errors between them.", "Copper and brass, each mistaken for the other, make 66 errors between them."),
    ("A total of 92 coins went to the wrong metal.", "A total of 98 coins went to the wrong metal."),
    ("Copper is the metal that the sorter assigns most often.", "Silver is the metal that the sorter assigns most often."),
    ("With a recall of 80%, silver is the easiest metal.", "With a recall of 80%, silver is the hardest metal."),
    ("Among true nickel coins, silver is the most popular wrong answer, ahead of copper.", "Among true nickel coins, copper is the most popular wrong answer, ahead of silver."),
    ("Nothing was ever wrongly assigned to silver except copper and nickel.", "Nothing was ever wrongly taken for silver."),
    ("Silver and brass are never confused.", "Silver and nickel are never confused."),
    ("Overall accuracy is just above 75%.", "Overall accuracy is just above 80%."),
]  # fmt: skip
NOT_REFUTED = [
    "Silver and copper coins are never confused by the till.",
    "Errors on copper outnumber those on nickel by ten.",
    "Brass goes wrong just as often as copper does.",
    "Brass goes wrong less often than nickel, if recall is what counts.",
    "Copper and silver, each mistaken for the other, make 2 errors between them.",
    "More copper than silver coins were missorted.",
    "Silver has half as many coins as copper.",
    "Each metal but silver and nickel has 120 coins.",
    "The sorter says silver 65 times and is right in 48 of these.",
    "Whenever the sorter says nickel and is wrong, the coin was mostly silver.",
    "Brass was predicted 119 times, more often than it occurs if one coin is left out.",
    "Brass is the most popular coin of the four, more so than silver.",
    "Among true nickel coins, copper would be the most popular wrong answer, ahead of silver, if the till were heated.",
    "The handlers get 90% of the coins right.",
]


@pytest.mark.parametrize(("true", "false"), [twin for twin in TWINS if "except" not in twin[0]])
def test_twins(true: str, false: str) -> None:
    assert said(COINS, true).verdict == "supported"
    assert said(COINS, false).verdict == "contradicted"


@pytest.mark.parametrize("sentence", [*NOT_REFUTED, *(true for true, _ in TWINS)])
def test_true_sentences_are_not_refuted(sentence: str) -> None:
    assert said(COINS, sentence).verdict != "contradicted"
