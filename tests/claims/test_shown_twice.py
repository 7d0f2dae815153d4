"""Tables that show the same things at two times, or as two people judge them: true sentences with false twins."""

import pytest

from said import said

SHOPS = """# Where people buy bread

Number of households by the shop they used before and after the fair.

| Before \\ After | bakery | market | station |
|---|---|---|---|
| bakery | 84 | 30 | 6 |
| market | 12 | 61 | 7 |
| station | 0 | 9 | 41 |
"""

PARTIES = """# How a panel voted

| 2016 \\ 2020 | Reds | Blues | Golds | Total |
|---|---|---|---|---|
| Reds | 150 | 20 | 30 | 200 |
| Blues | 45 | 240 | 15 | 300 |
| Golds | 8 | 2 | 90 | 100 |
| Total | 203 | 262 | 135 | 600 |
"""

STAMPS = """# Two experts on the same stamps

| Kern \\ Lund | genuine | repaired | forged |
|---|---|---|---|
| genuine | 96 | 14 | 3 |
| repaired | 9 | 40 | 11 |
| forged | 0 | 5 | 22 |
"""

TWINS = (
    (SHOPS, "186 of the 250 households stayed with their shop.", "186", "196"),
    (SHOPS, "The bakery lost 30 households to the market and won 12 from it.", "12", "17"),
    (SHOPS, "The most frequent switch was from bakery to market (30 households).", "(30", "(20"),
    (SHOPS, "Nobody who used the station before used the bakery after.", "bakery", "market"),
    (SHOPS, "The market gained 20 households on balance.", "20", "29"),
    (SHOPS, "The number of bakery users falls from 120 to 96.", "96", "99"),
    (SHOPS, "Of the 120 households that used the bakery before, 30 switched to the market.", "30", "36"),
    (PARTIES, "The Golds had 100 voters in 2016 and 135 in 2020.", "135", "153"),
    (PARTIES, "The Golds are the most loyal: 90 of 100 voters stayed with them.", "90", "80"),
    (PARTIES, "45 Blues moved to the Reds.", "45", "54"),
    (PARTIES, "More voters moved from the Blues to the Reds than the other way round (45 against 20).", "More", "Fewer"),
    (PARTIES, "The Blues kept 240 of their 300 voters.", "240", "204"),
    (PARTIES, "In all, 120 voters changed sides.", "120", "130"),
    (PARTIES, "Every fourth Red voter of 2016 switched.", "fourth", "second"),
    (PARTIES, "In 2020 only 262 voters chose the Blues.", "262", "282"),
    (STAMPS, "The two experts agree in 158 of 200 cases.", "158", "168"),
    (STAMPS, "They disagree on 42 stamps, about one in five.", "42", "52"),
    (STAMPS, "Kern finds 27 forged stamps, Lund 36.", "36", "39"),
    (STAMPS, "Both call the stamp forged in 22 cases.", "22", "28"),
    (STAMPS, "When Kern says repaired, Lund agrees in 40 of 60 cases.", "40", "49"),
    (STAMPS, "The most common disagreement is genuine for Kern and repaired for Lund (14 stamps).", "(14", "(11"),
    (STAMPS, "Lund considers more stamps forged than Kern.", "more", "fewer"),
    (STAMPS, "Contradictions, genuine for one and forged for the other, occur three times.", "three", "five"),
    (STAMPS, "Cohen's kappa is 0.64.", "0.64", "0.74"),
)  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence", "told", "instead"), TWINS)
def test_a_true_sentence_is_borne_out_and_its_twin_is_not(
    grid: str, sentence: str, told: str, instead: str
) -> None:
    assert said(grid, sentence).verdict == "supported"
    assert "contradicted" in said(grid, sentence.replace(told, instead)).verdicts


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (SHOPS, "The bakery lost 30 loaves to the mice."),
        (SHOPS, "Of the 250 households, 64 switched jobs."),
        (SHOPS, "Those who switched saved 12 minutes."),
        (PARTIES, "The Reds gained 31 seats."),
        (PARTIES, "Only those who live in towns switched to the Golds."),
        (STAMPS, "The two experts agree that 40 of the stamps are too dear."),
        (STAMPS, "They disagree on how to clean 58 stamps."),
        (STAMPS, "Kern considers 40 collectors difficult."),
        (STAMPS, "A third expert finds 48 forged stamps."),
    ],
)
def test_what_may_speak_of_something_else_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts
