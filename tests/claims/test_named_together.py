"""Lines that are named together, or counted and named, and what nothing exceeds; each sentence with a false twin."""

import pytest

from said import said

CARTS = """## Fares per cart

| Cart \\ Month | January | February | March | April |
|---|---|---|---|---|
| Elm | 31 | 45 | 52 | 49 |
| Fir | 92 | 50 | 66 | 74 |
| Gum | 28 | 45 | 39 | 61 |
| Hazel | 12 | 24 | 69 | 88 |
"""

OVENS = """## Glaze by batch

- **X-axis (Firing rate)**: 0.5, 1, 2, 4
- **Y-axis (Batch weight)**: 10, 20, 40, 80
- **Legend**: Hardness, 50 to 70

| Batch weight \\ Firing rate | 0.5 | 1 | 2 | 4 |
|---|---|---|---|---|
| 10 | 55.1 | 61.0 | 66.2 | 60.3 |
| 20 | 57.4 | 63.9 | 68.8 | 61.2 |
| 40 | 58.0 | 66.7 | 65.1 | 59.9 |
| 80 | 54.2 | 67.3 | 64.0 | 52.6 |
"""

TWINS = [
    # each of several lines has its own extreme
    (CARTS, "Gum and Hazel both peak in {}.", "April", "March"),
    (CARTS, "Elm and Gum are lowest in {}.", "January", "February"),
    (CARTS, "{} have their maximum in April.", "Gum and Hazel", "Elm and Hazel"),
    # what is counted is named at once
    (CARTS, "Two carts, Gum and Hazel, reach their highest value in {}.", "April", "March"),
    # nothing exceeds it
    (CARTS, "Nothing beats the 92 of {} in January.", "Fir", "Hazel"),
    (CARTS, "No value exceeds the {}.", "92 of Fir in January", "88 of Hazel in April"),
    (CARTS, "In April nothing surpasses the {}.", "88 of Hazel", "74 of Fir"),
    (CARTS, "No cell falls below the {} in January.", "12 of Hazel", "28 of Gum"),
    # the noun of an axis, and its ends
    (OVENS, "At the lowest rate, 0.5, the lightest batch reaches {}.", "55.1", "54.2"),
    (OVENS, "The hardness of the heaviest batch at the highest rate is {}.", "52.6", "60.3"),
    (OVENS, "At a rate of {}, a batch of 20 reaches 68.8.", "2", "4"),
]


@pytest.mark.parametrize(("grid", "sentence", "true", "false"), TWINS)
def test_what_is_told_of_several_holds_of_each(grid: str, sentence: str, true: str, false: str) -> None:
    assert said(grid, sentence.format(true)).verdict == "supported", said(grid, sentence.format(true))
    found = said(grid, sentence.format(false))
    assert found.verdict == "contradicted", found


@pytest.mark.parametrize(
    "sentence",
    [
        "Three carts, Gum and Hazel, peak in April.",
        "Two drivers, Gum and Hazel, live in April Lane.",
        "Fir and Gum are the best in February.",
        "Nothing beats the 5 horses of Gum.",
    ],
)
def test_what_may_mean_another_thing_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(CARTS, sentence).verdicts, said(CARTS, sentence)
