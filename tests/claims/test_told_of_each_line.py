"""What is told of each of some lines, and of a line that holds an extreme of all."""

import pytest

from said import said

JARS = """# Honey by hive and month (kg)

| Hive \\ Month | May | June | July |
|---|---|---|---|
| Oak | 10 | 14 | 19 |
| Elm | 12 | 15 | 17 |
| Ash | 11 | 16 | 20 |
"""
RUNS = """# Speed by run and lap

| Run \\ Lap | first | second | third |
|---|---|---|---|
| early | 10.2 | 24.7 | 12.1 |
| late | 11.5 | 20.3 | 13.8 |
"""
LINKS = """# Correlations

| Trait \\ Trait | Wit | Zeal | Calm |
|---|---|---|---|
| Wit | 1.00 | -0.30 | -0.12 |
| Zeal | -0.30 | 1.00 | -0.64 |
| Calm | -0.12 | -0.64 | 1.00 |
"""
TRUE = [
    (JARS, "The gap between the best and the worst hive is at most 3 kg in each month."),
    (JARS, "June is the second highest month for Oak, Elm and Ash."),
    (JARS, "June ranks second for Oak and Elm."),
    (LINKS, "The correlation of Wit with Zeal is -0.30, the most negative one in the Wit row."),
    (JARS, "Elm's highest value is 17."),
    (
        RUNS,
        "In the early run the speed climbs from 10.2 to 24.7, a gain of 14.5; after that it drops to 12.1.",
    ),
]
FALSE = [
    (JARS, "The gap between the best and the worst hive is at least 6 kg in each month."),
    (JARS, "June is the highest month for Oak and Elm."),
    (JARS, "Elm has the highest value, 17."),
    (
        RUNS,
        "In the early run the speed climbs from 10.2 to 24.7, a gain of 19.5; after that it drops to 12.1.",
    ),
]


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_what_is_so_of_each_is_not_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


@pytest.mark.parametrize(("grid", "sentence"), FALSE)
def test_what_is_not_so_is_not_supported(grid: str, sentence: str) -> None:
    verdicts = said(grid, sentence).verdicts
    assert "contradicted" in verdicts or "supported" not in verdicts


def test_a_gain_that_its_numbers_do_not_make_is_contradicted_before_a_pronoun() -> None:
    assert "contradicted" in said(*FALSE[-1]).verdicts
