"""Lines that are counted, singled out, or told with their extremes, each sentence with a false twin."""

import pytest

from said import said

CATCH = """## Catch by harbour and month (tonnes)

| harbour \\ month | May | June | July | August |
|---|---|---|---|---|
| Ost | 61 | 74 | 70 | 66 |
| Sund | 22 | 25 | 31 | 38 |
| Vik | 48 | 52 | 80 | 57 |
| Holm | 15 | 19 | 24 | 28 |
| Skar | 90 | 85 | 71 | 63 |
"""

TWO_KILNS = """# Cracks per tile

## Kiln A

| clay \\ glaze | clear | white | green |
|---|---|---|---|
| red | 12 | 15 | 19 |
| grey | 7 | 9 | 6 |
| buff | 11 | 19 | 13 |

## Kiln B

| clay \\ glaze | clear | white | green |
|---|---|---|---|
| red | 16 | 27 | 24 |
| grey | 8 | 13 | 12 |
| buff | 28 | 14 | 21 |
"""

TWINS = [
    (CATCH, "Two of the harbours peak in August.", "Three of the harbours peak in August."),
    (CATCH, "In two of the five harbours the maximum lies in August.", "In four of the five harbours the maximum lies in August."),
    (CATCH, "Four of the five harbours have their minimum in May.", "Two of the five harbours have their minimum in May."),
    (CATCH, "One harbour peaks in July.", "Three harbours peak in July."),
    (CATCH, "No harbour has its lowest value in June.", "No harbour peaks in August."),
    (CATCH, "All but one of the harbours have their minimum in May.", "All but two of the harbours have their minimum in May."),
    (CATCH, "At least two rows peak in August.", "At least four rows peak in August."),
    (CATCH, "Skar is the richest harbour in two of the four months.", "Ost is the lowest harbour in two of the four months."),
    (CATCH, "Skar is highest in two of the four months.", "Skar is highest in three of the four months."),
    (CATCH, "Half of the months are highest for Skar.", "Half of the rows peak in July."),
    (CATCH, "None of the five harbours has its lowest value in July.", "None of the five harbours peaks in August."),
    (CATCH, "All five harbours are lowest in May or August.", "All five harbours are lowest in May or June."),
    (TWO_KILNS, "In both kilns, two of the clays are highest with white glaze.", "In both kilns, one of the clays is highest with white glaze."),
    (TWO_KILNS, "In Kiln B, two of the clays are highest with white glaze.", "In Kiln A, none of the clays is highest with white glaze."),
    (CATCH, "Only Sund and Holm stay below 40 throughout.", "Only Sund and Vik stay below 58 throughout."),
    (CATCH, "Only Skar and Ost stay above 60 in every month.", "Only Skar and Vik stay above 50 in every month."),
    (CATCH, "Only Holm never reaches 30.", "Only Sund never reaches 30."),
    (CATCH, "Only in July and August are all values above 23.", "Only in August are all values above 23."),
    (CATCH, "Sund and Holm alone remain under 50 in every month.", "Sund and Ost alone remain under 50 in every month."),
    (CATCH, "Apart from Holm, no harbour falls below 22.", "Apart from Holm, no harbour falls below 26."),
    (CATCH, "No harbour except Holm drops below 22.", "No harbour except Sund drops below 22."),
]  # fmt: skip

# Others keep the bound in some months: of a whole line it is said all the same.
TRUE_OF_WHOLE_LINES = [
    "Only Sund and Holm stay below 45.",
    "Only in August do all harbours exceed 25.",
    "Only Ost and Skar are above 60 in every month.",
    "Only Skar never falls below 62.",
    "Vik peaks after June.",
    "Two of the five harbours peak after July.",
    "One of the five harbours peaks before June.",
    "Skar peaks before June.",
    "The maximum occurs before June.",
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_true_sentence_is_supported_and_its_false_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize("sentence", TRUE_OF_WHOLE_LINES)
def test_what_holds_of_whole_lines_is_not_refuted_by_single_cells(sentence: str) -> None:
    assert said(CATCH, sentence).verdict == "supported", said(CATCH, sentence)
