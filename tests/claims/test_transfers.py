"""Sentences on what was trained on one set and tested on another, each with a false twin."""

import pytest

from said import said

CORPORA = """# Parsing scores across corpora

| Trained on / Tested on | news | fiction | legal | chat |
|---|---|---|---|---|
| news | 86 | 71 | 68 | 44 |
| fiction | 73 | 84 | 57 | 52 |
| legal | 70 | 59 | 89 | 36 |
| chat | 49 | 55 | 41 | 78 |
"""
TWINS = [
    ("Chat always gives more than it receives.", "Legal always gives more than it receives."),
    ("For chat the best foreign source is fiction.", "For chat the best foreign source is news."),
    ("The two directions of a pair never differ by more than 5 points.", "The two directions of a pair never differ by more than 3 points."),
    ("As a source, news transfers best.", "As a source, fiction transfers best."),
    ("As a target, chat is the hardest, followed by legal.", "As a target, legal is the hardest, followed by chat."),
    ("The twelve off-diagonal scores average 56.25.", "The twelve off-diagonal scores average 61.25."),
]  # fmt: skip
TRUE = [
    "Training on the test corpus itself is best in every row and every column.",
    "For each of the four training corpora the best score is the one on that same corpus.",
    "Chat gives more than it receives.",
    "As a source, chat is the weakest, with a mean of 55.75.",
    "As a source, chat is the weakest, with a mean of 48.3 over the other three corpora.",
    "For chat the best source is chat itself (78).",
    "The diagonal scores average 84.25.",
    "The off-diagonal scores range from 36 to 73.",
    "Fiction receives more from legal than from chat.",
    "As a target, legal is harder than fiction.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_what_holds_of_transfers_is_supported_and_its_twin_contradicted(true: str, false: str) -> None:
    assert said(CORPORA, true).verdict == "supported", said(CORPORA, true)
    assert said(CORPORA, false).verdict == "contradicted", said(CORPORA, false)


@pytest.mark.parametrize("sentence", TRUE)
def test_what_is_true_of_transfers_is_not_contradicted(sentence: str) -> None:
    assert said(CORPORA, sentence).verdict != "contradicted", said(CORPORA, sentence)
